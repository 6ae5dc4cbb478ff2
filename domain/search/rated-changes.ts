import type { Steps } from "../steps.ts";
import { idOf } from "./found.ts";
import type { ProcedureSearch } from "./search.ts";
import { listFound } from "./search.ts";

/** A question and the pages that it should find, rated by hand; `data/rated-searches.json` holds them. */
export interface RatedSearch {
	/** Where it comes from: lists that are called held out are never tuned with. */
	list: string;
	text: string;
	/** Ids of what the person came for; none where nothing may be found. */
	best: readonly string[];
	/** Would serve the person too. */
	good?: readonly string[];
	/** Near the subject, but not an answer. */
	related?: readonly string[];
}

/** A rated question whose first answer became right or wrong. */
export interface RatedChange {
	text: string;
	/** Id of what stands first; null for nothing. */
	before: string | null;
	after: string | null;
}

/** What another way of searching makes of the rated questions. */
export interface RatedChanges {
	/** First was wrong and becomes right. */
	better: readonly RatedChange[];
	/** First was right and becomes wrong. */
	worse: readonly RatedChange[];
	/** As right or as wrong as before. */
	same: number;
}

/** Asks two searches every rated question, one question in two steps; a question that stands in two lists is told once. */
export function* compareRatedInSteps(
	rated: readonly RatedSearch[],
	before: ProcedureSearch,
	after: ProcedureSearch,
): Steps<RatedChanges> {
	const changes = { better: new Map<string, RatedChange>(), worse: new Map<string, RatedChange>() };
	const seen = new Set<string>();
	for (const search of rated) {
		const { text } = search;
		seen.add(text);
		const first = firstOf(before, text);
		yield;
		const change = { text, before: first, after: firstOf(after, text) };
		yield;
		const wasRight = isRight(search, change.before);
		if (wasRight !== isRight(search, change.after)) changes[wasRight ? "worse" : "better"].set(text, change);
	}
	const { better, worse } = changes;
	const changed = new Set([...better.keys(), ...worse.keys()]);
	return { better: [...better.values()], worse: [...worse.values()], same: seen.size - changed.size };
}

function firstOf(search: ProcedureSearch, text: string): string | null {
	const [first] = listFound(search.search(text));
	return first ? idOf(first) : null;
}

function isRight({ best, good = [] }: RatedSearch, first: string | null): boolean {
	return first === null ? best.length === 0 : best.includes(first) || good.includes(first);
}
