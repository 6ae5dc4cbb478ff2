import { findCategory } from "../../../domain/category.ts";
import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import type { ShareGroup } from "../../../domain/observatory/observatory-summary.ts";
import { groupByShare } from "../../../domain/observatory/observatory-summary.ts";
import { addresses } from "../../addresses.ts";

/** One bar of the pictures by category and by institution. */
export interface ShareBar extends Omit<ShareGroup, "name"> {
	/** Null gathers the procedures whose category or institution is not known. */
	label: string | null;
	/** The full name behind an acronym. */
	fullName: string | null;
	/** Page of the category or institution. */
	to: string | null;
}

export interface ShareGroupsView {
	category: readonly ShareBar[];
	institution: readonly ShareBar[];
}

/** How the procedures of each category and of each institution are done. */
export function viewShareGroups(evaluated: readonly Evaluated[]): ShareGroupsView {
	const institutions = new Map(
		evaluated.flatMap(({ procedure }) =>
			procedure?.institutions ? [[procedure.institutions.id, procedure.institutions]] : [],
		),
	);
	const categories = groupByShare(evaluated, ({ procedure }) => {
		const category = findCategory(procedure?.category ?? null);
		return category?.id ?? procedure?.category ?? null;
	});
	return {
		category: categories.map(({ name, ...counts }) => {
			const category = findCategory(name);
			return {
				...counts,
				label: category?.name ?? name,
				fullName: null,
				to: category ? addresses.catalogue.to({ category: category.id }) : null,
			};
		}),
		institution: groupByShare(evaluated, ({ procedure }) => procedure?.institutions?.id ?? null).map(
			({ name: id, ...counts }) => {
				const institution = institutions.get(id ?? "");
				const label = institution?.name ?? institution?.full_name ?? id;
				const fullName = institution?.full_name ?? null;
				return {
					...counts,
					label,
					fullName: fullName === label ? null : fullName,
					to: institution ? addresses.institution.to({ id: institution.id }) : null,
				};
			},
		),
	};
}
