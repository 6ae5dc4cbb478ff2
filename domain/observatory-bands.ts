import { EXCELLENT_MATURITY } from "./evaluation.ts";

/** The scale of the evaluation, best first: 80–100, 60–79, 40–59, 0–39 (specification, section 9). */
export const SCORE_BANDS = ["excelente", "bueno", "parcial", "modernizar"] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** The scale of the maturity, best first: 4.0–5.0, 3.0–3.9, 2.0–2.9, 0–1.9 (specification, section 9). */
const MATURITY_BANDS = ["madura", "desarrollo", "basica", "inicial"] as const;
export type MaturityBand = (typeof MATURITY_BANDS)[number];

/** The lowest score of each band. */
export const SCORE_LIMITS: Readonly<Record<ScoreBand, number>> = {
	excelente: 80,
	bueno: 60,
	parcial: 40,
	modernizar: 0,
};
/** The lowest maturity of each band. */
const MATURITY_LIMITS: Readonly<Record<MaturityBand, number>> = {
	madura: EXCELLENT_MATURITY,
	desarrollo: 3,
	basica: 2,
	inicial: 0,
};

/** The band of a score from 0 to 100. */
export function scoreBandOf(score: number): ScoreBand {
	return SCORE_BANDS.find((band) => score >= SCORE_LIMITS[band]) ?? "modernizar";
}

/** The band of a maturity from 0 to 5. */
export function maturityBandOf(maturity: number): MaturityBand {
	return MATURITY_BANDS.find((band) => maturity >= MATURITY_LIMITS[band]) ?? "inicial";
}

/** A figure with one decimal at most, cut and not rounded, so that it never looks better than its band: 3.96 is 3.9. */
export function cutToOneDecimal(figure: number): number {
	// 3.3 * 10 is 32.99999…; the margin is far below the second decimal.
	return Math.floor(figure * 10 + 1e-9) / 10;
}
