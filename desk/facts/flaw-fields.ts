import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import { TABLE_FIELDS } from "../../database/tables.ts";
import type { Field } from "../../domain/fields/field.ts";
import { flawPlace } from "../drafts/flaw-place.ts";
import { FACT_COLUMNS } from "./form-columns.ts";

const WORDS = { procedure_fees: "pagos", procedure_places: "lugares" } as const;
const NO_NUMBER = "escribe solo un número, como 125.50";
const NO_CHOICE = "elige uno de la lista";

/** The name of the field of the form that a flaw is about; undefined for one of no field. */
export function fieldOfFlaw(flaw: ContentFlaw): string | undefined {
	const { table, row } = flawPlace(flaw);
	const [column = "-"] = flaw.field.split(" ");
	if (column === "-") return undefined;
	if (table === "procedure_facts") {
		return `datos.${row}.${FACT_COLUMNS.some((each) => each === column) ? column : "source"}`;
	}
	if (table === "procedure_fees" || table === "procedure_places") return `${WORDS[table]}.${row}.${column}`;
	return `${table}.${column}`;
}

/** What is wrong and what to do, in the words of the rules or simpler ones. */
export function wordsOfFlaw({ table, field, message }: ContentFlaw): string {
	const [column = "", line] = field.split(" ");
	const fields: Readonly<Record<string, Field>> = table === "site_documents" ? {} : TABLE_FIELDS[table];
	const kind = fields[column]?.kind;
	const isWrongKind = /entrada inválida|opción inválida/i.test(message);
	if (isWrongKind && kind === "number") return NO_NUMBER;
	if (isWrongKind && (kind === "choice" || kind === "scale")) return NO_CHOICE;
	return line ? `línea ${line}: ${message}` : message;
}

/** The words of every flaw by the field of the form that it is about. */
export function faultsByField(flaws: readonly ContentFlaw[]): ReadonlyMap<string, string> {
	const faults = new Map<string, string>();
	for (const flaw of flaws) {
		const field = fieldOfFlaw(flaw);
		if (field) faults.set(field, [faults.get(field), wordsOfFlaw(flaw)].filter(Boolean).join("; "));
	}
	return faults;
}
