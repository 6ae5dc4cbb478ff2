import type { Evaluated } from "../../../domain/observatory/evaluated.ts";
import type { ShareFilter, TableSelection } from "../../../domain/observatory/table-selection.ts";
import { countByFilter, selectEvaluated } from "../../../domain/observatory/table-selection.ts";
import type { TablePage } from "../../addresses.ts";
import { WHOLE_TABLE } from "../../addresses.ts";
import type { RowView } from "./row-view.ts";
import { viewRow } from "./row-view.ts";

/** Rows on one page, so that a phone shows all of the observatory in 8,000 pixels; the whole table is one link away. */
const PAGE_SIZE = 12;

/** The table of all evaluations, as an address asks for it. */
export interface TableView {
	selection: TableSelection;
	page: TablePage;
	pages: number;
	/** Rows before the first one shown. */
	first: number;
	/** Rows of the selection. */
	found: number;
	total: number;
	/** How many rows each filter would show. */
	counts: Readonly<Record<ShareFilter, number>>;
	rows: readonly RowView[];
}

/** What an address asks of the table. */
export interface AskedTable {
	selection: TableSelection;
	page: TablePage;
}

/** One page of the table; one beyond the last is the last. */
export function viewTable(evaluated: readonly Evaluated[], { selection, page: asked }: AskedTable): TableView {
	const selected = selectEvaluated(evaluated, selection);
	const pages = Math.max(1, Math.ceil(selected.length / PAGE_SIZE));
	const page = asked === WHOLE_TABLE ? asked : Math.min(asked, pages);
	const first = page === WHOLE_TABLE ? 0 : (page - 1) * PAGE_SIZE;
	const last = page === WHOLE_TABLE ? selected.length : first + PAGE_SIZE;
	return {
		selection,
		page,
		pages,
		first,
		found: selected.length,
		total: evaluated.length,
		counts: countByFilter(evaluated),
		rows: selected.slice(first, last).map(viewRow),
	};
}
