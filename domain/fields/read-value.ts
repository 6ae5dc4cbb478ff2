/**
 * What can be used of a value that somebody else stored. A hosted table may hold nulls, numbers where texts are
 * expected or worse (case C28): the value is safe to show, and `isFlawed` tells that something had to be left out.
 */
export interface ValueReading<Value> {
	value: Value;
	isFlawed: boolean;
}

/** Fifty times the longest real text. A field of five megabytes would slow down every page that shows it. */
const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 500;
const DAY_LENGTH = "YYYY-MM-DD".length;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;

/** A text without surrounding blanks, cut at `LONGEST_TEXT`; null when missing, empty or not a text. */
export function readText(value: unknown): ValueReading<string | null> {
	if (isMissing(value)) return sound(null);
	if (typeof value !== "string") return flawed(null);
	return { value: cut(value) || null, isFlawed: value.length > LONGEST_TEXT };
}

/** An id as text, also where a hosted table uses numbers. */
export function readId(value: unknown): ValueReading<string | null> {
	return typeof value === "number" ? sound(String(value)) : readText(value);
}

/** A text to the letter, blanks included; where nothing was given it is empty, never missing. */
export function readWritten(value: unknown): ValueReading<string> {
	return typeof value === "string" ? sound(value) : flawed("");
}

/** A finite number; numeric text is accepted because PostgreSQL sends `numeric` as text. A blank text is null, not zero. */
export function readNumber(value: unknown): ValueReading<number | null> {
	if (isMissing(value) || isBlank(value)) return sound(null);
	const number = typeof value === "string" ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) ? sound(number) : flawed(null);
}

/** True only for true, 1 or "true". */
export function readFlag(value: unknown): ValueReading<boolean> {
	if (value === true || value === 1 || value === "true") return sound(true);
	return value === false || value === 0 || value === "false" || isMissing(value) ? sound(false) : flawed(false);
}

/** A list of texts; a string is split at commas, a JSON list is read as a list; empties are dropped. */
export function readList(value: unknown): ValueReading<readonly string[]> {
	if (isMissing(value)) return sound([]);
	const texts = splitList(value);
	if (texts === null) return flawed([]);
	const isTooMuch = texts.length > LONGEST_LIST || texts.some((text) => text.length > LONGEST_TEXT);
	return { value: texts.slice(0, LONGEST_LIST).map(cut), isFlawed: isTooMuch };
}

/** A calendar date `YYYY-MM-DD`; null when missing or when the calendar has no such day. */
export function readDate(value: unknown): ValueReading<string | null> {
	const text = value instanceof Date ? value.toISOString() : value;
	if (isMissing(text) || text === "") return sound(null);
	const parts = typeof text === "string" ? CALENDAR_DATE.exec(text) : null;
	if (!parts) return flawed(null);
	const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
	const date = new Date(Date.UTC(year, month - 1, day));
	const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
	return exists ? sound(parts[0].slice(0, DAY_LENGTH)) : flawed(null);
}

export function sound<Value>(value: Value): ValueReading<Value> {
	return { value, isFlawed: false };
}

export function flawed<Value>(value: Value): ValueReading<Value> {
	return { value, isFlawed: true };
}

function isMissing(value: unknown): value is null | undefined {
	return value === null || value === undefined;
}

function isBlank(value: unknown): boolean {
	return typeof value === "string" && value.trim() === "";
}

function cut(text: string): string {
	const trimmed = text.trim();
	return trimmed.length > LONGEST_TEXT ? `${trimmed.slice(0, LONGEST_TEXT).toWellFormed()}…` : trimmed;
}

/**
 * Requirements and steps come as a list or as a comma-separated string (specification, section 3):
 * split, trimmed, empties dropped. Items of a list keep their commas. Null when it is neither.
 */
function splitList(value: unknown): string[] | null {
	const items = typeof value === "string" ? parseListText(value) : value;
	if (!Array.isArray(items)) return null;
	return items.flatMap((entry) => (typeof entry === "string" && entry.trim() ? [entry.trim()] : []));
}

function parseListText(text: string): unknown[] {
	if (text.trimStart().startsWith("[")) {
		try {
			const parsed: unknown = JSON.parse(text);
			if (Array.isArray(parsed)) return parsed;
		} catch {
			// It is not JSON but a sentence that begins with a bracket; it is split like any other text.
		}
	}
	return text.split(",");
}
