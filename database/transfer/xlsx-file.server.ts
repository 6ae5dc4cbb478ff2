import { readFile, stat } from "node:fs/promises";
import type { CellValue } from "hucre/xlsx";
import { readXlsx, streamXlsxRows } from "hucre/xlsx";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { Mapping } from "./mapping.ts";
import type { SheetHeader } from "./sheet-rows.ts";
import { LAST_COLUMN, LAST_ROW, nameColumn, nameColumns, readCells, readHeader } from "./sheet-rows.ts";
import type { ImportSource, IncomingRow, TransferTable } from "./transfer-tables.ts";
import { isTransferTable, TRANSFER_TABLES, WHOLE_ROW } from "./transfer-tables.ts";
import type { Zip } from "./zip-file.server.ts";
import { LARGEST_ZIP_BYTES, openZip, packZip, ZipFlawed } from "./zip-file.server.ts";

interface Reading {
	/** The table of the one sheet, whatever its name. */
	table?: TransferTable | undefined;
	mapping?: Mapping | undefined;
}

/** A row of a sheet: the number that the spreadsheet shows, and each cell as somebody would have typed it. */
interface SheetRow {
	row: number;
	cells: readonly string[];
}

/** What a workbook says of a sheet. */
interface ListedSheet {
	name: string;
	isHidden: boolean;
}

/** A spreadsheet whose every part was measured and can be read. */
export interface Spreadsheet {
	sheets: readonly ListedSheet[];
	/** The rows of a sheet, the empty ones too, a few at a time. */
	rows(sheet: ListedSheet): AsyncIterable<SheetRow>;
}

/** How a failed formula looks in its cell. */
const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)/;

/** Opens a spreadsheet, or says why it is none. Nothing is unpacked before its size is known. */
export async function openXlsx(file: string): Promise<Spreadsheet | { flaw: CodedFlaw }> {
	if ((await stat(file)).size > LARGEST_ZIP_BYTES) return { flaw: { code: "xlsxTooLarge" } };
	const zip = await openZip(await readFile(file));
	if ("flaw" in zip) return zip;
	if (!zip.names.includes("xl/workbook.xml")) return { flaw: { code: "notXlsx" } };
	try {
		// The library gets the very bytes that were looked through, packed anew, and not the directory of a stranger.
		const parts = zip.names.filter((name) => /\.(?:xml|rels)$/.test(name));
		const book = await packZip(parts.map((name) => [name, lookThrough(zip, name)] as const));
		const sheets: ListedSheet[] = [];
		await readXlsx(book, {
			sheets({ name, hidden, veryHidden }) {
				sheets.push({ name, isHidden: hidden === true || veryHidden === true });
				return false;
			},
		});
		return { sheets, rows: (sheet) => readRows(book, sheet) };
	} catch (error) {
		return { flaw: explain(error) };
	}
}

/** One part as it is unpacked, to no more than its claim; throws `ZipFlawed` once it shows what must not be read. */
async function* lookThrough(zip: Zip, name: string): AsyncGenerator<Buffer> {
	const decoder = new TextDecoder();
	let rest = "";
	for await (const piece of zip.stream(name)) {
		rest += decoder.decode(piece, { stream: true });
		const end = rest.lastIndexOf(">") + 1;
		const flaw = findFlaw(rest.slice(0, end));
		if (flaw) throw new ZipFlawed(flaw);
		rest = rest.slice(end);
		yield piece;
	}
}

