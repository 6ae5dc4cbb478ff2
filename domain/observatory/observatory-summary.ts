import type { Institution } from "../catalogue/institution.ts";
import type { ProcedureType } from "../catalogue/procedure.ts";
import { finish, mapInSteps, type Steps } from "../steps.ts";
import { compareNames } from "../text/text.ts";
import type { Evaluated } from "./evaluated.ts";
import { findCeiling, scoreDimensions } from "./evaluation.ts";
import { type Dimension, perDimension } from "./indicators.ts";
import type { ObservatoryRecord } from "./observatory-record.ts";
import { digitisationOf, EXCELLENT_MATURITY, meanOf, SCORE_SCALE, type ScoreBand, scoreBandOf } from "./scales.ts";
import { LEAST_SCORES, type RankingEnd } from "./table-selection.ts";

/** The four figures at the head of the observatory. */
export interface ObservatorySummary {
	total: number;
	/** Procedures that have a score: enough is confirmed, or the table brings it. */
	scored: number;
	/** Procedures that are done wholly online. */
	digital: number;
	/** Mean score of the rows that have one, rounded to a whole number; null when none has. */
	average: number | null;
	/** The same if all that is unknown of them were a Sí. */
	highestAverage: number | null;
	/** Procedures with a maturity of 4 or more. */
	excellent: number;
}

const summaries = new WeakMap<readonly Evaluated[], ObservatorySummary>();

/** The four figures over these records. Computed once. */
export function summarizeObservatory(evaluated: readonly Evaluated[]): ObservatorySummary {
	return summaries.get(evaluated) ?? finish(summarizeObservatoryInSteps(evaluated));
}

/** As `summarizeObservatory`, in steps. */
export function* summarizeObservatoryInSteps(evaluated: readonly Evaluated[]): Steps<ObservatorySummary> {
	const records = evaluated.map(({ record }) => record);
	const scores = records.flatMap(({ evaluation_score: score }) => score ?? []);
	const ceilings = yield* mapInSteps(
		records,
		(record) => findCeiling(record)?.evaluation_score ?? record.evaluation_score,
	);
	const summary = {
		total: records.length,
		scored: scores.length,
		digital: countByType(records).digital,
		average: roundedMeanOf(scores),
		highestAverage: roundedMeanOf(ceilings.filter((ceiling) => ceiling !== null)),
		excellent: records.filter((record) => (record.maturity_level ?? 0) >= EXCELLENT_MATURITY).length,
	};
	summaries.set(evaluated, summary);
	return summary;
}

function roundedMeanOf(numbers: readonly number[]): number | null {
	const mean = meanOf(numbers);
	return mean === null ? null : Math.round(mean);
}

/** How many of these are done online, partly online and in person; a record without a share counts nowhere. */
export function countByType(records: readonly ObservatoryRecord[]): Record<ProcedureType, number> {
	const counts: Record<ProcedureType, number> = { digital: 0, mixto: 0, presencial: 0 };
	for (const record of records) {
		const level = digitisationOf(record.completamente_en_linea);
		if (level) counts[level.type] += 1;
	}
	return counts;
}

/** How many scores fall into ten points of the scale; `to` is the last whole number of it. */
export interface ScoreRange {
	from: number;
	to: number;
	count: number;
}

export interface BandOfScores {
	band: ScoreBand;
	count: number;
	ranges: readonly ScoreRange[];
}

/** Points of one range; the bands begin where a range does. */
const RANGE_WIDTH = 10;

/** The scores in ranges of ten points, lowest band first; 100 belongs to the last range, rows without a score to none. */
export function distributeScores(evaluated: readonly Evaluated[]): BandOfScores[] {
	const scores = evaluated.flatMap(({ record }) => record.evaluation_score ?? []);
	const ranges = Array.from({ length: SCORE_SCALE.highest / RANGE_WIDTH }, (_, position) => {
		const from = position * RANGE_WIDTH;
		const next = from + RANGE_WIDTH;
		const isLast = next === SCORE_SCALE.highest;
		const count = scores.filter((score) => score >= from && (isLast || score < next)).length;
		return { from, to: isLast ? next : next - 1, count };
	});
	return SCORE_SCALE.bands.toReversed().map(({ key }) => {
		const own = ranges.filter(({ from }) => scoreBandOf(from) === key);
		return { band: key, ranges: own, count: own.reduce((sum, { count }) => sum + count, 0) };
	});
}

