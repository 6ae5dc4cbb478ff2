import { type Fields, type FieldsOf, type RowReading, readFields } from "../fields/fields.ts";
import { safeWebAddress, siteName } from "../text/web-address.ts";

/** How a procedure is done: wholly online, partly, or at the window. */
export const PROCEDURE_TYPES = ["digital", "mixto", "presencial"] as const;
export type ProcedureType = (typeof PROCEDURE_TYPES)[number];

/** Who may ask for it. */
export const USER_TYPES = ["persona", "empresa", "ambos"] as const;
export type UserType = (typeof USER_TYPES)[number];

/** How well the sources support the record: an official page (alta), one good source (media), weak (baja). */
export const CONFIDENCES = ["alta", "media", "baja"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * Who stands behind a record: read by us in its sources (curado; also where a table says nothing), or taken from the
 * official catalogue and not checked (ficha).
 */
export const TIERS = ["curado", "ficha"] as const;

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

/** What a record says of its duration where no source tells one; what it adds behind a semicolon tells something all the same. */
const UNSAID_DURATION = /^(?:las fuentes no lo dicen|no se halló un plazo publicado)\.?$/i;

/** Whether a record tells how long it takes, or anything else in the place of it. */
export function saysDuration({ duration }: Pick<Procedure, "duration">): boolean {
	return duration !== null && !UNSAID_DURATION.test(duration);
}

/** Whether nobody has checked it: it comes from the official catalogue as it stands there. */
export function isUnchecked({ nivel }: Pick<Procedure, "nivel">): boolean {
	return nivel === "ficha";
}

/** Whether it is one of several nearly identical ones, which lists show as one. */
export function isVariant({ grupo, id }: Pick<Procedure, "grupo" | "id">): boolean {
	return grupo !== null && grupo !== id;
}

/** The name to list, sort and link a procedure by; its id where the name is missing. */
export function procedureName(procedure: Pick<Procedure, "name" | "id">): string {
	return procedure.name ?? procedure.id;
}

/** Where a procedure is done: as its record says it, online at a site, or nobody knows. */
export type ProcedurePlace =
	| { kind: "said"; lugar: string }
	| { kind: "online"; site: string | null }
	| { kind: "unknown" };

/** Sites that describe procedures and carry none out, so a link to them does not say where one is done. */
const DESCRIBING_SITES: readonly string[] = ["tramites.gob.gt", "asisehace.gt"];

/** Where a procedure is done; never its institution's own address, which nothing says to be that of the service. */
export function findPlace({ lugar, type, enlace }: Pick<Procedure, "lugar" | "type" | "enlace">): ProcedurePlace {
	if (lugar !== null) return { kind: "said", lugar };
	if (type !== "digital") return { kind: "unknown" };
	const address = safeWebAddress(enlace);
	const site = address === null ? null : siteName(address);
	return { kind: "online", site: site === null || DESCRIBING_SITES.includes(site) ? null : site };
}
