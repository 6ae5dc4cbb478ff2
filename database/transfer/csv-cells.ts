import type { Field } from "../../domain/fields/field.ts";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";

/** A cell as a value of its field, or why it is none. */
export type CellReading = { value: unknown } | { flaw: CodedFlaw };

/** What a spreadsheet takes for the beginning of a formula, in ASCII and in full width. */
const FORMULA = "[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]";
const NEEDS_MARK = new RegExp(`^'*${FORMULA}`);
const HAS_MARK = new RegExp(`^'+${FORMULA}`);
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

/** The value that a cell holds; what `writeCell` wrote is read back unchanged. An empty cell says that nothing is known. */
export function readCell(field: Field, cell: string): CellReading {
	const text = (HAS_MARK.test(cell) ? cell.slice(1) : cell).trim();
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
