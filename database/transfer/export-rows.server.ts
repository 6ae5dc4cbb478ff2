import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { writeCell } from "./csv-cells.ts";
import { JSON_FORMAT, JSON_VERSION } from "./json-file.server.ts";
import type { ReadTable } from "./stored-rows.server.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";
import { columnsOf, rowId, toTransferRow } from "./transfer-tables.ts";

/** The rows of a table in an order that does not depend on the engine, so that two exports can be compared as files. */
export function listRows(table: TransferTable, stored: readonly UntrustedRow[]): TransferRow[] {
	const rows = stored.map((row) => toTransferRow(table, row));
	const named = rows.map((row) => ({ row, id: rowId(table, row), order: Number(row.position ?? 0) }));
	named.sort((one, other) => {
		const [a, b] = [String(one.row.procedure_id ?? one.id), String(other.row.procedure_id ?? other.id)];
		if (a !== b) return a < b ? -1 : 1;
		return one.order - other.order || (one.id < other.id ? -1 : 1);
	});
	return named.map(({ row }) => row);
}

/** The same text with the rows read table by table. */
export async function* writeJsonOf(read: ReadTable, tables: readonly TransferTable[]): AsyncGenerator<string> {
	yield beginJson();
	for (const table of tables) yield* writeJsonTable(table, await read(table));
	yield "\n}\n";
}

/** One JSON text with a list for each table, a record a line. */
export function* writeJson(rows: CatalogueRows, tables: readonly TransferTable[]): Generator<string> {
	yield beginJson();
	for (const table of tables) yield* writeJsonTable(table, rows[table] ?? []);
	yield "\n}\n";
}

function beginJson(): string {
	return `{\n"format": ${JSON.stringify(JSON_FORMAT)},\n"version": ${JSON_VERSION}`;
}

function* writeJsonTable(table: TransferTable, stored: readonly UntrustedRow[]): Generator<string> {
	yield `,\n${JSON.stringify(table)}: [`;
	for (const [position, row] of listRows(table, stored).entries())
		yield `${position === 0 ? "\n" : ",\n"}${JSON.stringify(row)}`;
	yield "\n]";
}

/** A table as CSV for a spreadsheet: UTF-8 with a byte order mark, and no cell that a spreadsheet would run as a formula. */
export function writeCsv(rows: CatalogueRows, table: TransferTable): Readable {
	return writeCsvOf((each) => rows[each] ?? [], table);
}

/** The same with the rows read when they are asked for. */
export function writeCsvOf(read: ReadTable, table: TransferTable): Readable {
	const names = columnsOf(table);
	async function* listRecords(): AsyncGenerator<string[]> {
		for (const row of listRows(table, await read(table))) yield names.map((name) => writeCell(row[name]));
	}
	return Readable.from(listRecords()).pipe(
		stringify({
			header: true,
			columns: names,
			bom: true,
			record_delimiter: "windows",
			// Of itself it quotes what holds the end of a record, which is not the end of a line within a cell.
			quoted_match: /[\r\n]/,
		}),
	);
}

/** Writes a file whole or not at all. */
export async function writeWhole(file: string, content: Iterable<string | Buffer> | Readable): Promise<void> {
	const draft = `${file}.${process.pid}.part`;
	try {
		await pipeline(content instanceof Readable ? content : Readable.from(content), createWriteStream(draft));
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/** A CSV file for each table in a folder, which is made where there is none. Answers the files. */
export async function exportCsv(
	rows: CatalogueRows,
	tables: readonly TransferTable[],
	folder: string,
): Promise<string[]> {
	await mkdir(folder, { recursive: true });
	const files: string[] = [];
	for (const table of tables) {
		const file = join(folder, `${table}.csv`);
		await writeWhole(file, writeCsv(rows, table));
		files.push(file);
	}
	return files;
}
