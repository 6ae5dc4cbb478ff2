import { Link } from "react-router";
import { EXCELLENT_MATURITY } from "../../domain/evaluation.ts";
import type { ObservatoryView } from "../../domain/observatory-view.ts";
import { DataText } from "../components/data-text.tsx";
import type { TablePage } from "../paths.ts";
import { observatoryPath } from "../paths.ts";
import { useText } from "../use-text.ts";
import { MaturityFigure } from "./figures.tsx";
import { FROM_PAGE } from "./opener.ts";
import type { EvaluationRow } from "./row.ts";

interface BestListProps {
	best: readonly EvaluationRow[];
	view: ObservatoryView;
	page: TablePage;
}

/** The five best by maturity; says so when even they are not excellent. */
export function BestList({ best, view, page }: BestListProps) {
	const { text } = useText();
	const [first] = best;
	return (
		<section className="best" aria-labelledby="mejores">
			<h2 id="mejores">{text("observatory.best.title")}</h2>
			{!first && <p>{text("observatory.best.empty")}</p>}
			{first && (first.maturity ?? 0) < EXCELLENT_MATURITY && <p>{text("observatory.best.note")}</p>}
			<ol>
				{best.map(({ id, name, maturity }) => (
					<li key={id}>
						<Link to={observatoryPath({ view, page, detail: id })} preventScrollReset state={FROM_PAGE}>
							<DataText>{name}</DataText>
						</Link>
						<MaturityFigure maturity={maturity} />
					</li>
				))}
			</ol>
		</section>
	);
}
