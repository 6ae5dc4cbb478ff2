import type { Procedure } from "../catalogue/procedure.ts";
import {
	DIMENSIONS,
	type Dimension,
	INDICATORS,
	INDICATORS_BY_DIMENSION,
	type Indicator,
	perDimension,
} from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import {
	DIGITISATION,
	digitisationOf,
	MATURITY_SCALE,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
	type Verdict,
	verdictOf,
	verdictOfCount,
} from "./scales.ts";

/** Each indicator counts for an equal part of the score, and each dimension for an equal part of the maturity. */
const POINTS_PER_INDICATOR = SCORE_SCALE.highest / INDICATORS.length;
export const POINTS_PER_DIMENSION = MATURITY_SCALE.highest / DIMENSIONS.length;

/** What an answer adds to the score. */
export const POINTS: Readonly<Record<Verdict, number>> = {
	si: POINTS_PER_INDICATOR,
	parcial: POINTS_PER_INDICATOR / 2,
	no: 0,
};

/** Indicators that must be confirmed before the others may be left open: half of them. With fewer there is no score. */
export const LEAST_CONFIRMED = INDICATORS.length / 2;

/** How far a maturity that a table brings, which has one decimal, may lie from what the dimensions add up to. */
const ROUNDING = 0.1;

/** The verdict of any of the 20 indicators of a record; null when the record does not say. */
export function judgeIndicator(record: ObservatoryRecord, indicator: Indicator): Verdict | null {
	if (indicator === "completamente_en_linea") return digitisationOf(record.completamente_en_linea)?.verdict ?? null;
	if (indicator === "num_pasos") return verdictOfCount(record.num_pasos, STEP_SCALE);
	if (indicator === "num_requisitos") return verdictOfCount(record.num_requisitos, REQUIREMENT_SCALE);
	return verdictOf(record.indicators[indicator]);
}

/** How many of the 20 indicators have a verdict. */
export function countConfirmed(record: ObservatoryRecord): number {
	return countVerdicts(judgeAll(record));
}

/** What the confirmed indicators of each dimension reach, 0 to 1; what is unknown could still add to it. Never stored. */
export function scoreDimensions(record: ObservatoryRecord): Readonly<Record<Dimension, number>> {
	return reachDimensions(judgeAll(record), POINTS.no);
}

/** What each dimension would reach, 0 to 1, if all that is unknown were a Sí. */
export function findHighestDimensions(record: ObservatoryRecord): Readonly<Record<Dimension, number>> {
	return reachDimensions(judgeAll(record), POINTS_PER_INDICATOR);
}

/**
 * The record with its score (the points of what is confirmed) and its maturity (the sum of its dimensions). A table that
 * brings one of the two itself has the last word; with fewer confirmed indicators than `LEAST_CONFIRMED` there is neither.
 */
export function scoreRecord(record: ObservatoryRecord): ObservatoryRecord {
	const isOwn = record.evaluation_score !== null || record.maturity_level !== null;
	if (isOwn) return record;
	const verdicts = judgeAll(record);
	return countVerdicts(verdicts) < LEAST_CONFIRMED ? record : { ...record, ...figuresWith(verdicts, POINTS.no) };
}

/**
 * The score and the maturity that a record would have if all that is unknown were a Sí; null where nothing is unknown or
 * the figures are not ours.
 */
export function findCeiling(record: ObservatoryRecord): Figures | null {
	if (record.evaluation_score === null) return null;
	const verdicts = judgeAll(record);
	const isOpen = countVerdicts(verdicts) < INDICATORS.length;
	return isOpen && !differsFrom(verdicts, record) ? figuresWith(verdicts, POINTS_PER_INDICATOR) : null;
}

/**
 * True when score or maturity are not those that the indicators give. A hosted table may have figures of its own. They are
 * shown and sorted as they are, while dimensions and verdicts are always computed from the indicators, so the page says
 * that the two may differ.
 */
export function bringsOwnFigures(record: ObservatoryRecord): boolean {
	return differsFrom(judgeAll(record), record);
}

type Figures = { evaluation_score: number; maturity_level: number };

/** The verdict of each indicator. They are judged once for all that is computed of a record: judging reads its texts. */
type Verdicts = ReadonlyMap<Indicator, Verdict | null>;

function judgeAll(record: ObservatoryRecord): Verdicts {
	return new Map(INDICATORS.map(({ key }) => [key, judgeIndicator(record, key)]));
}

