import { compareNames } from "../text/text.ts";
import type { Evaluated } from "./evaluated.ts";
import { DIGITISATION, type DigitisationLevel, digitisationOf } from "./scales.ts";

/** The filters of the observatory's table, as `filtro` spells them (specification, section 2). */
export type ShareFilter = "all" | DigitisationLevel["filter"];
export const SHARE_FILTERS: readonly ShareFilter[] = ["all", ...DIGITISATION.map(({ filter }) => filter)];

/** The columns that the table can be ordered by, as `orden` spells them. */
const SORT_COLUMNS = ["tramite", "digitalizacion", "pasos", "madurez", "evaluacion"] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type SortDirection = "asc" | "desc";

/** Which rows the table shows, and in which order. */
export interface TableSelection {
	filter: ShareFilter;
	sort: SortColumn;
	direction: SortDirection;
}

/** What a first press on a column asks for: names from A, few steps first, else the best first. */
export const FIRST_DIRECTION: Readonly<Record<SortColumn, SortDirection>> = {
	tramite: "asc",
	digitalizacion: "desc",
	pasos: "asc",
	madurez: "desc",
	evaluacion: "desc",
};

/** Best score first, as the records come (specification, section 7). */
export const DEFAULT_SELECTION: TableSelection = { filter: "all", sort: "evaluacion", direction: "desc" };

/** Reads the selection from an address; a word that it does not know counts as not said. */
export function readTableSelection(query: URLSearchParams): TableSelection {
	const filter = SHARE_FILTERS.find((known) => known === query.get("filtro")) ?? DEFAULT_SELECTION.filter;
	const sort = SORT_COLUMNS.find((known) => known === query.get("orden")) ?? DEFAULT_SELECTION.sort;
	const asked = query.get("direccion");
	const direction = asked === "asc" || asked === "desc" ? asked : FIRST_DIRECTION[sort];
	return { filter, sort, direction };
}

/** The rows of a selection; ties by name, and rows without the figure last whatever the direction. */
export function selectEvaluated(evaluated: readonly Evaluated[], selection: TableSelection): Evaluated[] {
	const sign = selection.direction === "asc" ? 1 : -1;
	return evaluated
		.filter((each) => isInFilter(each, selection.filter))
		.sort((a, b) => {
			if (selection.sort === "tramite") return sign * compareNames(a.name, b.name);
			const one = figureOf(a, selection.sort);
			const other = figureOf(b, selection.sort);
			if (one === null || other === null)
				return Number(one === null) - Number(other === null) || compareNames(a.name, b.name);
			return sign * (one - other) || compareNames(a.name, b.name);
		});
}

function isInFilter({ record }: Evaluated, filter: ShareFilter): boolean {
	return filter === "all" || digitisationOf(record.completamente_en_linea)?.filter === filter;
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

/** The long lists of the observatory, of which a page shows the beginning until one is asked for whole. */
export const LONG_LISTS = ["ranking", "categorias", "entidades"] as const;
export type LongList = (typeof LONG_LISTS)[number];

/** With which end the ranking of institutions begins, as `instituciones` spells it. */
export const RANKING_ENDS = ["peores", "mejores"] as const;
export type RankingEnd = (typeof RANKING_ENDS)[number];

/** Scores that an institution needs to be ranked: a mean of one or two says more of them than of the institution. */
export const LEAST_SCORES = 3;
