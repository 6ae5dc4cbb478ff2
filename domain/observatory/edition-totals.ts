import { cutToOneDecimal, meanOf } from "./scales.ts";

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

/**
 * How far a row with a score or a maturity could come if all that is unknown of it were a Sí: score, then each dimension in
 * thousandths; null for a row that has neither.
 */
export type EditionCeiling = readonly [score: number | null, ...dimensions: number[]] | null;

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
	/** The same if all that is unknown were a Sí; missing in editions that were closed before this was kept. */
	highest?: Pick<EditionTotals, "average" | "dimensions" | "levels"> | undefined;
}

interface Levels {
	dimensions: readonly string[];
	/** Best first, each with the score from which it begins. */
	levels: readonly (readonly [key: string, from: number])[];
}

/** Whether a row counts in the means of the dimensions. */
export function isRated([, , , score, maturity]: EditionRow): boolean {
	return score !== null || maturity !== null;
}

/** What the rows of an edition add up to, and what they could with these ceilings, which are one for each row. */
export function addUpEdition(
	rows: readonly EditionRow[],
	method: Levels,
	ceilings?: readonly EditionCeiling[],
): EditionTotals {
	const scores = rows.flatMap(([, , , score]) => score ?? []);
	const confirmed = addUp(
		scores,
		rows.filter(isRated).map((row) => row.slice(6).map(Number)),
		method,
	);
	const counts = { evaluated: rows.length, scored: scores.length };
	if (!ceilings) {
		// Editions without ceilings were closed with a rounded mean, and stay readable.
		const average = meanOf(scores);
		return { ...counts, ...confirmed, average: average === null ? null : Math.round(average * 10) / 10 };
	}
	const rated = ceilings.flatMap((each) => (each ? [each] : []));
	const highest = addUp(
		rated.flatMap(([score]) => score ?? []),
		rated.map(([, ...dimensions]) => dimensions),
		method,
	);
	return { ...counts, ...confirmed, highest };
}

/** Means and levels of these scores and of these lists of dimensions. */
function addUp(scores: readonly number[], rated: readonly (readonly number[])[], { dimensions, levels }: Levels) {
	const average = meanOf(scores);
	return {
		average: average === null ? null : cutToOneDecimal(average),
		dimensions: dimensions.map((_, at) => Math.round(meanOf(rated.map((row) => row[at] ?? 0)) ?? 0)),
		levels: levels.map(([, from], at) => {
			const below = levels[at - 1]?.[1] ?? Number.POSITIVE_INFINITY;
			return scores.filter((score) => score >= from && score < below).length;
		}),
	};
}
