import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { BESIDE_TABLES, type CatalogueRows, MAIN_TABLES } from "../../domain/catalogue/catalogue.ts";
import { type SharedTexts, share, type UntrustedRow } from "../../domain/fields/fields.ts";
import type { ProblemReport } from "../../domain/report/report.ts";
import type { RetentionLimits } from "../../domain/report/retention.ts";
import type { Backend, RetentionOutcome, StoreOutcome } from "../backend.ts";
import { BackendUnavailable, DatabaseLost } from "../backend.ts";
import { FACTS_DIR, readFacts } from "../facts.server.ts";
import type { Encoding } from "../seed.server.ts";
import { findLack, seed } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import {
	createSqliteDialect,
	emptyWriteAheadLog,
	isPassing,
	isRefusedRow,
	migrateSqlite,
	openSqliteFile,
	retryWhileBusy,
	translateSqliteError,
} from "./sqlite-file.server.ts";
import { readReportState } from "./sqlite-report-state.server.ts";

export const SQLITE_FILE = "portal.sqlite";

/** Rows read in one turn of the event loop: a millisecond or two. */
const ROWS_A_TURN = 100;
/** Longest wait at the start: another process may be migrating and seeding, which takes well under a second. */
const START_WAIT_MS = 15_000;
/** Longest wait for the lock while a report is stored; after it the call fails and is tried again later. */
const REPORT_WAIT_MS = 2_500;

const NOW = sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

/** How SQLite stores lists and flags. */
export const SQLITE_ENCODING: Encoding = { list: (texts) => JSON.stringify(texts), flag: (isSet) => (isSet ? 1 : 0) };

export interface SqliteOptions {
	dataDir: string;
	/** Where the fact files of the first start lie; the repository's `data/` unless a test says otherwise. */
	factsDir?: string;
	/** Whether a last good copy can stand in while the file cannot be used. */
	hasCopy?: (() => Promise<boolean>) | undefined;
}

/**
 * Opens the embedded database: created, migrated and seeded on the first start. Throws `DatabaseUnusable`
 * when a person must act. While the disk is full it opens all the same, answers `BackendUnavailable` and
 * tries again with every call, so that the pages can be served from the last good copy; also while the file is damaged or
 * cannot be written, if there is such a copy.
 */
export async function openSqliteBackend(options: SqliteOptions): Promise<Backend> {
	const file = join(options.dataDir, SQLITE_FILE);
	let opening: Promise<OpenDatabase> | undefined;
	let isClosed = false;

	function open(): Promise<OpenDatabase> {
		if (isClosed) throw new BackendUnavailable(`The database ${file} is closed.`);
		opening ??= prepareDatabase(options).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	}

	async function withDatabase<Result>(use: (opened: OpenDatabase) => Promise<Result>): Promise<Result> {
		try {
			return await use(await open());
		} catch (error) {
			throw asUnavailable(translateSqliteError(error, file));
		}
	}

	try {
		await open();
	} catch (error) {
		const reason = translateSqliteError(error, file);
		const isBridged = isPassing(error) || (reason instanceof DatabaseLost && (await options.hasCopy?.()));
		if (!isBridged) throw reason;
	}

	return {
		kind: "sqlite",
		readMark: () => withDatabase(readMark),
		readCatalogue: () => withDatabase(readTables),
		addReport: (report) => withDatabase((opened) => insertReport(opened, report)),
		eraseContact: (receiptHash) => withDatabase((opened) => eraseContact(opened, receiptHash)),
		readReportState: (receiptHash) => withDatabase(({ database }) => readReportState(database, receiptHash)),
		applyRetention: (limits) => withDatabase((opened) => applyRetention(opened, limits)),
		async close() {
			isClosed = true;
			const opened = await opening?.catch(() => undefined);
			await opened?.database.destroy();
		},
	};
}

/** The one connection of a backend, and Kysely over it. */
interface OpenDatabase {
	connection: DatabaseSync;
	database: Kysely<Tables>;
}

async function prepareDatabase({ dataDir, factsDir = FACTS_DIR }: SqliteOptions): Promise<OpenDatabase> {
	return retryWhileBusy(async () => {
		const connection = openSqliteFile(dataDir, SQLITE_FILE);
		try {
			migrateSqlite(connection);
			const database = new Kysely<Tables>({ dialect: createSqliteDialect(connection) });
			await seedSqlite(database, factsDir);
			return { connection, database };
		} catch (error) {
			connection.close();
			throw error;
		}
	}, START_WAIT_MS);
}

/**
 * Fills an empty catalogue, and the tables beside it that an older release did not know, whole or not at all; what holds
 * anything is left as it is. Throws SQLITE_BUSY
 * when another process does the same at this moment.
 */
async function seedSqlite(database: Kysely<Tables>, factsDir: string): Promise<void> {
	if ((await findLack(database)) === "nothing") return;
	const facts = await readFacts(factsDir);
	await database.transaction().execute(async (transaction) => {
		await seed(transaction, await findLack(transaction), facts, SQLITE_ENCODING);
	});
}

