import type { ReportFilter } from "../../database/desk/report-filter.ts";
import { AGES, HOLDERS_OF_REPORTS } from "../../database/desk/report-filter.ts";
import { PROBLEM_TYPES } from "../../domain/report/report.ts";
import { REPORT_STATES } from "../../domain/report/report-work.ts";

const LONGEST_TEXT = 100;

/** What the address of the inbox asks for; what it cannot mean is left out. */
export function readFilter(
	query: URLSearchParams,
	account: string,
): { filter: ReportFilter; page: number; order: "asc" | "desc" } {
	const word = <Word extends string>(name: string, words: readonly Word[]): Word | null =>
		words.find((each) => each === query.get(name)) ?? null;
	const page = Number(query.get("pagina") ?? 1);
	return {
		filter: {
			state: word("estado", [...REPORT_STATES, "todos"] as const),
			type: word("tipo", PROBLEM_TYPES),
			procedure: query.get("tramite") || null,
			age: word("edad", AGES),
			holder: word("cargo", HOLDERS_OF_REPORTS),
			text: (query.get("texto") ?? "").trim().slice(0, LONGEST_TEXT),
			account,
			now: new Date(),
		},
		page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
		order: query.get("orden") === "viejos" ? "asc" : "desc",
	};
}

const NAMES = ["estado", "tipo", "tramite", "edad", "cargo", "texto", "orden"];

/** The inbox with one parameter changed, from its first page on; an empty value takes the parameter out. */
export function inboxAddress(query: URLSearchParams, name: string, value: string): string {
	const next = new URLSearchParams();
	for (const each of NAMES) {
		const kept = each === name ? value : (query.get(each) ?? "");
		if (kept !== "") next.set(each, kept);
	}
	return next.size > 0 ? `/reportes?${next}` : "/reportes";
}
