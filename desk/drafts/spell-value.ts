import { formatDate } from "../../app/words/format.ts";
import type { Language } from "../../domain/language.ts";
import { nameColumn } from "./column-names.ts";

/** Columns that only say which row it is. */
const NAMING = ["procedure_id", "position", "field"];

const WORDS = {
	es: { none: "—", yes: "sí", no: "no" },
	en: { none: "—", yes: "yes", no: "no" },
} as const;

/** A value of a record as an editor reads it, each entry of a list on a line of its own. */
export function spellValue(value: unknown, language: Language): string {
	const words = WORDS[language];
	if (value === null || value === undefined || value === "") return words.none;
	if (typeof value === "boolean") return value ? words.yes : words.no;
	if (Array.isArray(value)) {
		return value.length === 0 ? words.none : value.map((each) => spellEntry(each, language)).join("\n");
	}
	if (typeof value === "object") return spellEntry(value, language);
	return typeof value === "string" ? spellText(value, language) : String(value);
}

/** A text as it stands; a calendar date, with or without its hour, in words. */
function spellText(text: string, language: Language): string {
	const [, day, hour] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(text) ?? [];
	if (!day || Number.isNaN(Date.parse(day))) return text;
	return `${formatDate(day, language)}${hour ? `, ${hour}` : ""}`;
}

/** An entry of a list on one line, without what it does not say. */
function spellEntry(value: unknown, language: Language): string {
	if (typeof value !== "object" || value === null) return spellValue(value, language);
	if (Array.isArray(value)) return value.map((each) => spellEntry(each, language)).join(", ");
	return Object.entries(value)
		.filter(([key, each]) => !NAMING.includes(key) && each !== null && each !== "")
		.map(([key, each]) => `${nameColumn(key, language)}: ${spellEntry(each, language)}`)
		.join("; ");
}
