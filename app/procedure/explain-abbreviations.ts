import type { ByLanguage } from "../../content/by-language.ts";
import type { Abbreviation } from "../../content/glossary.ts";
import { findAbbreviations } from "../../content/glossary.ts";
import type { Language } from "../../domain/language.ts";
import { foldText } from "../../domain/text.ts";

export interface ExplainedAbbreviation {
	abbreviation: string;
	expansion: string;
	/** What it is, in the language of the interface; null where the Spanish says it or no translation does. */
	meaning: string | null;
}

/** A text of the tables, word for word, with the abbreviations that appear in it for the first time on the page. */
export interface ExplainedText {
	text: string;
	abbreviations: readonly ExplainedAbbreviation[];
}

/** The glossary is Spanish; what it says in each other language. */
const MEANING_IN: ByLanguage<(entry: Abbreviation) => string | null> = {
	es: () => null,
	en: ({ english }) => english,
};

export type Explain = (text: string) => ExplainedText;

/**
 * Explains each abbreviation once, where the page first uses it (WCAG 3.1.4); texts must come in reading order. What the
 * texts of the first screen say with all its words is explained there, where no other language has more to say.
 */
export function createExplainer(language: Language, firstScreen: readonly string[] = []): Explain {
	const clear = firstScreen.flatMap((text) =>
		findAbbreviations(text).filter(
			(entry) => MEANING_IN[language](entry) === null && foldText(text).includes(foldText(entry.expansion)),
		),
	);
	const explained = new Set(clear.map(({ abbreviation }) => abbreviation));
	return (text) => {
		const abbreviations = findAbbreviations(text).flatMap((entry) => {
			const { abbreviation, expansion } = entry;
			if (explained.has(abbreviation)) return [];
			explained.add(abbreviation);
			const saysItself = foldText(text).includes(foldText(expansion));
			return saysItself ? [] : [{ abbreviation, expansion, meaning: MEANING_IN[language](entry) }];
		});
		return { text, abbreviations };
	};
}
