import { useText } from "../../use-text.ts";
import { MethodologyScales } from "./methodology-scales.tsx";
import type { MethodologyView } from "./methodology-view.ts";

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
