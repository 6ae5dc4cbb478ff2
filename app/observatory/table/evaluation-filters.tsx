import { DIGITISATION } from "../../../domain/observatory/scales.ts";
import type { ShareFilter, TableSelection } from "../../../domain/observatory/table-selection.ts";
import { SHARE_FILTERS } from "../../../domain/observatory/table-selection.ts";
import { formatNumber } from "../../format.ts";
import type { ListPlace } from "../../list-part.ts";
import { keepWhole } from "../../list-part.ts";
import { useText } from "../../use-text.ts";
import { Choices } from "../choices.tsx";
import { useObservatoryPath } from "../observatory-path.ts";

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
