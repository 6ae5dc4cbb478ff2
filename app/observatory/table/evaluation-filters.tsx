import type { TablePage } from "../../addresses.ts";
import { addresses, keepWhole } from "../../addresses.ts";
import "./table-controls.css";
import { Link } from "react-router";
import { DIGITISATION } from "../../../domain/observatory/scales.ts";
import type { ShareFilter, TableSelection } from "../../../domain/observatory/table-selection.ts";
import { SHARE_FILTERS } from "../../../domain/observatory/table-selection.ts";
import { formatNumber } from "../../format.ts";
import { KEEPS_PLACE } from "../../keeps-place.ts";
import { useText } from "../../use-text.ts";

interface EvaluationFiltersProps {
	selection: TableSelection;
	page: TablePage;
	counts: Readonly<Record<ShareFilter, number>>;
}

/** All, digital, mixed, in person: each says how many rows it shows. */
export function EvaluationFilters({ selection, page, counts }: EvaluationFiltersProps) {
	const { text, language } = useText();
	return (
		<nav className="evaluation-filters screen-only" aria-label={text("observatory.table.filters")}>
			<ul>
				{SHARE_FILTERS.map((filter) => (
					<li key={filter}>
						<Link
							to={`${addresses.observatory.to({ selection: { ...selection, filter }, page: keepWhole(page) })}#tabla`}
							aria-current={filter === selection.filter ? "true" : undefined}
							preventScrollReset
							state={KEEPS_PLACE}
						>
							<FilterName filter={filter} /> <b>{formatNumber(counts[filter], language)}</b>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function FilterName({ filter }: { filter: ShareFilter }) {
	const { text } = useText();
	const level = DIGITISATION.find((each) => each.filter === filter);
	if (!level) return text("observatory.filter.all");
	return `${text(`procedure.type.${level.type}`)} ${text("observatory.percent", { number: level.share })}`;
}
