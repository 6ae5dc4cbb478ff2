import { isInCategory } from "./browse.ts";
import type { Catalogue, CataloguedProcedure } from "./catalogue.ts";
import { findProcedure } from "./catalogue.ts";

/** Ids of procedures that people ask for together, the most asked first. */
export type Need = readonly string[];

/**
 * At most `limit` other procedures that whoever asks for this one may need too: those of the same needs in their
 * order, then of the same subcategory, then of the same institution, then of the same category.
 */
export function findRelatedProcedures(
	catalogue: Catalogue,
	procedure: CataloguedProcedure,
	{ needs, limit }: { needs: readonly Need[]; limit: number },
): CataloguedProcedure[] {
	const needed = needs
		.filter((need) => need.includes(procedure.id))
		.flat()
		.flatMap((id) => findProcedure(catalogue, id) ?? []);
	const akin = listAkin(catalogue, procedure, limit + 1);
	return [...new Set([...needed, ...akin])].filter(({ id }) => id !== procedure.id).slice(0, limit);
}

/** The nearest first; of those that are equally near, no more than will be looked at. */
function listAkin({ procedures }: Catalogue, procedure: CataloguedProcedure, most: number): CataloguedProcedure[] {
	const near: CataloguedProcedure[][] = Array.from({ length: MOST_CLOSENESS + 1 }, () => []);
	// Procedures have few categories between them, so each spelling is compared once.
	const akin = new Map<string | null, boolean>();
	for (const other of procedures) {
		const isAkin = akin.get(other.category) ?? isOfCategory(other, procedure);
		akin.set(other.category, isAkin);
		const group = near[closenessOf(other, procedure, isAkin)];
		if (group && group.length < most) group.push(other);
	}
	return near.slice(1).reverse().flat();
}

const MOST_CLOSENESS = 7;

/** One subcategory says more than one institution and one category together, an institution more than a category. */
function closenessOf(other: CataloguedProcedure, procedure: CataloguedProcedure, isAkin: boolean): number {
	return (
		Number(isSameText(other.subcategory, procedure.subcategory)) * 4 +
		Number(isSameText(other.institution_id, procedure.institution_id)) * 2 +
		Number(isAkin)
	);
}

function isOfCategory(other: CataloguedProcedure, { category }: CataloguedProcedure): boolean {
	return category !== null && isInCategory(other, category);
}

function isSameText(one: string | null, other: string | null): boolean {
	return one !== null && one === other;
}
