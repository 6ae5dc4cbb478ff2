import "./table-controls.css";
import { Link } from "react-router";
import type { ObservatoryView, ShareFilter } from "../../domain/observatory-view.ts";
import { SHARE_FILTERS } from "../../domain/observatory-view.ts";
import { formatNumber } from "../format.ts";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import type { TablePage } from "../paths.ts";
import { keepWhole, observatoryPath } from "../paths.ts";
import { useText } from "../use-text.ts";

interface EvaluationFiltersProps {
	view: ObservatoryView;
	page: TablePage;
	counts: Readonly<Record<ShareFilter, number>>;
}

/** All, digital, mixed, in person: each says how many rows it shows. */
export function EvaluationFilters({ view, page, counts }: EvaluationFiltersProps) {
	const { text, language } = useText();
	return (
		<nav className="evaluation-filters screen-only" aria-label={text("observatory.table.filters")}>
			<ul>
				{SHARE_FILTERS.map((filter) => (
					<li key={filter}>
						<Link
							to={`${observatoryPath({ view: { ...view, filter }, page: keepWhole(page) })}#tabla`}
							aria-current={filter === view.filter ? "true" : undefined}
							preventScrollReset
							state={KEEPS_PLACE}
						>
							{text(`observatory.filter.${filter}`)} <b>{formatNumber(counts[filter], language)}</b>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
