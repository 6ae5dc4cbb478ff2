import { saySolvedReports } from "../../content/solved-reports.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { Language } from "../../domain/language.ts";
import { monthInGuatemala, readSolvedReports, SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";

const solvedOf = keptFor((catalogue: Catalogue) => readSolvedReports(catalogue.documents.get(SOLVED_REPORTS)));

/** A sentence about the reports on this procedure that were solved this month; undefined when there was none. */
export function viewSolvedReports(
	catalogue: Catalogue,
	id: string,
	language: Language,
	now = new Date(),
): string | undefined {
	const month = monthInGuatemala(now);
	const count = solvedOf(catalogue)[id]?.[month];
	return count === undefined ? undefined : saySolvedReports(count, month, language);
}
