import type { Indicator } from "../../../domain/observatory/indicators.ts";
import type { Verdict } from "../../../domain/observatory/scales.ts";
import { Bar } from "../../components/bar.tsx";
import { DataText } from "../../components/facts.tsx";
import { ExternalLink } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { IconName } from "../../icons/icon-names.ts";
import { useText } from "../../words/text.ts";
import { Confirmed } from "../figures.tsx";
import type { DimensionView, EvaluationView, EvidenceView, IndicatorView } from "./evaluation-view.ts";

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

interface ShownEvidenceProps {
	evidence: EvidenceView | undefined;
	indicator: Indicator;
	/** Whether there is an answer, which something could show. */
	isAnswered: boolean;
}

/** What shows an answer, who looked and when; that nobody noted it, where others are noted. */
function ShownEvidence({ evidence, indicator, isAnswered }: ShownEvidenceProps) {
	if (!evidence || "note" in evidence) return null;
	const own = evidence.of[indicator];
	if (!own) return isAnswered && <p className="reason">{evidence.missing}</p>;
	return (
		<p className="reason">
			{evidence.label}{" "}
			{own.href ? <ExternalLink address={own.href}>{own.shown}</ExternalLink> : <DataText>{own.shown}</DataText>},{" "}
			{own.by}
		</p>
	);
}

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
