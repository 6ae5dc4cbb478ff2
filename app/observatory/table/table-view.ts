import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import type { ShareFilter, TableSelection } from "../../../domain/observatory/table-selection.ts";
import { countByFilter, selectEvaluated } from "../../../domain/observatory/table-selection.ts";
import type { ListPart, ListPlace } from "../../list-part.ts";
import { findPlace } from "../../list-part.ts";
import type { RowView } from "./row-view.ts";
import { viewRow } from "./row-view.ts";

/** Rows on one page, so that a phone shows all of the observatory in 8,000 pixels; the whole table is one link away. */
const PAGE_SIZE = 12;

/** The table of all evaluations, as an address asks for it. */
export interface TableView {
	selection: TableSelection;
	/** Which rows of the selection are shown. */
	place: ListPlace;
	total: number;
	/** How many rows each filter would show. */
	counts: Readonly<Record<ShareFilter, number>>;
	rows: readonly RowView[];
}

/** What an address asks of the table. */
export interface AskedTable {
	selection: TableSelection;
	page: ListPart;
}

/** One page of the table; one beyond the last is the last. */
export function viewTable(evaluated: readonly Evaluated[], { selection, page }: AskedTable): TableView {
	const selected = selectEvaluated(evaluated, selection);
	const place = findPlace(selected.length, page, PAGE_SIZE);
	return {
		selection,
		place,
		total: evaluated.length,
		counts: countByFilter(evaluated),
		rows: selected.slice(place.from, place.to).map(viewRow),
	};
}
