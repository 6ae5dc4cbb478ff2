import { Kysely } from "kysely";
import { DatabaseUnusable } from "../backend.ts";
import type { Facts } from "../facts.server.ts";
import { borrowConnection, POSTGRES_ENCODING, withOwner } from "../postgres/postgres-owner.server.ts";
import type { Encoding } from "../seed.server.ts";
import { openSqliteBackend, SQLITE_ENCODING, SQLITE_FILE } from "../sqlite/sqlite-backend.server.ts";
import {
	createSqliteDialect,
	openSqliteFile,
	retryWhileBusy,
	translateSqliteError,
} from "../sqlite/sqlite-file.server.ts";
import type { Tables } from "../tables.ts";
import { importAndNote } from "./change-journal.server.ts";
import type { ImportReport } from "./import-rows.server.ts";
import type { Reading } from "./open-file.server.ts";
import { openFile } from "./open-file.server.ts";
import type { EarlierRows } from "./release.server.ts";
import { planRelease, type ReleasePlan } from "./release-plan.server.ts";
import type { ImportProblem, ImportSource, RowChange } from "./transfer-tables.ts";
import { TRANSFER_TABLES } from "./transfer-tables.ts";

/** What became of an import. */
export interface ImportOutcome extends ImportReport {
	/** Rows that differ, whether they were stored or only looked at. */
	changes: number;
	conflicts: number;
	/** Procedures of an earlier release that this one no longer has. */
	gone: readonly string[];
	isApplied: boolean;
}

export interface Applying {
	/** False only looks. */
	isApplied: boolean;
	onChange?: (change: RowChange) => void;
	onConflict?: (conflict: RowChange) => void;
	onProblem?: (problem: ImportProblem) => void;
	onProgress?: (rows: number) => void;
	/** Asked once everything was shown; false leaves the database as it is. */
	confirm?: (outcome: ImportOutcome) => Promise<boolean>;
	/** Whether what the files lack of their tables goes too. */
	areTablesWhole?: boolean;
	/** The day on which it is done, as a calendar date. */
	today?: string;
}

/** The rows that come, read anew for each look at the database, because a file is read only once through. */
type Gather = (database: Parameters<typeof planRelease>[0]) => Promise<
	Omit<ReleasePlan, "sources" | "conflicts"> & {
		sources: readonly ImportSource[];
		conflicts: readonly RowChange[];
	}
>;

const CHANGED_MEANWHILE =
	"La base de datos o el archivo cambió mientras se miraban las diferencias. No se cambió nada: vuelve a intentarlo.";

/** Imports JSON, CSV and XLSX files: all of them or nothing. `table` names that of a file that does not say it. */
export async function importFiles(
	settings: KeeperSettings,
	files: readonly string[],
	{ table, mapping, ...applying }: Applying & Reading,
): Promise<ImportOutcome> {
	const open = async (): Promise<ImportSource[]> => {
		const opened: ImportSource[] = [];
		for (const file of files) opened.push(...(await openFile(file, { table, mapping })));
		return opened;
	};
	return importGathered(settings, applying, {
		areListsWhole: true,
		gather: async () => ({ sources: await open(), removals: {}, conflicts: [], gone: [] }),
	});
}

/** Brings a database that an older release filled up to this one, but for what somebody changed since. */
export async function importRelease(
	settings: KeeperSettings,
	facts: Facts,
	{ earlier, replaces, ...applying }: Applying & { earlier: EarlierRows; replaces: boolean },
): Promise<ImportOutcome> {
	return importGathered(settings, applying, {
		areListsWhole: false,
		gather: (database) => planRelease(database, facts, { earlier, replaces }),
	});
}

/** Looks first and shows; then, when it may, does the same in one transaction, and only if it is still the same. */
async function importGathered(
	settings: KeeperSettings,
	applying: Applying,
	{ areListsWhole, gather }: { areListsWhole: boolean; gather: Gather },
): Promise<ImportOutcome> {
	const { isApplied, confirm, onConflict, areTablesWhole = false, ...listeners } = applying;
	const today = applying.today ?? new Date().toISOString().slice(0, 10);
	const look = await withKeeper(settings, { writes: false }, async (database, encoding) => {
		const { sources, removals, conflicts, gone } = await gather(database);
		for (const conflict of conflicts) onConflict?.(conflict);
		const options = { isApplied: false, areListsWhole, areTablesWhole, removals, today, encoding, ...listeners };
		return toOutcome(await importAndNote(database, sources, options), { conflicts: conflicts.length, gone });
	});
	if (!isApplied || look.problems > 0 || look.changes === 0 || (confirm && !(await confirm(look)))) return look;
	await withKeeper(settings, { writes: true }, async (database, encoding) => {
		const { sources, removals } = await gather(database);
		const { onProgress } = listeners;
		const report = await importAndNote(database, sources, {
			...{ isApplied: true, areListsWhole, areTablesWhole, removals, today, encoding },
			...(onProgress && { onProgress }),
		});
		if (report.problems > 0 || report.digest !== look.digest) throw new DatabaseUnusable(CHANGED_MEANWHILE);
	});
	return { ...look, isApplied: true };
}

function toOutcome(
	report: ImportReport,
	{ conflicts, gone }: { conflicts: number; gone: readonly string[] },
): ImportOutcome {
	const counts = TRANSFER_TABLES.map((table) => report.counts[table]);
	const changes = counts.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
	return { ...report, changes, conflicts, gone, isApplied: false };
}

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
async function withKeeper<Result>(
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
