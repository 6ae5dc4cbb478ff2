import type { CataloguedProcedure } from "../catalogue.ts";
import type { Category } from "../category.ts";
import { findCategory } from "../category.ts";
import type { Institution } from "../institution.ts";
import { foldText } from "../text.ts";
import { createRanking } from "./search-ranking.ts";
import { splitWords } from "./stem.ts";
import { isNamedBy, tellingStems } from "./synonyms.ts";

/** What a text finds: three lists without a procedure in common. `listMatches` puts them in order. */
export interface SearchOutcome {
	/** The text stands in the name or the description, case and accents aside; ordered by name (specification, section 7). */
	plain: readonly CataloguedProcedure[];
	/** The text names their institution, by acronym or words of its full name, or their whole category; ordered by name. */
	belonging: readonly CataloguedProcedure[];
	/** Probably meant: other endings, typing errors, everyday words, keywords; best first. */
	tolerant: readonly CataloguedProcedure[];
}

export interface ProcedureSearch {
	/** Never throws; a blank text finds nothing. */
	search(text: string): SearchOutcome;
}

/** Characters of a text that are considered; more is cut, so that no text can keep the server busy. */
export const MAX_QUERY_LENGTH = 200;
/** Probable matches beyond this number help nobody. */
export const MAX_TOLERANT = 20;

/** A text of these alone finds nothing; any other sign, such as % or *, is searched for as typed. */
const PUNCTUATION_ONLY = /^[\s.,;:…!¡?¿'–—-]*$/;
const NOTHING: SearchOutcome = { plain: [], belonging: [], tolerant: [] };

/** Indexes the procedures of one catalogue version; they must arrive ordered by name. */
export function createProcedureSearch(procedures: readonly CataloguedProcedure[]): ProcedureSearch {
	const texts = procedures.map(plainText);
	const institutions = [...new Set(procedures.flatMap((procedure) => procedure.institutions ?? []))].map(
		(institution) => ({
			institution,
			stems: new Set(tellingStems(`${institution.name ?? ""} ${institution.full_name ?? ""}`)),
		}),
	);
	const rankTolerantly = createRanking(procedures);

	function listBelonging(asked: string): CataloguedProcedure[] {
		const stems = tellingStems(asked);
		const named = new Set<Institution | null>(
			institutions.filter((entry) => isNamedBy(stems, entry.stems)).map((entry) => entry.institution),
		);
		const category = findNamedCategory(asked);
		if (named.size === 0 && !category) return [];
		return procedures.filter(
			(procedure) => named.has(procedure.institutions) || (category && findCategory(procedure.category) === category),
		);
	}

	return {
		search(text) {
			const asked = foldText(text.slice(0, MAX_QUERY_LENGTH));
			if (PUNCTUATION_ONLY.test(asked)) return NOTHING;
			const plain = procedures.filter((_, position) => texts[position]?.includes(asked));
			const shown = new Set(plain);
			const belonging = listBelonging(asked).filter((procedure) => !shown.has(procedure));
			for (const procedure of belonging) shown.add(procedure);
			const tolerant = rankTolerantly(asked).filter((procedure) => !shown.has(procedure));
			return { plain, belonging, tolerant: tolerant.slice(0, MAX_TOLERANT) };
		},
	};
}

/** Everything found, in the order in which to show it. */
export function listMatches(outcome: SearchOutcome): CataloguedProcedure[] {
	return [...outcome.plain, ...outcome.belonging, ...outcome.tolerant];
}

/** Name and description apart by a line end, which no folded text contains, so that no match spans both. */
function plainText(procedure: CataloguedProcedure): string {
	return `${foldText(procedure.name ?? "")}\n${foldText(procedure.description ?? "")}`;
}

/** The category that a text spells out; a one-word code such as "negocios" is everyday speech, not a category. */
function findNamedCategory(asked: string): Category | undefined {
	const category = findCategory(asked);
	return category && (foldText(category.name) === asked || splitWords(asked).length > 1) ? category : undefined;
}
