import { MATURITY_SCALE, SCORE_SCALE, STEP_SCALE, writeBands, writeLimits } from "../../domain/observatory/scales.ts";
import { useText } from "../words/text.ts";
import type { Tone } from "./figures.tsx";
import { MATURITY_TONES, SCORE_TONES, VERDICT_TONES } from "./figures.tsx";
import type { MethodologyView } from "./observatory-view.ts";

/** How the observatory evaluates: steps, formulas, scales and the 20 criteria (specification, section 2; case A60). */
export function MethodologyBox({ methodology }: { methodology: MethodologyView }) {
	const { text } = useText();
	return (
		<section className="methodology" id="metodologia" aria-labelledby="metodologia-titulo">
			<h2 id="metodologia-titulo">{text("observatory.methodology.title")}</h2>
			{/* Closed only on a phone, where it is longer than all the rest: the stylesheet opens it elsewhere and on paper. */}
			<details className="methodology-whole">
				<summary>{text("observatory.methodology.whole")}</summary>
				<p>{methodology.caution}</p>
				<ol className="methodology-steps">
					{methodology.steps.map((step) => (
						<li key={step.title}>
							<h3>{step.title}</h3>
							<p>{step.text}</p>
						</li>
					))}
				</ol>
				<h3>{text("observatory.methodology.formula")}</h3>
				<p className="methodology-formula">{methodology.scoreFormula}</p>
				<p className="methodology-formula">{methodology.maturityFormula}</p>
				<h3>{text("observatory.methodology.scales")}</h3>
				<MethodologyScales />
				<h3>{text("observatory.methodology.counts")}</h3>
				<ul className="methodology-counts">
					{methodology.counts.map((count) => (
						<li key={count}>{count}</li>
					))}
				</ul>
				<h3>{text("observatory.methodology.criteria")}</h3>
				<div className="methodology-dimensions">
					{methodology.dimensions.map(({ name, criteria }) => (
						<div key={name}>
							<h4>{name}</h4>
							<ul>
								{criteria.map((criterion) => (
									<li key={criterion}>{criterion}</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</details>
		</section>
	);
}

interface Scale {
	caption: string;
	rows: readonly { range: string; meaning: string; tone: Tone }[];
}

/** The scales as tables, with the limits that the evaluation uses. */
function MethodologyScales() {
	const { text } = useText();
	const scales: readonly Scale[] = [
		{
			caption: text("observatory.methodology.scoreScale", { highest: SCORE_SCALE.highest }),
			rows: writeBands(SCORE_SCALE).map(({ band, from, to }) => ({
				range: text("observatory.methodology.rangeOf", { from, to }),
				meaning: text(`observatory.scoreBand.${band}`),
				tone: SCORE_TONES[band],
			})),
		},
		{
			caption: text("observatory.methodology.maturityScale", { highest: MATURITY_SCALE.highest.toFixed(1) }),
			rows: writeBands(MATURITY_SCALE).map(({ band, from, to }) => ({
				range: text("observatory.methodology.rangeOf", { from, to }),
				meaning: text(`observatory.maturityBand.${band}`),
				tone: MATURITY_TONES[band],
			})),
		},
		{
			caption: text("observatory.methodology.stepsScale"),
			rows: writeLimits(STEP_SCALE).map(({ verdict, bound, limit }) => ({
				range: text(`observatory.methodology.${bound}`, { limit }),
				meaning: text(`observatory.stepsLevel.${verdict}`),
				tone: VERDICT_TONES[verdict],
			})),
		},
	];
	return (
		<div className="methodology-scales">
			{scales.map(({ caption, rows }) => (
				<table key={caption}>
					<caption>{caption}</caption>
					<thead>
						<tr>
							<th scope="col">{text("observatory.methodology.from")}</th>
							<th scope="col">{text("observatory.methodology.meaning")}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ range, meaning, tone }) => (
							<tr key={range}>
								<th scope="row">{range}</th>
								<td>
									<span className="figure" data-tone={tone}>
										{meaning}
									</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			))}
		</div>
	);
}
