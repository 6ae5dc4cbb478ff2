// What opens a copy, apart from what only asks whether there is one: it brings the readers of every table, the ranker and our
// own texts, which no page else fetches.
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { listTranslatedNames } from "../../content/catalogue/translations.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { LANGUAGES } from "../../domain/language.ts";
import type { OwnBeside } from "../../domain/whole-copy/open-copy.ts";

export { openCopyInSteps, openCopySearchInSteps } from "../../domain/whole-copy/open-copy.ts";

/** What the search of a copy knows from the release itself. */
export function listOwnBeside(catalogue: Catalogue): OwnBeside {
	return {
		experiences: LANGUAGES.flatMap((language) => experiencesIn(catalogue, language)),
		otherNames: listTranslatedNames(),
	};
}
