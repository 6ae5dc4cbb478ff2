import type { ProcedureType } from "../catalogue/procedure.ts";
import { plainLetters } from "../text/text.ts";

/** How an indicator was answered; the prefix of its text decides (specification, section 3). What nobody could answer has none. */
export type Verdict = "si" | "parcial" | "no";

/** What an indicator says that nobody could answer; a reason may follow. */
export const UNANSWERED = "Sin dato";

/** The word that decides, alone or before a reason: "Sí: …", "Parcialmente, …"; "Norma" is none. */
const VERDICT_PREFIX = /^\s*(s[ií]|parcial(?:mente)?|no|sin datos?)(?!\p{L})[\s:,.;–—-]*/iu;

/** Sí, Parcial or No from the prefix of an indicator's text; null when the text says "Sin dato" or nothing of the kind. */
export function verdictOf(text: string | null): Verdict | null {
	const prefix = VERDICT_PREFIX.exec(plainLetters(text ?? ""))?.[1]?.toLowerCase();
	if (prefix === undefined || prefix.startsWith("sin")) return null;
	if (prefix.startsWith("parcial")) return "parcial";
	return prefix === "no" ? "no" : "si";
}

/** The reason behind a verdict: what follows the word and its sign; the whole text when it gives no verdict; or null. */
export function reasonOf(text: string | null): string | null {
	return (
		plainLetters(text ?? "")
			.replace(VERDICT_PREFIX, "")
			.trim() || null
	);
}

/**
 * How much of a procedure is done online, most first: the percentage in the observatory's table, the procedure's type,
 * the word in `filtro` and the verdict of the indicator. No other values exist (specification, sections 2 and 9).
 */
export const DIGITISATION = [
	{ share: 100, type: "digital", filter: "digital", verdict: "si" },
	{ share: 50, type: "mixto", filter: "partial", verdict: "parcial" },
	{ share: 0, type: "presencial", filter: "none", verdict: "no" },
] as const satisfies readonly { share: number; type: ProcedureType; filter: string; verdict: Verdict }[];
export type DigitisationLevel = (typeof DIGITISATION)[number];
/** Percent. */
export type OnlineShare = DigitisationLevel["share"];
export const ONLINE_SHARES: readonly OnlineShare[] = DIGITISATION.map(({ share }) => share);

/** Null when the share is not known. */
export function digitisationOf(share: OnlineShare | null): DigitisationLevel | null {
	return DIGITISATION.find((level) => level.share === share) ?? null;
}

/** From 0 to the highest figure, in bands of which each begins at its `from`, best first. */
interface BandedScale {
	highest: number;
	/** Number of decimals with which a figure is written. */
	decimals: number;
	bands: readonly { key: string; from: number }[];
}

/** The scale of the evaluation (specification, section 9). */
export const SCORE_SCALE = {
	highest: 100,
	decimals: 0,
	bands: [
		{ key: "excelente", from: 80 },
		{ key: "bueno", from: 60 },
		{ key: "parcial", from: 40 },
		{ key: "modernizar", from: 0 },
	],
} as const satisfies BandedScale;
export type ScoreBand = (typeof SCORE_SCALE)["bands"][number]["key"];

/** The scale of the maturity (specification, section 9). */
export const MATURITY_SCALE = {
	highest: 5,
	decimals: 1,
	bands: [
		{ key: "madura", from: 4 },
		{ key: "desarrollo", from: 3 },
		{ key: "basica", from: 2 },
		{ key: "inicial", from: 0 },
	],
} as const satisfies BandedScale;
export type MaturityBand = (typeof MATURITY_SCALE)["bands"][number]["key"];

/** From this maturity on a procedure counts as excellent: the best band (specification, section 9). */
export const EXCELLENT_MATURITY = MATURITY_SCALE.bands[0].from;

/** The band of a score from 0 to 100. */
export function scoreBandOf(score: number): ScoreBand {
	return SCORE_SCALE.bands.find(({ from }) => score >= from)?.key ?? "modernizar";
}

/** The band of a maturity from 0 to 5. */
export function maturityBandOf(maturity: number): MaturityBand {
	return MATURITY_SCALE.bands.find(({ from }) => maturity >= from)?.key ?? "inicial";
}

/** The first and the last figure of a band as they are written: 60 and 79, 3.0 and 3.9. */
interface WrittenBand<Band> {
	band: Band;
	from: string;
	to: string;
}

/** A scale as its tables show it, best band first. */
export function writeBands<Scale extends BandedScale>({
	highest,
	decimals,
	bands,
}: Scale): WrittenBand<Scale["bands"][number]["key"]>[] {
	const smallest = 10 ** -decimals;
	return bands.map(({ key, from }, position) => {
		const better = bands[position - 1];
		const to = better ? better.from - smallest : highest;
		return { band: key, from: from.toFixed(decimals), to: to.toFixed(decimals) };
	});
}

/** The highest count for each verdict, lowest count first; the last verdict has no limit. */
type CountScale = readonly { verdict: Verdict; upTo: number }[];

/** The scale of the steps (specification, section 9). */
export const STEP_SCALE = [
	{ verdict: "si", upTo: 3 },
	{ verdict: "parcial", upTo: 5 },
	{ verdict: "no", upTo: Number.POSITIVE_INFINITY },
] as const satisfies CountScale;

/** The scale of the requirements, which the specification leaves open. */
export const REQUIREMENT_SCALE = [
	{ verdict: "si", upTo: 3 },
	{ verdict: "parcial", upTo: 6 },
	{ verdict: "no", upTo: Number.POSITIVE_INFINITY },
] as const satisfies CountScale;

/** What a number of steps or requirements earns; null when it is not known. */
export function verdictOfCount(count: number | null, scale: CountScale): Verdict | null {
	return count === null ? null : (scale.find(({ upTo }) => count <= upTo)?.verdict ?? null);
}

/** A scale of counts as its tables show it: up to 3, up to 5, above 5. */
export function writeLimits(scale: CountScale): { verdict: Verdict; bound: "upTo" | "above"; limit: number }[] {
	return scale.map(({ verdict, upTo }, position) =>
		Number.isFinite(upTo)
			? { verdict, bound: "upTo", limit: upTo }
			: { verdict, bound: "above", limit: scale[position - 1]?.upTo ?? 0 },
	);
}

/** A figure with one decimal at most, cut and not rounded, so that it never looks better than its band: 3.96 is 3.9. */
export function cutToOneDecimal(figure: number): number {
	// 3.3 * 10 is 32.99999…; the margin is far below the second decimal.
	return Math.floor(figure * 10 + 1e-9) / 10;
}

/** The arithmetic mean; null of nothing. */
export function meanOf(numbers: readonly number[]): number | null {
	return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
