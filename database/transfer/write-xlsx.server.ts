import { writeCell } from "./csv-cells.ts";
import { listRows } from "./export-rows.server.ts";
import type { ReadTable } from "./stored-rows.server.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { columnsOf } from "./transfer-tables.ts";
import { packZip } from "./write-zip.server.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Signs that XML cannot hold are written as spreadsheets do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f]|_x[0-9A-Fa-f]{4}_/g;

/**
 * Tables as a spreadsheet, a sheet each: texts and numbers only, and nothing that would be run as a formula. Rows are read
 * table by table, and written one after the other.
 */
export function writeXlsx(read: ReadTable, tables: readonly TransferTable[]): Promise<Buffer> {
	const sheets = tables.map((table, at) => [`xl/worksheets/sheet${at + 1}.xml`, writeSheet(table, read)] as const);
	const files: [string, string][] = [
		[
			"[Content_Types].xml",
			`${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${sheets.map(([name]) => `<Override PartName="/${name}" ContentType="${TYPES}.worksheet+xml"/>`).join("")}</Types>`,
		],
		["_rels/.rels", writeRelations([["officeDocument", "xl/workbook.xml"]])],
		[
			"xl/workbook.xml",
			`${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tables.map((table, at) => `<sheet name="${table}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
		],
		["xl/_rels/workbook.xml.rels", writeRelations(sheets.map(([name]) => ["worksheet", name.slice(3)]))],
	];
	return packZip([...files.map(([name, text]) => [name, only(text)] as const), ...sheets]);
}

async function* only(text: string): AsyncGenerator<string> {
	yield text;
}

function writeRelations(targets: readonly (readonly [kind: string, target: string])[]): string {
	const entries = targets.map(
		([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
	);
	return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

async function* writeSheet(table: TransferTable, read: ReadTable): AsyncGenerator<string> {
	const names = columnsOf(table);
	const writeRow = (cells: readonly unknown[], row: number) =>
		`<row r="${row}">${cells.map((cell, column) => writeOne(cell, `${nameColumn(column)}${row}`)).join("")}</row>\n`;
	yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${writeRow(names, 1)}`;
	for (const [at, row] of listRows(table, await read(table)).entries()) {
		yield writeRow(
			names.map((name) => row[name]),
			at + 2,
		);
	}
	yield "</sheetData></worksheet>";
}

function writeOne(value: unknown, place: string): string {
	if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
	const text = writeCell(value);
	return text === "" ? "" : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${writeText(text)}</t></is></c>`;
}

function writeText(text: string): string {
	return text
		.replace(UNWRITABLE, (sign) =>
			sign.length === 1 ? `_x${sign.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}_` : `_x005F${sign}`,
		)
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");
}

/** No table has more columns than two letters name. */
function nameColumn(at: number): string {
	const letter = String.fromCharCode(65 + (at % 26));
	return at < 26 ? letter : `${String.fromCharCode(64 + Math.floor(at / 26))}${letter}`;
}
