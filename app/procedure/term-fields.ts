/** The fields of the form that asks for a last day. */
export const TERM_FIELDS = { position: "plazo", date: "fecha" } as const;
