import type { Catalogue } from "../domain/catalogue.ts";
import { LANGUAGES } from "../domain/language.ts";
import type { SearchedBeside } from "../domain/search/entries.ts";
import { MEANINGS, MOST_ASKED } from "./meanings.ts";
import { OFFICIAL_NAMES } from "./official-names.ts";
import { experiencesIn } from "./published-experiences.ts";
import { listTranslatedNames } from "./translations.ts";

/**
 * What the search knows beside the procedures of a catalogue: its institutions, the guides in both languages, our words,
 * and the names of the official catalogue whose ficha no procedure bears.
 */
export function listSearchedBeside(catalogue: Catalogue): SearchedBeside {
	const { institutions, procedures, variants } = catalogue;
	const known = new Set<string | null>();
	for (const { ficha } of procedures) known.add(ficha);
	for (const { ficha } of variants) known.add(ficha);
	return {
		institutions,
		experiences: LANGUAGES.flatMap((language) => experiencesIn(catalogue, language)),
		meanings: MEANINGS,
		mostAsked: MOST_ASKED,
		otherNames: listTranslatedNames(),
		names: OFFICIAL_NAMES.filter(({ number }) => !known.has(number)),
	};
}
