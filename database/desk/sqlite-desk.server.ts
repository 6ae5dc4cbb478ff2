import { join } from "node:path";
import { Kysely } from "kysely";
import { openSqliteBackend, SQLITE_ENCODING, SQLITE_FILE } from "../sqlite/sqlite-backend.server.ts";
import { createSqliteDialect } from "../sqlite/sqlite-dialect.server.ts";
import { openSqliteFile, retryWhileBusy, translateSqliteError } from "../sqlite/sqlite-file.server.ts";
import { migrateSqlite } from "../sqlite/sqlite-migrate.server.ts";
import type { AccountTables } from "./account-tables.ts";
import { ACCOUNT_MIGRATIONS } from "./accounts-schema.server.ts";
import type { Desk, DeskDatabase } from "./desk-database.server.ts";
import type { DeskTables } from "./desk-tables.ts";

/** Accounts have a file of their own, which the public server never opens. */
export const ACCOUNTS_FILE = "desk.sqlite";
/** Longest wait for another process that writes. */
const LOCK_WAIT_MS = 10_000;

/** Opens the embedded database for the desk, made and filled as a start of the portal does it. Throws `DatabaseUnusable`. */
export async function openSqliteDesk(dataDir: string): Promise<DeskDatabase> {
	await (await openSqliteBackend({ dataDir })).close();
	const connection = openSqliteFile(dataDir, SQLITE_FILE);
	const accountsConnection = openSqliteFile(dataDir, ACCOUNTS_FILE);
	await retryWhileBusy(async () => migrateSqlite(accountsConnection, ACCOUNT_MIGRATIONS), LOCK_WAIT_MS);
	const database = new Kysely<DeskTables>({ dialect: createSqliteDialect(connection) });
	const accounts = new Kysely<AccountTables>({ dialect: createSqliteDialect(accountsConnection) });

	/** Alone on the one connection; a failure of the file is told as the portal tells it. */
	function transact<Result>(begin: string, work: (desk: Desk) => Promise<Result>): Promise<Result> {
		return database.connection().execute(async (desk) => {
			try {
				await retryWhileBusy(async () => connection.exec(begin), LOCK_WAIT_MS);
				const result = await work(desk);
				connection.exec("commit");
				return result;
			} catch (error) {
				if (connection.isTransaction) connection.exec("rollback");
				throw error instanceof Error && "errcode" in error
					? translateSqliteError(error, join(dataDir, SQLITE_FILE))
					: error;
			}
		});
	}

	return {
		kind: "sqlite",
		encoding: SQLITE_ENCODING,
		accounts: { kysely: accounts, type: "sqlite" },
		read: (work) => transact("begin", work),
		write: (work) => transact("begin immediate", work),
		async close() {
			await database.destroy();
			await accounts.destroy();
			// Kysely closes only what was asked something.
			for (const each of [connection, accountsConnection]) if (each.isOpen) each.close();
		},
	};
}
