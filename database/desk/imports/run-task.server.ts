import { writeFile } from "node:fs/promises";
import { sql } from "kysely";
import type { UntrustedRow } from "../../../domain/fields/fields.ts";
import { writeCsv, writeJson, writeWhole, writeXlsx } from "../../transfer/export.server.ts";
import { openUpload } from "../../transfer/open-file.server.ts";
import type { ReadTable } from "../../transfer/stored-rows.server.ts";
import { TRANSFER_TABLES } from "../../transfer/transfer-tables.ts";
import { packZip } from "../../transfer/zip-file.server.ts";
import type { DeskDatabase } from "../desk-database.server.ts";
import { applyImport, spoolUndoing } from "./apply-import.server.ts";
import { importFolder, makeImportFolder, spoolRows, uploadFile } from "./import-folder.server.ts";
import type { ExportFormat, ImportMessage, ImportTask } from "./import-task.ts";
import { changeImport, type DeskImport, findImport } from "./imports.server.ts";
import { lookAtImport } from "./look-import.server.ts";

type Done = Extract<ImportMessage, { done: unknown }>["done"];

/** Does one piece of the heavy work with files; what it finds is kept in the import's folder and its state. */
export async function runTask(
	database: DeskDatabase,
	task: ImportTask,
	onProgress: (rows: number) => void,
): Promise<Done> {
	if (task.task === "export") {
		await exportCatalogue(database, task.format, task.file);
		return { outcome: "done" };
	}
	const folder = importFolder(task.database.dataDir, task.id);
	if (task.task === "apply") return applyImport(database, { ...task, folder });
	const found = await database.read((desk) => findImport(desk, task.id));
	if (!found) return { outcome: "refused", reason: "gone" };
	if (!isOpen(found)) return { outcome: "refused", reason: "gone" };
	if (found.undoes !== null) {
		await makeImportFolder(task.database.dataDir, task.id);
		// What somebody changed stays, also when they did so after the last look.
		const kept = await spoolUndoing(database, folder, found.undoes);
		await keepLook(database, folder, { found, ready: "submitted", kept });
	} else if (task.task === "read") await readFile(database, { folder, found, onProgress });
	else await keepLook(database, folder, { found });
	return { outcome: "done" };
}

async function readFile(
	database: DeskDatabase,
	{ folder, found, onProgress }: { folder: string; found: DeskImport; onProgress: (rows: number) => void },
): Promise<void> {
	const { id, file: name, mapping } = found;
	const reading = await openUpload({ file: uploadFile(folder), folder, name, mapping: mapping ?? undefined });
	const save = (values: Partial<DeskImport>) =>
		database.write((desk) =>
			changeImport(desk, { id, isAllowed: (now) => isReadSo(now, found) }, { trouble: null, ...values }),
		);
	if ("flaw" in reading) return void (await save({ state: "unreadable", flaw: reading.flaw }));
	const { accents = [] } = reading;
	if ("foreign" in reading) return void (await save({ state: "columns", foreign: reading.foreign, accents }));
	if (accents.length > 0) await save({ accents });
	const spooled = await spoolRows(folder, reading.sources, onProgress);
	if ("flaw" in spooled) return void (await save({ state: "unreadable", flaw: spooled.flaw }));
	await keepLook(database, folder, { found, ready: "looked" });
}

interface Looking {
	/** As it was when the work began. */
	found: DeskImport;
	/** What becomes of one whose rows were read for this look. */
	ready?: "looked" | "submitted";
	kept?: readonly string[];
}

/**
 * Looks, and keeps what was found. Whoever hands it in, sends it back or puts it away meanwhile is right: only what still
 * waits to be read moves on, and what was handed in and now has mistakes goes back to its author.
 */
async function keepLook(database: DeskDatabase, folder: string, { found, ready, kept }: Looking): Promise<void> {
	const look = await lookAtImport(database, folder, found);
	const isReady = look.problems === 0 && look.changes > 0;
	await database.write(async (desk) => {
		const now = await findImport(desk, found.id);
		const state = now && isUnread(now) ? ready : now?.state;
		// Its columns were matched anew: these rows are no longer what it brings.
		if (!now || !state || !isReadSo(now, found)) return;
		await changeImport(
			desk,
			{ id: found.id, isAllowed: isOpen },
			{ look, trouble: null, state: state === "submitted" && !isReady ? "looked" : state, ...(kept && { kept }) },
		);
	});
}

function isUnread({ state }: DeskImport): boolean {
	return state === "reading" || state === "columns" || state === "unreadable";
}

/** Whether an import is still open and its columns are matched as they were. */
function isReadSo(now: DeskImport, then: DeskImport): boolean {
	return isOpen(now) && JSON.stringify(now.mapping) === JSON.stringify(then.mapping);
}

function isOpen({ state }: DeskImport): boolean {
	return state !== "applied" && state !== "discarded";
}

async function exportCatalogue(database: DeskDatabase, format: ExportFormat, file: string): Promise<void> {
	await database.read(async (desk) => {
		const read: ReadTable = async (table) =>
			(await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(desk)).rows;
		if (format === "json") return writeWhole(file, writeJson(read, TRANSFER_TABLES));
		const csv = () => packZip(TRANSFER_TABLES.map((table) => [`${table}.csv`, writeCsv(read, table)] as const));
		await writeFile(file, format === "xlsx" ? await writeXlsx(read, TRANSFER_TABLES) : await csv(), { mode: 0o600 });
	});
}
