import type { Generated, Kysely } from "kysely";
import type { Role } from "../../domain/desk/roles.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import type { Encoding } from "../seed.server.ts";
import type { Tables } from "../tables.ts";

/** What we read and write ourselves of the tables of accounts; the rest is the library's. Times differ by engine: compare none. */
export type AccountTables = {
	user: {
		id: string;
		name: string;
		email: string;
		role: Role;
		/** 0 or 1 in SQLite. */
		isActive: boolean | number;
		twoFactorEnabled: boolean | number | null;
	};
	passkey: { id: string; name: string | null; userId: string; createdAt: string | Date | null };
	twoFactor: { id: string; userId: string; verified: boolean | number | null };
	session: {
		id: string;
		token: string;
		userId: string;
		createdAt: string | Date;
		expiresAt: string | Date;
		userAgent: string | null;
		ipAddress: string | null;
	};
	verification: { id: string; identifier: string; value: string; expiresAt: string | Date };
	sign_in_failures: { email: string; failures: number; locked_until: string };
};

/** The desk's own tables beside those of the portal; dates and times are texts in ISO 8601, contents are JSON texts. */
export interface DeskTables extends Tables {
	desk_drafts: DraftTable;
	desk_versions: VersionTable;
	desk_log: LogTable;
	desk_review_dates: { record: string; due: string; set_by: string; set_at: string };
	desk_reports: DeskReportTable;
	desk_report_notes: ReportNoteTable;
	desk_settings: { name: string; value: string };
}

const DRAFT_STATES = ["editing", "submitted", "published", "discarded"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

interface DraftTable {
	id: string;
	record: string;
	/** The published content when the draft was begun, or last brought up to it. */
	base: string;
	content: string;
	change_note: Generated<string>;
	/** When the record is to be looked at again, once published. */
	due: string | null;
	state: Generated<DraftState>;
	/** Counts each saving, so that two windows cannot overwrite each other. */
	revision: Generated<number>;
	author: string;
	author_name: string;
	reviewer: string | null;
	reviewer_name: string | null;
	review_note: Generated<string>;
	created_at: string;
	updated_at: string;
}

/** How a version came to be; `first` is what stood there before the desk published anything. */
export type VersionKind = "first" | "published" | "restored" | "imported";

interface VersionTable {
	record: string;
	/** 0 is the first. */
	number: number;
	content: string;
	kind: VersionKind;
	change_note: string;
	author: string;
	author_name: string;
	reviewer: string | null;
	reviewer_name: string | null;
	published_at: string;
}

interface LogTable {
	id: Generated<number>;
	at: string;
	account: string;
	account_name: string;
	action: string;
	subject: string;
	detail: Generated<string>;
}

interface DeskReportTable {
	report_id: number;
	procedure_id: string | null;
	assigned_to: string | null;
	assigned_name: string | null;
	duplicate_of: number | null;
	revision: Generated<number>;
	updated_at: string;
	/** Since when its sender is told the state that it shows: its own, or that of the report which it was joined to. */
	told_at: Generated<string | null>;
}

interface ReportNoteTable {
	id: string;
	report_id: number;
	kind: "note" | "answer";
	account: string;
	account_name: string;
	at: string;
	text: string;
}

/** What statements run on, inside `read` or `write`. */
export type Desk = Kysely<DeskTables>;

/**
 * What is wrong with a document of the site beside all others that are published; asked once it stands, in its transaction.
 * A content of undefined: the desk no longer has it, and the release's stands in its place.
 */
export type CheckBeside = (desk: Desk, id: string, content: unknown) => Promise<readonly DocumentFlaw[]>;

/** The database as the desk uses it: the portal's tables with an operator's rights, and the desk's own. */
export interface DeskDatabase {
	readonly kind: "sqlite" | "postgres";
	/** How the engine stores lists and flags. */
	readonly encoding: Encoding;
	/** Runs the work on one state of the database. Throws `BackendUnavailable` when it does not answer. */
	read<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result>;
	/**
	 * Runs the work in one transaction in which nobody else writes; when it throws, nothing has changed. Do not call it within
	 * itself. Throws `BackendUnavailable` when the database does not answer.
	 */
	write<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result>;
	/** Where accounts are kept, for the library that keeps them: a file of its own, or the schema of the desk. */
	readonly accounts: { kysely: Kysely<AccountTables>; type: "sqlite" | "postgres" };
	/** Given by the desk, for it takes what the release brings to know. */
	readonly checkBeside?: CheckBeside;
	/** Whether the release says something in the place of a document that is not published; given by the desk as well. */
	readonly isInRelease?: (documentId: string) => boolean;
	close(): Promise<void>;
}

export interface DeskDatabaseSettings {
	dataDir: string;
	/** The login `portal_desk`; undefined for the embedded database. */
	deskDatabaseUrl?: string | undefined;
	/** Set where the portal reads a hosted project: its connection string is then needed. */
	supabaseUrl?: string | undefined;
	databaseUrl?: string | undefined;
}
