import type { DepartmentId } from "./departments.ts";
import { findOffices, gives, type Office, type OfficeQuestion } from "./office.ts";

/** The one office to name to somebody of a department. */
export interface Nearest {
	office: Office;
	/**
	 * In the department, in one that borders on it, or further away; "unknown" where all that is known is further away and may
	 * not do it: nobody is sent across the country for that.
	 */
	where: "here" | "near" | "elsewhere" | "unknown";
	/** Whether a source says that the procedure is done there. */
	isSure: boolean;
}

type Wanted = Pick<OfficeQuestion, "institution" | "procedure">;

/** The office nearest to a department in Guatemala; null where none is known. */
export function findNearest(offices: readonly Office[], wanted: Wanted, department: DepartmentId): Nearest | null {
	const { here, near, elsewhere } = findOffices(offices, { ...wanted, department, municipality: null });
	const [office] = [...here, ...near, ...elsewhere];
	if (!office) return null;
	const { procedure } = wanted;
	const isSure = procedure !== null && gives(office, procedure.id) === true;
	const far = isSure ? "elsewhere" : "unknown";
	return { office, where: here.length > 0 ? "here" : near.length > 0 ? "near" : far, isSure };
}

/** Whether any office at all could be named, whichever department somebody is of. */
export function hasOffice(offices: readonly Office[], wanted: Wanted): boolean {
	return findOffices(offices, { ...wanted, department: null, municipality: null }).here.length > 0;
}
