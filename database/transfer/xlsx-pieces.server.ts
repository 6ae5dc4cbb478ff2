import readSheets from "read-excel-file/node";
import { writeZip } from "./write-zip.server.ts";
import type { ListedSheet } from "./xlsx-parts.ts";
import { findSheetFlaw, tellErrors } from "./xlsx-parts.ts";
import type { Zip } from "./zip-file.server.ts";
import { ZipFlawed } from "./zip-file.server.ts";

type Cell = string | number | boolean | Date | null;

/** A row of a sheet: the number that the spreadsheet shows, and each cell as somebody would have typed it. */
export interface SheetRow {
	row: number;
	cells: readonly string[];
}

/** What a piece of a sheet is read with. */
export interface Workbook {
	zip: Zip;
	/** The tag that says from which day days are counted; empty where there is none. */
	properties: string;
	styles: Buffer | undefined;
	texts: SharedTexts;
}

/** How many rows the library gets at once: it holds all of them, and all of the file around them. */
const ROWS_AT_ONCE = 250;
/** Longest row in letters; one that never ends would take the rest of the file into memory. */
const LONGEST_ROW = 4_000_000;
/** The whole tag with which a row begins, with its prefix: some programs write `<x:row>`. */
const ROW = /<([\w.-]+:)?row(?:\s[^>]*)?\/?>/g;
const SHARED_TEXTS = /<([\w.-]+:)?sst[\s>]/;
/** Where the first tag of a part stands, in bytes. */
const HEAD_BYTES = 2_000;
/** Longest end of a row that is looked for, in letters: `</prefix:row>`. */
const LONGEST_END = 100;
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The texts that the cells of a workbook share, kept as bytes: most of a large spreadsheet is here. */
export class SharedTexts {
	readonly #xml: Buffer;
	readonly #places: number[] = [];
	readonly #prefix: string;

	constructor(xml: Buffer) {
		this.#xml = xml;
		this.#prefix = SHARED_TEXTS.exec(xml.toString("latin1", 0, HEAD_BYTES))?.[1] ?? "";
		const [begin, end] = [`<${this.#prefix}si`, `</${this.#prefix}si>`];
		for (let at = xml.indexOf(begin); at >= 0; at = xml.indexOf(begin, at)) {
			const open = xml.indexOf(">", at);
			const isEmpty = open > 0 && xml[open - 1] === "/".charCodeAt(0);
			const close = isEmpty ? open : xml.indexOf(end, open);
			if (open < 0 || close < 0) break;
			this.#places.push(isEmpty ? open : open + 1, close);
			at = close;
		}
	}

