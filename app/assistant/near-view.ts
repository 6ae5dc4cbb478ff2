import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import { fill } from "../../content/fill.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENTS, type DepartmentId } from "../../domain/offices/departments.ts";
import { findNearest, findOffices } from "../../domain/offices/find-offices.ts";
import { gives, type Office } from "../../domain/offices/office.ts";
import { readTelephone } from "../../domain/text/contact.ts";
import { addresses } from "../address/addresses.ts";
import { findNearestFor, sayWhere, wantedOf } from "../components/nearest-view.ts";
import { describeOffice, viewOffice } from "../components/office-view.ts";
import { translatorFor } from "../words/text.ts";

/** More of them are a list to read on the page of the offices. */
const MOST_OFFICES = 3;

/** Where to go in the department that was chosen, told where a question names no town. */
export interface NearView {
	/** Which department it is, and whether any is known there. */
	lead: string;
	offices: readonly NearOfficeView[];
	/** Where all of them are, and another department can be chosen. */
	more: { label: string; address: string };
}

interface NearOfficeView {
	id: string;
	name: string;
	/** As the record has it. */
	place: string;
	/** Hours and source, in the language of the page. */
	about: string;
	/** Why to call before going. */
	doubt: string | null;
	phone: { address: string; number: string } | null;
	/** A search in maps; null without an address. */
	map: string | null;
}

/** The offices of the chosen department for a procedure or an institution; undefined where none is known anywhere. */
export function viewNear(
	{ offices }: Pick<Catalogue, "offices">,
	asked: CataloguedProcedure | Institution,
	{ department, language }: { department: DepartmentId; language: Language },
): NearView | undefined {
	const isProcedure = "places" in asked;
	const wanted = isProcedure ? wantedOf(asked) : { institution: asked.id, procedure: null };
	const nearest = isProcedure
		? findNearestFor({ offices }, asked, department)
		: findNearest(offices, wanted, department);
	if (!nearest) return undefined;
	const { text } = translatorFor(language);
	const { chosen, visits } = OFFICE_TEXTS[language];
	const { here } = findOffices(offices, { ...wanted, department, municipality: null });
	const isAlike = (office: Office) => !isProcedure || (gives(office, asked.id) === true) === nearest.isSure;
	const isKnown = nearest.where !== "unknown";
	const told = here.length > 0 ? here.filter(isAlike).slice(0, MOST_OFFICES) : isKnown ? [nearest.office] : [];
	const unsure = isProcedure && isKnown && !nearest.isSure ? [`${text("office.unsure")}.`] : [];
	const away = nearest.where === "here" ? [] : [`${sayWhere(nearest, department, language)}.`];
	return {
		lead: [fill(chosen, { department: DEPARTMENTS[department] }), ...away, ...unsure].join(" "),
		offices: told.map((office) => viewNearOffice(office, language)),
		more: {
			label: visits.change,
			address: addresses.offices.to({
				department,
				...(isProcedure ? { procedure: asked.id } : { institution: asked.id }),
			}),
		},
	};
}

function viewNearOffice(office: Office, language: Language): NearOfficeView {
	const { place, unplaced, hours, doubt, origin } = describeOffice(office, language);
	const phone = office.phone === null ? null : readTelephone(office.phone);
	return {
		...{ id: office.id, name: office.name, place, doubt },
		about: `${[unplaced, hours, origin].filter(Boolean).join(". ")}.`,
		map: viewOffice(office, { language }).beside.map,
		phone: phone && { address: phone.address, number: phone.number },
	};
}
