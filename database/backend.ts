import type { CatalogueRows } from "../domain/catalogue.ts";
import type { ProblemReport } from "../domain/report/report.ts";
import type { RetentionLimits } from "../domain/report/retention.ts";

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
	 * Stores a report durably, once: adding the same `client_id` again changes nothing and counts as stored.
	 * Throws `BackendUnavailable` when the backend did not answer.
	 */
	addReport(report: ProblemReport): Promise<StoreOutcome>;
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

/** What became of a report that a backend was asked to store. */
export type StoreOutcome =
	| { outcome: "stored" }
	/** The backend understood it and will never take it as it is. `reason` quotes nothing that the citizen wrote. */
	| { outcome: "refused"; reason: string }
	/** The next number of the table belongs to another row already; each try draws the following one. */
	| { outcome: "numberTaken"; reason: string };

/** How many reports a clean-up changed. */
export interface RetentionOutcome {
	contacts: number;
	technical: number;
}

/** The backend did not answer, or not with what was asked: keep the last good copy and try again. */
export class BackendUnavailable extends Error {
	override name = "BackendUnavailable";
}

/** The database or a data file cannot be used until a person acts; the message names the file and the remedy. */
export class DatabaseUnusable extends Error {
	override name = "DatabaseUnusable";
}
