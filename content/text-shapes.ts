import type { DeskLanguage, Language } from "../domain/language.ts";

/** The same content in each language of the interface. */
export type ByLanguage<Content> = Readonly<Record<Language, Content>>;

/** The same words in each language of the desk. */
export type ByDeskLanguage<Content> = Readonly<Record<DeskLanguage, Content>>;

/** A text under a title of its own. */
export interface TitledText {
	title: string;
	text: string;
}

/** A page of the portal that a text leads to. */
export type { Destination } from "../domain/site-documents/document-shape.ts";

/** A legal page: sections are numbered by their position, starting at 1. */
export interface LegalDocument {
	title: string;
	introduction: string;
	/** Calendar date `YYYY-MM-DD`, for `<time datetime>`. */
	updatedOn: string;
	/** The same date in words. */
	updatedText: string;
	sections: readonly LegalSection[];
}

export interface LegalSection {
	/** Anchor in the address; the same in both languages. */
	id: string;
	title: string;
	paragraphs: readonly string[];
	/** A list under the paragraphs; absent when there is none. */
	points?: readonly string[];
}

/** A table with one header per column; the first cell of each row is its header. */
export interface TextTable {
	caption: string;
	headers: readonly string[];
	rows: readonly (readonly string[])[];
}

/** The privacy policy; what the browser keeps is told in `browser-storage.ts`, for the section `tu-navegador`. */
export interface PrivacyPolicy extends LegalDocument {
	summary: TextTable;
}