/** What keeps a part, cut between two tags, from being read: what nobody sees, and cells so far out that all between them would be filled. */
function findFlaw(xml: string): CodedFlaw | undefined {
	if (xml.includes("<!DOCTYPE")) return { code: "doctype" };
	const merged = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([^"']*)/.exec(xml);
	if (merged) return { code: "merged", values: { cells: merged[1] ?? "" } };
	for (const [, letters = "", digits = ""] of xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]{1,7})(\d+)/g)) {
		if (Number(digits) > LAST_ROW || numberColumn(letters) > LAST_COLUMN)
			return { code: "cellFar", values: { cell: letters + digits, rows: LAST_ROW, columns: LAST_COLUMN } };
	}
	for (const [, row = ""] of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br=["'](\d+)/g))
		if (Number(row) > LAST_ROW) return { code: "rowFar", values: { row, rows: LAST_ROW } };
	return undefined;
}

function numberColumn(letters: string): number {
	return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

async function* readRows(book: Uint8Array, { name }: ListedSheet): AsyncGenerator<SheetRow> {
	try {
		for await (const { index, values } of streamXlsxRows(book, { sheet: name }))
			yield { row: index + 1, cells: values.map(tellCell) };
	} catch (error) {
		throw new ZipFlawed(explain(error));
	}
}

/** What the library cannot make sense of is the file's fault. */
function explain(error: unknown): CodedFlaw {
	if (error instanceof ZipFlawed) return error.flaw;
	return { code: "sheetUnreadable", values: { why: error instanceof Error ? error.message : String(error) } };
}

/** A cell as somebody would have typed it into a CSV; a day without its time. */
function tellCell(cell: CellValue): string {
	if (cell === null) return "";
	if (cell instanceof Date)
		return Number.isNaN(cell.valueOf()) ? "#VALUE!" : cell.toISOString().replace("T00:00:00.000Z", "");
	return typeof cell === "boolean" ? (cell ? "sí" : "no") : String(cell);
}

/** The tables of a spreadsheet, a sheet each, or why it is none. */
export async function readXlsxFile(
	file: string,
	{ table, mapping }: Reading,
): Promise<{ sources: ImportSource[] } | { flaw: CodedFlaw }> {
	const book = await openXlsx(file);
	if ("flaw" in book) return book;
	const named = book.sheets.map((sheet) => ({ sheet, name: sheet.name.trim().toLowerCase() }));
	const covered = named.find(({ sheet, name }) => sheet.isHidden && isTransferTable(name));
	if (covered) return { flaw: { code: "sheetHidden", values: { sheet: covered.sheet.name } } };
	const shown = named.filter(({ sheet }) => !sheet.isHidden);
	const make = (sheet: ListedSheet, of: TransferTable) => makeSheetSource(book, sheet, { file, table: of, mapping });
	if (table !== undefined) {
		const own = shown.length === 1 ? shown : shown.filter(({ name }) => name === table);
		const [only] = own;
		if (only && own.length === 1) return { sources: [make(only.sheet, table)] };
		return { flaw: { code: "sheetCount", values: { count: shown.length, table } } };
	}
	const sources: ImportSource[] = [];
	for (const { sheet, name } of shown) {
		if (!isTransferTable(name))
			return { flaw: { code: "sheetNoTable", values: { sheet: sheet.name, known: TRANSFER_TABLES.join(", ") } } };
		if (sources.some((source) => source.table === name))
			return { flaw: { code: "sheetTwice", values: { table: name } } };
		sources.push(make(sheet, name));
	}
	return sources.length > 0 ? { sources } : { flaw: { code: "noSheets" } };
}

/** One sheet as the rows of a table. */
export function makeSheetSource(
	book: Spreadsheet,
	sheet: ListedSheet,
	{ file, table, mapping }: { file: string; table: TransferTable; mapping?: Mapping | undefined },
): ImportSource {
	return { file, table, rows: listRows({ name: sheet.name, rows: book.rows(sheet) }, table, mapping) };
}

/** The first rows of a sheet that hold anything, as they are; none of a sheet that cannot be read. */
export async function peekSheet(book: Spreadsheet, sheet: ListedSheet, most: number): Promise<string[][]> {
	const found: string[][] = [];
	try {
		for await (const { cells } of book.rows(sheet)) {
			if (cells.every((cell) => cell.trim() === "")) continue;
			found.push([...cells]);
			if (found.length >= most) break;
		}
	} catch (error) {
		if (!(error instanceof ZipFlawed)) throw error;
	}
	return found;
}

async function* listRows(
	{ name, rows }: { name: string; rows: AsyncIterable<SheetRow> },
	table: TransferTable,
	mapping?: Mapping,
): AsyncGenerator<IncomingRow> {
	const refuse = (row: number, flaw: CodedFlaw): IncomingRow => ({
		...{ place: { sheet: name, row }, values: {}, flaws: [{ field: WHOLE_ROW, ...flaw }] },
	});
	let header: SheetHeader | undefined;
	let width = 0;
	let columns = new Map<string, string>();
	let isBare = true;
	let last = 0;
	try {
		for await (const { row, cells: texts } of rows) {
			last = row;
			if (texts.every((text) => text.trim() === "")) continue;
			const place = { sheet: name, row };
			if (!header) {
				width = texts.findLastIndex((text) => text.trim() !== "") + 1;
				header = readHeader(
					texts.slice(0, width).map((text) => text.trim()),
					table,
					mapping,
				);
				columns = nameColumns(header);
				if (header.flaws.length > 0) return void (yield { place, values: {}, flaws: header.flaws });
				continue;
			}
			isBare = false;
			const beyond = texts.findIndex((text, column) => column >= width && text.trim() !== "");
			if (beyond >= 0) {
				yield refuse(row, { code: "cellBeyond", values: { letter: nameColumn(beyond) } });
				continue;
			}
			const { fields } = header;
			const failed = fields.flatMap((field, column) => (field && ERROR.test(texts[column] ?? "") ? [field] : []));
			const whole = [...texts, ...Array(Math.max(0, width - texts.length)).fill("")];
			const read = readCells(whole, header, { table, mapping });
			const flaws = [
				...read.flaws.filter(({ field }) => !failed.includes(field)),
				...failed.map((field) => ({ field, code: "formulaFailed" as const })),
			];
			yield { place, values: read.values, blank: read.blank, flaws, columns };
		}
	} catch (error) {
		if (!(error instanceof ZipFlawed)) throw error;
		yield refuse(last + 1, error.flaw);
		return;
	}
	if (!header) yield refuse(1, { code: "sheetEmpty" });
	else if (isBare) yield refuse(2, { code: "sheetOnlyHeader" });
}
