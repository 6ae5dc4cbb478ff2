import type { ReactNode } from "react";
import type { ObservatorySummary } from "../../domain/observatory/observatory-summary.ts";
import {
	cutToOneDecimal,
	digitisationOf,
	EXCELLENT_MATURITY,
	MATURITY_SCALE,
	type MaturityBand,
	maturityBandOf,
	type OnlineShare,
	SCORE_SCALE,
	type ScoreBand,
	STEP_SCALE,
	scoreBandOf,
	type Verdict,
	verdictOfCount,
} from "../../domain/observatory/scales.ts";
import { Bar } from "../components/bar.tsx";
import { DataText, TYPE_ICONS } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";
import type { RowView } from "./detail/evaluation-view.ts";
import { FROM_PAGE, useObservatoryPath } from "./page-parts.tsx";

/** How good a figure is; the stylesheet gives each tone its colour and its sign (full, half or empty disc). */
export type Tone = "good" | "fair" | "medium" | "poor" | "blue" | "yellow" | "red";

/** Tones of the number of steps and of the online share. */
export const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = { si: "good", parcial: "medium", no: "poor" };
export const MATURITY_TONES: Readonly<Record<MaturityBand, Tone>> = {
	madura: "good",
	desarrollo: "fair",
	basica: "medium",
	inicial: "poor",
};
/** Blue, yellow and red, in the bands that are given for the score (specification, section 9). */
export const SCORE_TONES: Readonly<Record<ScoreBand, Tone>> = {
	excelente: "blue",
	bueno: "blue",
	parcial: "yellow",
	modernizar: "red",
};

/** How much of the procedure is done online: percentage, icon and word. */
export function ShareFigure({ share }: { share: OnlineShare | null }) {
	const { text } = useText();
	const level = digitisationOf(share);
	if (!level) return text("unknown.text");
	return (
		<span className="figure" data-tone={VERDICT_TONES[level.verdict]} data-sign="icon">
			<Icon name={TYPE_ICONS[level.type]} />
			<b>{text("observatory.percent", { number: level.share })}</b> {text(`procedure.type.${level.type}`)}
		</span>
	);
}

/** The number of steps, and whether that is few, medium or many. */
export function StepsFigure({ steps }: { steps: number | null }) {
	const { text, language } = useText();
	const verdict = verdictOfCount(steps, STEP_SCALE);
	if (steps === null || verdict === null) return text("unknown.short");
	return (
		<span className="figure" data-tone={VERDICT_TONES[verdict]}>
			<b>{formatNumber(steps, language)}</b> {text(`observatory.stepsLevel.${verdict}`)}
		</span>
	);
}

interface MaturityFigureProps {
	maturity: number | null;
	/** What it could still come to; null where nothing is unknown. */
	highest?: number | undefined;
}

/** The maturity, one decimal, and its level. */
export function MaturityFigure({ maturity, highest = maturity ?? 0 }: MaturityFigureProps) {
	const { text } = useText();
	if (maturity === null) return text("unknown.short");
	return (
		<span className="figure" data-tone={MATURITY_TONES[maturityBandOf(maturity)]}>
			<b>{cutToOneDecimal(maturity).toFixed(1)}</b> <MaturityLevel maturity={maturity} highest={highest} />
		</span>
	);
}

/** The word of a maturity's band where it is certain; else how far the maturity could still come. */
export function MaturityLevel({ maturity, highest }: { maturity: number; highest: number }) {
	const { text } = useText();
	const band = maturityBandOf(maturity);
	if (maturityBandOf(highest) === band) return text(`observatory.maturityBand.${band}`);
	return text("observatory.methodology.upTo", { limit: highest.toFixed(1) });
}

interface ScoreFigureProps {
	score: number | null;
	/** What it could still come to; absent where nothing is unknown. */
	highest?: number | undefined;
}

/** The score as a bar, whose unknown part is hatched, a number and its level. */
export function ScoreFigure({ score, highest = score ?? 0 }: ScoreFigureProps) {
	const { text } = useText();
	if (score === null) return text("observatory.notYet");
	return (
		<span className="score" data-tone={SCORE_TONES[scoreBandOf(score)]}>
			<Bar share={score / SCORE_SCALE.highest} unknown={(highest - score) / SCORE_SCALE.highest} />
			<b>{cutToOneDecimal(score)}</b>
			<span>
				<ScoreLevel score={score} highest={highest} />
			</span>
		</span>
	);
}

/** The word of a score's band where it is certain; else how far the score could still come. */
export function ScoreLevel({ score, highest }: { score: number; highest: number }) {
	const { text } = useText();
	const band = scoreBandOf(score);
	if (scoreBandOf(highest) === band) return text(`observatory.scoreBand.${band}`);
	return text("observatory.methodology.upTo", { limit: cutToOneDecimal(highest) });
}

/** From how many indicators a figure comes; nothing where it comes from none, because the table brought it. */
export function Confirmed({ count, all, isShort }: { count: number | null; all: number; isShort?: true }) {
	const { text } = useText();
	if (count === null) return null;
	return (
		<small className="confirmed">
			{text(isShort ? "observatory.confirmedShort" : "observatory.confirmed", { count, all })}
		</small>
	);
}

interface FigureListProps {
	title: string;
	className: string;
	figures: readonly { label: string; figure: ReactNode }[];
}

/** A few figures side by side, each under its name. */
export function FigureList({ title, className, figures }: FigureListProps) {
	return (
		<section aria-label={title}>
			<dl className={className}>
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

/** The four figures at the head of the observatory. */
export function SummaryCards({ summary }: { summary: ObservatorySummary }) {
	const { text, language } = useText();
	const average =
		summary.average === null ? text("observatory.noData") : text("observatory.percent", { number: summary.average });
	const figures = [
		{ label: text("observatory.summary.total"), figure: formatNumber(summary.total, language) },
		{ label: text("observatory.summary.digital"), figure: formatNumber(summary.digital, language) },
		{ label: text("observatory.summary.average"), figure: average },
		{
			label: text("observatory.summary.excellent", { limit: EXCELLENT_MATURITY }),
			figure: formatNumber(summary.excellent, language),
		},
	];
	return <FigureList title={text("observatory.summary.title")} className="summary-cards" figures={figures} />;
}

/** The five best by maturity; says so when even they are not excellent. */
export function BestList({ best }: { best: readonly RowView[] }) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	const [first] = best;
	return (
		<section className="best" aria-labelledby="mejores">
			<h2 id="mejores">{text("observatory.best.title")}</h2>
			{!first && <p>{text("observatory.best.empty")}</p>}
			{first && (first.maturity ?? 0) < EXCELLENT_MATURITY && (
				<p>{text("observatory.best.note", { limit: EXCELLENT_MATURITY, highest: MATURITY_SCALE.highest })}</p>
			)}
			<ol>
				{best.map(({ id, name, maturity, highest }) => (
					<li key={id}>
						<Link to={pathTo({ detail: id })} preventScrollReset state={FROM_PAGE}>
							{/* Elsewhere on the page the bare name leads to the procedure. */}
							<span className="visually-hidden">{text("observatory.detail.kicker")}: </span>
							<DataText>{name}</DataText>
						</Link>
						<MaturityFigure maturity={maturity} highest={highest?.maturity} />
					</li>
				))}
			</ol>
		</section>
	);
}
