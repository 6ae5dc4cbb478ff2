import type { Evaluated } from "./evaluated.ts";
import type { Dimension } from "./evaluation.ts";
import { DIMENSIONS, EXCELLENT_MATURITY, scoreDimensions } from "./evaluation.ts";
import type { ScoreBand } from "./observatory-bands.ts";
import { SCORE_BANDS, SCORE_LIMITS, scoreBandOf } from "./observatory-bands.ts";
import { compareNames } from "./text.ts";

/** The four figures at the head of the observatory. */
export interface ObservatorySummary {
	total: number;
	/** Procedures that are done wholly online. */
	digital: number;
	/** Mean score of the rows that have one, rounded to a whole number; null when none has. */
	average: number | null;
	/** Procedures with a maturity of 4 or more. */
	excellent: number;
}

export function summarizeObservatory(evaluated: readonly Evaluated[]): ObservatorySummary {
	const records = evaluated.map(({ record }) => record);
	const mean = meanOf(records.flatMap(({ evaluation_score: score }) => score ?? []));
	return {
		total: records.length,
		digital: records.filter((record) => record.completamente_en_linea === 100).length,
		average: mean === null ? null : Math.round(mean),
		excellent: records.filter((record) => (record.maturity_level ?? 0) >= EXCELLENT_MATURITY).length,
	};
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

const RANGE_WIDTH = 10;
const LAST_RANGE = 90;

/** The scores in ranges of ten points, lowest band first; 100 belongs to the last range, rows without a score to none. */
export function distributeScores(evaluated: readonly Evaluated[]): BandOfScores[] {
	const scores = evaluated.flatMap(({ record }) => record.evaluation_score ?? []);
	const ranges = Array.from({ length: LAST_RANGE / RANGE_WIDTH + 1 }, (_, position) => {
		const from = position * RANGE_WIDTH;
		const isLast = from === LAST_RANGE;
		const count = scores.filter((score) => score >= from && (isLast || score < from + RANGE_WIDTH)).length;
		return { from, to: isLast ? 100 : from + RANGE_WIDTH - 1, count };
	});
	return SCORE_BANDS.toReversed().map((band) => {
		const own = ranges.filter(({ from }) => from >= SCORE_LIMITS[band] && scoreBandOf(from) === band);
		return { band, ranges: own, count: own.reduce((sum, { count }) => sum + count, 0) };
	});
}

/** How the procedures of one institution or category are done. */
export interface ShareGroup {
	/** Null gathers the records that have no institution or category. */
	name: string | null;
	total: number;
	digital: number;
	mixto: number;
	presencial: number;
}

/** Counts digital, mixed and in-person procedures per group, largest group first, the nameless one last. */
export function groupByShare(
	evaluated: readonly Evaluated[],
	groupOf: (evaluated: Evaluated) => string | null,
): ShareGroup[] {
	const groups = new Map<string | null, ShareGroup>();
	for (const each of evaluated) {
		const name = groupOf(each);
		const group = groups.get(name) ?? { name, total: 0, digital: 0, mixto: 0, presencial: 0 };
		const share = each.record.completamente_en_linea;
		group.total += 1;
		if (share === 100) group.digital += 1;
		if (share === 50) group.mixto += 1;
		if (share === 0) group.presencial += 1;
		groups.set(name, group);
	}
	return [...groups.values()].sort(
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

/** Mean of each dimension over all records, 0 to 1; null when there are no records. */
export function averageDimensions(evaluated: readonly Evaluated[]): Record<Dimension, number> | null {
	if (evaluated.length === 0) return null;
	const sums: Record<Dimension, number> = {
		digitalizacion: 0,
		simplicidad: 0,
		interoperabilidad: 0,
		atencion: 0,
		legalidad: 0,
	};
	for (const { record } of evaluated) {
		const scores = scoreDimensions(record);
		for (const dimension of DIMENSIONS) sums[dimension] += scores[dimension] / evaluated.length;
	}
	return sums;
}

function meanOf(numbers: readonly number[]): number | null {
	return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
