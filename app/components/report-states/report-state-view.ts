import type { SenderState } from "../../../domain/report/report-standing.ts";

/** What is shown of a report to whoever has its receipt code, in the language of the page. */
export interface ReportStateView {
	state: SenderState | "unknown" | "unavailable";
	/** The state in a word or two. */
	label: string;
	/** What that means. */
	meaning: string;
	/** All of it in one sentence that names the day of the report. */
	sentence: string;
	/** When it came, since when it is so and whether its contact data is gone: what of it is known, a sentence each. */
	details: readonly string[];
}
