import { join } from "node:path";
import type { AcceptOutcome, ReportIntake, ReportSubmission } from "../../domain/report/report.ts";

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

/** Hands a report in; fails unless it is accepted. */
export async function handIn(
	intake: Pick<ReportIntake, "accept">,
	handed: ReportSubmission,
): Promise<Extract<AcceptOutcome, { outcome: "accepted" }>> {
	const acceptance = await intake.accept(handed);
	if (acceptance.outcome !== "accepted") throw new Error(`The report was not accepted: ${acceptance.outcome}`);
	return acceptance;
}
