import { isListedTable } from "../../domain/facts/details.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { Mapping } from "./mapping.ts";
import { suggestColumns } from "./mapping.ts";
import type { IncomingRow, RowFlaw, TransferTable } from "./transfer-tables.ts";
import { columnsOf, fieldsOf, KEYS, WHOLE_ROW } from "./transfer-tables.ts";

/** Widest and longest sheet; a single cell further out would make the reader fill all that lies between. */
export const LAST_COLUMN = 200;
export const LAST_ROW = 200_000;
const LETTERS = 26;

/** What the first row of a sheet says: the field of each column, undefined for one that is left out. */
export interface SheetHeader {
	fields: readonly (string | undefined)[];
	flaws: readonly RowFlaw[];
}

/** Reads the names of columns, ours or somebody else's with a mapping. */
export function readHeader(names: readonly string[], table: TransferTable, mapping?: Mapping): SheetHeader {
	const known = columnsOf(table);
	const fields = names.map((name) => {
		if (mapping?.ignore.includes(name)) return undefined;
		return mapping && Object.hasOwn(mapping.columns, name) ? mapping.columns[name] : name;
	});
	const present = [...fields, ...Object.keys(mapping?.constants ?? {})];
	const unknown = names.filter((_, at) => fields[at] !== undefined && !known.includes(fields[at] ?? ""));
	const twice = present.filter(
		(field, at) => field !== undefined && known.includes(field) && present.indexOf(field) < at,
	);
	const missing = KEYS[table].filter((field) => !present.includes(field));
	const absent = Object.keys(mapping?.columns ?? {}).filter((name) => !names.includes(name));
	const flaws: CodedFlaw[] = [
		...unknown.map((name) => judgeUnknown(name, table, mapping)),
		...twice.map((name = "") => ({ code: "columnTwice", values: { name } }) as const),
		...missing.map((name) => ({ code: "columnMissing", values: { name } }) as const),
		...absent.map((name) => ({ code: "columnAbsent", values: { name } }) as const),
	];
	return { fields, flaws: flaws.map((flaw) => ({ field: WHOLE_ROW, ...flaw })) };
}

/** What keeps a row from being read where a cell lies further out than a spreadsheet may have one. */
export function findFarCell(cells: readonly string[], row: number): CodedFlaw | undefined {
	const last = cells.findLastIndex((cell) => cell.trim() !== "");
	if (last < LAST_COLUMN) return undefined;
	return { code: "cellFar", values: { cell: `${nameColumn(last)}${row}`, rows: LAST_ROW, columns: LAST_COLUMN } };
}

/** The letter of the column that each field has. */
export function nameColumns({ fields }: SheetHeader): Map<string, string> {
	return new Map(fields.flatMap((field, column) => (field ? [[field, nameColumn(column)]] : [])));
}

/** 0 is A, 26 is AA. */
export function nameColumn(at: number): string {
	const letter = String.fromCharCode(65 + (at % LETTERS));
	return at < LETTERS ? letter : `${nameColumn(Math.floor(at / LETTERS) - 1)}${letter}`;
}

/**
 * The cells of one row as values of their fields. An empty cell leaves its field as it is stored, but for fees and places:
 * there a file brings the whole list, and an empty cell is part of it.
 */
export function readCells(
	cells: readonly (string | undefined)[],
	{ fields }: SheetHeader,
	{ table, mapping }: { table: TransferTable; mapping?: Mapping | undefined },
): Pick<IncomingRow, "values" | "blank" | "flaws"> {
	const kinds = fieldsOf(table);
	const values: Record<string, unknown> = {};
	const blank: string[] = [];
	const flaws: RowFlaw[] = [];
	const given = fields.map((name, at) => [name, cells[at]] as const);
	for (const [name, cell] of [...given, ...Object.entries(mapping?.constants ?? {})]) {
		const field = name === undefined ? undefined : kinds[name];
		if (!field || name === undefined || cell === undefined) continue;
		if (cell.trim() === "" && !isListedTable(table)) {
			blank.push(name);
			continue;
		}
		const reading = readCell(field, cell);
		if ("flaw" in reading) flaws.push({ field: name, ...reading.flaw });
		else values[name] = reading.value;
	}
	return { values, blank, flaws };
}

function judgeUnknown(name: string, table: TransferTable, mapping: Mapping | undefined): CodedFlaw {
	const [guess] = suggestColumns(table, [name]).values();
	const values = { name, table, known: columnsOf(table).join(", "), ...(guess && { guess }) };
	if (mapping) return { code: guess ? "unmappedColumnGuess" : "unmappedColumn", values };
	return { code: guess ? "unknownColumnGuess" : "unknownColumn", values };
}

/** A cell as a value of its field, or why it is none. */
export type CellReading = { value: unknown } | { flaw: CodedFlaw };

/** What somebody writes into a cell to say that nothing is known any more. */
const UNKNOWN = "desconocido";
/** What a spreadsheet takes for the beginning of a formula, in ASCII and in full width; and that word, where it is a text. */
const MARKED = `(?:[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]|\\s*${UNKNOWN}\\s*$)`;
const NEEDS_MARK = new RegExp(`^'*${MARKED}`, "i");
const HAS_MARK = new RegExp(`^'+${MARKED}`, "i");
/** As people and spreadsheets write yes and no. */
const YES = new Set(["sí", "si", "true", "verdadero", "1"]);
const NO = new Set(["no", "false", "falso", "0", ""]);
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * A value as a cell: lists one entry a line, yes and no in words. What a spreadsheet would run as a formula begins with an
 * apostrophe, by which every spreadsheet knows a text.
 */
export function writeCell(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "sí" : "no";
	const text = Array.isArray(value) ? writeList(value) : String(value);
	return NEEDS_MARK.test(text) && typeof value !== "number" ? `'${text}` : text;
}

/** The value that a cell holds; what `writeCell` wrote is read back unchanged. `desconocido` says that nothing is known. */
export function readCell(field: Field, cell: string): CellReading {
	const isUnknown = cell.trim().toLowerCase() === UNKNOWN;
	const text = isUnknown ? "" : (HAS_MARK.test(cell) ? cell.slice(1) : cell).trim();
	switch (field.kind) {
		case "list":
			return { value: readList(text) };
		case "flag":
			return readFlag(text);
		case "number":
		case "scale":
			return readNumber(text);
		default:
			return { value: text === "" ? null : text };
	}
}

/** Entries that a line cannot hold make the whole list JSON. */
function writeList(entries: readonly unknown[]): string {
	const texts = entries.map(String);
	const isPlain = texts.every((text) => !/[\r\n]/.test(text) && text.trim() === text && text !== "");
	return isPlain && !texts[0]?.startsWith("[") ? texts.join("\n") : JSON.stringify(texts);
}

function readList(text: string): unknown[] {
	if (text.startsWith("[")) {
		try {
			const parsed: unknown = JSON.parse(text);
			if (Array.isArray(parsed)) return parsed;
		} catch {
			// A list of lines whose first begins with a bracket.
		}
	}
	return text.split(/\r?\n/).flatMap((line) => line.trim() || []);
}

function readFlag(text: string): CellReading {
	const word = text.toLowerCase();
	if (YES.has(word)) return { value: true };
	return NO.has(word) ? { value: false } : { flaw: { code: "cellFlag", values: { cell: shorten(text) } } };
}

function readNumber(text: string): CellReading {
	if (text === "") return { value: null };
	if (NUMBER.test(text) && Number.isFinite(Number(text))) return { value: Number(text) };
	return { flaw: { code: "cellNumber", values: { cell: shorten(text) } } };
}

function shorten(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
