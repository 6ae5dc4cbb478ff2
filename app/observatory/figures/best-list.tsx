import { Link } from "react-router";
import { EXCELLENT_MATURITY, MATURITY_SCALE } from "../../../domain/observatory/scales.ts";
import type { TableSelection } from "../../../domain/observatory/table-selection.ts";
import type { TablePage } from "../../addresses.ts";
import { addresses } from "../../addresses.ts";
import { DataText } from "../../components/data-text.tsx";
import { useText } from "../../use-text.ts";
import { FROM_PAGE } from "../table/opener.ts";
import type { RowView } from "../table/row-view.ts";
import { MaturityFigure } from "./figures.tsx";

interface BestListProps {
	best: readonly RowView[];
	selection: TableSelection;
	page: TablePage;
}

/** The five best by maturity; says so when even they are not excellent. */
export function BestList({ best, selection, page }: BestListProps) {
	const { text } = useText();
	const [first] = best;
	return (
		<section className="best" aria-labelledby="mejores">
			<h2 id="mejores">{text("observatory.best.title")}</h2>
			{!first && <p>{text("observatory.best.empty")}</p>}
			{first && (first.maturity ?? 0) < EXCELLENT_MATURITY && (
				<p>{text("observatory.best.note", { limit: EXCELLENT_MATURITY, highest: MATURITY_SCALE.highest })}</p>
			)}
			<ol>
				{best.map(({ id, name, maturity }) => (
					<li key={id}>
						<Link to={addresses.observatory.to({ selection, page, detail: id })} preventScrollReset state={FROM_PAGE}>
							<DataText>{name}</DataText>
						</Link>
						<MaturityFigure maturity={maturity} />
					</li>
				))}
			</ol>
		</section>
	);
}
