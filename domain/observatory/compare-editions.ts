import type { ClosedEdition } from "../site-documents/edition.ts";
import { compareNames } from "../text/text.ts";
import type { EditionRow } from "./edition-totals.ts";
import { meanOf } from "./scales.ts";
import { LEAST_SCORES } from "./table-selection.ts";

/** One figure before and after; null where it was not known or not there. */
export interface Moved {
	before: number | null;
	after: number | null;
}

/** A figure that sums what is confirmed, and what it would be if all that is unknown were a Sí; null where it was not kept. */
export interface Ranged extends Moved {
	highest: Moved;
}

export interface ProcedureMove {
	id: string;
	/** As the later edition names it. */
	name: string;
	score: Ranged;
	maturity: Moved;
	/** Indicators that were confirmed: a score also rises because more is known. */
	confirmed: Moved;
}

export interface InstitutionMove {
	id: string;
	name: string;
	/** Procedures with a score in both editions, of which the means are. */
	count: number;
	before: number;
	after: number;
	highest: Moved;
}

/** How the evaluation itself differs: figures of the two editions are then not of the same thing. */
export interface MethodChange {
	addedIndicators: readonly string[];
	removedIndicators: readonly string[];
	/** Whether limits or levels were moved, or the dimensions are others. */
	isMeasuredAnew: boolean;
}

export interface EditionComparison {
	average: Ranged;
	evaluated: Moved;
	scored: Moved;
	/** Means in thousandths, by dimension; those of either edition. */
	dimensions: readonly (Ranged & { key: string })[];
	/** Share of the scores, 0 to 1, that reach each level; those of either edition. */
	levels: readonly (Ranged & { key: string })[];
	/** Institutions whose mean rose and fell, the largest step first. */
	rose: readonly InstitutionMove[];
	fell: readonly InstitutionMove[];
	/** Procedures of both whose score, maturity or dimensions differ, the largest step of the score first. */
	procedures: readonly ProcedureMove[];
	/** Names of the procedures of only one of the two. */
	added: readonly string[];
	gone: readonly string[];
	/** Null where both were evaluated alike. */
	method: MethodChange | null;
}

/** What changed from one edition to a later one. Institutions are compared over the procedures that have a score in both. */
export function compareEditions(before: ClosedEdition, after: ClosedEdition): EditionComparison {
	const earlier = indexRows(before);
	const later = indexRows(after);
	const moves = rankInstitutionMoves(after, earlier);
	return {
		average: {
			...{ before: before.totals.average, after: after.totals.average },
			highest: { before: before.totals.highest?.average ?? null, after: after.totals.highest?.average ?? null },
		},
		evaluated: { before: before.totals.evaluated, after: after.totals.evaluated },
		scored: { before: before.totals.scored, after: after.totals.scored },
		dimensions: pairByKey(listDimensions(before), listDimensions(after)),
		levels: pairByKey(listShares(before), listShares(after)),
		rose: moves.filter((move) => move.after > move.before),
		fell: moves.filter((move) => move.after < move.before),
		procedures: [...later]
			.flatMap(([id, is]) => {
				const was = earlier.get(id);
				return was && hasMoved(was.row, is.row) ? [moveOf(was, is)] : [];
			})
			.sort((one, other) => stepOf(other.score) - stepOf(one.score) || compareNames(one.name, other.name)),
		added: namesOf(after.rows.filter(([id]) => !earlier.has(id))),
		gone: namesOf(before.rows.filter(([id]) => !later.has(id))),
		method: compareMethods(before.method, after.method),
	};
}

interface FoundRow {
	row: EditionRow;
	/** The highest score that it could have; null where that was not kept, or it has none. */
	highest: number | null;
}

function indexRows({ rows, ceilings }: ClosedEdition): ReadonlyMap<string, FoundRow> {
	return new Map(rows.map((row, at) => [row[0], { row, highest: ceilings?.[at]?.[0] ?? null }]));
}