	/** The XML within the entry, which may stand in a cell as it is; undefined for one that is not there. */
	find(at: number): string | undefined {
		const [begin, end] = [this.#places[2 * at], this.#places[2 * at + 1]];
		if (begin === undefined || end === undefined) return undefined;
		return withoutPrefix(this.#xml.toString("utf8", begin, end), this.#prefix);
	}
}

/** Reads a sheet once through without keeping it; throws `ZipFlawed` for what cannot be read as rows. */
export async function checkSheet(zip: Zip, { part }: ListedSheet): Promise<void> {
	let rest = "";
	for await (const text of decode(zip, part)) {
		rest += text;
		const end = rest.lastIndexOf(">") + 1;
		const flaw = findSheetFlaw(rest.slice(0, end));
		if (flaw) throw new ZipFlawed(flaw);
		rest = rest.slice(end);
	}
}

/**
 * The rows of a sheet, of which a few hundred at a time are given to the library as a spreadsheet of their own: given the
 * whole, it holds the unpacked file and all of its cells, twice over.
 */
export async function* readSheetRows(workbook: Workbook, sheet: ListedSheet): AsyncGenerator<SheetRow> {
	let last = 0;
	let numbers: number[] = [];
	let piece: string[] = [];
	async function* flush(): AsyncGenerator<SheetRow> {
		const read = await readPiece(workbook, piece);
		for (const [at, cells] of read.entries()) yield { row: numbers[at] ?? 0, cells: cells.map(tellCell) };
		numbers = [];
		piece = [];
	}
	for await (const xml of splitRows(decode(workbook.zip, sheet.part))) {
		const number = /^<row\s[^>]*?\br=["'](\d+)/.exec(xml)?.[1];
		last = number === undefined ? last + 1 : Number(number);
		numbers.push(last);
		piece.push(renumber(xml, piece.length + 1, workbook.texts));
		if (piece.length >= ROWS_AT_ONCE) yield* flush();
	}
	if (piece.length > 0) yield* flush();
}

async function* decode(zip: Zip, part: string): AsyncGenerator<string> {
	const decoder = new TextDecoder("utf-8");
	for await (const bytes of zip.stream(part)) yield decoder.decode(bytes, { stream: true });
	yield decoder.decode();
}

/** Each `<row>` with all that is in it, and without the prefix that some programs give every tag. */
async function* splitRows(texts: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = "";
	/** How much of an open row was looked through for its end. */
	let looked = 0;
	for await (const text of texts) {
		rest += text;
		let done = 0;
		for (;;) {
			ROW.lastIndex = done;
			const found = ROW.exec(rest);
			if (!found) {
				done = Math.max(done, rest.lastIndexOf("<"));
				break;
			}
			const { index: begin, 0: tag, 1: prefix = "" } = found;
			const end = tag.endsWith("/>") ? "" : `</${prefix}row>`;
			const at = rest.indexOf(end, Math.max(begin + tag.length, looked));
			looked = 0;
			done = begin;
			if (at < 0) {
				looked = Math.max(0, rest.length - begin - LONGEST_END);
				break;
			}
			done = at + end.length;
			yield withoutPrefix(rest.slice(begin, done), prefix);
		}
		rest = rest.slice(done);
		if (rest.length > LONGEST_ROW) throw new ZipFlawed({ code: "sheetUnreadable", values: { why: "</row>" } });
	}
}

function withoutPrefix(xml: string, prefix: string): string {
	return prefix === "" ? xml : xml.replaceAll(`<${prefix}`, "<").replaceAll(`</${prefix}`, "</");
}

/** The row at its place in a piece, with the texts that it shares with others written into it. */
function renumber(xml: string, number: number, texts: SharedTexts): string {
	const own = xml
		.replace(/^<row\b([^>]*?)\s+r=["']\d+["']/, "<row$1")
		.replace(/^<row\b/, `<row r="${number}"`)
		.replace(/(<c\s(?:[^>]*?\s)?r=["'][A-Z]+)\d+/g, `$1${number}`)
		.replace(/<c(\s[^>]*?)\bt=["']s["']([^>]*)>\s*<v>(\d+)<\/v>\s*<\/c>/g, (cell, before, after, at) => {
			const text = texts.find(Number(at));
			return text === undefined ? cell : `<c${before}t="inlineStr"${after}><is>${text}</is></c>`;
		});
	return tellErrors(own);
}

async function readPiece({ properties, styles }: Workbook, rows: readonly string[]): Promise<readonly Cell[][]> {
	const style = styles ? `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>` : "";
	const texts: [string, string][] = [
		[
			"xl/workbook.xml",
			`<workbook xmlns:r="${OFFICE}">${properties}<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		],
		[
			"xl/_rels/workbook.xml.rels",
			`<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>${style}</Relationships>`,
		],
		["xl/worksheets/sheet1.xml", `<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`],
	];
	const files = new Map<string, Buffer>(texts.map(([name, text]) => [name, Buffer.from(text)]));
	if (styles) files.set("xl/styles.xml", styles);
	try {
		const [sheet] = await readSheets(Buffer.from(writeZip(files, "stored")), { trim: false });
		return (sheet?.data ?? []) as Cell[][];
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new ZipFlawed({ code: "sheetUnreadable", values: { why } });
	}
}

/** A cell as somebody would have typed it into a CSV; a day without its time. */
function tellCell(cell: Cell): string {
	if (cell === null) return "";
	if (cell instanceof Date)
		return Number.isNaN(cell.valueOf()) ? "#VALUE!" : cell.toISOString().replace("T00:00:00.000Z", "");
	return typeof cell === "boolean" ? (cell ? "sí" : "no") : String(cell);
}
