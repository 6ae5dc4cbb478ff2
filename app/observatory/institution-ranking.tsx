import { LEAST_SCORES, RANKING_ENDS } from "../../domain/observatory/table-selection.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";
import { ScoreFigure } from "./figures.tsx";
import type { RankedView, RankingView } from "./observatory-view.ts";
import { Choices, ListRest, useObservatoryPath } from "./page-parts.tsx";

/** Which institutions are evaluated worst or best, with the rule that ranks them and a switch between both ends. */
export function InstitutionRanking({ ranking: { end, first, rest, others, total } }: { ranking: RankingView }) {
	const { text, language } = useText();
	const pathTo = useObservatoryPath();
	const count = formatNumber(total, language);
	const left = total - first.length - others;
	return (
		<section className="chart institution-ranking" id="instituciones" aria-labelledby="instituciones-titulo">
			<h2 id="instituciones-titulo">{text("observatory.ranking.title")}</h2>
			{first.length === 0 ? (
				<p>{text("observatory.ranking.empty", { least: LEAST_SCORES })}</p>
			) : (
				<>
					<p>{text("observatory.ranking.rule", { least: LEAST_SCORES, count })}</p>
					<Choices
						label={text("observatory.ranking.switch")}
						choices={RANKING_ENDS.map((each) => ({
							key: each,
							to: `${pathTo({ ranking: each })}#instituciones`,
							isCurrent: each === end,
							label: text(`observatory.ranking.${each}`),
						}))}
					/>
					<RankingTable end={end} institutions={first} before={0} />
					{others > 0 && (
						<ListRest list="ranking" place="instituciones" count={others}>
							{rest && (
								<>
									<RankingTable end={end} institutions={rest} before={first.length} />
									{left > 0 && <p>{text("observatory.ranking.left", { count: formatNumber(left, language) })}</p>}
								</>
							)}
						</ListRest>
					)}
				</>
			)}
		</section>
	);
}

interface RankingTableProps {
	end: RankingView["end"];
	institutions: readonly RankedView[];
	/** Institutions that stand in the table before this one. */
	before: number;
}

function RankingTable({ end, institutions, before }: RankingTableProps) {
	const { text, count } = useText();
	return (
		<table>
			<caption className="visually-hidden">{text(`observatory.ranking.caption.${end}`)}</caption>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{text("observatory.table.number")}</th>
					<th scope="col">{text("observatory.ranking.institution")}</th>
					<th scope="col">{text("observatory.ranking.average")}</th>
				</tr>
			</thead>
			<tbody>
				{institutions.map(({ label, fullName, to, count: scores, average, highest }, position) => (
					<tr key={to}>
						<td>{before + position + 1}</td>
						<th scope="row">
							<Link to={to}>
								<DataText>{label}</DataText>
							</Link>
							<small> · {count("observatory.ranking.procedures", scores)}</small>
							{fullName !== null && (
								<small>
									<DataText>{fullName}</DataText>
								</small>
							)}
						</th>
						<td>
							<ScoreFigure score={average} highest={highest} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
