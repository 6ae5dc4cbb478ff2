import { sayProcedure, spanishAmong } from "../../content/catalogue/translations.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, listProceduresOf } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, type Procedure, procedureName, saysDuration } from "../../domain/catalogue/procedure.ts";
import { newestDay } from "../../domain/facts/details.ts";
import type { Language } from "../../domain/language.ts";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { ANYWHERE } from "../../domain/offices/departments.ts";
import { findOffices } from "../../domain/offices/office.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { findPlace } from "../address/list-part.ts";
import type { OfficeView } from "../components/office-view.ts";
import { viewOffice } from "../components/office-view.ts";

/** Its procedures on one page. */
const PAGE_SIZE = 18;

/** A procedure in the list of its institution. */
export interface ListedProcedure
	extends Pick<Procedure, "id" | "type" | "description" | "category" | "duration" | "is_digital"> {
	name: string;
	/** Taken from the official catalogue as it stands there. */
	isUnchecked: boolean;
	/** Of a procedure that is translated for this page: which of these texts are Spanish all the same. */
	spanish?: readonly string[];
}

/** Everything that the page of an institution draws. */
export interface InstitutionView {
	institution: Institution & { name: string };
	/** Which of its procedures are shown. */
	place: ListPlace;
	procedures: readonly ListedProcedure[];
	offices: {
		/** The department that was chosen. */
		department: DepartmentId | null;
		/** Whether any is there. */
		isHere: boolean;
		total: number;
		since: string;
		shown: readonly OfficeView[];
	};
}

interface Asked {
	page: ListPart;
	department: DepartmentId | typeof ANYWHERE | null;
	language: Language;
}

/** An institution and one page of its procedures; undefined when the catalogue has none with this id. */
export function viewInstitution(
	catalogue: Catalogue,
	id: string,
	{ page, department, language }: Asked,
): InstitutionView | undefined {
	const institution = findInstitution(catalogue, id);
	if (!institution) return undefined;
	const procedures = listProceduresOf(catalogue, institution.id);
	const place = findPlace(procedures.length, page, PAGE_SIZE);
	return {
		place,
		offices: viewOfficesOf(catalogue, id, { department: department === ANYWHERE ? null : department, language }),
		institution: { ...institution, name: institutionName(institution) },
		procedures: procedures.slice(place.from, place.to).map((procedure) => viewListed(procedure, language)),
	};
}

/** Offices on the page; the others are a link away. */
const MOST_OFFICES = 4;

function viewOfficesOf(
	{ offices }: Catalogue,
	institution: string,
	{ department, language }: { department: DepartmentId | null; language: Language },
): InstitutionView["offices"] {
	const asked = { institution, procedure: null, department, municipality: null };
	const { here, near, elsewhere } = findOffices(offices, asked);
	const found = [...here, ...near, ...elsewhere];
	const shown = found.slice(0, MOST_OFFICES);
	return {
		department,
		isHere: here.length > 0,
		total: found.length,
		since: newestDay(shown.map(({ read }) => read)) ?? "",
		shown: shown.map((office) => viewOffice(office, { language })),
	};
}

function viewListed(procedure: CataloguedProcedure, language: Language): ListedProcedure {
	const said = sayProcedure(procedure, language);
	const { id, type, description, category, is_digital } = said.procedure;
	const duration = saysDuration(procedure) ? said.procedure.duration : null;
	const name = procedureName(said.procedure);
	return {
		id,
		name,
		type,
		description,
		category,
		duration,
		is_digital,
		isUnchecked: isUnchecked(procedure),
		...spanishAmong(said, [name, description, duration], [category]),
	};
}
