import { fill } from "../../content/fill.ts";
import { SHEET_TEXTS } from "../../content/sheet-texts.ts";
import { type Catalogue, findInstitution } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import type { Language } from "../../domain/language.ts";
import { describeOffice, viewOffice } from "../components/office-view.ts";
import { formatDate } from "../words/format.ts";
import type { SheetFact } from "./procedure-sheet-view.ts";
import { type SaidWords, speakerOf } from "./said-words.ts";

export interface OfficeSheetView {
	id: string;
	name: SaidWords;
	institution: SaidWords | null;
	facts: readonly SheetFact[];
	/** Where its facts were read. */
	origin: string;
	/** A search in maps; null where nobody tells the address. */
	map: string | null;
}

/** An office on paper: where, when, how to call, and of which day this is. Undefined where there is none with this id. */
export function viewOfficeSheet(catalogue: Catalogue, id: string, language: Language): OfficeSheetView | undefined {
	const office = catalogue.offices.find((each) => each.id === id);
	if (!office) return undefined;
	const texts = SHEET_TEXTS[language];
	const { read } = speakerOf(language);
	const { place, unplaced, hours, doubt, origin } = describeOffice(office, language);
	const { institution, beside } = viewOffice(office, {
		language,
		institution: findInstitution(catalogue, office.institution_id),
	});
	const { phone, email, appointment, closed_since } = office;
	const fact = (label: string, ...lines: SaidWords[]): SheetFact => ({ label, lines });
	return {
		id,
		name: read(office.name),
		institution: institution && read(institutionName({ ...institution, full_name: null })),
		facts: [
			...(closed_since
				? [fact(texts.confirmFirst, [fill(texts.closed, { date: formatDate(closed_since, language) })])]
				: []),
			fact(texts.address, [...read(place), unplaced ? ` ${unplaced}` : ""]),
			fact(texts.hours, hours === null ? [texts.hoursUnknown] : read(hours)),
			...(phone ? [fact(texts.phone, read(phone))] : []),
			...(email ? [fact(texts.email, read(email))] : []),
			...(appointment ? [fact(texts.appointment, read(appointment))] : []),
			...(beside.servicesNote ? [fact(texts.services, read(beside.servicesNote))] : []),
			...(doubt ? [fact(texts.confirmFirst, read(doubt))] : []),
		],
		origin: `${origin}.`,
		map: beside.map,
	};
}
