import type { SaidProcedure } from "../../content/translations.ts";
import { TRANSLATION_WORDS } from "../../content/translations.ts";
import type { Language } from "../../domain/language.ts";
import type { Procedure } from "../../domain/procedure.ts";
import { procedureName } from "../../domain/procedure.ts";

/** Which language a page speaks, and whether somebody asked it for the Spanish text all the same. */
export interface Spoken {
	language: Language;
	isSpanish: boolean;
}

/** What a page says of a translation, whichever of both texts it shows. */
export interface TranslationView {
	/** Texts that are not translated; missing where the page shows the Spanish text. */
	stillSpanish?: readonly string[];
	/** That this is a translation, or the Spanish text. */
	mark: string;
	/** What leads to the other text. */
	other: string;
	isSpanish: boolean;
	/** The name by which the office knows it, with the words before it; missing where the heading is that name. */
	spanishName?: { label: string; name: string };
	/** That the name changed since it was translated. */
	nameBehind?: string;
	/** Beside a text that came or changed since it was translated; missing where there is none. */
	behind?: string;
}

/** Null where there is no translation in the language of the page. */
export function viewTranslation(
	record: Procedure,
	{ stillSpanish }: SaidProcedure,
	{ language, isSpanish }: Spoken,
): TranslationView | null {
	const words = TRANSLATION_WORDS[language];
	if (!stillSpanish || !words) return null;
	if (isSpanish) return { isSpanish, mark: words.spanishMark, other: words.toTranslation };
	const name = procedureName(record);
	return {
		isSpanish,
		stillSpanish,
		mark: words.mark,
		other: words.toSpanish,
		...(stillSpanish.includes(name)
			? { nameBehind: words.nameBehind }
			: { spanishName: { label: words.spanishName, name } }),
		...(stillSpanish.length > 0 && { behind: words.behind }),
	};
}
