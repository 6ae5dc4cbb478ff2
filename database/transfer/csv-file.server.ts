import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { Mapping } from "./mapping.ts";
import type { SheetHeader } from "./sheet-rows.ts";
import { findFarCell, nameColumns, readCells, readHeader } from "./sheet-rows.ts";
import type { IncomingRow, TransferTable } from "./transfer-tables.ts";
import { WHOLE_ROW } from "./transfer-tables.ts";

/** Longest row in bytes; a quotation mark that never closes would otherwise take the rest of the file into memory. */
const LONGEST_ROW = 1_000_000;
/** Where the first line of a file is looked for, in bytes. */
const HEAD_LENGTH = 8_192;
/** What a text of Windows-1252 does not hold: bytes that stand for no letter, and the pairs by which UTF-8 writes an accent. */
const NOT_WINDOWS = /[\x81\x8d\x8f\x90\x9d]|[\xc2\xc3][\x80-\xbf]/;
const LONGEST_ACCENT = 80;

type Encoding = "utf-8" | "windows-1252";

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
	const encoding = await findEncoding(file);
	if (!encoding) return void (yield lost(1, { code: "notUtf8" }));
	const { parser, stop } = await openRecords(file, encoding);
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
	const rows: string[][] = [];
	await visitRecords(file, (record) => {
		if (record.some((cell) => cell.trim() !== "")) rows.push(record);
		return rows.length < most;
	});
	return rows;
}

/**
 * The first cells with an accent of a file that is not in UTF-8 and was read as Excel in Spanish writes it: from another
 * alphabet they come out wrong, which only a person sees. None of a file in UTF-8.
 */
export async function peekAccents(file: string, most: number): Promise<string[]> {
	if ((await findEncoding(file)) !== "windows-1252") return [];
	const found = new Set<string>();
	await visitRecords(file, (record) => {
		for (const cell of record) {
			// biome-ignore lint/suspicious/noControlCharactersInRegex: all that is no letter of ASCII.
			if (found.size < most && /[^\x00-\x7f]/.test(cell)) found.add(cell.trim().slice(0, LONGEST_ACCENT));
		}
		return found.size < most;
	});
	return [...found];
}

/** Shows each row until it is told to stop, or the file can no longer be understood. */
async function visitRecords(file: string, visit: (record: string[]) => boolean): Promise<void> {
	const encoding = await findEncoding(file);
	if (!encoding) return;
	const { parser, stop } = await openRecords(file, encoding);
	try {
		for await (const record of parser) if (!visit(record)) break;
	} catch (error) {
		if (explain(error) === undefined) throw error;
	} finally {
		stop();
	}
}

async function openRecords(
	file: string,
	encoding: Encoding,
): Promise<{ parser: AsyncIterable<string[]>; stop: () => void }> {
	const delimiter = await findDelimiter(file);
	const text = Readable.from(decode(file, encoding));
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
	const { values, blank, flaws } = readCells(record, header, reading);
	if (record.length !== header.fields.length) {
		const counted = { cells: record.length, columns: header.fields.length };
		return { place, values, flaws: [{ field: WHOLE_ROW, code: "cellCount", values: counted }] };
	}
	return { place, values, blank, flaws };
}

/**
 * UTF-8 where the whole file is; else what Excel in Spanish writes where nobody asks it for UTF-8. Undefined where it is
 * neither: a UTF-8 file with a wrong byte must not become a strange sign in somebody's name.
 */
async function findEncoding(file: string): Promise<Encoding | undefined> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let [isUtf8, isWindows, last] = [true, true, ""];
	for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
		isUtf8 &&= accepts(() => decoder.decode(chunk, { stream: true }));
		const bytes = last + chunk.toString("latin1");
		isWindows &&= !NOT_WINDOWS.test(bytes);
		last = bytes.slice(-1);
	}
	isUtf8 &&= accepts(() => decoder.decode());
	return isUtf8 ? "utf-8" : isWindows ? "windows-1252" : undefined;
}

function accepts(decode: () => string): boolean {
	try {
		decode();
		return true;
	} catch {
		return false;
	}
}

async function* decode(file: string, encoding: Encoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
	for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
		yield decoder.decode(chunk, { stream: true });
	}
	yield decoder.decode();
}

/** Spreadsheets in Spanish separate by semicolons: the sign that the first line has most of. */
async function findDelimiter(file: string): Promise<string> {
	const handle = await open(file);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
		const [head = ""] = buffer.toString("latin1", 0, bytesRead).split(/\r?\n/);
		const [most = ","] = [",", ";", "\t"].toSorted((one, other) => head.split(other).length - head.split(one).length);
		return most;
	} finally {
		await handle.close();
	}
}

/** Undefined for what is not the file's fault. */
function explain(error: unknown): CodedFlaw | undefined {
	if (!(error instanceof CsvError)) return undefined;
	return REASONS[error.code] ?? { code: "csvUnreadable", values: { why: error.code } };
}

function lost(row: number, flaw: CodedFlaw): IncomingRow {
	return { place: { row }, values: {}, flaws: [{ field: WHOLE_ROW, ...flaw }] };
}
