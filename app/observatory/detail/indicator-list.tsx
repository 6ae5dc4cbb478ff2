import type { Verdict } from "../../../domain/observatory/verdict.ts";
import { DataText } from "../../components/data-text.tsx";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-names.ts";
import { useText } from "../../use-text.ts";
import type { EvaluationView, IndicatorView } from "./evaluation-view.ts";
import { ShownEvidence } from "./shown-evidence.tsx";

const VERDICT_ICONS: Readonly<Record<Verdict | "unknown", IconName>> = {
	si: "circle-check",
	parcial: "contrast",
	no: "circle-x",
	unknown: "circle-help",
};

/** The 20 indicators by dimension, each with Sí, Parcial or No in words and the reason. */
export function IndicatorList({ evaluation }: { evaluation: EvaluationView }) {
	const { text, language } = useText();
	const { evidence } = evaluation;
	return (
		<section aria-labelledby="indicadores">
			<h3 id="indicadores">{text("observatory.detail.indicators")}</h3>
			{language !== "es" && <p className="reason">{text("layout.spanishOnly")}</p>}
			{evidence && "note" in evidence && <p className="reason">{evidence.note}</p>}
			{evaluation.dimensions.map(({ dimension, name, indicators }) => (
				<div key={dimension} className="indicator-dimension">
					<h4>{name}</h4>
					<ul>
						{indicators.map((judged) => (
							<li key={judged.indicator}>
								<VerdictFigure verdict={judged.verdict} />
								<div>
									<p>{judged.name}</p>
									<Reason evaluation={evaluation} judged={judged} />
									<ShownEvidence {...{ evidence, indicator: judged.indicator }} isAnswered={judged.verdict !== null} />
								</div>
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}

/** Sí, Parcial, No or Sin dato: word, icon and colour. */
export function VerdictFigure({ verdict }: { verdict: Verdict | null }) {
	const { text } = useText();
	const word = verdict ?? "unknown";
	return (
		<span className="verdict" data-verdict={word}>
			<Icon name={VERDICT_ICONS[word]} />
			{text(`observatory.verdict.${word}`)}
		</span>
	);
}

function Reason({ evaluation, judged }: { evaluation: EvaluationView; judged: IndicatorView }) {
	const { text, count } = useText();
	const { share, steps, requirements } = evaluation;
	const figures: Partial<Record<typeof judged.indicator, string | null>> = {
		completamente_en_linea: share === null ? null : text("observatory.percent", { number: share }),
		num_pasos: steps === null ? null : count("observatory.detail.steps", steps),
		num_requisitos: requirements === null ? null : count("observatory.table.requirements", requirements),
	};
	const figure = figures[judged.indicator];
	if (figure) return <p className="reason">{figure}</p>;
	if (judged.reason === null) return null;
	return (
		<p className="reason">
			<DataText>{judged.reason}</DataText>
		</p>
	);
}
