import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import type { Language } from "../../domain/language.ts";
import { flawPlace, wordsOfFlaw } from "../drafts/flaw-words.ts";
import { FACT_COLUMNS } from "./form-columns.ts";

const WORDS = { procedure_fees: "pagos", procedure_places: "lugares" } as const;

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

/** The words of every flaw by the field of the form that it is about. */
export function faultsByField(flaws: readonly ContentFlaw[], language: Language): ReadonlyMap<string, string> {
	const faults = new Map<string, string>();
	for (const flaw of flaws) {
		const field = fieldOfFlaw(flaw);
		if (field) faults.set(field, [faults.get(field), wordsOfFlaw(flaw, language)].filter(Boolean).join("; "));
	}
	return faults;
}
