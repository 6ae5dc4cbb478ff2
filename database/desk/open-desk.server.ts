import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { BackendUnavailable, DatabaseUnusable } from "../backend.ts";
import { getTypeParser, listPostgresAddresses } from "../postgres/postgres-connection.server.ts";
import { POSTGRES_ENCODING } from "../postgres/postgres-owner.server.ts";
import { openSqliteBackend, SQLITE_ENCODING, SQLITE_FILE } from "../sqlite/sqlite-backend.server.ts";
import {
	createSqliteDialect,
	migrateSqlite,
	openSqliteFile,
	retryWhileBusy,
	translateSqliteError,
} from "../sqlite/sqlite-file.server.ts";
import type { AccountTables, Desk, DeskDatabase, DeskDatabaseSettings, DeskTables } from "./desk-database.server.ts";

/** Key of the lock that lets one writer in at a time: an arbitrary number. */
const WRITER_LOCK = "8532478912345678902";
const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 30_000;
const CONNECTIONS = 6;
/** Classes in which the server, and not what was asked, is the trouble: 08, 53, 57P and 58. */
const UNAVAILABLE = /^(08|53|57P|58)/;

/** Opens no connection yet; each call tries to connect. */
function openPostgresDesk(deskDatabaseUrl: string): DeskDatabase {
	const [address] = listPostgresAddresses(deskDatabaseUrl);
	const pool = new pg.Pool({
		connectionString: address,
		application_name: "ventanilla-abierta-desk",
		options: "-c search_path=desk,public",
		connectionTimeoutMillis: CONNECT_LIMIT_MS,
		query_timeout: STATEMENT_LIMIT_MS,
		keepAlive: true,
		max: CONNECTIONS,
		allowExitOnIdle: true,
		types: { getTypeParser: parseNumbers },
	});
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
	const dialect = new PostgresDialect({ pool });
	const database = new Kysely<DeskTables>({ dialect });

	async function ask<Result>(question: () => Promise<Result>): Promise<Result> {
		try {
			return await question();
		} catch (error) {
			throw isUnavailable(error) ? new BackendUnavailable("The database did not answer.", { cause: error }) : error;
		}
	}

	return {
		kind: "postgres",
		encoding: POSTGRES_ENCODING,
		accounts: { kysely: new Kysely<AccountTables>({ dialect }), type: "postgres" },
		read: (work) =>
			ask(() => database.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work)),
		write: (work) =>
			ask(() =>
				database.transaction().execute(async (transaction) => {
					await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)}::bigint)`.execute(transaction);
					return work(transaction);
				}),
			),
		close: () => database.destroy(),
	};
}

/** Numbers of reports are bigint, which the driver would give as texts. */
function parseNumbers(oid: number, format?: "text" | "binary") {
	if (oid === pg.types.builtins.INT8) return Number;
	return getTypeParser(oid, format);
}

/** A failure that is none of the server's answers is a lost connection, unless our own work threw it. */
function isUnavailable(error: unknown): boolean {
	if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? "");
	if (!(error instanceof Error)) return false;
	return "code" in error || /timeout|terminat|connection/i.test(error.message);
}

/**
 * The tables of the library that keeps accounts (better-auth 1.7, its two-factor and passkey plugins), as it describes them
 * for SQLite, and the failed passwords of each address. One entry for each version; entries are never changed once released.
 * The same for PostgreSQL stand in supabase/migrations.
 */
const ACCOUNT_MIGRATIONS: readonly string[] = [
	`
create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null, "image" text, "createdAt" date not null, "updatedAt" date not null, "twoFactorEnabled" integer, "role" text not null check ("role" in ('editor', 'reviewer', 'coordinator')), "isActive" integer not null);
create table "session" ("id" text not null primary key, "expiresAt" date not null, "token" text not null unique, "createdAt" date not null, "updatedAt" date not null, "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade);
create table "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" date, "refreshTokenExpiresAt" date, "scope" text, "password" text, "createdAt" date not null, "updatedAt" date not null);
create table "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" date not null, "createdAt" date not null, "updatedAt" date not null);
create table "twoFactor" ("id" text not null primary key, "secret" text not null, "backupCodes" text not null, "userId" text not null references "user" ("id") on delete cascade, "verified" integer, "failedVerificationCount" integer, "lockedUntil" date);
create table "passkey" ("id" text not null primary key, "name" text, "publicKey" text not null, "userId" text not null references "user" ("id") on delete cascade, "credentialID" text not null, "counter" integer not null, "deviceType" text not null, "backedUp" integer not null, "transports" text, "createdAt" date, "aaguid" text);
create index "session_userId_idx" on "session" ("userId");
create index "account_userId_idx" on "account" ("userId");
create index "verification_identifier_idx" on "verification" ("identifier");
create index "twoFactor_secret_idx" on "twoFactor" ("secret");
create index "twoFactor_userId_idx" on "twoFactor" ("userId");
create index "passkey_userId_idx" on "passkey" ("userId");
create index "passkey_credentialID_idx" on "passkey" ("credentialID");
create table sign_in_failures (email text primary key, failures integer not null, locked_until text not null);
`,
];

/** Accounts have a file of their own, which the public server never opens. */
const ACCOUNTS_FILE = "desk.sqlite";
/** Longest wait for another process that writes. */
const LOCK_WAIT_MS = 10_000;

/** Opens the embedded database for the desk, made and filled as a start of the portal does it. Throws `DatabaseUnusable`. */
async function openSqliteDesk(dataDir: string): Promise<DeskDatabase> {
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

const NEEDS_URL =
	"Set DESK_DATABASE_URL to the connection string of the database, with the login portal_desk: " +
	"postgres://portal_desk:a-password@host/database. `npm run migrate` gives that login its password (docs/desk.md). " +
	"A hosted project has it under Project Settings, Database; its public key is not enough for the desk.";

/** Opens the database that the portal reads, with the desk's rights. Throws `DatabaseUnusable` when a person must act first. */
export async function openDeskDatabase(settings: DeskDatabaseSettings): Promise<DeskDatabase> {
	const { dataDir, deskDatabaseUrl, databaseUrl, supabaseUrl } = settings;
	if (deskDatabaseUrl) return openPostgresDesk(deskDatabaseUrl);
	if (databaseUrl || supabaseUrl) throw new DatabaseUnusable(NEEDS_URL);
	return openSqliteDesk(dataDir);
}
