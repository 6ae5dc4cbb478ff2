import type { Catalogue, CataloguedProcedure } from "./catalogue.ts";
import { isInCategory } from "./search/browse.ts";

/** Procedures that belong beside another one, and what they have in common. */
export interface RelatedGroup {
	by: "institution" | "category";
	procedures: readonly CataloguedProcedure[];
}

/**
 * At most `limit` other procedures of the same institution, those of the same subcategory and category first;
 * of the same category when the institution has no other; null when there are none at all.
 */
export function findRelatedProcedures(
	catalogue: Catalogue,
	procedure: CataloguedProcedure,
	limit: number,
): RelatedGroup | null {
	const others = catalogue.procedures.filter((other) => other.id !== procedure.id);
	const closeness = (other: CataloguedProcedure) =>
		Number(sameText(other.subcategory, procedure.subcategory)) * 2 + Number(isAkin(other, procedure));
	const ofInstitution = others.filter((other) => sameText(other.institution_id, procedure.institution_id));
	const by = ofInstitution.length > 0 ? "institution" : "category";
	const candidates = by === "institution" ? ofInstitution : others.filter((other) => isAkin(other, procedure));
	if (candidates.length === 0) return null;
	return { by, procedures: candidates.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, limit) };
}

function isAkin(other: CataloguedProcedure, procedure: CataloguedProcedure): boolean {
	return procedure.category !== null && isInCategory(other, procedure.category);
}

function sameText(one: string | null, other: string | null): boolean {
	return one !== null && one === other;
}
