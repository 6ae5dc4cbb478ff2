import type { Kysely } from "kysely";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import type { Encoding } from "../seed.server.ts";
import type { AccountTables } from "./account-tables.ts";
import type { DeskTables } from "./desk-tables.ts";

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
