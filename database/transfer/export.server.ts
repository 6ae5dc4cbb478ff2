import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { bytes } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { unzipSync } from "fflate";
import type { CellValue } from "hucre/xlsx";
import { writeXlsx as writeWorkbook, writeXlsxStream } from "hucre/xlsx";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { JSON_FORMAT, JSON_VERSION } from "./json-file.server.ts";
import { writeCell } from "./sheet-rows.ts";
import type { ReadTable } from "./stored-rows.server.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";
import { columnsOf, rowId, toTransferRow } from "./transfer-tables.ts";
import { packZip } from "./zip-file.server.ts";

/** Where the one sheet of a spreadsheet lies. */
const SHEET = "xl/worksheets/sheet1.xml";

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

/** One JSON text with a list for each table, a record a line; the rows are read table by table. */
export async function* writeJson(read: ReadTable, tables: readonly TransferTable[]): AsyncGenerator<string> {
	yield `{\n"format": ${JSON.stringify(JSON_FORMAT)},\n"version": ${JSON_VERSION}`;
	for (const table of tables) {
		yield `,\n${JSON.stringify(table)}: [`;
		for (const [position, row] of listRows(table, await read(table)).entries())
			yield `${position === 0 ? "\n" : ",\n"}${JSON.stringify(row)}`;
		yield "\n]";
	}
	yield "\n}\n";
}

/** A table as CSV for a spreadsheet: UTF-8 with a byte order mark, and no cell that a spreadsheet would run as a formula. */
export function writeCsv(read: ReadTable, table: TransferTable): Readable {
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

/**
 * Tables as a spreadsheet, a sheet each: texts and numbers only, and nothing that would be run as a formula. The library writes
 * a single sheet row by row, while of several it holds every cell: so it writes the book without rows, and then each sheet.
 */
export async function writeXlsx(read: ReadTable, tables: readonly TransferTable[]): Promise<Buffer> {
	const book = unzipSync(await writeWorkbook({ sheets: tables.map((name) => ({ name, rows: [] })) }));
	const sheets = new Map(tables.map((table, at) => [`xl/worksheets/sheet${at + 1}.xml`, table]));
	async function* writePart(name: string, part: Uint8Array): AsyncGenerator<Uint8Array> {
		const table = sheets.get(name);
		yield table ? await writeSheet(read, table) : part;
	}
	return packZip(Object.entries(book).map(([name, part]) => [name, writePart(name, part)] as const));
}

async function writeSheet(read: ReadTable, table: TransferTable): Promise<Uint8Array> {
	const cells = listCells(listRows(table, await read(table)), columnsOf(table));
	const { [SHEET]: sheet = new Uint8Array() } = unzipSync(await bytes(writeXlsxStream(cells, { name: table })), {
		filter: ({ name }) => name === SHEET,
	});
	return sheet;
}

function* listCells(rows: readonly TransferRow[], names: readonly string[]): Generator<CellValue[]> {
	yield [...names];
	for (const row of rows) yield names.map((name) => tellSheet(row[name]));
}

function tellSheet(value: unknown): CellValue {
	if (typeof value === "number") return value;
	// What looks like the sign of a letter is written as that of its first one.
	return writeCell(value).replace(/_x[0-9A-Fa-f]{4}_/g, "_x005F$&") || null;
}

/** Writes a file whole or not at all. */
export async function writeWhole(
	file: string,
	content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): Promise<void> {
	const draft = `${file}.${process.pid}.part`;
	try {
		await pipeline(Readable.from(content), createWriteStream(draft));
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/** A CSV file for each table in a folder, which is made where there is none. Answers the files. */
export async function exportCsv(read: ReadTable, tables: readonly TransferTable[], folder: string): Promise<string[]> {
	await mkdir(folder, { recursive: true });
	const files: string[] = [];
	for (const table of tables) {
		const file = join(folder, `${table}.csv`);
		await writeWhole(file, writeCsv(read, table));
		files.push(file);
	}
	return files;
}
