import { Kysely } from "kysely";
import { DatabaseUnusable } from "../backend.ts";
import { borrowConnection, POSTGRES_ENCODING, withOwner } from "../postgres/postgres-owner.server.ts";
import type { Encoding } from "../seed.server.ts";
import { openSqliteBackend, SQLITE_ENCODING, SQLITE_FILE } from "../sqlite/sqlite-backend.server.ts";
import { createSqliteDialect } from "../sqlite/sqlite-dialect.server.ts";
import { openSqliteFile, retryWhileBusy, translateSqliteError } from "../sqlite/sqlite-file.server.ts";
import type { Tables } from "../tables.ts";

/** Which database, and as who: that of `npm run seed`. */
export interface KeeperSettings {
	dataDir: string;
	supabaseUrl?: string | undefined;
	/** The owner's connection; undefined for the embedded database, which needs none. */
	migrateDatabaseUrl?: string | undefined;
}

/** Longest wait for another process that writes to the embedded database. */
const LOCK_WAIT_MS = 15_000;

/**
 * Does the work in one transaction with the rights of whoever keeps the catalogue, in the embedded database or in
 * PostgreSQL. When the work throws, nothing has changed. With `writes` other writers wait.
 */
export async function withKeeper<Result>(
	settings: KeeperSettings,
	{ writes }: { writes: boolean },
	work: (database: Kysely<Tables>, encoding: Encoding) => Promise<Result>,
): Promise<Result> {
	const { dataDir, supabaseUrl, migrateDatabaseUrl } = settings;
	if (migrateDatabaseUrl) {
		return withOwner(migrateDatabaseUrl, async (client) => {
			await client.query("set local role portal_operator");
			return work(borrowConnection(client), POSTGRES_ENCODING);
		});
	}
	if (supabaseUrl) {
		throw new DatabaseUnusable(
			"Set MIGRATE_DATABASE_URL to the connection string of the hosted database (Supabase: Project Settings, Database).",
		);
	}
	// Created, brought to the newest schema and filled, as a start of the portal does it.
	await (await openSqliteBackend({ dataDir })).close();
	const connection = openSqliteFile(dataDir, SQLITE_FILE);
	try {
		await retryWhileBusy(async () => connection.exec(writes ? "begin immediate" : "begin"), LOCK_WAIT_MS);
		const result = await work(new Kysely<Tables>({ dialect: createSqliteDialect(connection) }), SQLITE_ENCODING);
		connection.exec("commit");
		return result;
	} catch (error) {
		if (connection.isTransaction) connection.exec("rollback");
		throw error instanceof Error && "errcode" in error ? translateSqliteError(error, SQLITE_FILE) : error;
	} finally {
		connection.close();
	}
}
