/** What a report is about (specification, section 5). */
export const PROBLEM_TYPES = [
	"outdated-info",
	"wrong-requirements",
	"changed-process",
	"wrong-contact",
	"new-procedure",
	"other",
] as const;
export type ProblemType = (typeof PROBLEM_TYPES)[number];

/** Longest text of each field, in characters; the server and the CHECKs of the tables hold the same limits. */
export const REPORT_LIMITS = {
	description: 5000,
	user_name: 120,
	user_email: 254,
	page_url: 500,
	browser_info: 300,
} as const;

/** One row of `problem_reports` (specification, section 3). */
export interface ProblemReport {
	/** Made once for each report, so that a retry cannot store it twice (UUID). */
	client_id: string;
	problem_type: ProblemType;
	/** Procedure name, institution or "No especificada", a blank line, then the free text. */
	description: string;
	/** Empty text when not given. */
	user_name: string;
	/** Empty text when not given. */
	user_email: string;
	page_url: string;
	browser_info: string;
	status: "pending";
	/** 0 to 100; how much the form looked like a robot's. Never a reason to drop a report. */
	spam_score: number;
	/** SHA-256 (hex) of the receipt code with which its sender may erase the contact data. */
	receipt_hash: string;
}
