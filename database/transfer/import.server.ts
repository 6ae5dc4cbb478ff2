import { readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { DatabaseUnusable } from "../backend.ts";
import type { Facts } from "../facts.server.ts";
import { readCsvRows } from "./csv-file.server.ts";
import type { EarlierRows } from "./earlier-rows.server.ts";
import type { ImportProblem, ImportReport, ImportSource, RowChange } from "./import-rows.server.ts";
import { importRows } from "./import-rows.server.ts";
import { readJsonFile } from "./json-file.server.ts";
import type { KeeperSettings } from "./keeper.server.ts";
import { withKeeper } from "./keeper.server.ts";
import type { ReleasePlan } from "./release.server.ts";
import { planRelease } from "./release.server.ts";
import { isTransferTable, TRANSFER_TABLES } from "./transfer-tables.ts";

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

/** Imports JSON and CSV files: all of them or nothing. `table` names that of a CSV whose name does not. */
export async function importFiles(
	settings: KeeperSettings,
	files: readonly string[],
	{ table, ...applying }: Applying & { table?: string | undefined },
): Promise<ImportOutcome> {
	const open = async (): Promise<ImportSource[]> => {
		const opened: ImportSource[] = [];
		for (const file of files) opened.push(...(await openFile(file, table)));
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
		return toOutcome(await importRows(database, sources, options), { conflicts: conflicts.length, gone });
	});
	if (!isApplied || look.problems > 0 || look.changes === 0 || (confirm && !(await confirm(look)))) return look;
	await withKeeper(settings, { writes: true }, async (database, encoding) => {
		const { sources, removals } = await gather(database);
		const { onProgress } = listeners;
		const report = await importRows(database, sources, {
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

/** The tables of a file; throws `DatabaseUnusable` when it is none that can be imported. */
async function openFile(file: string, wanted: string | undefined): Promise<ImportSource[]> {
	const refuse = (reason: string): never => {
		throw new DatabaseUnusable(`${basename(file)}: ${reason}. No se cambió nada.`);
	};
	const found = await stat(file).catch(() => undefined);
	if (!found) return refuse("no está");
	if (found.isDirectory()) {
		const names = new Set(await readdir(file));
		const tables = TRANSFER_TABLES.filter((each) => names.has(`${each}.csv`));
		if (tables.length === 0) return refuse("en la carpeta no hay un CSV con el nombre de una tabla");
		return (await Promise.all(tables.map((each) => openFile(join(file, `${each}.csv`), undefined)))).flat();
	}
	switch (extname(file).toLowerCase()) {
		case ".json": {
			const reading = await readJsonFile(file);
			return "flaw" in reading ? refuse(reading.flaw) : reading.sources;
		}
		case ".csv": {
			const table = wanted ?? basename(file, extname(file));
			if (isTransferTable(table)) return [{ file, table, rows: readCsvRows(file, table) }];
			return refuse(`di de qué tabla es, con --table: ${TRANSFER_TABLES.join(", ")}`);
		}
		default:
			return refuse("solo se leen JSON y CSV; una hoja de cálculo se guarda como «CSV UTF-8»");
	}
}
