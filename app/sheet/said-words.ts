import type { SaidProcedure } from "../../content/catalogue/translations.ts";
import { SPANISH_TERM } from "../../domain/catalogue/term-marks.ts";
import type { Language } from "../../domain/language.ts";

/** A line of the sheet: words in the language of the page, and what stays Spanish in any. */
export type SaidWords = readonly (string | { spanish: string })[];

export interface Speaker {
	/** A text of the record in the words of the page: translated, with the terms of the office in Spanish, or Spanish whole. */
	say(text: string): SaidWords;
	/** What is read off a paper or a sign, and never translated: laws, offices, addresses. */
	read(text: string): SaidWords;
}

/** Says the texts of a procedure, or of anything else of the catalogue, which nobody translates. */
export function speakerOf(language: Language, said?: SaidProcedure): Speaker {
	const read = (text: string): SaidWords => [language === "es" ? text : { spanish: text }];
	return {
		read,
		say(text) {
			if (said?.stillSpanish?.includes(text) !== false) return read(text);
			// Every second part stands between marks.
			const parts = text.split(SPANISH_TERM).map((part, at) => (at % 2 === 0 ? part : { spanish: part }));
			return parts.filter((part) => part !== "");
		},
	};
}

/** The same as plain text. */
export function spellWords(words: SaidWords): string {
	return words.map((part) => (typeof part === "string" ? part : part.spanish)).join("");
}
