import type { ProcedureDetails } from "./details.ts";

/** The newest day on which one of a procedure's facts or offices was read in its source; null where nobody noted any. */
export function lastReadDay({ facts, places }: Pick<ProcedureDetails, "facts" | "places">): string | null {
	return newestDay([...facts, ...places].map(({ read }) => read));
}

/** The newest of these calendar dates. */
export function newestDay(days: Iterable<string | null>): string | null {
	let newest: string | null = null;
	for (const day of days) if (day !== null && (newest === null || day > newest)) newest = day;
	return newest;
}
