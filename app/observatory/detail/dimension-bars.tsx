import { Bar } from "../../components/bar.tsx";
import { useText } from "../../use-text.ts";
import { Confirmed } from "../figures/figures.tsx";
import type { DimensionView } from "./evaluation-view.ts";

interface DimensionBarsProps {
	dimensions: readonly DimensionView[];
	hasOwnFigures: boolean;
}

/** The five dimensions against the average of all procedures: a bar, its unknown part hatched, a line for the average; all in words. */
export function DimensionBars({ dimensions, hasOwnFigures }: DimensionBarsProps) {
	const { text } = useText();
	return (
		<section aria-labelledby="temas">
			<h3 id="temas">{text("observatory.detail.dimensions")}</h3>
			<dl className="dimension-bars">
				{dimensions.map(({ dimension, name, value, unknown, confirmed, average, indicators }) => (
					<div key={dimension}>
						<dt>{name}</dt>
						<dd>
							<Bar share={value} unknown={unknown} mark={average} />
							<b>
								{confirmed === 0
									? text("observatory.verdict.unknown")
									: text("observatory.detail.dimensionText", { value: decimal(value) })}
							</b>{" "}
							<span>{text("observatory.detail.dimensionAverage", { average: decimal(average) })}</span>{" "}
							<Confirmed count={confirmed} all={indicators.length} />
						</dd>
					</div>
				))}
			</dl>
			<p className="dimension-note">
				{text("observatory.detail.dimensionNote")} {hasOwnFigures && text("observatory.detail.ownFigures")}
			</p>
		</section>
	);
}

function decimal(share: number): string {
	return share.toFixed(2);
}
