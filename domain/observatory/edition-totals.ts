import { meanOf } from "./mean.ts";

/**
 * One procedure in an edition: id, name, place of its institution in the edition's list or -1, score, maturity, how many
 * indicators are confirmed, then each dimension in thousandths. A list of values and no object, because an edition of 10,000
 * procedures is read by every process.
 */
export type EditionRow = readonly [
	id: string,
	name: string,
	institution: number,
	score: number | null,
	maturity: number | null,
	confirmed: number,
	...dimensions: number[],
];

export interface EditionTotals {
	evaluated: number;
	/** Those that have a score. */
	scored: number;
	/** Mean score with one decimal; null where nothing has a score. */
	average: number | null;
	/** Mean of each dimension over what has a score or a maturity, in thousandths. */
	dimensions: readonly number[];
	/** How many scores reach each level, in the order of the levels. */
	levels: readonly number[];
}

interface Levels {
	dimensions: readonly string[];
	/** Best first, each with the score from which it begins. */
	levels: readonly (readonly [key: string, from: number])[];
}

/** What the rows of an edition add up to. */
export function addUpEdition(rows: readonly EditionRow[], { dimensions, levels }: Levels): EditionTotals {
	const scores = rows.flatMap(([, , , score]) => score ?? []);
	const rated = rows.filter(([, , , score, maturity]) => score !== null || maturity !== null);
	const average = meanOf(scores);
	return {
		evaluated: rows.length,
		scored: scores.length,
		average: average === null ? null : Math.round(average * 10) / 10,
		dimensions: dimensions.map((_, at) => Math.round(meanOf(rated.map((row) => Number(row[6 + at]))) ?? 0)),
		levels: levels.map(([, from], at) => {
			const below = levels[at - 1]?.[1] ?? Number.POSITIVE_INFINITY;
			return scores.filter((score) => score >= from && score < below).length;
		}),
	};
}
