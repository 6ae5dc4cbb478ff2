import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Ranking } from "./candidates.ts";
import type { Found } from "./found.ts";
import { idOf } from "./found.ts";

/** More than these are a list again. */
export const MAX_LIKELY = 3;
/** What fits less well is a guess. */
const LEAST_SCORE = 0.5;
/** What fits so much less well than the best is not meant. */
const WEAKEST_SHARE = 0.8;

/**
 * What is most probably meant, at most three pages of any kind, best first: often one, none where nothing fits well.
 * Beside an institution stands what most people ask of it. A name of which nothing else is known is not among them, but
 * what fits less well than that is not either.
 */
export function chooseLikely(ranking: Ranking, asking: readonly CataloguedProcedure[]): Found[] {
	const [best] = ranking.best(1, () => true);
	if (!best || best.score < LEAST_SCORE) return [];
	const least = Math.max(LEAST_SCORE, best.score * WEAKEST_SHARE);
	const pages = ranking.best(MAX_LIKELY, ({ kind }) => kind !== "name");
	const likely = pages.filter(({ score }) => score >= least).map(({ entry }) => entry.found);
	if (best.entry.found.kind !== "institution") return likely;
	const { institution } = best.entry.found;
	const shown = new Set(likely.map(idOf));
	const asked = asking.filter(({ institutions, id }) => institutions === institution && !shown.has(id));
	return [...likely, ...asked.map((procedure): Found => ({ kind: "procedure", procedure }))].slice(0, MAX_LIKELY);
}
