import { listSearchedBeside } from "../../content/catalogue/searched-beside.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { createProcedureSearch, listFound } from "../../domain/search/search.ts";
import { idOf } from "../../domain/search/searched-pages.ts";
import type { FirstHitQuery, RatedQuery } from "./rated-queries.ts";

/** The overlay shows five results: what comes later is not seen. */
const SEEN = 5;
const GAINS = { best: 3, good: 2, related: 1 };

export interface RelevanceScore {
	/** Mean normalised discounted cumulative gain of the first five, 0 to 1. */
	ndcg: number;
	/** Share of the queries with a best or good answer among the first five, 0 to 1. */
	answered: number;
	/** Texts without a right answer among the first five, with what was found instead. */
	unanswered: string[];
}

const { procedures, institutions } = await readFacts(FACTS_DIR);

/** The catalogue of the files in `data/`, as the portal serves it without a hosted backend. */
export const catalogue = createCatalogue(
	{ procedures: procedures.map(asRow), institutions: institutions.map(asRow), observatory: [] },
	"files",
);

/** The search of that catalogue, with everything that the portal searches beside it. */
export const search = createProcedureSearch(catalogue.procedures, listSearchedBeside(catalogue));

function asRow(fact: object): UntrustedRow {
	return { ...fact };
}

/** Scores what the search shows first for each rated query. */
export function scoreSearch(queries: readonly RatedQuery[]): RelevanceScore {
	const seen = queries.map((query) => ({ query, ids: firstIds(query.text) }));
	const unanswered = seen.filter(({ query, ids }) => !ids.some((id) => gainOf(query, id) >= GAINS.good));
	return {
		ndcg: seen.reduce((sum, { query, ids }) => sum + normalisedGain(query, ids), 0) / seen.length,
		answered: 1 - unanswered.length / seen.length,
		unanswered: unanswered.map(({ query, ids }) => `${query.text} → ${ids.join(", ") || "nothing"}`),
	};
}

/** Shares of the queries whose first hit, and one of whose first five, is right; and what came first where it was wrong. */
export function scoreFirstHits(queries: readonly FirstHitQuery[]) {
	const seen = queries.map((query) => ({ query, ids: firstIds(query.text) }));
	const wrong = seen.filter(({ query, ids }) => !query.first.includes(ids[0] ?? ""));
	const missing = seen.filter(({ query, ids }) => !ids.some((id) => query.first.includes(id)));
	return {
		first: 1 - wrong.length / seen.length,
		inFive: 1 - missing.length / seen.length,
		wrong: wrong.map(({ query, ids }) => `${query.text} → ${ids.join(", ") || "nothing"}`),
	};
}

/** Ids of what the overlay shows, in order, of any kind. */
export function firstIds(text: string): string[] {
	return listFound(search.search(text)).slice(0, SEEN).map(idOf);
}

/** How sure the search is of a text, and the ids of what it takes for likely. */
export function verdictOn(text: string): [certainty: string, likely: string[]] {
	const { certainty, likely } = search.search(text);
	return [certainty, likely.map(idOf)];
}

function gainOf(query: RatedQuery, id: string): number {
	if (query.best.includes(id)) return GAINS.best;
	if (query.good?.includes(id)) return GAINS.good;
	return query.related?.includes(id) ? GAINS.related : 0;
}

function normalisedGain(query: RatedQuery, ids: readonly string[]): number {
	const ideal = ratedIds(query).slice(0, SEEN);
	return discountedGain(query, ids) / discountedGain(query, ideal);
}

function discountedGain(query: RatedQuery, ids: readonly string[]): number {
	return ids.reduce((sum, id, place) => sum + (2 ** gainOf(query, id) - 1) / Math.log2(place + 2), 0);
}

/** Every procedure that a query rates, best first. */
export function ratedIds(query: RatedQuery): string[] {
	return [...query.best, ...(query.good ?? []), ...(query.related ?? [])];
}
