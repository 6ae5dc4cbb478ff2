import type { Institution } from "../catalogue/institution.ts";
import { EXACT, PLACE_COST } from "./scores.ts";
import { isNamedBy, isSharedByInstitutions, tellingStems } from "./synonyms.ts";

/** What an institution is called, as stems. */
export interface InstitutionNames {
	acronym: readonly string[];
	/** Of its full name only what tells it from others. */
	telling: readonly string[];
	all: ReadonlySet<string>;
}

/** What is worth less than this in an institution's name does not tell it from the others. */
const LEAST_NAMED = 0.5;

export function readInstitutionNames({ name, full_name: fullName }: Institution): InstitutionNames {
	const acronym = tellingStems(name ?? "");
	const stems = tellingStems(fullName ?? "");
	return {
		acronym,
		telling: stems.filter((stem) => !isSharedByInstitutions(stem)),
		all: new Set([...acronym, ...stems]),
	};
}

/**
 * An institution is meant by its acronym, by its kind and a word of its name ("ministerio de salud"), or by most of
 * its name; and by nothing that it does not have in it.
 */
export function scoreInstitution({ acronym, telling, all }: InstitutionNames, stems: readonly string[]): number {
	if (!isNamedBy(stems, all)) return 0;
	const said = telling.filter((stem) => stems.includes(stem)).length;
	const share = telling.length === 0 ? 0 : said / telling.length;
	const isWhole = share === 1 && telling.length > 1;
	const isExact = isWhole || acronym.every((stem) => stems.includes(stem)) || stems.some(isSharedByInstitutions);
	if (isExact) return EXACT.institution + share * PLACE_COST;
	return share >= LEAST_NAMED ? EXACT.wordOfInstitution : share;
}
