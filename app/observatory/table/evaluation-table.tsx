import { addresses } from "../../addresses.ts";
import "./evaluation-table.css";
import { useNavigation } from "react-router";
import { DEFAULT_SELECTION } from "../../../domain/observatory/table-selection.ts";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";
import { EvaluationTableHead } from "./evaluation-table-head.tsx";
import { EvaluationTableRow } from "./evaluation-table-row.tsx";
import { TablePages, WholeTableLink } from "./table-pages.tsx";
import type { TableView } from "./table-view.ts";

interface EvaluationTableProps {
	table: TableView;
}

/** Every evaluation in a row; on a phone each row is a card whose values carry the name of their column. */
export function EvaluationTable({ table }: EvaluationTableProps) {
	const { text, language } = useText();
	const { location } = useNavigation();
	const { selection, rows } = table;
	const isHere = location?.pathname === addresses.observatory.path;
	const isFollowing = isHere && addresses.observatory.read(location).detail === null;
	return (
		<>
			<div className="evaluation-count">
				<p role="status">
					{text("observatory.table.shown", {
						shown: formatNumber(table.found, language),
						total: formatNumber(table.total, language),
					})}
				</p>
				{table.pages > 1 && <WholeTableLink selection={selection} page={table.page} />}
			</div>
			{rows.length === 0 ? (
				<NoRows isFiltered={selection.filter !== "all"} />
			) : (
				<table className="evaluation-table" aria-busy={isFollowing}>
					<EvaluationTableHead selection={selection} page={table.page} />
					<tbody>
						{rows.map((row, position) => (
							<EvaluationTableRow
								key={row.id}
								row={row}
								number={table.first + position + 1}
								detailPath={addresses.observatory.to({ selection, page: table.page, detail: row.id })}
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
			<Button to={addresses.observatory.to({ selection: DEFAULT_SELECTION })} preventScrollReset>
				{text("observatory.table.all")}
			</Button>
		</EmptyState>
	);
}
