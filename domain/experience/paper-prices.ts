import { type Catalogue, type CataloguedProcedure, findProcedure } from "../catalogue/catalogue.ts";
import { findWholePrice } from "../facts/procedure-cost.ts";
import type { PapersByProcedure } from "./experience.ts";
import { type CostRange, findProcedureCost } from "./experience-plan.ts";

/** Papers that everybody is asked for and that the same procedures give. */
export interface PaperPrice {
	papers: readonly [string, ...string[]];
	/** Who gives them: one of these procedures is enough. */
	givers: readonly CataloguedProcedure[];
	/** From the cheapest of them to the dearest; null where no record says it. */
	cost: CostRange | null;
}

/** The papers that everybody needs for a procedure and has to pay for elsewhere; those that are free are left out. */
export function listPaperPrices(catalogue: Catalogue, papers: PapersByProcedure, id: string): PaperPrice[] {
	const needed = new Set((papers.get(id)?.needs ?? []).flatMap(({ paper, onlyFor }) => (onlyFor ? [] : paper)));
	const prices = new Map<string, { papers: [string, ...string[]]; givers: readonly CataloguedProcedure[] }>();
	for (const paper of needed) {
		const givers = [...papers].flatMap(([giver, { gives }]) =>
			giver !== id && gives.includes(paper) ? (findProcedure(catalogue, giver) ?? []) : [],
		);
		const key = givers.map((giver) => giver.id).join();
		const known = prices.get(key);
		if (known) known.papers.push(paper);
		else if (givers.length > 0) prices.set(key, { papers: [paper], givers });
	}
	return [...prices.values()].flatMap((price): PaperPrice[] => {
		const cost = spanOf(price.givers.map(findProcedureCost));
		const isFree = cost?.from === 0 && !cost.to;
		if (!isFree) return [{ ...price, cost }];
		// What only some pay, such as a fine, makes a paper no dearer; what everybody pays does.
		const isUnknown = price.givers.some(({ fees }) => findWholePrice(fees).unknown.length > 0);
		return isUnknown ? [{ ...price, cost: null }] : [];
	});
}

/** Without an end where one of them is unknown; null where none is known, or in two currencies. */
function spanOf(costs: readonly (CostRange | null)[]): CostRange | null {
	const known = costs.flatMap((cost) => cost ?? []);
	const [first] = known;
	if (!first || known.some(({ currency }) => currency !== first.currency)) return null;
	const ends = known.map(({ to }) => to);
	const isOpen = known.length < costs.length || ends.includes(null);
	return {
		currency: first.currency,
		from: Math.min(...known.map(({ from }) => from)),
		to: isOpen ? null : Math.max(...ends.map((end) => end ?? 0)),
	};
}
