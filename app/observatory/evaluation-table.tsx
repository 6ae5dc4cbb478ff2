import { useNavigation } from "react-router";
import { DIGITISATION } from "../../domain/observatory/scales.ts";
import {
	DEFAULT_SELECTION,
	FIRST_DIRECTION,
	SHARE_FILTERS,
	type ShareFilter,
	type SortColumn,
	type SortDirection,
	type TableSelection,
} from "../../domain/observatory/table-selection.ts";
import { addresses } from "../address/addresses.ts";
import type { ListPart, ListPlace } from "../address/list-part.ts";
import { keepWhole, partOf } from "../address/list-part.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Pager, WholeListLink } from "../components/pager.tsx";
import { formatNumber } from "../words/format.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";
import type { RowView } from "./detail/evaluation-view.ts";
import { Confirmed, MaturityFigure, ScoreFigure, ShareFigure, StepsFigure } from "./figures.tsx";
import type { TableView } from "./observatory-view.ts";
import { Choices, FROM_PAGE, useObservatoryPath } from "./page-parts.tsx";

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

interface EvaluationFiltersProps {
	selection: TableSelection;
	place: ListPlace;
	counts: Readonly<Record<ShareFilter, number>>;
}

/** All, digital, mixed, in person: each says how many rows it shows. */
export function EvaluationFilters({ selection, place, counts }: EvaluationFiltersProps) {
	const { text, language } = useText();
	const pathTo = useObservatoryPath();
	return (
		<Choices
			label={text("observatory.table.filters")}
			choices={SHARE_FILTERS.map((filter) => ({
				key: filter,
				to: `${pathTo({ selection: { ...selection, filter }, page: keepWhole(place) })}#tabla`,
				isCurrent: filter === selection.filter,
				label: (
					<>
						<FilterName filter={filter} /> <b>{formatNumber(counts[filter], language)}</b>
					</>
				),
			}))}
		/>
	);
}

function FilterName({ filter }: { filter: ShareFilter }) {
	const { text } = useText();
	const level = DIGITISATION.find((each) => each.filter === filter);
	if (!level) return text("observatory.filter.all");
	return `${text(`procedure.type.${level.type}`)} ${text("observatory.percent", { number: level.share })}`;
}

const COLUMNS: readonly { column: SortColumn; label: TextKey }[] = [
	{ column: "tramite", label: "observatory.table.procedure" },
	{ column: "digitalizacion", label: "observatory.table.share" },
	{ column: "pasos", label: "observatory.table.steps" },
	{ column: "madurez", label: "observatory.table.maturity" },
	{ column: "evaluacion", label: "observatory.table.score" },
];
const OPPOSITE: Readonly<Record<SortDirection, SortDirection>> = { asc: "desc", desc: "asc" };

/** Caption and headers; a header is a link that orders by its column, and once more turns the order round. */
function EvaluationTableHead({ selection, place }: { selection: TableSelection; place: ListPlace }) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	const current = COLUMNS.find(({ column }) => column === selection.sort);
	const kind = selection.sort === "tramite" ? "names" : "figures";
	return (
		<>
			<caption>
				{text("observatory.table.caption", {
					column: current ? text(current.label) : "",
					direction: text(`observatory.table.order.${kind}.${selection.direction}`),
				})}
			</caption>
			<thead>
				<tr data-label={text("observatory.table.sortBy")}>
					<th scope="col">{text("observatory.table.number")}</th>
					{COLUMNS.map(({ column, label }) => {
						const isCurrent = column === selection.sort;
						const next = isCurrent ? OPPOSITE[selection.direction] : FIRST_DIRECTION[column];
						return (
							<th
								key={column}
								scope="col"
								aria-sort={isCurrent ? (selection.direction === "asc" ? "ascending" : "descending") : undefined}
							>
								<Link
									to={`${pathTo({ selection: { ...selection, sort: column, direction: next }, page: keepWhole(place) })}#tabla`}
									preventScrollReset
									state={KEEPS_PLACE}
								>
									{text(label)}
								</Link>
							</th>
						);
					})}
					<th scope="col">{text("observatory.table.action")}</th>
				</tr>
			</thead>
		</>
	);
}

interface EvaluationTableRowProps {
	row: RowView;
	number: number;
	detailPath: string;
}

function EvaluationTableRow({ row, number, detailPath }: EvaluationTableRowProps) {
	const { text, count } = useText();
	const name = <DataText>{row.name}</DataText>;
	return (
		<tr>
			<td>{number}</td>
			<th scope="row">
				{row.procedureId === null ? (
					<b>{name}</b>
				) : (
					<Link to={addresses.procedure.to({ id: row.procedureId })}>{name}</Link>
				)}
				<span>
					{row.requirements === null
						? text("unknown.short")
						: count("observatory.table.requirements", row.requirements)}
				</span>
			</th>
			<td data-column="digitalizacion">
				<ShareFigure share={row.share} />
			</td>
			<td data-column="pasos" data-label={text("observatory.table.steps")}>
				<StepsFigure steps={row.steps} />
			</td>
			<td data-column="madurez" data-label={text("observatory.table.maturity")}>
				<MaturityFigure maturity={row.maturity} highest={row.highest?.maturity} />
			</td>
			<td data-column="evaluacion">
				<ScoreFigure score={row.score} highest={row.highest?.score} />{" "}
				<Confirmed count={row.confirmed} all={row.indicatorCount} isShort />
			</td>
			<td>
				<Link data-held to={detailPath} preventScrollReset state={FROM_PAGE}>
					{`${text("observatory.table.open")} `}
					<span className="visually-hidden">{name}</span>
				</Link>
			</td>
		</tr>
	);
}
