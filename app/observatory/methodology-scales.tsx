import { useText } from "../use-text.ts";
import type { Tone } from "./figures.tsx";

interface Scale {
	caption: string;
	rows: readonly { range: string; meaning: string; tone: Tone }[];
}

/** The three scales as tables, limits as the specification sets them (section 9). */
export function MethodologyScales() {
	const { text } = useText();
	const between = (from: string, to: string) => text("observatory.methodology.rangeOf", { from, to });
	const scales: readonly Scale[] = [
		{
			caption: text("observatory.methodology.scoreScale"),
			rows: [
				{ range: between("80", "100"), meaning: text("observatory.scoreBand.excelente"), tone: "blue" },
				{ range: between("60", "79"), meaning: text("observatory.scoreBand.bueno"), tone: "blue" },
				{ range: between("40", "59"), meaning: text("observatory.scoreBand.parcial"), tone: "yellow" },
				{ range: between("0", "39"), meaning: text("observatory.scoreBand.modernizar"), tone: "red" },
			],
		},
		{
			caption: text("observatory.methodology.maturityScale"),
			rows: [
				{ range: between("4.0", "5.0"), meaning: text("observatory.maturityBand.madura"), tone: "good" },
				{ range: between("3.0", "3.9"), meaning: text("observatory.maturityBand.desarrollo"), tone: "fair" },
				{ range: between("2.0", "2.9"), meaning: text("observatory.maturityBand.basica"), tone: "medium" },
				{ range: between("0.0", "1.9"), meaning: text("observatory.maturityBand.inicial"), tone: "poor" },
			],
		},
		{
			caption: text("observatory.methodology.stepsScale"),
			rows: [
				{
					range: text("observatory.methodology.upTo", { limit: 3 }),
					meaning: text("observatory.stepsLevel.si"),
					tone: "good",
				},
				{
					range: text("observatory.methodology.upTo", { limit: 5 }),
					meaning: text("observatory.stepsLevel.parcial"),
					tone: "medium",
				},
				{
					range: text("observatory.methodology.above", { limit: 5 }),
					meaning: text("observatory.stepsLevel.no"),
					tone: "poor",
				},
			],
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
