import { LOCALES } from "../domain/language.ts";

/** A document to keep or print, in Spanish; scripts/documents.ts makes a tagged PDF of it. */
export interface PrintedDocument {
	/** Name of the file without its ending; also the id in `HELP_DOCUMENTS`. */
	id: "guia-rapida" | "metodologia" | "derechos";
	title: string;
	introduction: string;
	/** Calendar date `YYYY-MM-DD` of the text; the facts in it have dates of their own. */
	updatedOn: string;
	sections: readonly PrintedSection[];
}

export interface PrintedSection {
	title: string;
	paragraphs?: readonly string[];
	/** Numbered, in order. */
	steps?: readonly string[];
	points?: readonly string[];
	/** Smaller sections under this one. */
	parts?: readonly PrintedSection[];
}

/** A calendar date `YYYY-MM-DD` as the documents write it: "14 de marzo de 2025". */
export function writeDate(date: string): string {
	return new Intl.DateTimeFormat(LOCALES.es, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}