function countVerdicts(verdicts: Verdicts): number {
	let known = 0;
	for (const verdict of verdicts.values()) known += Number(verdict !== null);
	return known;
}

function differsFrom(verdicts: Verdicts, { evaluation_score: score, maturity_level: maturity }: ObservatoryRecord) {
	if (score === null && maturity === null) return false;
	const ours = figuresWith(verdicts, POINTS.no);
	const differs = (one: number | null, other: number) => one !== null && Math.abs(one - other) > ROUNDING;
	return (
		countVerdicts(verdicts) < LEAST_CONFIRMED ||
		differs(score, ours.evaluation_score) ||
		differs(maturity, ours.maturity_level)
	);
}

/** Score and maturity, with these points for each indicator that has no verdict. */
function figuresWith(verdicts: Verdicts, unknown: number): Figures {
	const dimensions = Object.values(reachDimensions(verdicts, unknown));
	const maturity = dimensions.reduce((sum, reached) => sum + reached * POINTS_PER_DIMENSION, 0);
	return {
		evaluation_score: INDICATORS.reduce((sum, { key }) => sum + pointsOf(verdicts, key, unknown), 0),
		maturity_level: Math.round(maturity * 10) / 10,
	};
}

function reachDimensions(verdicts: Verdicts, unknown: number): Readonly<Record<Dimension, number>> {
	return perDimension((dimension) => {
		const indicators = INDICATORS_BY_DIMENSION[dimension];
		const points = indicators.reduce((sum, { key }) => sum + pointsOf(verdicts, key, unknown), 0);
		return points / (indicators.length * POINTS_PER_INDICATOR);
	});
}

function pointsOf(verdicts: Verdicts, indicator: Indicator, unknown: number): number {
	const verdict = verdicts.get(indicator) ?? null;
	return verdict === null ? unknown : POINTS[verdict];
}

/**
 * The observatory's record of a procedure from its desk review, for the seed of an empty catalogue. It holds what was
 * found; score and maturity are computed when the catalogue is read (`scoreRecord`), so they are never older than that.
 * A procedure of which no source says what it asks for has no number of requirements, rather than none.
 */
export function evaluateProcedure(
	procedure: Pick<Procedure, "id" | "name" | "type" | "steps" | "requirements">,
	indicators: ObservatoryRecord["indicators"],
): ObservatoryRecord {
	return {
		id: procedure.id,
		tramite: procedure.name,
		evaluation_score: null,
		maturity_level: null,
		completamente_en_linea: DIGITISATION.find(({ type }) => type === procedure.type)?.share ?? null,
		num_pasos: procedure.steps.length || null,
		num_requisitos: procedure.requirements.length || null,
		indicators,
	};
}

/** An answer that does not go with what the catalogue says of the procedure. */
export interface Contradiction {
	indicator: Indicator;
	/** What the catalogue says: a type, a number, or that there is a page or a rule (`yes`) or none (`no`). */
	recorded: string | number;
}

type Compared = Pick<Procedure, "type" | "steps" | "requirements" | "enlace" | "respaldo_legal">;

/** Where an evaluation and its procedure cannot both be right, as far as that is easily told; what either leaves open is none. */
export function findContradictions(record: ObservatoryRecord, procedure: Compared): Contradiction[] {
	const { type, steps, requirements, enlace, respaldo_legal } = procedure;
	const level = digitisationOf(record.completamente_en_linea);
	const found: (Contradiction | false)[] = [
		level !== null && type !== null && level.type !== type && { indicator: "completamente_en_linea", recorded: type },
		isOther(record.num_pasos, steps.length) && { indicator: "num_pasos", recorded: steps.length },
		isOther(record.num_requisitos, requirements.length) && {
			indicator: "num_requisitos",
			recorded: requirements.length,
		},
		judgeIndicator(record, "info_en_linea") === "no" &&
			enlace !== null && { indicator: "info_en_linea", recorded: "yes" },
		judgeIndicator(record, "normativa_vigente") === "no" &&
			respaldo_legal !== null && { indicator: "normativa_vigente", recorded: "yes" },
		judgeIndicator(record, "normativa_vigente") === "si" &&
			respaldo_legal === null && { indicator: "normativa_vigente", recorded: "no" },
	];
	return found.filter((each): each is Contradiction => each !== false);
}

/** An empty list of the catalogue is one that nobody knows. */
function isOther(told: number | null, recorded: number): boolean {
	return told !== null && recorded > 0 && told !== recorded;
}
