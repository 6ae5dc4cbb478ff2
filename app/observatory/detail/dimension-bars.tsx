import { useText } from "../../use-text.ts";
import { Bar } from "../figures/figures.tsx";
import type { DimensionView } from "./evaluation-view.ts";

interface DimensionBarsProps {
	dimensions: readonly DimensionView[];
	hasOwnMaturity: boolean;
}

/** The five dimensions against the average of all procedures: a bar, a line for the average, both in words. */
export function DimensionBars({ dimensions, hasOwnMaturity }: DimensionBarsProps) {
	const { text } = useText();
	return (
		<section aria-labelledby="temas">
			<h3 id="temas">{text("observatory.detail.dimensions")}</h3>
			<dl className="dimension-bars">
				{dimensions.map(({ dimension, name, value, average }) => (
					<div key={dimension}>
						<dt>{name}</dt>
						<dd>
							<Bar share={value} mark={average} />
							<b>{text("observatory.detail.dimensionText", { value: decimal(value) })}</b>{" "}
							<span>{text("observatory.detail.dimensionAverage", { average: decimal(average) })}</span>
						</dd>
					</div>
				))}
			</dl>
			<p className="dimension-note">
				{text("observatory.detail.dimensionNote")} {hasOwnMaturity && text("observatory.detail.ownFigures")}
			</p>
		</section>
	);
}

function decimal(share: number): string {
	return share.toFixed(2);
}
