import type { BandOfScores, ScoreRange } from "../../../domain/observatory/observatory-summary.ts";
import { SCORE_SCALE } from "../../../domain/observatory/scales.ts";
import { percentOf } from "../../components/bar.tsx";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";
import { SCORE_TONES } from "../figures/figures.tsx";

/** How many procedures reach how many points: columns on a wide screen, bars on a phone, a sentence and the table beneath. */
export function ScoreDistribution({ bands }: { bands: readonly BandOfScores[] }) {
	const { text, language } = useText();
	const number = (value: number) => formatNumber(value, language);
	const total = bands.reduce((sum, { count }) => sum + count, 0);
	const allRanges = bands.flatMap(({ ranges }) => ranges);
	const highest = Math.max(1, ...allRanges.map(({ count }) => count));
	const [, good, partial] = SCORE_SCALE.bands;
	const countIn = (isWanted: (range: ScoreRange) => boolean) =>
		allRanges.filter(isWanted).reduce((sum, { count }) => sum + count, 0);
	return (
		<figure className="chart">
			<figcaption>
				<h2>{text("observatory.distribution.title")}</h2>
				<p>
					{text("observatory.distribution.summary", {
						total: number(total),
						low: number(countIn(({ from }) => from < partial.from)),
						below: partial.from,
						high: number(countIn(({ from }) => from >= good.from)),
						from: good.from,
					})}
				</p>
			</figcaption>
			{/* The same figures stand in the table beneath, where they can be read one by one. */}
			<div className="distribution" aria-hidden="true">
				{bands.map(({ band, count, ranges }) => (
					<div
						key={band}
						className="distribution-band"
						data-band={band}
						data-tone={SCORE_TONES[band]}
						data-empty={count === 0 || undefined}
					>
						<p>
							<span className="sign" /> {`${text(`observatory.scoreBand.${band}`)} `}
							<b>{number(count)}</b>
						</p>
						<ol>
							{ranges.map((range) => (
								<li key={range.from}>
									<span className="range">
										{range.from}–{range.to}
									</span>
									<span className="track">
										<Column share={range.count / highest} />
										<b>{number(range.count)}</b>
									</span>
								</li>
							))}
						</ol>
					</div>
				))}
			</div>
			<details className="chart-data">
				<summary>{text("observatory.distribution.data")}</summary>
				<table>
					<caption className="visually-hidden">{text("observatory.distribution.title")}</caption>
					<thead>
						<tr>
							<th scope="col">{text("observatory.distribution.range")}</th>
							<th scope="col">{text("observatory.distribution.band")}</th>
							<th scope="col">{text("observatory.distribution.count")}</th>
						</tr>
					</thead>
					<tbody>
						{bands.flatMap(({ band, ranges }) =>
							ranges.map(({ from, to, count }) => (
								<tr key={from}>
									<th scope="row">{text("observatory.distribution.of", { from, to })}</th>
									<td>{text(`observatory.scoreBand.${band}`)}</td>
									<td>{number(count)}</td>
								</tr>
							)),
						)}
					</tbody>
				</table>
			</details>
		</figure>
	);
}

/** Room for the number beside the longest column. */
const LONGEST = 0.84;

/** Wide on a phone, tall on a wide screen: the stylesheet keeps the one size that fits. */
function Column({ share }: { share: number }) {
	const size = `${percentOf(share * LONGEST)}%`;
	return <svg className="column" width={size} height={size} aria-hidden="true" />;
}
