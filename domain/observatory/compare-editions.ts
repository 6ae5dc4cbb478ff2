import type { ClosedEdition } from "../site-documents/edition.ts";
import { compareNames } from "../text.ts";
import type { EditionRow } from "./edition-totals.ts";
import { meanOf } from "./mean.ts";
import { LEAST_SCORES } from "./ranking-rule.ts";

/** One figure before and after; null where it was not known or not there. */
export interface Moved {
	before: number | null;
	after: number | null;
}

export interface ProcedureMove {
	id: string;
	/** As the later edition names it. */
	name: string;
	score: Moved;
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
}

/** How the evaluation itself differs: figures of the two editions are then not of the same thing. */
export interface MethodChange {
	addedIndicators: readonly string[];
	removedIndicators: readonly string[];
	/** Whether limits or levels were moved, or the dimensions are others. */
	isMeasuredAnew: boolean;
}

export interface EditionComparison {
	average: Moved;
	evaluated: Moved;
	scored: Moved;
	/** Means in thousandths, by dimension; those of either edition. */
	dimensions: readonly (Moved & { key: string })[];
	/** Share of the scores, 0 to 1, that reach each level; those of either edition. */
	levels: readonly (Moved & { key: string })[];
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
	const earlier = new Map(before.rows.map((row) => [row[0], row]));
	const later = new Map(after.rows.map((row) => [row[0], row]));
	const moves = rankInstitutionMoves(after, earlier);
	return {
		average: { before: before.totals.average, after: after.totals.average },
		evaluated: { before: before.totals.evaluated, after: after.totals.evaluated },
		scored: { before: before.totals.scored, after: after.totals.scored },
		dimensions: pairByKey(
			before.method.dimensions.map((key, at) => [key, before.totals.dimensions[at] ?? 0]),
			after.method.dimensions.map((key, at) => [key, after.totals.dimensions[at] ?? 0]),
		),
		levels: pairByKey(listShares(before), listShares(after)),
		rose: moves.filter((move) => move.after > move.before),
		fell: moves.filter((move) => move.after < move.before),
		procedures: after.rows
			.flatMap((row) => {
				const was = earlier.get(row[0]);
				return was && hasMoved(was, row) ? [moveOf(was, row)] : [];
			})
			.sort((one, other) => stepOf(other.score) - stepOf(one.score) || compareNames(one.name, other.name)),
		added: namesOf(after.rows.filter(([id]) => !earlier.has(id))),
		gone: namesOf(before.rows.filter(([id]) => !later.has(id))),
		method: compareMethods(before.method, after.method),
	};
}

function rankInstitutionMoves(after: ClosedEdition, earlier: ReadonlyMap<string, EditionRow>): InstitutionMove[] {
	const pairs = new Map<number, [number, number][]>();
	for (const [id, , institution, score] of after.rows) {
		const was = earlier.get(id)?.[3] ?? null;
		if (institution < 0 || score === null || was === null) continue;
		const own = pairs.get(institution);
		if (own) own.push([was, score]);
		else pairs.set(institution, [[was, score]]);
	}
	return [...pairs]
		.flatMap(([place, scores]): InstitutionMove[] => {
			const [id, name] = after.institutions[place] ?? [];
			const mean = { before: meanOf(scores.map(([was]) => was)), after: meanOf(scores.map(([, is]) => is)) };
			if (!id || mean.before === null || mean.after === null || scores.length < LEAST_SCORES) return [];
			return [{ id, name: name ?? id, count: scores.length, before: mean.before, after: mean.after }];
		})
		.sort((one, other) => stepOf(other) - stepOf(one) || compareNames(one.name, other.name));
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

/** The share of each level among the scores; null where there are none. */
function listShares({ method, totals }: ClosedEdition): [string, number | null][] {
	return method.levels.map(([key], at) => [key, totals.scored === 0 ? null : (totals.levels[at] ?? 0) / totals.scored]);
}

function pairByKey(
	before: readonly (readonly [string, number | null])[],
	after: readonly (readonly [string, number | null])[],
): (Moved & { key: string })[] {
	const [was, is] = [new Map(before), new Map(after)];
	return [...new Set([...is.keys(), ...was.keys()])].map((key) => ({
		key,
		before: was.get(key) ?? null,
		after: is.get(key) ?? null,
	}));
}

function moveOf(was: EditionRow, [id, name, , score, maturity, confirmed]: EditionRow): ProcedureMove {
	return {
		...{ id, name, score: { before: was[3], after: score } },
		maturity: { before: was[4], after: maturity },
		confirmed: { before: was[5], after: confirmed },
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
