// Words that records hold and addresses say. Apart from the columns, so that a page that asks for a word brings no reader of tables.

/** How a procedure is done: wholly online, partly, or at the window. */
export const PROCEDURE_TYPES = ["digital", "mixto", "presencial"] as const;
export type ProcedureType = (typeof PROCEDURE_TYPES)[number];

/** Who may ask for it. */
export const USER_TYPES = ["persona", "empresa", "ambos"] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Whom a citizen may look for: what serves both serves each of them. */
export const AUDIENCES = ["persona", "empresa"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** In whose name a business is; experiences for which that makes a difference ask it, and begin with the first. */
export const HOLDERS = ["persona", "sociedad"] as const;
export type Holder = (typeof HOLDERS)[number];

/** How well the sources support the record: an official page (alta), one good source (media), weak (baja). */
export const CONFIDENCES = ["alta", "media", "baja"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * Who stands behind a record: read by us in its sources (curado; also where a table says nothing), or taken from the
 * official catalogue and not checked (ficha).
 */
export const TIERS = ["curado", "ficha"] as const;

/** What a record says and a page can prove; the names of the columns of `procedures`, and the opening hours of its places. */
export const PROVABLE_FIELDS = [
	"costo",
	"duration",
	"requirements",
	"steps",
	"respaldo_legal",
	"enlace",
	"lugar",
	"horario",
] as const;
export type ProvableField = (typeof PROVABLE_FIELDS)[number];
