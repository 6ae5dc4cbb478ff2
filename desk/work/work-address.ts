import { DOUBT_REASONS, type DoubtReason } from "../../domain/quality/doubts.ts";

export const WORK_PATH = "/pendientes";
export const WORK_FILE_PATH = "/pendientes/lista.csv";
export const SEARCHES_PATH = "/pendientes/busquedas";
export const SEARCHES_FILE_PATH = "/pendientes/busquedas.csv";
export const OVERVIEW_PATH = "/pendientes/instituciones";

/** Which part of the list an address asks for. */
export interface AskedWork {
	/** Null for all reasons. */
	reason: DoubtReason | null;
	/** Id of an institution, `NO_INSTITUTION`, or null for all. */
	institution: string | null;
}

/** What stands in the address for procedures that name no institution that there is. */
export const NO_INSTITUTION = "-";

/** Reads an address; what nobody has is taken for everything. */
export function readAsked({ searchParams }: URL): AskedWork {
	const reason = DOUBT_REASONS.find((each) => each === searchParams.get("motivo")) ?? null;
	return { reason, institution: searchParams.get("institucion") || null };
}

/** The address of a part of the list. */
export function addressOf(path: string, { reason = null, institution = null }: Partial<AskedWork>): string {
	const query = new URLSearchParams();
	if (reason) query.set("motivo", reason);
	if (institution) query.set("institucion", institution);
	return query.size > 0 ? `${path}?${query}` : path;
}
