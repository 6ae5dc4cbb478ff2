import type { ServedCatalogue } from "../../app/context.ts";
import { listSearchedBeside } from "../../content/catalogue/meanings.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { indexCatalogueInSteps } from "../../domain/catalogue.ts";
import { pairEvaluationsInSteps } from "../../domain/observatory/evaluated.ts";
import { averageDimensionsInSteps, summarizeObservatoryInSteps } from "../../domain/observatory/observatory-summary.ts";
import { createProcedureSearch, createProcedureSearchInSteps } from "../../domain/search/search.ts";
import type { Steps } from "../../domain/steps.ts";
import { gatherIdsInSteps } from "./known-ids.ts";

const searches = new WeakMap<Catalogue, ServedCatalogue["search"]>();

/**
 * Makes all that pages keep for a catalogue, so that no visitor waits for it: its indexes, its search, its summaries. It
 * belongs to the bundle of the pages, whose modules keep it.
 */
export function* prepareCatalogue(catalogue: Catalogue): Steps<void> {
	yield* indexCatalogueInSteps(catalogue);
	const evaluated = yield* pairEvaluationsInSteps(catalogue);
	yield* summarizeObservatoryInSteps(evaluated);
	yield* averageDimensionsInSteps(evaluated);
	yield* gatherIdsInSteps(catalogue);
	const beside = listSearchedBeside(catalogue);
	yield;
	searches.set(catalogue, yield* createProcedureSearchInSteps(catalogue.procedures, beside));
}

/** The search of a catalogue: the one that was prepared, else one made now. */
export function searchOf(catalogue: Catalogue): ServedCatalogue["search"] {
	const prepared = searches.get(catalogue);
	if (prepared) return prepared;
	const search = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue));
	searches.set(catalogue, search);
	return search;
}
