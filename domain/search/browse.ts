import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import { findCategory } from "../category.ts";
import { foldText } from "../text.ts";
import type { Found } from "./found.ts";
import type { ProcedureSearch } from "./search.ts";
import { withoutLikely } from "./search.ts";

/** What a citizen narrows the catalogue to. */
export interface CatalogueFilter {
	/** Blank: any. */
	text: string;
	/** Name, code or alias of a category; null: any. */
	category: string | null;
}

export interface BrowseOutcome {
	/** What is most probably meant, above everything else; empty without a text. In a category only its procedures. */
	likely: readonly Found[];
	/** What was asked for and is not among the likely, in the order in which to show it. */
	matches: readonly CataloguedProcedure[];
	/** What may be meant beside all that; always empty without a text. */
	suggestions: readonly CataloguedProcedure[];
	/** Whether some procedure says the text itself, likely or not. */
	isSaid: boolean;
}

/** The procedures that a text and a category leave; every procedure, by name, when there is neither. */
export function browseCatalogue(catalogue: Catalogue, search: ProcedureSearch, filter: CatalogueFilter): BrowseOutcome {
	const { category, text } = filter;
	const isWanted = (procedure: CataloguedProcedure) => category === null || isInCategory(procedure, category);
	if (text.trim() === "") {
		return { likely: [], matches: catalogue.procedures.filter(isWanted), suggestions: [], isSaid: true };
	}
	const outcome = search.search(text);
	const likely = outcome.likely.filter((found) =>
		found.kind === "procedure" ? isWanted(found.procedure) : category === null,
	);
	const said = [...outcome.plain, ...outcome.belonging].filter(isWanted);
	return {
		likely,
		matches: withoutLikely(said, likely),
		suggestions: withoutLikely(outcome.tolerant.filter(isWanted), likely),
		isSaid: said.length > 0,
	};
}

/** Whether a procedure is of the category that a name, code or alias means; unknown ones are compared as text. */
export function isInCategory(procedure: CataloguedProcedure, spelling: string): boolean {
	const category = findCategory(spelling);
	if (category) return findCategory(procedure.category) === category;
	return procedure.category !== null && foldText(procedure.category) === foldText(spelling);
}
