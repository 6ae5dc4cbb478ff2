import { useNavigation } from "react-router";
import { DEFAULT_SELECTION } from "../../../domain/observatory/table-selection.ts";
import { addresses } from "../../addresses.ts";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pager, WholeListLink } from "../../components/pager.tsx";
import { formatNumber } from "../../format.ts";
import type { ListPart } from "../../list-part.ts";
import { partOf } from "../../list-part.ts";
import { useText } from "../../use-text.ts";
import { useObservatoryPath } from "../observatory-path.ts";
import { EvaluationTableHead } from "./evaluation-table-head.tsx";
import { EvaluationTableRow } from "./evaluation-table-row.tsx";
import type { TableView } from "./table-view.ts";

interface EvaluationTableProps {
	table: TableView;
}

/** Every evaluation in a row; on a phone its name, what is done online and the figure that orders the rows. */
export function EvaluationTable({ table }: EvaluationTableProps) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	const { location } = useNavigation();
	const { selection, rows, place } = table;
	const to = (page: ListPart) => `${pathTo({ selection, page })}#tabla`;
	const isHere = location?.pathname === addresses.observatory.to();
	const isFollowing = isHere && addresses.observatory.read(location).detail === null;
	return (
		<>
			<div className="evaluation-count">
				<TableCount table={table} />
				<WholeListLink place={place} to={to} />
			</div>
			{rows.length === 0 ? (
				<NoRows isFiltered={selection.filter !== "all"} />
			) : (
				<table className="evaluation-table" data-sort={selection.sort} aria-busy={isFollowing}>
					<EvaluationTableHead selection={selection} place={place} />
					<tbody>
						{rows.map((row, position) => (
							<EvaluationTableRow
								key={row.id}
								row={row}
								number={place.from + position + 1}
								detailPath={pathTo({ selection, page: partOf(place), detail: row.id })}
							/>
						))}
					</tbody>
				</table>
			)}
			<Pager place={place} to={to} label={text("observatory.table.pages")} />
		</>
	);
}

/** Which rows stand in the table, of how many: what it says is what is there. */
function TableCount({
	table: {
		place: { from, to, found },
		total,
	},
}: {
	table: TableView;
}) {
	const { text, language } = useText();
	const number = (value: number) => formatNumber(value, language);
	if (to - from === found)
		return <p role="status">{text("observatory.table.shown", { shown: number(found), total: number(total) })}</p>;
	const which = { first: number(from + 1), last: number(to), found: number(found) };
	return (
		<p role="status">
			{found === total
				? text("observatory.table.shownPart", which)
				: text("observatory.table.shownFilteredPart", { ...which, total: number(total) })}
		</p>
	);
}

function NoRows({ isFiltered }: { isFiltered: boolean }) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	if (!isFiltered) return <EmptyState title={text("observatory.table.emptyAll")} icon="chart-column" />;
	return (
		<EmptyState title={text("observatory.table.empty")} icon="filter">
			<Button to={pathTo({ selection: DEFAULT_SELECTION, page: 1 })} preventScrollReset>
				{text("observatory.table.all")}
			</Button>
		</EmptyState>
	);
}
