import type { CatalogueRows } from "../domain/catalogue/catalogue.ts";
import type { ProblemReport } from "../domain/report/report.ts";
import type { ReportStanding } from "../domain/report/report-work.ts";
import type { RetentionLimits } from "../domain/report/retention.ts";

/** Where the facts live and where reports go: SQLite, PostgreSQL or a hosted PostgREST behind one interface. */
export interface Backend {
	readonly kind: "sqlite" | "postgres" | "postgrest";
	/** Reads the tables of the catalogue whole. Throws `BackendUnavailable` when it cannot. */
	readCatalogue(signal?: AbortSignal): Promise<CatalogueRows>;
	/**
	 * A short text that changes whenever the tables may have changed. While it is the same, the catalogue need not be read
	 * again. Undefined, or missing, where there is no cheap way to tell. Throws `BackendUnavailable`.
	 */
	readMark?(): Promise<string | undefined>;
	/**
	 * Stores a report durably, once: adding the same `client_id` again changes nothing and counts as stored.
	 * Throws `BackendUnavailable` when the backend did not answer.
	 */
	addReport(report: ProblemReport): Promise<StoreOutcome>;
	/** Empties name and e-mail of the report with this receipt hash, if there is one. Throws `BackendUnavailable`. */
	eraseContact(receiptHash: string): Promise<void>;
	/**
	 * What the sender of the report with this receipt hash may know of it; undefined when there is none. Throws
	 * `BackendUnavailable`, also where the database cannot tell.
	 */
	readReportState(receiptHash: string): Promise<ReportStanding | undefined>;
	/**
	 * Erases personal data older than the limits. Missing where the server lacks the right to do so; an operator then
	 * schedules `npm run retention`. Throws `BackendUnavailable`.
	 */
	applyRetention?(limits: RetentionLimits): Promise<RetentionOutcome>;
	/** Calls back when the tables changed, where the engine can tell (PostgreSQL); returns how to stop. */
	onCatalogueChange?(listener: () => void): () => void;
	close(): Promise<void>;
}

/** What became of a report that a backend was asked to store. */
export type StoreOutcome =
	| { outcome: "stored" }
	/** The backend will never store this report as it is. `reason` quotes nothing that the citizen wrote. */
	| { outcome: "refused"; reason: string }
	/** The row number that the table would give is taken already; each further try draws the next number. */
	| { outcome: "numberTaken"; reason: string };

/** How many reports a clean-up changed. */
export interface RetentionOutcome {
	contacts: number;
	technical: number;
}

/** The backend did not answer, or its answer was not what we asked for. Keep the last good catalogue and try again. */
export class BackendUnavailable extends Error {
	override name = "BackendUnavailable";
}

/** The database or a data file cannot be used until a person acts; the message names the file and the remedy. */
export class DatabaseUnusable extends Error {
	override name = "DatabaseUnusable";
}

/** The file is damaged, or may not be written: nothing is wrong with the portal, so a copy may stand in for it. */
export class DatabaseLost extends DatabaseUnusable {}
