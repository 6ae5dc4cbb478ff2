import { createWriteStream } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CodedFlaw, sayFlaw } from "../../domain/flaws/flaw.ts";
import { DatabaseUnusable } from "../backend.ts";
import { peekAccents, peekCsv, readCsvRows } from "./csv-file.server.ts";
import { readJsonFile } from "./json-file.server.ts";
import type { Mapping } from "./mapping.ts";
import { suggestColumns } from "./mapping.ts";
import { findFarCell } from "./sheet-rows.ts";
import type { ImportSource, TransferTable } from "./transfer-tables.ts";
import { columnsOf, isTransferTable, KEYS, TRANSFER_TABLES } from "./transfer-tables.ts";
import type { Spreadsheet } from "./xlsx-file.server.ts";
import { makeSheetSource, openXlsx, peekSheet, readXlsxFile } from "./xlsx-file.server.ts";
import { openZip, ZipFlawed } from "./zip-file.server.ts";

/** What a file does not say of itself. */
export interface Reading {
	/** The table of a CSV or of a spreadsheet with one sheet. */
	table?: string | undefined;
	/** What the columns of somebody else's file are; names the table too. */
	mapping?: Mapping | undefined;
}

/** The tables of a file or a folder of CSV; throws `DatabaseUnusable` when it is none that can be imported. */
export async function openFile(file: string, { table, mapping }: Reading): Promise<ImportSource[]> {
	const refuse = (reason: string | CodedFlaw): never => {
		const words = typeof reason === "string" ? reason : sayFlaw(reason, "es");
		throw new DatabaseUnusable(`${basename(file)}: ${words}. No se cambió nada.`);
	};
	const wanted = mapping?.table ?? table;
	if (wanted !== undefined && !isTransferTable(wanted))
		return refuse(`no hay una tabla «${wanted}»; son: ${TRANSFER_TABLES.join(", ")}`);
	const found = await stat(file).catch(() => undefined);
	if (!found) return refuse("no está");
	if (found.isDirectory()) {
		const names = new Set(await readdir(file));
		const tables = TRANSFER_TABLES.filter((each) => names.has(`${each}.csv`));
		if (tables.length === 0) return refuse("en la carpeta no hay un CSV con el nombre de una tabla");
		return (await Promise.all(tables.map((each) => openFile(join(file, `${each}.csv`), {})))).flat();
	}
	switch (extname(file).toLowerCase()) {
		case ".json": {
			if (mapping) return refuse("un mapa de columnas es para CSV y XLSX");
			const reading = await readJsonFile(file);
			return "flaw" in reading ? refuse(reading.flaw) : reading.sources;
		}
		case ".csv": {
			const named = wanted ?? basename(file, extname(file));
			if (isTransferTable(named)) return [{ file, table: named, rows: readCsvRows(file, named, mapping) }];
			return refuse(`di de qué tabla es, con --table: ${TRANSFER_TABLES.join(", ")}`);
		}
		case ".xlsx": {
			const reading = await readXlsxFile(file, { table: wanted, mapping });
			return "flaw" in reading ? refuse(reading.flaw) : reading.sources;
		}
		default:
			return refuse("solo se leen JSON, CSV y XLSX; otra hoja de cálculo se guarda como XLSX o «CSV UTF-8»");
	}
}

/** The one sheet of somebody else's file: its columns have to be matched to ours. */
export interface ForeignSheet {
	/** The sheet's name; undefined for a CSV. */
	sheet?: string;
	/** The table that it names, or whose columns it comes closest to. */
	table: TransferTable;
	header: readonly string[];
	/** The first rows below it. */
	samples: readonly (readonly string[])[];
}

/** What was brought; with texts by which a person judges whether the letters of a file that is not in UTF-8 are right. */
export type UploadReading =
	| (({ sources: ImportSource[] } | { foreign: ForeignSheet }) & { accents?: readonly string[] })
	| { flaw: CodedFlaw };

