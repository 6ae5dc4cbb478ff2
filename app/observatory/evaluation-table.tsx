import "./evaluation-table.css";
import "../components/button.css";
import { Link, useNavigation } from "react-router";
import type { ObservatoryView } from "../../domain/observatory-view.ts";
import { DEFAULT_VIEW } from "../../domain/observatory-view.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { formatNumber } from "../format.ts";
import type { TablePage } from "../paths.ts";
import { observatoryPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import { EvaluationTableHead } from "./evaluation-table-head.tsx";
import { EvaluationTableRow } from "./evaluation-table-row.tsx";
import type { EvaluationRow } from "./row.ts";
import { TablePages, WholeTableLink } from "./table-pages.tsx";

interface EvaluationTableProps {
	table: {
		view: ObservatoryView;
		page: TablePage;
		pages: number;
		/** Rows before the first one shown. */
		first: number;
		found: number;
		total: number;
		rows: readonly EvaluationRow[];
	};
}

/** Every evaluation in a row; on a phone each row is a card whose values carry the name of their column. */
export function EvaluationTable({ table }: EvaluationTableProps) {
	const { text, language } = useText();
	const { location } = useNavigation();
	const { view, rows } = table;
	const isFollowing = location?.pathname === paths.observatory && !new URLSearchParams(location.search).has("detalle");
	return (
		<>
			<div className="evaluation-count">
				<p role="status">
					{text("observatory.table.shown", {
						shown: formatNumber(table.found, language),
						total: formatNumber(table.total, language),
					})}
				</p>
				{table.pages > 1 && <WholeTableLink view={view} page={table.page} />}
			</div>
			{rows.length === 0 ? (
				<NoRows isFiltered={view.filter !== "all"} />
			) : (
				<table className="evaluation-table" aria-busy={isFollowing}>
					<EvaluationTableHead view={view} page={table.page} />
					<tbody>
						{rows.map((row, position) => (
							<EvaluationTableRow
								key={row.id}
								row={row}
								number={table.first + position + 1}
								detailPath={observatoryPath({ view, page: table.page, detail: row.id })}
							/>
						))}
					</tbody>
				</table>
			)}
			{table.pages > 1 && <TablePages table={table} />}
		</>
	);
}

function NoRows({ isFiltered }: { isFiltered: boolean }) {
	const { text } = useText();
	if (!isFiltered) return <EmptyState title={text("observatory.table.emptyAll")} icon="chart-column" />;
	return (
		<EmptyState title={text("observatory.table.empty")} icon="filter">
			<Link className="button" to={observatoryPath({ view: DEFAULT_VIEW })} preventScrollReset>
				{text("observatory.table.all")}
			</Link>
		</EmptyState>
	);
}