/** One transaction, so that the tables are read as they were at one moment. */
function readTables({ connection, database }: OpenDatabase): Promise<CatalogueRows> {
	return database.transaction().execute(async () => {
		const texts: SharedTexts = new Map();
		const rows: Partial<Record<keyof CatalogueRows, UntrustedRow[]>> = {};
		for (const table of [...MAIN_TABLES, ...BESIDE_TABLES]) rows[table] = await gather(connection, table, texts);
		return { procedures: [], institutions: [], observatory: [], ...rows };
	});
}

/**
 * All rows; the connection answers at once, so requests get their turn between a few of them. Read without Kysely, which
 * would wait for each row three times, and take as long for it as SQLite does. Node makes a row that it names itself a table
 * of its own, five times as large as a copy of one that has the columns already: 40 MB for 10,000 procedures.
 */
async function gather(
	connection: DatabaseSync,
	table: keyof CatalogueRows,
	texts: SharedTexts,
): Promise<UntrustedRow[]> {
	const statement = connection.prepare(`select * from ${table}`);
	const columns = statement.columns().map(({ name }) => name);
	const empty: UntrustedRow = Object.fromEntries(columns.map((name) => [name, null]));
	statement.setReturnArrays(true);
	const rows: UntrustedRow[] = [];
	for (const values of statement.iterate()) {
		const row = { ...empty };
		for (let at = 0; at < columns.length; at += 1) {
			const value = values[at];
			row[columns[at] ?? ""] = typeof value === "string" ? share(value, texts) : value;
		}
		rows.push(row);
		if (rows.length % ROWS_A_TURN === 0) await nextTurn();
	}
	return rows;
}

/**
 * Triggers count every change of a table that is shown; reports and the desk's drafts do not move it. A table or trigger that
 * is made or taken away changes the version of the schema.
 */
async function readMark({ database }: OpenDatabase): Promise<string> {
	const { changes } = await database.selectFrom("catalogue_mark").select("changes").executeTakeFirstOrThrow();
	const { rows } = await sql<{ schema_version: number }>`pragma schema_version`.execute(database);
	return `${changes} ${rows[0]?.schema_version}`;
}

async function insertReport({ database }: OpenDatabase, report: ProblemReport): Promise<StoreOutcome> {
	const insertion = database
		.insertInto("problem_reports")
		.values(report)
		.onConflict((conflict) => conflict.column("client_id").doNothing());
	try {
		await retryWhileBusy(() => insertion.execute(), REPORT_WAIT_MS);
		return { outcome: "stored" };
	} catch (error) {
		if (isRefusedRow(error)) return { outcome: "refused", reason: "The database refused the report." };
		throw error;
	}
}

/** Once the portal runs, a broken database must not stop it: pages are served from memory, so every error may pass. */
function asUnavailable(error: Error): BackendUnavailable {
	return error instanceof BackendUnavailable ? error : new BackendUnavailable(error.message, { cause: error });
}

/** Also removes the old text from the file and its write-ahead log, unless another process is reading at this moment. */
async function eraseContact({ connection, database }: OpenDatabase, receiptHash: string): Promise<void> {
	const erasure = database
		.updateTable("problem_reports")
		.set({ user_name: "", user_email: "", contact_erased_at: NOW })
		.where("receipt_hash", "=", receiptHash)
		.where("contact_erased_at", "is", null);
	await retryWhileBusy(() => erasure.execute(), REPORT_WAIT_MS);
	// In its turn: not while the catalogue is being read.
	await database.connection().execute(async () => emptyWriteAheadLog(connection));
}

async function applyRetention(
	{ connection, database }: OpenDatabase,
	limits: RetentionLimits,
): Promise<RetentionOutcome> {
	const contacts = database
		.updateTable("problem_reports")
		.set({ user_name: "", user_email: "", contact_erased_at: NOW })
		.where((where) => where.or([where("user_name", "<>", ""), where("user_email", "<>", "")]))
		.where(isContactDue(limits));
	const technical = database
		.updateTable("problem_reports")
		.set({ page_url: "", browser_info: "" })
		.where((where) => where.or([where("page_url", "<>", ""), where("browser_info", "<>", "")]))
		.where("created_at", "<", limits.technical.toISOString());
	const [contactsErased] = await retryWhileBusy(() => contacts.execute(), REPORT_WAIT_MS);
	const [technicalErased] = await retryWhileBusy(() => technical.execute(), REPORT_WAIT_MS);
	// In its turn: not while the catalogue is being read.
	await database.connection().execute(async () => emptyWriteAheadLog(connection));
	return { contacts: Number(contactsErased?.numUpdatedRows), technical: Number(technicalErased?.numUpdatedRows) };
}

/**
 * As in `apply_retention` (supabase/migrations): a report that was joined to another is closed when that one is, or when it
 * was itself, whichever came first. Of two texts SQLite's min() is null where one is.
 */
function isContactDue({ closed, open }: RetentionLimits) {
	const main = sql`(select main.closed_at from desk_reports as own join problem_reports as main on main.id = own.duplicate_of
		where own.report_id = problem_reports.id)`;
	return sql<boolean>`coalesce(
		min(coalesce(closed_at, ${main}), coalesce(${main}, closed_at)) < ${closed.toISOString()},
		created_at < ${open.toISOString()}
	)`;
}
