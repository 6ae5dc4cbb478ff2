import type { SiteDocuments } from "../site-document.ts";

const MONTH = /^\d{4}-\d{2}$/;

/** The last month in which reports about this procedure were solved, and how many; null where there is none or no use. */
export function readSolvedReports(
	documents: SiteDocuments,
	procedure: string,
): { month: string; reports: number } | null {
	const all = documents.get("solved-reports");
	const months = ownRecord(all, procedure);
	const usable = Object.entries(months ?? {}).filter(
		(entry): entry is [string, number] =>
			MONTH.test(entry[0]) && typeof entry[1] === "number" && Number.isInteger(entry[1]) && entry[1] > 0,
	);
	const last = usable.sort(([one], [other]) => (one < other ? 1 : -1))[0];
	return last ? { month: last[0], reports: last[1] } : null;
}

function ownRecord(all: unknown, name: string): object | undefined {
	if (typeof all !== "object" || all === null || !Object.hasOwn(all, name)) return undefined;
	const own: unknown = Object.getOwnPropertyDescriptor(all, name)?.value;
	return typeof own === "object" && own !== null ? own : undefined;
}
