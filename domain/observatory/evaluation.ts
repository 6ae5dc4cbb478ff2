import type { Procedure } from "../procedure.ts";
import type { Dimension, Indicator } from "./indicators.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION, perDimension } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import {
	DIGITISATION,
	digitisationOf,
	MATURITY_SCALE,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
	verdictOfCount,
} from "./scales.ts";
import type { Verdict } from "./verdict.ts";
import { verdictOf } from "./verdict.ts";

/** Each indicator counts for an equal part of the score, and each dimension for an equal part of the maturity. */
const POINTS_PER_INDICATOR = SCORE_SCALE.highest / INDICATORS.length;
export const POINTS_PER_DIMENSION = MATURITY_SCALE.highest / DIMENSIONS.length;

/** What an answer adds to the score. */
export const POINTS: Readonly<Record<Verdict, number>> = {
	si: POINTS_PER_INDICATOR,
	parcial: POINTS_PER_INDICATOR / 2,
	no: 0,
};

/** How far a stored maturity, which has one decimal, may lie from what the dimensions add up to. */
const ROUNDING = 0.1;

/** The verdict of any of the 20 indicators of a record; null when the record does not say. */
export function judgeIndicator(record: ObservatoryRecord, indicator: Indicator): Verdict | null {
	if (indicator === "completamente_en_linea") return digitisationOf(record.completamente_en_linea)?.verdict ?? null;
	if (indicator === "num_pasos") return verdictOfCount(record.num_pasos, STEP_SCALE);
	if (indicator === "num_requisitos") return verdictOfCount(record.num_requisitos, REQUIREMENT_SCALE);
	return verdictOf(record.indicators[indicator]);
}

/** Mean of the indicators of each dimension, 0 to 1; an indicator without a verdict counts as No. Never stored. */
export function scoreDimensions(record: ObservatoryRecord): Readonly<Record<Dimension, number>> {
	return perDimension((dimension) => {
		const indicators = INDICATORS_BY_DIMENSION[dimension];
		const points = indicators.reduce((sum, { key }) => sum + pointsOf(record, key), 0);
		return points / (indicators.length * POINTS_PER_INDICATOR);
	});
}

/**
 * True when the stored maturity is not the one that its indicators give. A hosted table may have figures of its own. They
 * are shown and sorted as stored, while dimensions and verdicts are always computed from the indicators, so the page
 * says that the two may differ.
 */
export function bringsOwnMaturity(record: ObservatoryRecord): boolean {
	const { maturity_level: stored } = record;
	return stored !== null && Math.abs(stored - maturityOf(record)) > ROUNDING;
}

/** The sum of the dimensions, 0 to 5. */
function maturityOf(record: ObservatoryRecord): number {
	return Object.values(scoreDimensions(record)).reduce((sum, mean) => sum + mean * POINTS_PER_DIMENSION, 0);
}

function pointsOf(record: ObservatoryRecord, indicator: Indicator): number {
	return POINTS[judgeIndicator(record, indicator) ?? "no"];
}

/**
 * Computes the observatory's record of a procedure from its desk review, for the seed of an empty catalogue: the sum
 * of the 20 indicators is the score, the sum of the five dimensions the maturity. Both are stored; a changed formula
 * or a corrected indicator does not reach rows that are stored already.
 */
export function evaluateProcedure(
	procedure: Pick<Procedure, "id" | "name" | "type" | "steps" | "requirements">,
	indicators: ObservatoryRecord["indicators"],
): ObservatoryRecord {
	const facts: ObservatoryRecord = {
		id: procedure.id,
		tramite: procedure.name,
		evaluation_score: null,
		maturity_level: null,
		completamente_en_linea: DIGITISATION.find(({ type }) => type === procedure.type)?.share ?? null,
		num_pasos: procedure.steps.length,
		num_requisitos: procedure.requirements.length,
		indicators,
	};
	const score = INDICATORS.reduce((sum, { key }) => sum + pointsOf(facts, key), 0);
	return { ...facts, evaluation_score: score, maturity_level: Math.round(maturityOf(facts) * 10) / 10 };
}
