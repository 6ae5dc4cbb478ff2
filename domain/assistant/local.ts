import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { ListedPlace } from "../facts/details.ts";
import { gives, HOME_COUNTRY, type Office } from "../offices/office.ts";
import { readPlaces } from "../offices/places.ts";
import { splitWords } from "../text/stem.ts";
import type { Town } from "./question.ts";
import type { Local } from "./reply.ts";

/** What is known of a procedure, or of an institution, in the town that a question names, here or abroad; null where it names none. */
export function findLocal(
	{ procedures, offices }: Pick<Catalogue, "procedures" | "offices">,
	asked: CataloguedProcedure | Institution,
	{ town, words }: { town: Town | null; words: string },
): Local | null {
	// A city abroad may be called as a town here: San Bernardino.
	const abroad = findAbroad(offices, asked, words);
	if (abroad) return abroad;
	if (town === null) return null;
	const of = "places" in asked ? [asked] : procedures.filter((each) => each.institution_id === asked.id);
	const isThere = (text: string) => [...readPlaces(splitWords(text)).places].some((place) => town.places.has(place));
	const isNear = ({ department, address }: ListedPlace) => isThere(`${department ?? ""}, ${address ?? ""}`);
	const there = [...of.flatMap(({ places }) => places), ...listOwn(offices, asked)].filter(isNear);
	return {
		town: town.name,
		offices: there.filter((office, at) => there.findIndex((other) => other.office === office.office) === at),
		// After the first address others are only said to be there.
		isHome: "address" in asked && isThere(asked.address?.split(";")[0] ?? ""),
	};
}

/** The offices in the city abroad that words name, which has the longest name of those: "San Antonio" is no "Antonio". */
function findAbroad(offices: readonly Office[], asked: CataloguedProcedure | Institution, words: string): Local | null {
	const abroad = offices.filter(({ country }) => country !== HOME_COUNTRY);
	const cities = new Set(abroad.flatMap(({ municipality }) => municipality ?? []));
	const said = [...cities].filter((city) => ` ${words} `.includes(` ${splitWords(city).join(" ")} `));
	const [city] = said.sort((one, other) => other.length - one.length);
	if (city === undefined) return null;
	const there = listOwn(
		abroad.filter(({ municipality }) => municipality === city),
		asked,
	);
	return there.length > 0 ? { town: city, offices: there, isHome: false } : null;
}

/** The offices of an institution, or those that may do a procedure: what a source says is done there, or does not say. */
function listOwn(offices: readonly Office[], asked: CataloguedProcedure | Institution): ListedPlace[] {
	const isOwn = (office: Office) =>
		"places" in asked
			? (gives(office, asked.id) ?? office.institution_id === asked.institution_id)
			: office.institution_id === asked.id;
	return offices
		.filter((office) => office.closed_since === null && isOwn(office))
		.map((office) => ({
			procedure_id: "",
			position: 0,
			office: office.name,
			department: office.department,
			address: [office.address, office.municipality].filter(Boolean).join(", ") || null,
			hours: office.hours,
			phone: office.phone,
			source: office.source,
			read: office.read,
		}));
}
