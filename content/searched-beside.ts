import type { Catalogue } from "../domain/catalogue.ts";
import type { SearchedBeside } from "../domain/search/entries.ts";
import { listExperiences } from "./experiences.ts";
import { MEANINGS, MOST_ASKED } from "./meanings.ts";
import { listTranslatedNames } from "./translations.ts";

/** What the search knows beside the procedures of a catalogue: its institutions, the guides in both languages, our words. */
export function listSearchedBeside({ institutions }: Pick<Catalogue, "institutions">): SearchedBeside {
	return {
		institutions,
		experiences: [...listExperiences("es"), ...listExperiences("en")],
		meanings: MEANINGS,
		mostAsked: MOST_ASKED,
		otherNames: listTranslatedNames(),
	};
}
