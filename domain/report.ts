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

/** What the report form hands over once it is valid; the desk adds the ids. */
export interface ReportSubmission {
	/** The visitor's Idempotency-Key; without one, equal content within ten minutes counts as the same report. */
	key?: string;
	report: Omit<ProblemReport, "client_id" | "receipt_hash">;
}

/** What a citizen keeps: with the code its sender may erase the contact data. */
export interface ReportReceipt {
	code: string;
	/** True when this submission had already been taken in and the first receipt is shown again. */
	isRepeat: boolean;
}

/** Takes reports in, each durable before its receipt exists and delivered to the backend exactly once. */
export interface ReportDesk {
	/**
	 * Throws `ReportKeyReused` for a known key with another content and `ReportDeskClosed` when nothing
	 * can be stored at the moment (disk full, too many reports waiting).
	 */
	accept(submission: ReportSubmission): Promise<ReportReceipt>;
	/** Erases name and e-mail wherever the report lies; answers the same whether the code is known or not. */
	eraseContact(code: string): Promise<void>;
	/** Reports not yet in the backend, and whether new ones can be stored. */
	state(): { waiting: number; isWritable: boolean };
	/** Reports that the backend refused; they are tried again after the next start. */
	countRefused(): number;
	close(): Promise<void>;
}

/** The same key arrived with another content: the first report stays as it is. */
export class ReportKeyReused extends Error {
	override name = "ReportKeyReused";
}

/** No report can be stored at the moment; the citizen keeps the text and tries again later. */
export class ReportDeskClosed extends Error {
	override name = "ReportDeskClosed";
}

/** This visitor sent more than one person would; after these seconds there is room again. */
export class TooManyTries extends Error {
	override name = "TooManyTries";
	readonly seconds: number;

	constructor(seconds: number) {
		super(`Try again in ${seconds} seconds.`);
		this.seconds = seconds;
	}
}

export type ReportErrorName = "ReportKeyReused" | "ReportDeskClosed" | "TooManyTries";

/** Tells these errors by name: the desk and the built pages each hold a copy of the classes, so `instanceof` would not. */
export function isReportError(error: unknown, name: ReportErrorName): boolean {
	return error instanceof Error && error.name === name;
}
