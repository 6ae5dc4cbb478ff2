import {
	MATURITY_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
	writeBands,
	writeLimits,
} from "../../../domain/observatory/scales.ts";
import { useText } from "../../use-text.ts";
import type { Tone } from "../figures/figures.tsx";
import { MATURITY_TONES, SCORE_TONES, VERDICT_TONES } from "../figures/figures.tsx";

interface Scale {
	caption: string;
	rows: readonly { range: string; meaning: string; tone: Tone }[];
}

/** The scales as tables, with the limits that the evaluation uses. */
export function MethodologyScales() {
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
