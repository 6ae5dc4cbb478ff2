import "./figures.css";
import type { MaturityBand, OnlineShare, ScoreBand } from "../../../domain/observatory/scales.ts";
import {
	cutToOneDecimal,
	digitisationOf,
	maturityBandOf,
	SCORE_SCALE,
	STEP_SCALE,
	scoreBandOf,
	verdictOfCount,
} from "../../../domain/observatory/scales.ts";
import type { Verdict } from "../../../domain/observatory/verdict.ts";
import { Icon } from "../../components/icon.tsx";
import { TYPE_ICONS } from "../../components/type-icons.ts";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";

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

/** The maturity, one decimal, and the word of its band. */
export function MaturityFigure({ maturity }: { maturity: number | null }) {
	const { text } = useText();
	if (maturity === null) return text("unknown.short");
	const band = maturityBandOf(maturity);
	return (
		<span className="figure" data-tone={MATURITY_TONES[band]}>
			<b>{cutToOneDecimal(maturity).toFixed(1)}</b> {text(`observatory.maturityBand.${band}`)}
		</span>
	);
}

/** The score as a bar, a number and the word of its band. */
export function ScoreFigure({ score }: { score: number | null }) {
	const { text } = useText();
	if (score === null) return text("unknown.short");
	const band = scoreBandOf(score);
	return (
		<span className="score" data-tone={SCORE_TONES[band]}>
			<Bar share={score / SCORE_SCALE.highest} />
			<b>{cutToOneDecimal(score)}</b>
			<span>{text(`observatory.scoreBand.${band}`)}</span>
		</span>
	);
}

/** A bar filled from the left by a share from 0 to 1; the number beside it says the same. */
export function Bar({ share, mark }: { share: number; mark?: number | null }) {
	return (
		<svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
			<rect className="bar-fill" width={percentOf(share)} height="10" />
			{mark != null && <rect className="bar-mark" x={Math.min(percentOf(mark), 99)} width="1" height="10" />}
		</svg>
	);
}

/** A share from 0 to 1 as a number of at most one decimal from 0 to 100. */
export function percentOf(share: number): number {
	return Math.round(share * 1000) / 10;
}
