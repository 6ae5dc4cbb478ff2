// Apart from what translates: a page only takes the marks out of what was translated.

/** The marks around a Spanish term within a translation: what the office calls a paper. */
export const SPANISH_TERM = "*";

/** A translated text without the marks, for where nothing can be marked. */
export function withoutTermMarks(text: string): string {
	return text.replaceAll(SPANISH_TERM, "");
}
