import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Translations } from "../../domain/catalogue/translation.ts";
import { translateProcedure } from "../../domain/catalogue/translation.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Language } from "../../domain/language.ts";
import type { ByLanguage } from "../text-shapes.ts";
import english from "./translations-en.json" with { type: "json" };

/** The procedures that somebody of ours translated (docs/decisions/translated-procedures.md says which, and why). */
export const TRANSLATIONS: ByLanguage<Translations> = { es: {}, en: english };

/** What a page says of a translation; null where there is none to speak of. */
export const TRANSLATION_WORDS: ByLanguage<TranslationWords | null> = {
	es: null,
	en: {
		mark: "Our translation. If the two differ, the Spanish text is the one that counts.",
		toSpanish: "Read the Spanish text",
		spanishName: "At the office, ask for:",
		spanishMark: "This is the Spanish text, which is the one that counts.",
		toTranslation: "Read our English translation",
		behind: "The Spanish text changed after we translated it.",
		nameBehind: "Its Spanish name changed after we translated it.",
	},
};

interface TranslationWords {
	/** That it is ours, and what it is worth. */
	mark: string;
	toSpanish: string;
	/** Before the name by which the office knows the procedure. */
	spanishName: string;
	/** Above the Spanish text of a procedure that is translated. */
	spanishMark: string;
	toTranslation: string;
	/** Beside a text that came or changed since. */
	behind: string;
	/** Under a name that changed since. */
	nameBehind: string;
}

/** A procedure as a page says it. */
export interface SaidProcedure {
	procedure: CataloguedProcedure;
	/** Of a translated procedure: its texts that stay Spanish because they came or changed since. Missing where all of it is Spanish. */
	stillSpanish?: readonly string[];
}

/** A procedure in a language, where it is translated; else as its record says it. */
export function sayProcedure(procedure: CataloguedProcedure, language: Language): SaidProcedure {
	const translations = TRANSLATIONS[language];
	const translation = Object.hasOwn(translations, procedure.id) ? translations[procedure.id] : undefined;
	return (translation && translateProcedure(procedure, translation)) ?? { procedure };
}

/** Whether a page can say this procedure in this language. */
export function isTranslated(procedure: CataloguedProcedure, language: Language): boolean {
	return sayProcedure(procedure, language).stillSpanish !== undefined;
}

/**
 * For a view that says only some texts of a procedure: which of them stay Spanish, and what always does beside them. Spread
 * into it, nothing where all of it is Spanish.
 */
export function spanishAmong(
	{ stillSpanish }: SaidProcedure,
	told: readonly (string | null)[],
	untranslated: readonly (string | null | undefined)[],
): { spanish?: readonly string[] } {
	if (!stillSpanish) return {};
	const beside = untranslated.flatMap((text) => text || []);
	return { spanish: [...stillSpanish.filter((text) => told.includes(text)), ...beside] };
}

/** Other names by which procedures are looked for: what they are called in translation. */
export function listTranslatedNames(): ReadonlyMap<string, readonly string[]> {
	const named = Object.values(TRANSLATIONS).flatMap((translations) =>
		Object.entries(translations).flatMap(([id, { name = {} }]) => Object.values(name).map((said) => ({ id, said }))),
	);
	return new Map([...groupBy(named, ({ id }) => id)].map(([id, names]) => [id, names.map(({ said }) => said)]));
}
