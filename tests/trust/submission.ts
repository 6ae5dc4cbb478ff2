import { join } from "node:path";
import type { ReportSubmission } from "../../domain/report.ts";

/** Fact files without a fact: a database that opens at once. */
export const NO_FACTS = join(import.meta.dirname, "no-facts");

/** A valid report in which only what a test talks about differs. */
export function submission(fields: Partial<ReportSubmission["report"]> = {}): ReportSubmission {
	return {
		report: {
			problem_type: "outdated-info",
			description: "Inscripción al NIT\nSAT\n\nEl costo cambió.",
			user_name: "",
			user_email: "",
			page_url: "/tramite/inscripcion-nit",
			browser_info: "Firefox 140, Android, es",
			status: "pending",
			spam_score: 0,
			...fields,
		},
	};
}
