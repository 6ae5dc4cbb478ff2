import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import type { Language } from "../../domain/language.ts";
import { sayFlaw as sayDocumentFlaw } from "../../domain/site-documents/flaw-words.ts";
import { namePlace } from "./column-names.ts";

const WORDS = { es: { line: "línea" }, en: { line: "line" } } as const;

/** Where a flaw is within its record: rows of facts and lists are named by the procedure's id too. */
export function flawPlace({ table, row, field }: ContentFlaw): { table: string; row: string; field: string } {
	const isDetail = table.startsWith("procedure_");
	return { table, row: isDetail ? row.replace(/^.*:/, "") : row, field: field === "-" ? "" : field };
}

/** What is wrong and what to do, in the words of the rules. */
export function wordsOfFlaw({ field, message, told, code }: ContentFlaw, language: Language): string {
	const [, line] = field.split(" ");
	const words = told ? sayFlaw(told, language) : code ? sayDocumentFlaw(code, language) : message;
	return line ? `${WORDS[language].line} ${line}: ${words}` : words;
}

/** A flaw on one line: where it is, and what to do. */
export function spellFlaw(flaw: ContentFlaw, language: Language): string {
	const place = namePlace(flawPlace({ ...flaw, field: flaw.field.split(" ")[0] ?? "" }), language);
	// What is wrong with a whole document says so itself.
	const isWhole = flaw.table === "site_documents" && flaw.field === "-";
	const words = wordsOfFlaw(flaw, language);
	return isWhole ? words : `${place}: ${words}`;
}
