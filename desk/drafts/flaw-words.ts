import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import { TABLE_FIELDS } from "../../database/tables.ts";
import type { Field } from "../../domain/fields/field.ts";
import type { Language } from "../../domain/language.ts";
import { namePlace } from "./column-names.ts";

const NO_NUMBER = "escribe solo un número, como 125.50";
const NO_CHOICE = "elige uno de la lista";
const MISSING = "falta";

/** Where a flaw is within its record: rows of facts and lists are named by the procedure's id too. */
export function flawPlace({ table, row, field }: ContentFlaw): { table: string; row: string; field: string } {
	const isDetail = table.startsWith("procedure_");
	return { table, row: isDetail ? row.replace(/^.*:/, "") : row, field: field === "-" ? "" : field };
}

/** What is wrong and what to do, in the words of the rules or simpler ones. */
export function wordsOfFlaw({ table, field, message }: ContentFlaw): string {
	const [column = "", line] = field.split(" ");
	const fields: Readonly<Record<string, Field>> = table === "site_documents" ? {} : TABLE_FIELDS[table];
	const kind = fields[column]?.kind;
	const isWrongKind = /entrada inválida|opción inválida/i.test(message);
	if (isWrongKind && /recibido nulo/i.test(message)) return MISSING;
	if (isWrongKind && kind === "number") return NO_NUMBER;
	if (isWrongKind && (kind === "choice" || kind === "scale")) return NO_CHOICE;
	return line ? `línea ${line}: ${message}` : message;
}

/** A flaw on one line: where it is, and what to do. */
export function spellFlaw(flaw: ContentFlaw, language: Language): string {
	const place = namePlace(flawPlace({ ...flaw, field: flaw.field.split(" ")[0] ?? "" }), language);
	// What is wrong with a whole document says so itself.
	const isWhole = flaw.table === "site_documents" && flaw.field === "-";
	return isWhole ? wordsOfFlaw(flaw) : `${place}: ${wordsOfFlaw(flaw)}`;
}
