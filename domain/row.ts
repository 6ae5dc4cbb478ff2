/**
 * Reads one field of a row that a backend delivered. A hosted table may hold nulls, numbers where
 * texts are expected or worse (trust.md C28): each reader returns a safe value and reports the field.
 */
export interface RowReader {
	/** A text without surrounding blanks, cut where nobody reads on; null when missing, empty or not a text. */
	text(field: string): string | null;
	/** A finite number; numeric text is accepted because PostgreSQL sends `numeric` as text. */
	number(field: string): number | null;
	/** True only for true, 1 or "true". */
	flag(field: string): boolean;
	/** A list of texts; a string is split at commas, a JSON list is read as a list; empties are dropped. */
	list(field: string): string[];
	/** One of the allowed words, or null. */
	choice<Word extends string>(field: string, words: readonly Word[]): Word | null;
	/** A calendar date `YYYY-MM-DD`, or null. */
	date(field: string): string | null;
	/** Fields that held something unusable; for the log, never for the page. */
	readonly problems: string[];
}

/** Fifty times the longest real text: five megabytes in one field would hold up every visitor of every page. */
const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 500;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;

export function readRow(row: Readonly<Record<string, unknown>>): RowReader {
	const problems: string[] = [];

	function refuse(field: string): null {
		problems.push(field);
		return null;
	}

	return {
		problems,
		text(field) {
			const value = row[field];
			if (value === null || value === undefined) return null;
			if (typeof value !== "string") return refuse(field);
			if (value.length > LONGEST_TEXT) refuse(field);
			return cut(value) || null;
		},
		number(field) {
			const value = row[field];
			if (value === null || value === undefined || value === "") return null;
			const number = typeof value === "string" ? Number(value) : value;
			if (typeof number === "number" && Number.isFinite(number)) return number;
			return refuse(field);
		},
		flag(field) {
			const value = row[field];
			if (value === true || value === 1 || value === "true") return true;
			if (value !== false && value !== 0 && value !== "false" && value !== null && value !== undefined) refuse(field);
			return false;
		},
		list(field) {
			const value = row[field];
			if (value === null || value === undefined) return [];
			const texts = splitList(value);
			const isTooMuch = texts?.some((text) => text.length > LONGEST_TEXT) || (texts?.length ?? 0) > LONGEST_LIST;
			if (texts === null || isTooMuch) refuse(field);
			return (texts ?? []).slice(0, LONGEST_LIST).map(cut);
		},
		choice(field, words) {
			const value = row[field];
			if (value === null || value === undefined) return null;
			return words.find((word) => word === value) ?? refuse(field);
		},
		date(field) {
			const value = row[field] instanceof Date ? row[field].toISOString() : row[field];
			if (value === null || value === undefined || value === "") return null;
			const parts = typeof value === "string" ? CALENDAR_DATE.exec(value) : null;
			if (!parts) return refuse(field);
			const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
			const date = new Date(Date.UTC(year, month - 1, day));
			const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
			return exists ? date.toISOString().slice(0, 10) : refuse(field);
		},
	};
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
			// Not JSON after all: a sentence that begins with a bracket is split like any other text.
		}
	}
	return text.split(",");
}
