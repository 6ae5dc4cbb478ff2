import { type Catalogue, type CataloguedProcedure, findProcedure } from "../catalogue/catalogue.ts";
import type { PapersByProcedure } from "./experience.ts";
import { type CostRange, findProcedureCost } from "./experience-plan.ts";

/** A paper that everybody is asked for and that another procedure gives. */
export interface PaperPrice {
	paper: string;
	/** Who gives it: one of them is enough. */
	givers: readonly CataloguedProcedure[];
	/** From the cheapest of them to the dearest; null where no record says it. */
	cost: CostRange | null;
}

/** The papers that everybody needs for a procedure and has to pay for elsewhere; those that are surely free are left out. */
export function listPaperPrices(catalogue: Catalogue, papers: PapersByProcedure, id: string): PaperPrice[] {
	const needed = new Set((papers.get(id)?.needs ?? []).flatMap(({ paper, onlyFor }) => (onlyFor ? [] : paper)));
	return [...needed].flatMap((paper): PaperPrice[] => {
		const givers = [...papers].flatMap(([giver, { gives }]) =>
			giver !== id && gives.includes(paper) ? (findProcedure(catalogue, giver) ?? []) : [],
		);
		const cost = spanOf(givers.map(findProcedureCost));
		const isFree = cost !== null && cost.from === 0 && cost.to === 0;
		return givers.length === 0 || isFree ? [] : [{ paper, givers, cost }];
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
