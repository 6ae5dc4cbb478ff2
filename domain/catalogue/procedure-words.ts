// Apart from the columns, so that a page that asks for a word brings no reader of tables.

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
