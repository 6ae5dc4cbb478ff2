import { OFFICE_TEXTS } from "../../content/catalogue/office-texts.ts";
import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import { fill } from "../../content/fill.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENTS, type DepartmentId } from "../../domain/offices/departments.ts";
import { findNearest, hasOffice, type Nearest } from "../../domain/offices/find-offices.ts";
import type { Office } from "../../domain/offices/office.ts";
import { HOME_COUNTRY } from "../../domain/offices/office.ts";
import { foldText } from "../../domain/text/text.ts";
import type { Viewer } from "../context.ts";
import { translatorFor } from "../words/text.ts";
import { openWords } from "./office-words.ts";
import type { OpenWords } from "./open-now.ts";

/** Where to go, in a line, for whoever chose a department that has such an office. */
export interface NearestView {
	/** Its name, with its municipality and department. */
	office: string;
	/** What the record says of the place, and that nobody says whether the office does it; missing where a source does. */
	unsure?: { place: string | null; spanish?: readonly string[]; note: string };
	/** Why to call before going. */
	doubt?: string;
	/** To tell whether it is open now; missing where its hours are unknown. */
	open?: { hours: string; since: string; words: OpenWords };
	/** What its hours depend on. */
	hoursNote?: string;
}

type Offices = Pick<Catalogue, "offices">;
type Wanted = Pick<Procedure, "id" | "institution_id" | "type">;

/** Whether an office could be named for a procedure, whichever department somebody is of. */
export function hasOfficeFor({ offices }: Offices, procedure: Wanted): boolean {
	return hasOffice(offices, wantedOf(procedure));
}

/** The office to name for a procedure; none that may not do what is done without leaving the house. */
export function findNearestFor({ offices }: Offices, procedure: Wanted, department: DepartmentId): Nearest | null {
	const nearest = findNearest(offices, wantedOf(procedure), department);
	return nearest && !nearest.isSure && procedure.type === "digital" ? null : nearest;
}

/** What asks for the offices of a procedure. */
export function wantedOf({ id, institution_id }: Wanted) {
	return { institution: null, procedure: { id, institution: institution_id } };
}

/** Where the office that is named stands to the department that was chosen, in words and without a full stop. */
export function sayWhere({ where, office }: Nearest, department: DepartmentId, language: Language): string {
	const other = office.department ?? office.municipality ?? "";
	return fill(OFFICE_TEXTS[language].where[where], { department: DEPARTMENTS[department], other });
}

/** The office of the chosen department where a procedure is done; undefined where none was chosen, or none is known in it. */
export function viewNearest(
	catalogue: Offices,
	procedure: CataloguedProcedure,
	{ near, language }: Viewer,
): NearestView | undefined {
	const department = hasOfficeFor(catalogue, procedure) ? near() : null;
	const nearest = department && findNearestFor(catalogue, procedure, department);
	if (nearest?.where !== "here") return undefined;
	const { office, isSure } = nearest;
	const { text } = translatorFor(language);
	const { hours, hours_note, doubt, read } = office;
	const said = sayProcedure(procedure, language);
	const place = said.procedure.lugar;
	return {
		office: nameWithPlace(office),
		...(!isSure && { unsure: { place, ...spanishAmong(said, [place], []), note: text("office.unsure") } }),
		...(doubt && { doubt }),
		...(hours_note && { hoursNote: hours_note }),
		...(hours && office.country === HOME_COUNTRY && { open: { hours, since: read, words: openWords(text) } }),
	};
}

/** An office with the municipality and the department that its name does not say by itself. */
export function nameWithPlace({ name, municipality, department }: Office): string {
	const said = foldText(name);
	const places = [municipality, department].filter((place) => place !== null && !said.includes(foldText(place)));
	return [...new Set([name, ...places])].join(", ");
}
