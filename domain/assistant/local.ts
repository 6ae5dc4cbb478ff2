import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import { readPlaces } from "../search/places.ts";
import { splitWords } from "../search/stem.ts";
import type { Town } from "./question.ts";
import type { Local } from "./reply.ts";

/** What is known of a procedure, or of an institution, in the town that a question names; null where it names none. */
export function findLocal(
	{ procedures }: Catalogue,
	asked: CataloguedProcedure | Institution,
	town: Town | null,
): Local | null {
	if (town === null) return null;
	const of = "places" in asked ? [asked] : procedures.filter((each) => each.institution_id === asked.id);
	const offices = of.flatMap(({ places }) => places);
	const isThere = (text: string) => [...readPlaces(splitWords(text)).places].some((place) => town.places.has(place));
	const there = offices.filter(({ department, address }) => isThere(`${department ?? ""}, ${address ?? ""}`));
	return {
		town: town.name,
		offices: there.filter((office, at) => there.findIndex((other) => other.office === office.office) === at),
		// After the first address others are only said to be there.
		isHome: "address" in asked && isThere(asked.address?.split(";")[0] ?? ""),
	};
}
