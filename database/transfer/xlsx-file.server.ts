import { readFile, stat } from "node:fs/promises";
import readSheets from "read-excel-file/node";
import type { ImportSource, IncomingRow } from "./import-rows.server.ts";
import { WHOLE_ROW } from "./import-rows.server.ts";
import type { Mapping } from "./mapping.ts";
import type { SheetHeader } from "./sheet-rows.ts";
import { readCells, readHeader } from "./sheet-rows.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { isTransferTable, TRANSFER_TABLES } from "./transfer-tables.ts";
import { writeZip } from "./write-zip.server.ts";
import { findSheetFlaw, listHiddenSheets, tellErrors } from "./xlsx-parts.ts";
import { LARGEST_ZIP_BYTES, readZip } from "./zip-file.server.ts";

interface Reading {
	/** The table of the one sheet, whatever its name. */
	table?: TransferTable | undefined;
	mapping?: Mapping | undefined;
}

type Cell = string | number | boolean | Date | null;
type Sheet = { sheet: string; data: readonly (readonly Cell[])[] };

const IS_SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** How a failed formula looks in its cell. */
const ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)/;
const LETTERS = 26;

/** The tables of a spreadsheet, a sheet each, or why it is none. Nothing is unpacked before its size is known. */
export async function readXlsxFile(
	file: string,
	reading: Reading,
): Promise<{ sources: ImportSource[] } | { flaw: string }> {
	if ((await stat(file)).size > LARGEST_ZIP_BYTES) return { flaw: "pasa de 20 MB: guárdalo como CSV" };
	const zip = await readZip(await readFile(file), (name) => /\.(?:xml|rels)$/.test(name));
	if ("flaw" in zip) return zip;
	const workbook = zip.files.get("xl/workbook.xml")?.toString("utf8");
	if (workbook === undefined) return { flaw: "no es una hoja de cálculo XLSX" };
	for (const [name, content] of zip.files) {
		if (!IS_SHEET.test(name)) continue;
		const text = content.toString("utf8");
		const flaw = findSheetFlaw(text);
		if (flaw) return { flaw };
		zip.files.set(name, Buffer.from(tellErrors(text)));
	}
	const plain = writeZip(zip.files, "stored");
	// Nothing is held twice while the library unpacks it all again.
	zip.files.clear();
	let sheets: readonly Sheet[];
	try {
		// The library looks for files by itself: what it gets holds those that were measured here and no other.
		sheets = (await readSheets(plain, { trim: false })) as unknown as readonly Sheet[];
	} catch (error) {
		return { flaw: `no se puede leer (${error instanceof Error ? error.message : String(error)})` };
	}
	return chooseSheets(file, sheets, { ...reading, hidden: listHiddenSheets(workbook) });
}

function chooseSheets(
	file: string,
	sheets: readonly Sheet[],
	{ table, mapping, hidden }: Reading & { hidden: ReadonlySet<string> },
): { sources: ImportSource[] } | { flaw: string } {
	const named = sheets.map(({ sheet, data }) => ({ sheet, data, name: sheet.trim().toLowerCase() }));
	const covered = named.find(({ sheet, name }) => hidden.has(sheet) && isTransferTable(name));
	if (covered) return { flaw: `la hoja «${covered.sheet}» está oculta: muéstrala para revisarla, o bórrala` };
	const shown = named.filter(({ sheet }) => !hidden.has(sheet));
	const make = (sheet: Sheet, of: TransferTable): ImportSource => ({
		...{ file, table: of, rows: listRows(sheet, of, mapping) },
	});
	if (table !== undefined) {
		const own = shown.length === 1 ? shown : shown.filter(({ name }) => name === table);
		const [only] = own;
		if (only && own.length === 1) return { sources: [make(only, table)] };
		return { flaw: `tiene ${shown.length} hojas: deja solo la de ${table}, o ponle ese nombre` };
	}
	const sources: ImportSource[] = [];
	for (const sheet of shown) {
		if (!isTransferTable(sheet.name))
			return { flaw: `la hoja «${sheet.sheet}» no se llama como una tabla: ${TRANSFER_TABLES.join(", ")}` };
		if (sources.some((source) => source.table === sheet.name)) return { flaw: `trae dos hojas de ${sheet.name}` };
		sources.push(make(sheet, sheet.name));
	}
	return sources.length > 0 ? { sources } : { flaw: "no trae ninguna hoja a la vista" };
}

function* listRows({ sheet, data }: Sheet, table: TransferTable, mapping?: Mapping): Generator<IncomingRow> {
	const refuse = (row: number, message: string): IncomingRow => ({
		...{ where: `hoja ${sheet}, fila ${row}`, values: {}, flaws: [{ field: WHOLE_ROW, message }] },
	});
	let header: SheetHeader | undefined;
	let width = 0;
	let columns = new Map<string, string>();
	let isBare = true;
	for (const [at, cells] of data.entries()) {
		const texts = cells.map(tellCell);
		if (texts.every((text) => text.trim() === "")) continue;
		const where = `hoja ${sheet}, fila ${at + 1}`;
		if (!header) {
			width = texts.findLastIndex((text) => text.trim() !== "") + 1;
			header = readHeader(
				texts.slice(0, width).map((text) => text.trim()),
				table,
				mapping,
			);
			columns = new Map(header.fields.flatMap((field, column) => (field ? [[field, nameColumn(column)]] : [])));
			if (header.flaws.length > 0) return void (yield { where, values: {}, flaws: header.flaws });
			continue;
		}
		isBare = false;
		const beyond = texts.findIndex((text, column) => column >= width && text.trim() !== "");
		if (beyond >= 0) {
			yield refuse(at + 1, `hay algo en la columna ${nameColumn(beyond)}, que no tiene nombre`);
			continue;
		}
		const { fields } = header;
		const failed = fields.flatMap((field, column) => (field && ERROR.test(texts[column] ?? "") ? [field] : []));
		const read = readCells(texts, header, { table, mapping });
		const flaws = [
			...read.flaws.filter(({ field }) => !failed.includes(field)),
			...failed.map((field) => ({ field, message: "la fórmula de la celda falló: escribe el valor" })),
		];
		yield { where, values: read.values, flaws, columns };
	}
	if (!header) yield refuse(1, "la hoja está vacía");
	else if (isBare) yield refuse(2, "la hoja solo tiene los nombres de las columnas");
}

/** A cell as somebody would have typed it into a CSV; a day without its time. */
function tellCell(cell: Cell): string {
	if (cell === null) return "";
	if (cell instanceof Date)
		return Number.isNaN(cell.valueOf()) ? "#VALUE!" : cell.toISOString().replace("T00:00:00.000Z", "");
	return typeof cell === "boolean" ? (cell ? "sí" : "no") : String(cell);
}

/** 0 is A, 26 is AA. */
function nameColumn(at: number): string {
	const letter = String.fromCharCode(65 + (at % LETTERS));
	return at < LETTERS ? letter : `${nameColumn(Math.floor(at / LETTERS) - 1)}${letter}`;
}
