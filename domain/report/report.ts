import type { Fields, FieldsOf } from "../fields/fields.ts";
import type { StandingOutcome } from "./report-work.ts";

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

/** The columns of `problem_reports` that a report fills (specification, section 3); the rest is the tables' own. */
export const PROBLEM_REPORT_FIELDS = {
	/** Made once for each report, so that a retry cannot store it twice (UUID). */
	client_id: { kind: "id", isRequired: true },
	problem_type: { kind: "choice", words: PROBLEM_TYPES, isRequired: true },
	/** Procedure name, institution or "No especificada", a blank line, then the free text. */
	description: { kind: "written", longest: REPORT_LIMITS.description },
	/** Empty text when not given. */
	user_name: { kind: "written", longest: REPORT_LIMITS.user_name },
	/** Empty text when not given. */
	user_email: { kind: "written", longest: REPORT_LIMITS.user_email },
	page_url: { kind: "written", longest: REPORT_LIMITS.page_url },
	browser_info: { kind: "written", longest: REPORT_LIMITS.browser_info },
	status: { kind: "choice", words: ["pending"], isRequired: true },
	/** 0 to 100; how much the form looked like a robot's. Never a reason to drop a report. */
	spam_score: { kind: "number", from: 0, to: 100, isRequired: true },
	/** SHA-256 (hex) of the receipt code with which its sender may erase the contact data. */
	receipt_hash: { kind: "text", isRequired: true },
} as const satisfies Fields;

/** One row of `problem_reports`. */
export interface ProblemReport extends FieldsOf<typeof PROBLEM_REPORT_FIELDS> {}

/** What the report form hands over once it is valid; the intake adds the ids. */
export interface ReportSubmission {
	/** The visitor's Idempotency-Key; without one, equal content within ten minutes counts as the same report. */
	key?: string;
	report: Omit<ProblemReport, "client_id" | "receipt_hash">;
}

/** Why nothing is taken from this visitor now. */
export type Refusal =
	/** Too many reports came from this address, or from everybody; after these seconds one is taken again. */
	| { outcome: "tooMany"; seconds: number }
	/** Nothing can be stored (disk full, too many reports waiting): the citizen keeps the text and tries again later. */
	| { outcome: "closed" };

/** What became of a report that was handed in. */
export type AcceptOutcome =
	/**
	 * With the code its sender may erase the contact data. A repeat had already been taken in: the code is that of
	 * the first time.
	 */
	| { outcome: "accepted"; code: string; isRepeat: boolean }
	/** The same key came before with another content: that first report stays as it is. */
	| { outcome: "keyReused" }
	| Refusal;

/** What became of the wish to have name and e-mail erased; the same whether the code is known or not. */
export type EraseOutcome = { outcome: "erased" } | Refusal;

/** Takes reports in, each durable before its receipt exists and delivered to the backend exactly once. */
export interface ReportIntake {
	/** Rejects only on an unexpected error. */
	accept(submission: ReportSubmission): Promise<AcceptOutcome>;
	/** Erases name and e-mail in the outbox and in the backend. Rejects only on an unexpected error. */
	eraseContact(code: string): Promise<EraseOutcome>;
	/** What became of the report with this receipt code. Rejects only on an unexpected error. */
	readState(code: string): Promise<StandingOutcome>;
	/** Reports not yet in the backend, and whether new ones can be stored. */
	state(): { waiting: number; isWritable: boolean };
	/** Reports that the backend refused; they are tried again after the next start. */
	countRefused(): number;
	close(): Promise<void>;
}