function rankInstitutionMoves(after: ClosedEdition, earlier: ReadonlyMap<string, FoundRow>): InstitutionMove[] {
	const pairs = Map.groupBy(
		[...indexRows(after).values()].flatMap((is) => {
			const was = earlier.get(is.row[0]);
			return was && was.row[3] !== null && is.row[3] !== null && is.row[2] >= 0 ? [{ was, is }] : [];
		}),
		({ is }) => is.row[2],
	);
	return [...pairs]
		.flatMap(([place, both]): InstitutionMove[] => {
			const [id, name] = after.institutions[place] ?? [];
			const [was, is] = [both.map((each) => each.was), both.map((each) => each.is)];
			const [before, now] = [meanOf(was.map(({ row }) => Number(row[3]))), meanOf(is.map(({ row }) => Number(row[3])))];
			if (!id || before === null || now === null || both.length < LEAST_SCORES) return [];
			const highest = { before: meanOfHighest(was), after: meanOfHighest(is) };
			return [{ id, name: name ?? id, count: both.length, before, after: now, highest }];
		})
		.sort((one, other) => stepOf(other) - stepOf(one) || compareNames(one.name, other.name));
}

/** Null unless it was kept of all. */
function meanOfHighest(rows: readonly FoundRow[]): number | null {
	const known = rows.flatMap(({ highest }) => highest ?? []);
	return known.length === rows.length ? meanOf(known) : null;
}

function compareMethods(before: ClosedEdition["method"], after: ClosedEdition["method"]): MethodChange | null {
	const { indicators: earlier, ...measured } = before;
	const { indicators: later, ...measuredNow } = after;
	const change = {
		addedIndicators: later.filter((key) => !earlier.includes(key)),
		removedIndicators: earlier.filter((key) => !later.includes(key)),
		isMeasuredAnew: JSON.stringify(measured) !== JSON.stringify(measuredNow),
	};
	const isSame = change.addedIndicators.length + change.removedIndicators.length === 0 && !change.isMeasuredAnew;
	return isSame ? null : change;
}

/** A figure by its key, with its highest. */
type Reached = readonly [key: string, figure: number | null, highest: number | null];

function listDimensions({ method, totals }: ClosedEdition): Reached[] {
	const { dimensions, highest } = totals;
	return method.dimensions.map((key, at) => [key, dimensions[at] ?? 0, highest?.dimensions[at] ?? null]);
}

/** The share of each level among the scores; null where there are none. */
function listShares({ method, totals: { scored, levels, highest } }: ClosedEdition): Reached[] {
	const share = (count: number | undefined) => (scored === 0 || count === undefined ? null : count / scored);
	return method.levels.map(([key], at) => [key, share(levels[at] ?? 0), share(highest?.levels[at])]);
}

function pairByKey(before: readonly Reached[], after: readonly Reached[]): (Ranged & { key: string })[] {
	const [was, is] = [before, after].map((each) => new Map(each.map(([key, ...figures]) => [key, figures])));
	return [...new Set([...after, ...before].map(([key]) => key))].map((key) => {
		const [[first, firstHighest], [last, lastHighest]] = [was?.get(key) ?? [null, null], is?.get(key) ?? [null, null]];
		return { key, before: first, after: last, highest: { before: firstHighest, after: lastHighest } };
	});
}

function moveOf(was: FoundRow, { row, highest }: FoundRow): ProcedureMove {
	const [id, name, , score, maturity, confirmed] = row;
	return {
		...{ id, name },
		score: { before: was.row[3], after: score, highest: { before: was.highest, after: highest } },
		maturity: { before: was.row[4], after: maturity },
		confirmed: { before: was.row[5], after: confirmed },
	};
}

function hasMoved(was: EditionRow, is: EditionRow): boolean {
	return JSON.stringify(was.slice(3)) !== JSON.stringify(is.slice(3));
}

/** A score that came or went is the whole step. */
function stepOf({ before, after }: Moved): number {
	return Math.abs((after ?? 0) - (before ?? 0));
}

function namesOf(rows: readonly EditionRow[]): string[] {
	return rows.map(([, name]) => name).sort(compareNames);
}
