import { readFile, stat } from "node:fs/promises";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { ImportSource, IncomingRow } from "./incoming-row.ts";
import { WHOLE_ROW } from "./incoming-row.ts";
import type { Mapping } from "./mapping.ts";
import type { SheetHeader } from "./sheet-rows.ts";
import { nameColumn, nameColumns, readCells, readHeader } from "./sheet-rows.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { isTransferTable, TRANSFER_TABLES } from "./transfer-tables.ts";
import type { ListedSheet } from "./xlsx-parts.ts";
import { listRelations, listSheets } from "./xlsx-parts.ts";
import type { SheetRow, Workbook } from "./xlsx-pieces.server.ts";
import { checkSheet, readSheetRows, SharedTexts } from "./xlsx-pieces.server.ts";
import { LARGEST_ZIP_BYTES, openZip, ZipFlawed } from "./zip-file.server.ts";

interface Reading {
	/** The table of the one sheet, whatever its name. */
	table?: TransferTable | undefined;
	mapping?: Mapping | undefined;
}

/** A spreadsheet whose every part was measured and can be read. */
export interface Spreadsheet {
	sheets: readonly ListedSheet[];
	/** The rows of a sheet, the empty ones too. */
	rows(sheet: ListedSheet): AsyncIterable<SheetRow>;
}

/** How a failed formula looks in its cell. */
const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)/;

/** Opens a spreadsheet, or says why it is none. Nothing is unpacked before its size is known. */
export async function openXlsx(file: string): Promise<Spreadsheet | { flaw: CodedFlaw }> {
	if ((await stat(file)).size > LARGEST_ZIP_BYTES) return { flaw: { code: "xlsxTooLarge" } };
	const zip = openZip(await readFile(file));
	if ("flaw" in zip) return zip;
	try {
		const workbook = (await zip.read("xl/workbook.xml"))?.toString("utf8");
		if (workbook === undefined) return { flaw: { code: "notXlsx" } };
		const relations = listRelations((await zip.read("xl/_rels/workbook.xml.rels"))?.toString("utf8") ?? "");
		const sheets = listSheets(workbook, relations);
		for (const sheet of sheets) await checkSheet(zip, sheet);
		const read = (kind: string) => zip.read(relations.get(kind) ?? "");
		const book: Workbook = {
			zip,
			properties: /<(?:[\w.-]+:)?workbookPr\s[^>]*?date1904=["'](?:1|true)["'][^>]*>/.test(workbook)
				? '<workbookPr date1904="1"/>'
				: "",
			styles: await read("styles"),
			texts: new SharedTexts((await read("sharedStrings")) ?? Buffer.alloc(0)),
		};
		return { sheets, rows: (sheet) => readSheetRows(book, sheet) };
	} catch (error) {
		if (error instanceof ZipFlawed) return { flaw: error.flaw };
		throw error;
	}
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
			yield { place, values: read.values, flaws, columns };
		}
	} catch (error) {
		if (!(error instanceof ZipFlawed)) throw error;
		yield refuse(last + 1, error.flaw);
		return;
	}
	if (!header) yield refuse(1, { code: "sheetEmpty" });
	else if (isBare) yield refuse(2, { code: "sheetOnlyHeader" });
}