/** How the procedures of one institution or category are done. */
export interface ShareGroup extends Record<ProcedureType, number> {
	/** Null gathers the records that have no institution or category. */
	name: string | null;
	total: number;
}

/** Counts digital, mixed and in-person procedures per group, largest group first, the nameless one last. */
export function groupByShare(
	evaluated: readonly Evaluated[],
	groupOf: (evaluated: Evaluated) => string | null,
): ShareGroup[] {
	return [...Map.groupBy(evaluated, groupOf)]
		.map(([name, members]) => ({
			name,
			total: members.length,
			...countByType(members.map(({ record }) => record)),
		}))
		.sort(
			(a, b) =>
				Number(a.name === null) - Number(b.name === null) ||
				b.total - a.total ||
				compareNames(a.name ?? "", b.name ?? ""),
		);
}

/** The best by maturity, then by score, then by name; rows without a maturity never appear. */
export function listBest(evaluated: readonly Evaluated[], length: number): Evaluated[] {
	return evaluated
		.filter(({ record }) => record.maturity_level !== null)
		.sort(
			(a, b) =>
				(b.record.maturity_level ?? 0) - (a.record.maturity_level ?? 0) ||
				(b.record.evaluation_score ?? 0) - (a.record.evaluation_score ?? 0) ||
				compareNames(a.name, b.name),
		)
		.slice(0, length);
}

const averagesOf = new WeakMap<readonly Evaluated[], Readonly<Record<Dimension, number>>>();

/** Mean of each dimension over all records with a score or a maturity, 0 to 1; 0 when there are none. Computed once. */
export function averageDimensions(evaluated: readonly Evaluated[]): Readonly<Record<Dimension, number>> {
	return averagesOf.get(evaluated) ?? finish(averageDimensionsInSteps(evaluated));
}

/** As `averageDimensions`, in steps. */
export function* averageDimensionsInSteps(evaluated: readonly Evaluated[]): Steps<Readonly<Record<Dimension, number>>> {
	const scored = evaluated.filter(({ record }) => record.evaluation_score !== null || record.maturity_level !== null);
	const scores = yield* mapInSteps(scored, ({ record }) => scoreDimensions(record));
	const averages = perDimension((dimension) => meanOf(scores.map((score) => score[dimension])) ?? 0);
	averagesOf.set(evaluated, averages);
	return averages;
}

export interface RankedInstitution {
	institution: Institution;
	/** Procedures of it that have a score. */
	count: number;
	/** Mean of their scores, 0 to 100, not rounded. */
	average: number;
	/** The same mean if all that is unknown of them were a Sí. */
	highest: number;
}

/**
 * Institutions by the mean score of their procedures, the asked end first. A procedure without a score or without a
 * known institution counts nowhere; the same mean goes by name, whichever end is first.
 */
export function rankInstitutions(evaluated: readonly Evaluated[], end: RankingEnd): RankedInstitution[] {
	const sign = end === "mejores" ? -1 : 1;
	return [...Map.groupBy(evaluated, ({ procedure }) => procedure?.institutions ?? null)]
		.flatMap(([institution, members]) => {
			const scores = members.flatMap(({ record }) => record.evaluation_score ?? []);
			const average = meanOf(scores);
			const highest = meanOf(
				members.flatMap(({ record }) => findCeiling(record)?.evaluation_score ?? record.evaluation_score ?? []),
			);
			if (institution === null || average === null || highest === null || scores.length < LEAST_SCORES) return [];
			return [{ institution, count: scores.length, average, highest }];
		})
		.sort((a, b) => sign * (a.average - b.average) || compareNames(nameOf(a), nameOf(b)));
}

function nameOf({ institution: { name, full_name, id } }: RankedInstitution): string {
	return name ?? full_name ?? id;
}
