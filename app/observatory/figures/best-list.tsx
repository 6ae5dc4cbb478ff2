import { EXCELLENT_MATURITY, MATURITY_SCALE } from "../../../domain/observatory/scales.ts";
import { DataText } from "../../components/data-text.tsx";
import { Link } from "../../components/link.tsx";
import { useText } from "../../use-text.ts";
import { useObservatoryPath } from "../observatory-path.ts";
import { FROM_PAGE } from "../table/from-page.ts";
import type { RowView } from "../table/row-view.ts";
import { MaturityFigure } from "./figures.tsx";

/** The five best by maturity; says so when even they are not excellent. */
export function BestList({ best }: { best: readonly RowView[] }) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	const [first] = best;
	return (
		<section className="best" aria-labelledby="mejores">
			<h2 id="mejores">{text("observatory.best.title")}</h2>
			{!first && <p>{text("observatory.best.empty")}</p>}
			{first && (first.maturity ?? 0) < EXCELLENT_MATURITY && (
				<p>{text("observatory.best.note", { limit: EXCELLENT_MATURITY, highest: MATURITY_SCALE.highest })}</p>
			)}
			<ol>
				{best.map(({ id, name, maturity, highest }) => (
					<li key={id}>
						<Link to={pathTo({ detail: id })} preventScrollReset state={FROM_PAGE}>
							{/* Elsewhere on the page the bare name leads to the procedure. */}
							<span className="visually-hidden">{text("observatory.detail.kicker")}: </span>
							<DataText>{name}</DataText>
						</Link>
						<MaturityFigure maturity={maturity} highest={highest?.maturity} />
					</li>
				))}
			</ol>
		</section>
	);
}
