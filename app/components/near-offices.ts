import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import { newestDay } from "../../domain/facts/details.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENTS, findDepartment } from "../../domain/offices/departments.ts";
import { findOffices } from "../../domain/offices/find-offices.ts";
import { gives, type Office } from "../../domain/offices/office.ts";
import { type OfficeView, viewOfficeInBrief } from "./office-view.ts";

/** Offices on the page of a procedure or an institution; the others are a link away. */
const MOST_OFFICES = 2;

/** The offices nearest to whoever chose a department, on the page of what they belong to. */
export interface NearOffices {
	/** The department that was chosen, by its word and its name. */
	department: { id: string; name: string } | null;
	/** Whether any is there. */
	isHere: boolean;
	total: number;
	/** The newest day on which any that is shown was read. */
	since: string;
	/** Those of which a source says that the procedure is done there; empty where none was asked for. */
	sure: readonly OfficeView[];
	/** The other offices of the institution. */
	others: readonly OfficeView[];
}

/** Where a procedure is done, or an institution attends, the nearest first. */
export function viewNearOffices(
	{ offices }: Pick<Catalogue, "offices">,
	of: { procedure: Pick<Procedure, "id" | "institution_id"> } | { institution: Pick<Institution, "id"> },
	{ department, language }: { department: string | null; language: Language },
): NearOffices {
	const procedure = "procedure" in of ? of.procedure : null;
	const chosen = findDepartment(department);
	const { here, near, elsewhere } = findOffices(offices, {
		institution: "institution" in of ? of.institution.id : null,
		procedure: procedure && { id: procedure.id, institution: procedure.institution_id },
		department: chosen,
		municipality: null,
	});
	const found = [...here, ...near, ...elsewhere];
	const shown = found.slice(0, MOST_OFFICES);
	const isSure = (office: Office) => procedure !== null && gives(office, procedure.id) === true;
	const view = (office: Office) => viewOfficeInBrief(office, { language });
	return {
		department: chosen && { id: chosen, name: DEPARTMENTS[chosen] },
		isHere: here.length > 0,
		total: found.length,
		since: newestDay(shown.map(({ read }) => read)) ?? "",
		sure: shown.filter(isSure).map(view),
		others: shown.filter((office) => !isSure(office)).map(view),
	};
}
