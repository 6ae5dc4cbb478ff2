import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { BackendUnavailable } from "../backend.ts";
import { listPostgresAddresses } from "../postgres/postgres-addresses.server.ts";
import { POSTGRES_ENCODING } from "../postgres/postgres-owner.server.ts";
import { getTypeParser } from "../postgres/postgres-types.server.ts";
import type { AccountTables } from "./account-tables.ts";
import type { DeskDatabase } from "./desk-database.server.ts";
import type { DeskTables } from "./desk-tables.ts";

/** Key of the lock that lets one writer in at a time: an arbitrary number. */
const WRITER_LOCK = "8532478912345678902";
const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 30_000;
const CONNECTIONS = 6;
/** Classes in which the server, and not what was asked, is the trouble: 08, 53, 57P and 58. */
const UNAVAILABLE = /^(08|53|57P|58)/;

/** Opens no connection yet; each call tries to connect. */
export function openPostgresDesk(deskDatabaseUrl: string): DeskDatabase {
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
