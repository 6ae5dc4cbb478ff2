import { keptFor } from "../kept-for.ts";
import type { Catalogue } from "./catalogue.ts";
import { countByCategory } from "./catalogue.ts";
import type { Category } from "./category.ts";
import { CATEGORIES } from "./category.ts";

export interface CatalogueSummary {
	procedures: number;
	institutions: number;
	/** Procedures done wholly online. */
	digital: number;
	/** Share of those, in whole percent; 0 in an empty catalogue. */
	digitalPercent: number;
}

/** The few figures that describe a catalogue, counted once. */
export const summarizeCatalogue: (catalogue: Catalogue) => CatalogueSummary = keptFor(countSummary);

function countSummary({ procedures, institutions }: Catalogue): CatalogueSummary {
	const digital = procedures.filter(({ type }) => type === "digital").length;
	return {
		procedures: procedures.length,
		institutions: institutions.length,
		digital,
		digitalPercent: procedures.length === 0 ? 0 : Math.round((digital / procedures.length) * 100),
	};
}

/** The categories with most procedures, fullest first; those without any are left out. */
export function listFullestCategories(catalogue: Catalogue, limit: number): Category[] {
	const counts = countByCategory(catalogue);
	const countOf = ({ id }: Category) => counts.get(id) ?? 0;
	return CATEGORIES.filter((category) => countOf(category) > 0)
		.sort((one, other) => countOf(other) - countOf(one))
		.slice(0, limit);
}
