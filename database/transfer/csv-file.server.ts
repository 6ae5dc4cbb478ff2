import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { IncomingRow } from "./incoming-row.ts";
import { WHOLE_ROW } from "./incoming-row.ts";
import type { Mapping } from "./mapping.ts";
import type { SheetHeader } from "./sheet-rows.ts";
import { findFarCell, nameColumns, readCells, readHeader } from "./sheet-rows.ts";
import type { TransferTable } from "./transfer-tables.ts";

/** Longest row in bytes; a quotation mark that never closes would otherwise take the rest of the file into memory. */
const LONGEST_ROW = 1_000_000;
/** Where the first line of a file is looked for, in bytes. */
const HEAD_LENGTH = 8_192;

const REASONS: Readonly<Record<string, CodedFlaw>> = {
	CSV_QUOTE_NOT_CLOSED: { code: "quotesOpen" },
	CSV_INVALID_CLOSING_QUOTE: { code: "quotesLoose" },
	INVALID_OPENING_QUOTE: { code: "quotesLoose" },
	CSV_MAX_RECORD_SIZE: { code: "rowEndless" },
};

/**
 * The rows of a CSV file, one at a time, with the row number that a spreadsheet shows. A file that cannot be understood
 * yields one row that says why.
 */
export async function* readCsvRows(file: string, table: TransferTable, mapping?: Mapping): AsyncGenerator<IncomingRow> {
	const { parser, stop } = await openRecords(file);
	let header: SheetHeader | undefined;
	let columns = new Map<string, string>();
	let rowNumber = 0;
	try {
		for await (const record of parser) {
			rowNumber += 1;
			if (record.every((cell) => cell.trim() === "")) continue;
			if (header) {
				yield { ...readRecord(record, header, { table, mapping, rowNumber }), columns };
				continue;
			}
			const far = findFarCell(record, rowNumber);
			if (far) return void (yield lost(rowNumber, far));
			header = readHeader(
				record.map((name) => name.trim()),
				table,
				mapping,
			);
			columns = nameColumns(header);
			if (header.flaws.length === 0) continue;
			yield { place: { row: rowNumber }, values: {}, flaws: header.flaws };
			return;
		}
	} catch (error) {
		const reason = explain(error);
		if (reason === undefined) throw error;
		const readBefore = error instanceof CsvError && typeof error.records === "number" ? error.records : rowNumber;
		yield lost(readBefore + 1, reason);
		return;
	} finally {
		stop();
	}
	if (!header) yield lost(1, { code: "fileEmpty" });
	else if (rowNumber === 1) yield lost(2, { code: "onlyHeader" });
}

/** The first rows of a CSV that hold anything, as they are; none of a file that cannot be understood. */
export async function peekCsv(file: string, most: number): Promise<string[][]> {
	const { parser, stop } = await openRecords(file);
	const rows: string[][] = [];
	try {
		for await (const record of parser) {
			if (record.every((cell) => cell.trim() === "")) continue;
			rows.push(record);
			if (rows.length >= most) break;
		}
	} catch (error) {
		if (explain(error) === undefined) throw error;
	} finally {
		stop();
	}
	return rows;
}

async function openRecords(file: string): Promise<{ parser: AsyncIterable<string[]>; stop: () => void }> {
	const delimiter = await findDelimiter(file);
	const text = Readable.from(decode(file));
	const parser = text.pipe(parse({ delimiter, bom: true, relax_column_count: true, max_record_size: LONGEST_ROW }));
	// A pipe does not hand errors on.
	text.on("error", (error) => parser.destroy(error));
	return { parser, stop: () => void parser.destroy() };
}

function readRecord(
	record: readonly string[],
	header: SheetHeader,
	reading: { table: TransferTable; mapping?: Mapping | undefined; rowNumber: number },
): IncomingRow {
	const place = { row: reading.rowNumber };
	const { values, flaws } = readCells(record, header, reading);
	if (record.length !== header.fields.length) {
		const counted = { cells: record.length, columns: header.fields.length };
		return { place, values, flaws: [{ field: WHOLE_ROW, code: "cellCount", values: counted }] };
	}
	return { place, values, flaws };
}

/** The file as text; a byte that is no UTF-8 is an error and not a question mark in somebody's name. */
async function* decode(file: string): AsyncGenerator<string> {
	const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
		yield decoder.decode(chunk, { stream: true });
	}
	yield decoder.decode();
}

/** Spreadsheets in Spanish separate by semicolons. The names of our columns hold none of these signs. */
async function findDelimiter(file: string): Promise<string> {
	const handle = await open(file);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
		const [head = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n/);
		return [",", ";", "\t"].find((sign) => head.includes(sign)) ?? ",";
	} finally {
		await handle.close();
	}
}

/** Undefined for what is not the file's fault. */
function explain(error: unknown): CodedFlaw | undefined {
	if (error instanceof CsvError) return REASONS[error.code] ?? { code: "csvUnreadable", values: { why: error.code } };
	const isEncoding =
		error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA";
	return isEncoding ? { code: "notUtf8" } : undefined;
}

function lost(row: number, flaw: CodedFlaw): IncomingRow {
	return { place: { row }, values: {}, flaws: [{ field: WHOLE_ROW, ...flaw }] };
}
