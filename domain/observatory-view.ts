import type { Evaluated } from "./evaluated.ts";
import type { OnlineShare } from "./observatory.ts";
import { compareNames } from "./text.ts";

/** The filters of the observatory's table, as `filtro` spells them (specification, section 2). */
export const SHARE_FILTERS = ["all", "digital", "partial", "none"] as const;
export type ShareFilter = (typeof SHARE_FILTERS)[number];

/** The columns that the table can be ordered by, as `orden` spells them. */
const SORT_COLUMNS = ["tramite", "digitalizacion", "pasos", "madurez", "evaluacion"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type SortDirection = "asc" | "desc";

/** Which rows the table shows, and in which order. */
export interface ObservatoryView {
	filter: ShareFilter;
	sort: SortColumn;
	direction: SortDirection;
}

const SHARES: Readonly<Record<Exclude<ShareFilter, "all">, OnlineShare>> = { digital: 100, partial: 50, none: 0 };

/** What a first press on a column asks for: names from A, few steps first, else the best first. */
export const FIRST_DIRECTION: Readonly<Record<SortColumn, SortDirection>> = {
	tramite: "asc",
	digitalizacion: "desc",
	pasos: "asc",
	madurez: "desc",
	evaluacion: "desc",
};

/** Best score first, as the records come (specification, section 7). */
export const DEFAULT_VIEW: ObservatoryView = { filter: "all", sort: "evaluacion", direction: "desc" };

/** Reads the view from an address; a word that it does not know counts as not said. */
export function readObservatoryView(query: URLSearchParams): ObservatoryView {
	const filter = SHARE_FILTERS.find((known) => known === query.get("filtro")) ?? DEFAULT_VIEW.filter;
	const sort = SORT_COLUMNS.find((known) => known === query.get("orden")) ?? DEFAULT_VIEW.sort;
	const asked = query.get("direccion");
	const direction = asked === "asc" || asked === "desc" ? asked : FIRST_DIRECTION[sort];
	return { filter, sort, direction };
}

/** The rows of a view; ties by name, and rows without the figure last whatever the direction. */
export function selectEvaluated(evaluated: readonly Evaluated[], view: ObservatoryView): Evaluated[] {
	const sign = view.direction === "asc" ? 1 : -1;
	return evaluated
		.filter((each) => isInFilter(each, view.filter))
		.sort((a, b) => {
			if (view.sort === "tramite") return sign * compareNames(a.name, b.name);
			const one = figureOf(a, view.sort);
			const other = figureOf(b, view.sort);
			if (one === null || other === null)
				return Number(one === null) - Number(other === null) || compareNames(a.name, b.name);
			return sign * (one - other) || compareNames(a.name, b.name);
		});
}

function isInFilter({ record }: Evaluated, filter: ShareFilter): boolean {
	return filter === "all" || record.completamente_en_linea === SHARES[filter];
}

function figureOf({ record }: Evaluated, column: Exclude<SortColumn, "tramite">): number | null {
	if (column === "digitalizacion") return record.completamente_en_linea;
	if (column === "pasos") return record.num_pasos;
	return column === "madurez" ? record.maturity_level : record.evaluation_score;
}

/** How many rows each filter shows. */
export function countByFilter(evaluated: readonly Evaluated[]): Record<ShareFilter, number> {
	const count = (filter: ShareFilter) => evaluated.filter((each) => isInFilter(each, filter)).length;
	return { all: evaluated.length, digital: count("digital"), partial: count("partial"), none: count("none") };
}
