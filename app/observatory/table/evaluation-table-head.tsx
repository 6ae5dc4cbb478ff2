import type { SortColumn, SortDirection, TableSelection } from "../../../domain/observatory/table-selection.ts";
import { FIRST_DIRECTION } from "../../../domain/observatory/table-selection.ts";
import { Link } from "../../components/link.tsx";
import type { TextKey } from "../../dictionary.ts";
import { KEEPS_PLACE } from "../../keeps-place.ts";
import type { ListPlace } from "../../list-part.ts";
import { keepWhole } from "../../list-part.ts";
import { useText } from "../../use-text.ts";
import { useObservatoryPath } from "../observatory-path.ts";

const COLUMNS: readonly { column: SortColumn; label: TextKey }[] = [
	{ column: "tramite", label: "observatory.table.procedure" },
	{ column: "digitalizacion", label: "observatory.table.share" },
	{ column: "pasos", label: "observatory.table.steps" },
	{ column: "madurez", label: "observatory.table.maturity" },
	{ column: "evaluacion", label: "observatory.table.score" },
];
const OPPOSITE: Readonly<Record<SortDirection, SortDirection>> = { asc: "desc", desc: "asc" };

/** Caption and headers; a header is a link that orders by its column, and once more turns the order round. */
export function EvaluationTableHead({ selection, place }: { selection: TableSelection; place: ListPlace }) {
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
