import type { ProblemReport } from "../domain/report/report.ts";

/** A valid report, as it is handed to a backend. */
export const PROBLEM_REPORT: ProblemReport = {
	client_id: "0d6f2f5e-3a40-4b1e-9d3c-0f2b1a7c9e11",
	problem_type: "other",
	description: "a\nb\n\nc",
	user_name: "Ana",
	user_email: "ana@correo.gt",
	page_url: "/",
	browser_info: "",
	status: "pending",
	spam_score: 0,
	receipt_hash: "a".repeat(64),
};
