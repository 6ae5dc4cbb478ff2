import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import { findCategory } from "../category.ts";
import { foldText } from "../text.ts";
import type { ProcedureSearch } from "./search.ts";

/** What a citizen narrows the catalogue to. */
export interface CatalogueFilter {
	/** Blank: any. */
	text: string;
	/** Name, code or alias of a category; null: any. */
	category: string | null;
}

export interface BrowseOutcome {
	/** What was asked for, in the order in which to show it. */
	matches: readonly CataloguedProcedure[];
	/** What was probably meant; always empty without a text. */
	suggestions: readonly CataloguedProcedure[];
}

/** The procedures that a text and a category leave; every procedure, by name, when there is neither. */
export function browseCatalogue(catalogue: Catalogue, search: ProcedureSearch, filter: CatalogueFilter): BrowseOutcome {
	const isWanted = (procedure: CataloguedProcedure) =>
		filter.category === null || isInCategory(procedure, filter.category);
	if (filter.text.trim() === "") return { matches: catalogue.procedures.filter(isWanted), suggestions: [] };
	const { plain, belonging, tolerant } = search.search(filter.text);
	return { matches: [...plain, ...belonging].filter(isWanted), suggestions: tolerant.filter(isWanted) };
}

/** Whether a procedure is of the category that a name, code or alias means; unknown ones are compared as text. */
export function isInCategory(procedure: CataloguedProcedure, spelling: string): boolean {
	const category = findCategory(spelling);
	if (category) return findCategory(procedure.category) === category;
	return procedure.category !== null && foldText(procedure.category) === foldText(spelling);
}
