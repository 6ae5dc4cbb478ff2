import "./figures.css";
import { verdictOfSteps } from "../../domain/evaluation.ts";
import type { OnlineShare } from "../../domain/observatory.ts";
import type { MaturityBand, ScoreBand } from "../../domain/observatory-bands.ts";
import { cutToOneDecimal, maturityBandOf, scoreBandOf } from "../../domain/observatory-bands.ts";
import type { ProcedureType } from "../../domain/procedure.ts";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import { formatNumber } from "../format.ts";
import { useText } from "../use-text.ts";

/** How good a figure is; the stylesheet gives each tone its colour and its sign (full, half or empty disc). */
export type Tone = "good" | "fair" | "medium" | "poor" | "blue" | "yellow" | "red";

const STEP_TONES = { si: "good", parcial: "medium", no: "poor" } as const;
export const MATURITY_TONES: Readonly<Record<MaturityBand, Tone>> = {
	madura: "good",
	desarrollo: "fair",
	basica: "medium",
	inicial: "poor",
};
/** 60 and above blue, 40–59 yellow, below 40 red (specification, section 9). */
export const SCORE_TONES: Readonly<Record<ScoreBand, Tone>> = {
	excelente: "blue",
	bueno: "blue",
	parcial: "yellow",
	modernizar: "red",
};
const TYPE_OF_SHARE: Readonly<Record<OnlineShare, ProcedureType>> = { 100: "digital", 50: "mixto", 0: "presencial" };
const SHARE_TONES = { 100: "good", 50: "medium", 0: "poor" } as const;
export const TYPE_ICONS: Readonly<Record<ProcedureType, IconName>> = {
	digital: "monitor-smartphone",
	mixto: "shuffle",
	presencial: "building-2",
};

/** How much of the procedure is done online: percentage, icon and word. */
export function ShareFigure({ share }: { share: OnlineShare | null }) {
	const { text } = useText();
	if (share === null) return text("unknown.text");
	const type = TYPE_OF_SHARE[share];
	return (
		<span className="figure" data-tone={SHARE_TONES[share]} data-sign="icon">
			<Icon name={TYPE_ICONS[type]} />
			<b>{text("observatory.percent", { number: share })}</b> {text(`procedure.type.${type}`)}
		</span>
	);
}

/** The number of steps: up to 3 few, up to 5 medium, above many. */
export function StepsFigure({ steps }: { steps: number | null }) {
	const { text, language } = useText();
	const verdict = verdictOfSteps(steps);
	if (steps === null || verdict === null) return text("unknown.short");
	return (
		<span className="figure" data-tone={STEP_TONES[verdict]}>
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
			<Bar share={score / 100} />
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
