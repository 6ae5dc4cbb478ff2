import type { Language } from "../../domain/language.ts";
import { nameColumn } from "./column-names.ts";

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
	return String(value);
}

/** An entry of a list on one line, without what it does not say. */
function spellEntry(value: unknown, language: Language): string {
	if (typeof value !== "object" || value === null) return spellValue(value, language);
	if (Array.isArray(value)) return value.map((each) => spellEntry(each, language)).join(", ");
	return Object.entries(value)
		.filter(([key, each]) => key !== "procedure_id" && key !== "position" && each !== null && each !== "")
		.map(([key, each]) => `${nameColumn(key, language)}: ${spellEntry(each, language)}`)
		.join("; ");
}
