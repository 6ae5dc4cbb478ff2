import { findCategory } from "../../domain/catalogue/category.ts";
import { PROCEDURE_TYPES } from "../../domain/catalogue/procedure.ts";
import type { Evaluated } from "../../domain/observatory/evaluated.ts";
import { groupByShare, type ShareGroup } from "../../domain/observatory/observatory-summary.ts";
import { addresses } from "../address/addresses.ts";

/** One bar of the pictures by category and by institution. */
export interface ShareBar extends Omit<ShareGroup, "name"> {
	/** Null gathers the procedures whose category or institution is not known, or many small groups. */
	label: string | null;
	/** The full name behind an acronym. */
	fullName: string | null;
	/** Page of the category or institution. */
	to: string | null;
	/** How many small groups this one bar gathers; undefined: it is one. */
	gathered?: number;
}

/** More than there are today (44); with more institutions the page stays as short as it is. */
const MOST_BARS = 50;

export interface ShareGroupsView {
	category: readonly ShareBar[];
	institution: readonly ShareBar[];
}

/** A list of bars as far as a page shows it, with what it says of all of them. */
export interface ShareListView {
	/** The first ones. */
	first: readonly ShareBar[];
	/** Those that follow, where they were asked for. */
	rest: readonly ShareBar[] | null;
	/** How many categories or institutions follow the first ones. */
	others: number;
	/** Procedures of all bars. */
	total: number;
	digital: number;
	/** The bar with the most digital procedures; null where none has any. */
	best: { label: string; digital: number } | null;
}

/** Bars shown before "Ver las demás". */
const SHOWN_FIRST = 4;

/** The beginning of a list of bars; the whole list where that was asked for. */
export function viewShareList(bars: readonly ShareBar[], isWhole: boolean): ShareListView {
	const sum = (of: "digital" | "total") => bars.reduce((total, bar) => total + bar[of], 0);
	const [best] = bars
		.flatMap(({ label, digital }) => (label === null || digital === 0 ? [] : [{ label, digital }]))
		.toSorted((a, b) => b.digital - a.digital);
	const rest = bars.slice(SHOWN_FIRST);
	return {
		first: bars.slice(0, SHOWN_FIRST),
		rest: isWhole ? rest : null,
		others: rest.reduce((count, { gathered = 1 }) => count + gathered, 0),
		total: sum("total"),
		digital: sum("digital"),
		best: best ?? null,
	};
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
		institution: gatherSmall(
			groupByShare(evaluated, ({ procedure }) => procedure?.institutions?.id ?? null).map(({ name: id, ...counts }) => {
				const institution = institutions.get(id ?? "");
				const label = institution?.name ?? institution?.full_name ?? id;
				const fullName = institution?.full_name ?? null;
				return {
					...counts,
					label,
					fullName: fullName === label ? null : fullName,
					to: institution ? addresses.institution.to({ id: institution.id }) : null,
				};
			}),
		),
	};
}

/** The largest bars as they are, and one for all that there is no room for. */
function gatherSmall(bars: readonly ShareBar[]): ShareBar[] {
	if (bars.length <= MOST_BARS) return [...bars];
	const unknown = bars.filter(({ label }) => label === null);
	const named = bars.filter(({ label }) => label !== null);
	const small = named.slice(MOST_BARS);
	const gathered: ShareBar = {
		label: null,
		fullName: null,
		to: null,
		gathered: small.length,
		total: 0,
		digital: 0,
		mixto: 0,
		presencial: 0,
	};
	for (const bar of small) for (const part of ["total", ...PROCEDURE_TYPES] as const) gathered[part] += bar[part];
	return [...named.slice(0, MOST_BARS), ...(small.length > 0 ? [gathered] : []), ...unknown];
}
