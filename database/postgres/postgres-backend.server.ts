import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { BesideTable, CatalogueRows, MainTable } from "../../domain/catalogue/catalogue.ts";
import { BESIDE_TABLES } from "../../domain/catalogue/catalogue.ts";
import { type SharedTexts, shareTexts, type UntrustedRow } from "../../domain/fields/fields.ts";
import type { ProblemReport } from "../../domain/report/report.ts";
import type { Backend, StoreOutcome } from "../backend.ts";
import { BackendUnavailable } from "../backend.ts";
import { readStanding } from "../reports/report-standing.ts";
import type { Tables } from "../tables.ts";
import { getTypeParser, listenForChanges, listPostgresAddresses } from "./postgres-connection.server.ts";
import type { EngineFailure } from "./postgres-errors.server.ts";
import { judgeInsertFailure, readFailure, translateFailure } from "./postgres-errors.server.ts";

export interface PostgresOptions {
	/** May name several hosts, `postgres://login@first,second/database`: whichever is not a replica is used. */
	databaseUrl: string;
	/** Longest wait for one statement; the connection is given up after it. */
	limitMs?: number;
}

const CONNECT_LIMIT_MS = 3_000;
const STATEMENT_LIMIT_MS = 10_000;
const CONNECTIONS = 4;
const CLOSE_WAIT_MS = 2_000;

/** How every connection of ours is opened, whatever it is for. */
function connectionConfig(databaseUrl: string, limitMs = STATEMENT_LIMIT_MS): pg.ClientConfig {
	return {
		connectionString: databaseUrl,
		application_name: "ventanilla-abierta",
		connectionTimeoutMillis: CONNECT_LIMIT_MS,
		query_timeout: limitMs,
		statement_timeout: limitMs,
		idle_in_transaction_session_timeout: limitMs,
		keepAlive: true,
		types: { getTypeParser },
	};
}

/** Opens no connection yet, so that the portal also starts while the database is down; each call tries to connect. */
export async function openPostgresBackend({ databaseUrl, limitMs }: PostgresOptions): Promise<Backend> {
	const configs = listPostgresAddresses(databaseUrl).map((address) => connectionConfig(address, limitMs));
	let failovers = 0;
	let database: Kysely<Tables> | undefined;
	let isClosed = false;

	function open(): Kysely<Tables> {
		if (isClosed) throw new BackendUnavailable("The connection to the database is closed.");
		const config = configs[failovers % configs.length];
		if (!config) throw new BackendUnavailable("The address of the database cannot be read.");
		database ??= createDatabase(config);
		return database;
	}

	/**
	 * When a call fails without an answer of the server, every connection of the pool may be broken. The next call opens a
	 * new pool to the next host.
	 */
	function abandon(failed: Kysely<Tables>): void {
		if (failed !== database) return;
		database = undefined;
		failovers += 1;
		failed.destroy().catch(() => undefined);
	}

	/** Asks the host in use and, when its connection is lost, the other hosts in turn. Throws `BackendUnavailable`. */
	async function ask<Result>(
		question: (database: Kysely<Tables>) => Promise<Result>,
		/** Turns a refusal of the server into a result; undefined when the failure may pass by itself. */
		judge: (failure: EngineFailure) => Result | undefined = () => undefined,
	): Promise<Result> {
		for (let hostsLeft = configs.length; ; hostsLeft -= 1) {
			const asked = open();
			try {
				return await question(asked);
			} catch (error) {
				const isLost = !(error instanceof pg.DatabaseError) || isConnectionLost(error);
				if (isLost) abandon(asked);
				if (isLost && hostsLeft > 1 && !isClosed) continue;
				const failure = readFailure(error);
				const judged = judge(failure);
				if (judged === undefined) throw translateFailure(failure);
				return judged;
			}
		}
	}

	return {
		kind: "postgres",
		readCatalogue: () => ask(readTables),
		addReport: (report) => ask((asked) => insertReport(asked, report), judgeInsertFailure),
		async eraseContact(receiptHash) {
			await ask((asked) => sql`select public.erase_report_contact(${receiptHash})`.execute(asked));
		},
		async readReportState(receiptHash) {
			const { rows } = await ask((asked) => sql`select * from public.report_state(${receiptHash})`.execute(asked));
			return readStanding(rows);
		},
		onCatalogueChange: (listener) => listenForChanges(configs, listener),
		async close() {
			isClosed = true;
			const closing = database;
			database = undefined;
			// Closing a connection that no longer answers could take for ever, and the process could not end.
			await Promise.race([closing?.destroy(), pause(CLOSE_WAIT_MS, undefined, { ref: false })]);
		},
	};
}

function createDatabase(config: pg.ClientConfig): Kysely<Tables> {
	const pool = new pg.Pool({
		...config,
		max: CONNECTIONS,
		idleTimeoutMillis: 60_000,
		allowExitOnIdle: true,
		onConnect: refuseReplica,
	});
	// An error event without a listener would end the process. The loss is noticed by the next query anyway.
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
	return new Kysely<Tables>({
		dialect: new PostgresDialect({
			pool,
			onCreateConnection: async (connection) =>
				void (await connection.executeQuery(CompiledQuery.raw("set role anon"))),
		}),
	});
}

/** A replica cannot store reports; one of the other hosts is the primary server. */
async function refuseReplica(client: pg.ClientBase): Promise<void> {
	const { rows } = await client.query<{ replica: boolean }>("select pg_is_in_recovery() as replica");
	if (rows[0]?.replica) throw new Error("this host is a replica");
}

/** One transaction, so that the tables are read as they were at one moment. */
function readTables(database: Kysely<Tables>): Promise<CatalogueRows> {
	return database
		.transaction()
		.setIsolationLevel("repeatable read")
		.setAccessMode("read only")
		.execute(async (transaction) => {
			const texts: SharedTexts = new Map();
			const read = async (table: MainTable | BesideTable): Promise<UntrustedRow[]> => {
				const rows = await transaction.selectFrom(table).selectAll().execute();
				return rows.map((row) => shareTexts(row, texts));
			};
			const beside: Partial<Record<BesideTable, UntrustedRow[]>> = {};
			for (const table of await listBeside(transaction)) beside[table] = await read(table);
			return {
				...beside,
				procedures: await read("procedures"),
				institutions: await read("institutions"),
				observatory: await read("observatory"),
			};
		});
}

/** Until `npm run migrate` has run, a database of an older release lacks some of these tables. */
async function listBeside(transaction: Kysely<Tables>): Promise<BesideTable[]> {
	const { rows } = await sql<{ name: BesideTable }>`
		select name from unnest(${[...BESIDE_TABLES]}::text[]) as name
		where to_regclass(format('public.%I', name)) is not null`.execute(transaction);
	return rows.map(({ name }) => name);
}

/** Neither RETURNING nor ON CONFLICT (client_id): both would need the right to read reports. */
async function insertReport(database: Kysely<Tables>, report: ProblemReport): Promise<StoreOutcome> {
	await database.insertInto("problem_reports").values(report).execute();
	return { outcome: "stored" };
}

/** Classes 08 and 57P: the server closes the connection. 25006: it has become a replica. */
function isConnectionLost({ code = "" }: pg.DatabaseError): boolean {
	return code.startsWith("08") || code.startsWith("57P") || code === "25006";
}
