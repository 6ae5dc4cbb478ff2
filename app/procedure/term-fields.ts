/** The fields of the form that asks for a last day. */
export const TERM_FIELDS = { position: "plazo", date: "fecha" } as const;

/** The button that asks for it as a file. */
export const CALENDAR_BUTTON = "calendario";
