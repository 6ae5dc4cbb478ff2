import type { ProblemType } from "../../domain/report/report.ts";
import type { ReportState } from "../../domain/report/report-work.ts";

/** Those that nobody closed. */
export const OPEN_STATES: readonly ReportState[] = ["pending", "in_review"];
export const AGES = ["semana", "mes", "antes"] as const;
export const HOLDERS_OF_REPORTS = ["mias", "alguien", "nadie"] as const;

/** Which reports the inbox lists. */
export interface ReportFilter {
	/** Null: those that nobody closed. */
	state: ReportState | "todos" | null;
	type: ProblemType | null;
	/** A procedure's id; "-" for reports that are matched to none. */
	procedure: string | null;
	/** Newer than seven days, than thirty, or older than these. */
	age: (typeof AGES)[number] | null;
	holder: (typeof HOLDERS_OF_REPORTS)[number] | null;
	text: string;
	/** Whose `holder: "mias"` is meant. */
	account: string;
	now: Date;
}
