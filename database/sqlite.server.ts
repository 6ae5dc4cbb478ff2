import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { CatalogueRows } from "../domain/catalogue.ts";
import type { ProblemReport } from "../domain/report.ts";
import type { Backend } from "./backend.ts";
import { BackendUnavailable, ReportRefused } from "./backend.ts";
import { FACTS_DIR, readFacts } from "./facts.server.ts";
import { migrateSqlite } from "./migrate.server.ts";
import type { Encoding } from "./seed.server.ts";
import { insertFacts, isCatalogueEmpty } from "./seed.server.ts";
import { createSqliteDialect } from "./sqlite-dialect.server.ts";
import {
	isPassing,
	isRefusedRow,
	openSqliteFile,
	retryWhileBusy,
	translateSqliteError,
	writeAtomically,
} from "./sqlite-file.server.ts";
import type { Tables } from "./tables.ts";

export const SQLITE_FILE = "portal.sqlite";

/** Another process may be migrating and seeding: that takes well under a second. */
const START_WAIT_MS = 15_000;
/** A citizen waits for the answer of a report; beyond this it is refused for now. */
const REPORT_WAIT_MS = 2_500;

const ENCODING: Encoding = { list: (texts) => JSON.stringify(texts), flag: (isSet) => (isSet ? 1 : 0) };

export interface SqliteOptions {
	dataDir: string;
	/** Where the fact files of the first start lie; the repository's `data/` unless a test says otherwise. */
	factsDir?: string;
}

/**
 * Opens the embedded database: created, migrated and seeded on the first start. Throws `DatabaseUnusable`
 * when a person must act. While the disk is full it opens all the same, answers `BackendUnavailable` and
 * tries again with every call, so that the pages can be served from the last good copy.
 */
export async function openSqliteBackend(options: SqliteOptions): Promise<Backend> {
	const file = join(options.dataDir, SQLITE_FILE);
	let opening: Promise<Kysely<Tables>> | undefined;
	let isClosed = false;

	function open(): Promise<Kysely<Tables>> {
		if (isClosed) throw new BackendUnavailable(`The database ${file} is closed.`);
		opening ??= prepareDatabase(options).catch((error) => {
			opening = undefined;
			throw error;
		});
		return opening;
	}

	async function withDatabase<Result>(use: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
		try {
			return await use(await open());
		} catch (error) {
			if (error instanceof ReportRefused) throw error;
			throw asUnavailable(translateSqliteError(error, file));
		}
	}

	try {
		await open();
	} catch (error) {
		if (!isPassing(error)) throw translateSqliteError(error, file);
	}

	return {
		kind: "sqlite",
		readMark: () => withDatabase(readDataVersion),
		readCatalogue: () => withDatabase(readTables),
		addReport: (report) => withDatabase((database) => insertReport(database, report)),
		eraseContact: (receiptHash) => withDatabase((database) => eraseContact(database, receiptHash)),
		async close() {
			isClosed = true;
			const database = await opening?.catch(() => undefined);
			await database?.destroy();
		},
	};
}

async function prepareDatabase({ dataDir, factsDir = FACTS_DIR }: SqliteOptions): Promise<Kysely<Tables>> {
	return retryWhileBusy(async () => {
		const connection = openSqliteFile(dataDir, SQLITE_FILE);
		try {
			await migrateSqlite(connection);
			const database = new Kysely<Tables>({ dialect: createSqliteDialect(connection) });
			await seedSqlite(connection, database, factsDir);
			return database;
		} catch (error) {
			connection.close();
			throw error;
		}
	}, START_WAIT_MS);
}

/** Fills an empty catalogue, whole or not at all; a catalogue that holds anything is left as it is. */
async function seedSqlite(connection: DatabaseSync, database: Kysely<Tables>, factsDir: string): Promise<void> {
	if (!(await isCatalogueEmpty(database))) return;
	const facts = await readFacts(factsDir);
	await writeAtomically(connection, async () => {
		if (await isCatalogueEmpty(database)) await insertFacts(database, facts, ENCODING);
	});
}

/** One transaction, so that the three tables are read as they were at one moment. */
function readTables(database: Kysely<Tables>): Promise<CatalogueRows> {
	return database.transaction().execute(async (transaction) => ({
		procedures: await transaction.selectFrom("procedures").selectAll().execute(),
		institutions: await transaction.selectFrom("institutions").selectAll().execute(),
		observatory: await transaction.selectFrom("observatory").selectAll().execute(),
	}));
}

/**
 * SQLite's data_version differs after any commit of another connection; our own only adds reports. It is
 * comparable within one connection, and a backend keeps its first one until it closes.
 */
async function readDataVersion(database: Kysely<Tables>): Promise<string> {
	const result = await sql<{ data_version: number }>`pragma data_version`.execute(database);
	return String(result.rows[0]?.data_version);
}

async function insertReport(database: Kysely<Tables>, report: ProblemReport): Promise<void> {
	const insertion = database
		.insertInto("problem_reports")
		.values(report)
		.onConflict((conflict) => conflict.column("client_id").doNothing());
	try {
		await retryWhileBusy(() => insertion.execute(), REPORT_WAIT_MS);
	} catch (error) {
		if (isRefusedRow(error)) throw new ReportRefused("The database refused the report.", { cause: error });
		throw error;
	}
}

/** Once the portal runs, trouble with the database is never a reason to stop serving pages. */
function asUnavailable(error: Error): BackendUnavailable {
	return error instanceof BackendUnavailable ? error : new BackendUnavailable(error.message, { cause: error });
}

/** The old text leaves the file and its write-ahead log too, unless another process reads at this moment. */
async function eraseContact(database: Kysely<Tables>, receiptHash: string): Promise<void> {
	const erasure = database
		.updateTable("problem_reports")
		.set({ user_name: "", user_email: "", contact_erased_at: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` })
		.where("receipt_hash", "=", receiptHash)
		.where("contact_erased_at", "is", null);
	await retryWhileBusy(() => erasure.execute(), REPORT_WAIT_MS);
	await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
