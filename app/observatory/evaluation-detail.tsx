import "../components/button.css";
import type { RefObject } from "react";
import { Link } from "react-router";
import { cutToOneDecimal, maturityBandOf, scoreBandOf } from "../../domain/observatory-bands.ts";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { formatNumber } from "../format.ts";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { comparisonPath, procedurePath } from "../paths.ts";
import { useText } from "../use-text.ts";
import type { Evaluation } from "./evaluation-reader.ts";
import { MATURITY_TONES, SCORE_TONES, ShareFigure, StepsFigure } from "./figures.tsx";
import { IndicatorList } from "./indicator-list.tsx";
import { ThemeBars } from "./theme-bars.tsx";

interface EvaluationDetailProps {
	evaluation: Evaluation;
	heading: RefObject<HTMLHeadingElement | null>;
	closedPath: string;
	onClose: (event: React.MouseEvent) => void;
}

/** One evaluation from top to bottom: score, maturity, four figures, themes, the 20 indicators. */
export function EvaluationDetail({ evaluation, heading, closedPath, onClose }: EvaluationDetailProps) {
	const { text } = useText();
	const name = <DataText>{evaluation.name}</DataText>;
	const close = {
		to: closedPath,
		preventScrollReset: true,
		state: KEEPS_PLACE,
		onClick: onClose,
	};
	return (
		<div className="evaluation-detail">
			<header>
				<p>{text("observatory.detail.kicker")}</p>
				<h2 id="evaluacion-titulo" ref={heading} tabIndex={-1}>
					{name}
				</h2>
				<Link {...close} className="button" data-kind="icon" aria-label={text("observatory.detail.close")}>
					<Icon name="x" />
				</Link>
			</header>
			<Marks evaluation={evaluation} />
			<HeadlineFigures evaluation={evaluation} />
			<ThemeBars themes={evaluation.themes} hasOwnMaturity={evaluation.hasOwnMaturity} />
			<IndicatorList evaluation={evaluation} />
			<p className="observatory-actions screen-only">
				{evaluation.procedureId !== null && (
					<Link className="button" data-kind="primary" to={procedurePath(evaluation.procedureId)}>
						{text("observatory.detail.procedure")}
					</Link>
				)}
				<Link className="button" to={comparisonPath([evaluation.id])}>
					{text("observatory.detail.compare")}
				</Link>
				<Link {...close} className="button">
					{text("observatory.detail.close")}
				</Link>
			</p>
		</div>
	);
}

/** Score out of 100 with its progress bar, and maturity out of 5.0. */
function Marks({ evaluation: { score, maturity } }: { evaluation: Evaluation }) {
	const { text } = useText();
	const band = score === null ? null : scoreBandOf(score);
	const outOf =
		score === null ? text("observatory.noData") : text("observatory.detail.outOf", { figure: cutToOneDecimal(score) });
	return (
		<div className="evaluation-marks">
			<div data-tone={band ? SCORE_TONES[band] : undefined}>
				<h3>{text("observatory.detail.score")}</h3>
				<p className="evaluation-mark">{outOf}</p>
				{score !== null && band !== null && (
					<>
						<progress max={100} value={score} aria-label={text("observatory.detail.progress")}>
							{outOf}
						</progress>
						<p>
							<span className="sign" /> {text(`observatory.scoreBand.${band}`)}
						</p>
					</>
				)}
			</div>
			<div data-tone={maturity === null ? undefined : MATURITY_TONES[maturityBandOf(maturity)]}>
				<h3>{text("observatory.detail.maturity")}</h3>
				<p className="evaluation-mark">
					{maturity === null
						? text("observatory.noData")
						: text("observatory.detail.maturityOutOf", { figure: cutToOneDecimal(maturity).toFixed(1) })}
				</p>
				{maturity !== null && (
					<p>
						<span className="sign" /> {text(`observatory.maturityBand.${maturityBandOf(maturity)}`)}
					</p>
				)}
			</div>
		</div>
	);
}

function HeadlineFigures({ evaluation }: { evaluation: Evaluation }) {
	const { text, language } = useText();
	const figures = [
		{ label: text("observatory.table.share"), figure: <ShareFigure share={evaluation.share} /> },
		{ label: text("observatory.table.steps"), figure: <StepsFigure steps={evaluation.steps} /> },
		{
			label: text("observatory.detail.requirements"),
			figure:
				evaluation.requirements === null ? text("unknown.short") : formatNumber(evaluation.requirements, language),
		},
		{
			label: text("observatory.detail.met"),
			figure: text("observatory.detail.metOf", { met: evaluation.met }),
		},
	];
	return (
		<section aria-label={text("observatory.detail.figures")}>
			<dl className="evaluation-figures">
				{figures.map(({ label, figure }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
