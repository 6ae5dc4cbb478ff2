import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";
import { CONFIDENCES, PROCEDURE_TYPES, TIERS, USER_TYPES } from "./procedure-words.ts";

/** The columns of `procedures`: type, reader, table type, seed and the check of the fact files all come from here. */
export const PROCEDURE_FIELDS = {
	id: { kind: "id", isRequired: true },
	name: { kind: "text" },
	description: { kind: "text" },
	full_description: { kind: "text" },
	category: { kind: "text" },
	subcategory: { kind: "text" },
	type: { kind: "choice", words: PROCEDURE_TYPES },
	duration: { kind: "text" },
	/** Office, website or kind of place where it is done, as the sources say; null is unknown, never the institution's own address. */
	lugar: { kind: "text" },
	user_type: { kind: "choice", words: USER_TYPES },
	requirements: { kind: "list" },
	steps: { kind: "list" },
	/** Amount in `codigo_moneda`; 0 is free of charge, null is unknown. */
	costo: { kind: "number", from: 0 },
	costo_nota: { kind: "text" },
	/** ISO 4217 code, GTQ when the row has none. */
	codigo_moneda: { kind: "currency", usual: "GTQ" },
	documento_obtenible: { kind: "text" },
	respaldo_legal: { kind: "text" },
	/** Calendar date `YYYY-MM-DD` of the newest source, or null when undated. */
	fecha_actualizado: { kind: "date" },
	/** Official page as stored; show it only through `safeWebAddress`. */
	enlace: { kind: "webAddress" },
	is_digital: { kind: "flag" },
	institution_id: { kind: "id" },
	keywords: { kind: "list" },
	sources: { kind: "list" },
	confidence: { kind: "choice", words: CONFIDENCES },
	needs_review: { kind: "flag" },
	nivel: { kind: "choice", words: TIERS },
	/** Number of its ficha in the official catalogue, where the record comes from there. */
	ficha: { kind: "text" },
	/** What looks wrong in that ficha, in our words. */
	duda: { kind: "text" },
	/** Who needs it: 0 a handful of specialists, 1 a trade, 2 many people, 3 most families; null where nobody judged it. */
	demanda: { kind: "scale", steps: [0, 1, 2, 3] },
	/** Id of the record that stands for several nearly identical ones, in all of these and in itself. */
	grupo: { kind: "id" },
} as const satisfies Fields;

/** A procedure as pages read it. Null means that no source says it; it never means zero or free. */
export interface Procedure extends FieldsOf<typeof PROCEDURE_FIELDS> {}

/** Reads a procedure from a backend row; null when even the id is unusable, because nothing could link to it. */
export function readProcedure(row: unknown): RowReading<Procedure> | null {
	return readFields(PROCEDURE_FIELDS, row);
}
