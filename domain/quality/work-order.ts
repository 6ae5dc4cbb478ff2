import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { isUnchecked, procedureName } from "../catalogue/procedure.ts";
import { compareNames } from "../text/text.ts";
import { type Doubt, type DoubtReason, type KnownBeside, listDoubts } from "./doubts.ts";

/** How many ask for a procedure, as a factor: a handful of specialists, a trade, many people, most families. */
export const DEMANDS = [1, 2, 3, 4] as const;
export type Demand = (typeof DEMANDS)[number];

/** Where the factor comes from: among the most asked, judged in the record, or nobody judged it. */
export type DemandSource = "mostAsked" | "judged" | "checked" | "unjudged";

/** A procedure with something to look at. */
export interface WorkEntry {
	procedure: CataloguedProcedure;
	demand: Demand;
	demandSource: DemandSource;
	/** At least one, the gravest first. */
	doubts: readonly Doubt[];
	/** Sum of their weights. */
	doubt: number;
	/** Demand × doubt: what decides the order of the whole list. */
	score: number;
	/** Place among the procedures that most people ask for; behind them all where it is none of them. */
	rank: number;
}

interface WorkOptions {
	/** Calendar date. */
	today: string;
	/** Ids of the procedures that most people ask for, in that order. */
	mostAsked: readonly string[];
	/** What the desk knows beside the records, by id. */
	beside?: ReadonlyMap<string, KnownBeside>;
}

/** Every procedure with a doubt, what matters most first; equal ones as they are asked for, then by name. */
export function orderWork(procedures: readonly CataloguedProcedure[], options: WorkOptions): WorkEntry[] {
	const { today, mostAsked, beside } = options;
	const ranks = new Map(mostAsked.map((id, place) => [id, place]));
	return procedures
		.flatMap((procedure): WorkEntry[] => {
			const doubts = listDoubts(procedure, today, beside?.get(procedure.id));
			if (doubts.length === 0) return [];
			const doubt = sumWeights(doubts);
			const rank = ranks.get(procedure.id) ?? mostAsked.length;
			const [demand, demandSource] = rank < mostAsked.length ? ([4, "mostAsked"] as const) : judgeDemand(procedure);
			return [{ procedure, demand, demandSource, doubts, doubt, score: demand * doubt, rank }];
		})
		.toSorted(
			(a, b) =>
				b.score - a.score ||
				b.doubt - a.doubt ||
				a.rank - b.rank ||
				compareNames(procedureName(a.procedure), procedureName(b.procedure)),
		);
}

/** The entries with this reason, what most people ask for first, each with the doubts of that reason alone. */
export function listWithReason(entries: readonly WorkEntry[], reason: DoubtReason): WorkEntry[] {
	return entries
		.flatMap((entry) => {
			const doubts = entry.doubts.filter((each) => each.reason === reason);
			return doubts.length === 0 ? [] : [{ ...entry, doubts }];
		})
		.toSorted((a, b) => b.demand - a.demand || a.rank - b.rank);
}

/** How many entries have each reason; a reason that none has is missing. */
export function countReasons(entries: readonly WorkEntry[]): ReadonlyMap<DoubtReason, number> {
	const counts = new Map<DoubtReason, number>();
	for (const { doubts } of entries) {
		for (const reason of new Set(doubts.map((each) => each.reason))) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	}
	return counts;
}

/** What a list of doubts counts together. */
export function sumWeights(doubts: readonly Doubt[]): number {
	return doubts.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * How many ask for what is not among the most asked. What nobody judged counts as for a trade; what we chose to check
 * ourselves, for many people: that is why we chose it.
 */
function judgeDemand(procedure: CataloguedProcedure): readonly [Demand, DemandSource] {
	const { demanda } = procedure;
	if (demanda !== null) return [DEMANDS[demanda], "judged"];
	return isUnchecked(procedure) ? [2, "unjudged"] : [3, "checked"];
}
