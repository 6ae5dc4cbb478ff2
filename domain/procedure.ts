import { readRow } from "./row.ts";

/** How a procedure is done: wholly online, partly, or at the window. */
export const PROCEDURE_TYPES = ["digital", "mixto", "presencial"] as const;
export type ProcedureType = (typeof PROCEDURE_TYPES)[number];

/** Who may ask for it. */
export const USER_TYPES = ["persona", "empresa", "ambos"] as const;
export type UserType = (typeof USER_TYPES)[number];

/** How well the sources support the record: an official page (alta), one good source (media), weak (baja). */
export const CONFIDENCES = ["alta", "media", "baja"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A procedure as pages read it. Null means that no source says it; it never means zero or free. */
export interface Procedure {
	id: string;
	name: string | null;
	description: string | null;
	full_description: string | null;
	category: string | null;
	subcategory: string | null;
	type: ProcedureType | null;
	duration: string | null;
	user_type: UserType | null;
	requirements: readonly string[];
	steps: readonly string[];
	/** Amount in `codigo_moneda`; 0 is free of charge, null is unknown. */
	costo: number | null;
	costo_nota: string | null;
	/** ISO 4217 code, GTQ when the row has none. */
	codigo_moneda: string;
	documento_obtenible: string | null;
	respaldo_legal: string | null;
	/** Calendar date `YYYY-MM-DD` of the newest source, or null when undated. */
	fecha_actualizado: string | null;
	/** Official page as stored; show it only through `safeWebAddress`. */
	enlace: string | null;
	is_digital: boolean;
	institution_id: string | null;
	keywords: readonly string[];
	sources: readonly string[];
	confidence: Confidence | null;
	needs_review: boolean;
}

export interface ProcedureReading {
	procedure: Procedure;
	/** Names of the fields that could not be used; logged with the id, never shown. */
	problems: readonly string[];
}

const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Reads a procedure from a backend row; null when even the id is unusable, because nothing could link to it. */
export function readProcedure(row: Readonly<Record<string, unknown>>): ProcedureReading | null {
	const read = readRow(row);
	const id = typeof row.id === "number" ? String(row.id) : read.text("id");
	if (id === null) return null;
	const currency = read.text("codigo_moneda");
	const costo = read.number("costo");
	const procedure: Procedure = {
		id,
		name: read.text("name"),
		description: read.text("description"),
		full_description: read.text("full_description"),
		category: read.text("category"),
		subcategory: read.text("subcategory"),
		type: read.choice("type", PROCEDURE_TYPES),
		duration: read.text("duration"),
		user_type: read.choice("user_type", USER_TYPES),
		requirements: read.list("requirements"),
		steps: read.list("steps"),
		costo: costo !== null && costo < 0 ? null : costo,
		costo_nota: read.text("costo_nota"),
		codigo_moneda: currency && CURRENCY_CODE.test(currency) ? currency : "GTQ",
		documento_obtenible: read.text("documento_obtenible"),
		respaldo_legal: read.text("respaldo_legal"),
		fecha_actualizado: read.date("fecha_actualizado"),
		enlace: read.text("enlace"),
		is_digital: read.flag("is_digital"),
		institution_id: typeof row.institution_id === "number" ? String(row.institution_id) : read.text("institution_id"),
		keywords: read.list("keywords"),
		sources: read.list("sources"),
		confidence: read.choice("confidence", CONFIDENCES),
		needs_review: read.flag("needs_review"),
	};
	return { procedure, problems: read.problems };
}

/** The name to list, sort and link a procedure by; its id where the name is missing. */
export function procedureName(procedure: Pick<Procedure, "name" | "id">): string {
	return procedure.name ?? procedure.id;
}
