import type { CatalogueRows } from "../domain/catalogue.ts";
import type { ProblemReport } from "../domain/report.ts";
import type { RetentionLimits } from "../domain/retention.ts";

/** Where the facts live and where reports go: SQLite, PostgreSQL or a hosted PostgREST behind one interface. */
export interface Backend {
	readonly kind: "sqlite" | "postgres" | "postgrest";
	/** Reads the three tables whole. Throws `BackendUnavailable` when it cannot. */
	readCatalogue(signal?: AbortSignal): Promise<CatalogueRows>;
	/**
	 * A mark that differs whenever the tables may have changed, so that an unchanged catalogue need not be
	 * read again; missing where the engine cannot tell cheaply. Throws `BackendUnavailable`.
	 */
	readMark?(): Promise<string>;
	/**
	 * Stores a report durably, once: adding the same `client_id` again changes nothing and succeeds.
	 * Throws `BackendUnavailable` when retrying later may help (`ReportNumberTaken`: at once) and `ReportRefused`
	 * when it cannot.
	 */
	addReport(report: ProblemReport): Promise<void>;
	/** Empties name and e-mail of the report with this receipt hash, if there is one. Throws `BackendUnavailable`. */
	eraseContact(receiptHash: string): Promise<void>;
	/**
	 * Erases personal data that has served its time; missing where the server may not: there an operator
	 * schedules `npm run retention`. Throws `BackendUnavailable`.
	 */
	applyRetention?(limits: RetentionLimits): Promise<RetentionOutcome>;
	/** Calls back when the tables changed, where the engine can tell (PostgreSQL); returns how to stop. */
	onCatalogueChange?(listener: () => void): () => void;
	close(): Promise<void>;
}

/** How many reports a clean-up changed. */
export interface RetentionOutcome {
	contacts: number;
	technical: number;
}

/** The backend did not answer, or not with what was asked: keep the last good copy and try again. */
export class BackendUnavailable extends Error {
	override name = "BackendUnavailable";
}

/** The next number of the table belongs to another row already: the following one may be free. */
export class ReportNumberTaken extends BackendUnavailable {
	override name = "ReportNumberTaken";
}

/** The backend understood the report and will never take it; trying again is useless. */
export class ReportRefused extends Error {
	override name = "ReportRefused";
}

/** The database or a data file cannot be used until a person acts; the message names the file and the remedy. */
export class DatabaseUnusable extends Error {
	override name = "DatabaseUnusable";
}