interface Upload {
	/** Where the file lies; what is unpacked from it is put beside it. */
	file: string;
	folder: string;
	/** As whoever brought it called it. */
	name: string;
	/** How its columns are ours, once somebody said it. */
	mapping?: Mapping | undefined;
}

const HEAD_BYTES = 4_096;
/** The header and some rows to recognise the columns by. */
const ROWS_SHOWN = 4;
const ACCENTS_SHOWN = 3;
const KNOWN = TRANSFER_TABLES.join(", ");

/** Finds out by its bytes what was brought, and opens it. Nothing is unpacked before its size is known. */
export async function openUpload(upload: Upload): Promise<UploadReading> {
	const head = await readHead(upload.file);
	if (head.length === 0) return { flaw: { code: "fileEmpty" } };
	if (head.toString("latin1", 0, 2) === "PK") return openPacked(upload);
	if (head.readUInt32BE(0) === 0xd0cf11e0) return { flaw: { code: "oldSpreadsheet" } };
	if (head.readUInt16BE(0) === 0xfffe || head.readUInt16BE(0) === 0xfeff) return { flaw: { code: "notUtf8" } };
	if (head.includes(0) || head.toString("latin1", 0, 4) === "%PDF") return { flaw: { code: "strangeFile" } };
	if (/^\ufeff?\s*[[{]/.test(head.toString("utf8"))) {
		const reading = await readJsonFile(upload.file);
		return "flaw" in reading ? reading : { sources: nameSources(reading.sources, upload.name) };
	}
	return openCsv(upload);
}

/** The table that a file or a sheet is named after: `procedures`, `procedures (1).csv`. */
export function tableOfName(name: string): TransferTable | undefined {
	const word = name
		.trim()
		.toLowerCase()
		.replace(/\.csv$/, "")
		.replace(/[\s_-]*(?:\(\d+\)|copia|copy)$/, "");
	return isTransferTable(word) ? word : undefined;
}

/** A few bytes, padded so that short files can be asked too. */
async function readHead(file: string): Promise<Buffer> {
	const handle = await open(file);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		if (bytesRead === 0) return Buffer.alloc(0);
		return bytesRead < 4
			? Buffer.concat([buffer.subarray(0, bytesRead), Buffer.from("    ")])
			: buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

async function openCsv({ file, name, mapping }: Upload): Promise<UploadReading> {
	const accents = await peekAccents(file, ACCENTS_SHOWN);
	const make = (table: TransferTable) => ({
		sources: [{ file: name, table, rows: readCsvRows(file, table, mapping) }],
		accents,
	});
	if (mapping) return make(mapping.table);
	const named = tableOfName(name);
	const [header, ...samples] = await peekCsv(file, ROWS_SHOWN);
	const far = findFarCell(header ?? [], 1);
	if (far) return { flaw: far };
	const judged = judgeHeader(named, header, samples);
	return "foreign" in judged ? { ...judged, accents } : make(judged.table);
}

/** A sheet whose columns are all ours needs nothing; of one that cannot be read the import names the mistakes. */
function judgeHeader(
	named: TransferTable | undefined,
	names: readonly string[] | undefined,
	samples: readonly (readonly string[])[],
): { table: TransferTable } | { foreign: ForeignSheet } {
	if (!names) return { table: named ?? "procedures" };
	const width = names.findLastIndex((each) => each.trim() !== "") + 1;
	const header = names.slice(0, width).map((each) => each.trim());
	if (named ? isOurs(named, header) : false) return { table: named ?? "procedures" };
	const fitting = TRANSFER_TABLES.filter((table) => isOurs(table, header));
	const [only] = fitting;
	if (!named && only && fitting.length === 1) return { table: only };
	return {
		foreign: { table: named ?? guessTable(header), header, samples: samples.map((row) => row.slice(0, width)) },
	};
}

function isOurs(table: TransferTable, header: readonly string[]): boolean {
	const known = columnsOf(table);
	return header.every((name) => known.includes(name)) && KEYS[table].every((key) => header.includes(key));
}

function guessTable(header: readonly string[]): TransferTable {
	const rated = TRANSFER_TABLES.map((table) => ({ table, found: suggestColumns(table, header).size }));
	// Most files from elsewhere list procedures: another table must fit better, not as well.
	rated.sort((one, other) => other.found - one.found || Number(other.table === "procedures") - 1);
	return rated[0]?.table ?? "procedures";
}

async function openPacked(upload: Upload): Promise<UploadReading> {
	const zip = await openZip(await readFile(upload.file));
	if ("flaw" in zip) return zip;
	if (zip.names.includes("xl/workbook.xml")) return openSpreadsheet(upload);
	if (zip.names.includes("mimetype") || zip.names.includes("content.xml")) return { flaw: { code: "openDocument" } };
	const sources: ImportSource[] = [];
	const accents: string[] = [];
	try {
		for (const name of zip.names.filter((each) => !/\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$/.test(each))) {
			const table = extname(name).toLowerCase() === ".csv" ? tableOfName(basename(name)) : undefined;
			if (!table) return { flaw: { code: "zipOther", values: { name, known: KNOWN } } };
			if (sources.some((source) => source.table === table)) return { flaw: { code: "zipTwice", values: { table } } };
			const file = join(upload.folder, `unpacked-${table}.csv`);
			await pipeline(Readable.from(zip.stream(name)), createWriteStream(file, { mode: 0o600 }));
			sources.push({ file: basename(name), table, rows: readCsvRows(file, table) });
			accents.push(...(await peekAccents(file, ACCENTS_SHOWN - accents.length)));
		}
	} catch (error) {
		if (error instanceof ZipFlawed) return { flaw: error.flaw };
		throw error;
	}
	return sources.length > 0 ? { sources, accents } : { flaw: { code: "noTables" } };
}

async function openSpreadsheet({ file, name, mapping }: Upload): Promise<UploadReading> {
	const book = await openXlsx(file);
	if ("flaw" in book) return book;
	const covered = book.sheets.find((sheet) => sheet.isHidden && tableOfName(sheet.name));
	if (covered) return { flaw: { code: "sheetHidden", values: { sheet: covered.name } } };
	const filled = await listFilled(book);
	const [first] = filled;
	if (!first) return { flaw: { code: "noSheets" } };
	if (filled.length === 1) {
		const { sheet, rows } = first;
		const make = (table: TransferTable) => ({
			sources: [makeSheetSource(book, sheet, { file: name, table, mapping })],
		});
		if (mapping) return make(mapping.table);
		const [header, ...samples] = rows;
		// Cells that do not say where they stand are counted only here.
		const far = findFarCell(header ?? [], 1);
		if (far) return { flaw: far };
		const judged = judgeHeader(tableOfName(sheet.name), header, samples);
		return "foreign" in judged ? { foreign: { ...judged.foreign, sheet: sheet.name } } : make(judged.table);
	}
	const sources: ImportSource[] = [];
	for (const { sheet } of filled) {
		const table = tableOfName(sheet.name);
		if (!table) return { flaw: { code: "sheetNoTable", values: { sheet: sheet.name, known: KNOWN } } };
		if (sources.some((source) => source.table === table)) return { flaw: { code: "sheetTwice", values: { table } } };
		sources.push(makeSheetSource(book, sheet, { file: name, table }));
	}
	return { sources };
}

/** The sheets that somebody sees, but for empty ones that are no table, as old spreadsheets bring along. */
async function listFilled(book: Spreadsheet) {
	const found = [];
	for (const sheet of book.sheets.filter(({ isHidden }) => !isHidden)) {
		const rows = await peekSheet(book, sheet, ROWS_SHOWN);
		if (rows.length > 0 || tableOfName(sheet.name)) found.push({ sheet, rows });
	}
	return found;
}

function nameSources(sources: readonly ImportSource[], file: string): ImportSource[] {
	return sources.map((source) => ({ ...source, file }));
}
