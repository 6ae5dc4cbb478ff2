import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import { findCategory } from "../category.ts";
import { foldText } from "../text.ts";
import type { CatalogueFilter } from "./catalogue-filter.ts";
import type { ProcedureSearch } from "./search.ts";

export interface BrowseOutcome {
	/** What was asked for, in the order in which to show it. */
	matches: readonly CataloguedProcedure[];
	/** What was probably meant; always empty without a text. */
	suggestions: readonly CataloguedProcedure[];
}

/** The procedures that a text and a category leave; every procedure, by name, when there is neither. */
export function browseCatalogue(catalogue: Catalogue, search: ProcedureSearch, filter: CatalogueFilter): BrowseOutcome {
	const isWanted = (procedure: CataloguedProcedure) => passes(procedure, filter);
	if (filter.text.trim() === "") return { matches: catalogue.procedures.filter(isWanted), suggestions: [] };
	const { plain, belonging, tolerant } = search.search(filter.text);
	return { matches: [...plain, ...belonging].filter(isWanted), suggestions: tolerant.filter(isWanted) };
}

function passes(procedure: CataloguedProcedure, filter: CatalogueFilter): boolean {
	const { category, institution = null, audience = null, isFree = false, isOnline = false } = filter;
	if (category !== null && !isInCategory(procedure, category)) return false;
	if (institution !== null && procedure.institution_id !== institution) return false;
	if (audience !== null && procedure.user_type !== audience && procedure.user_type !== "ambos") return false;
	if (isFree && procedure.costo !== 0) return false;
	return !isOnline || procedure.type === "digital";
}

/** Whether a procedure is of the category that a name, code or alias means; unknown ones are compared as text. */
export function isInCategory(procedure: CataloguedProcedure, spelling: string): boolean {
	const category = findCategory(spelling);
	if (category) return findCategory(procedure.category) === category;
	return procedure.category !== null && foldText(procedure.category) === foldText(spelling);
}
