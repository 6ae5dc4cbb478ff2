import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { isCertain, isEnough } from "../search/search.ts";
import { splitWords } from "../search/stem.ts";
import type { AskedField } from "./assistant-fields.ts";
import type { Answer, Choices } from "./reply.ts";

/** A procedure that a question may mean. */
export interface Candidate {
	procedure: CataloguedProcedure;
	/** How probably it is the one that is meant: 0 to 1. */
	share: number;
	/** It is meant and no other may be. */
	isCertain: boolean;
}

const MAX_CANDIDATES = 30;
/** What is so much less probable than the best is not worth offering. */
const WORTH_OFFERING = 0.1;
const MAX_CHOICES = 8;
const MAX_OTHERS = 3;

/** The procedures that the words of a question may mean, best first, as the search ranks them. */
export function rankCandidates(search: ProcedureSearch, words: string): Candidate[] {
	return search
		.rank(words)
		.filter(isEnough)
		.slice(0, MAX_CANDIDATES)
		.flatMap((ranked) => {
			const { found } = ranked.page;
			if (found.kind !== "procedure") return [];
			return { procedure: found.procedure, share: ranked.share, isCertain: isCertain(ranked) };
		});
}

const phrases = new WeakMap<CataloguedProcedure, string>();

/** The procedure with the longest name of several words that stands whole in the words of a question, and what is left of it. */
export function findNamedInFull(
	procedures: readonly CataloguedProcedure[],
	words: string,
): { procedure: CataloguedProcedure; rest: string } | undefined {
	const text = ` ${words} `;
	let longest: { procedure: CataloguedProcedure; phrase: string } | undefined;
	for (const procedure of procedures) {
		const phrase = phrases.get(procedure) ?? ` ${splitWords(procedure.name ?? "").join(" ")} `;
		phrases.set(procedure, phrase);
		if (phrase.length > (longest?.phrase.length ?? 0) && phrase.trim().includes(" ") && text.includes(phrase)) {
			longest = { procedure, phrase };
		}
	}
	return longest && { procedure: longest.procedure, rest: text.replace(longest.phrase, " ").trim() };
}

interface ChoosingBy {
	fields: readonly AskedField[];
	/** Taken for meant where it is among those that may be. */
	previous?: CataloguedProcedure | undefined;
}

/** Answers with the one candidate that is meant, offers several, or finds nothing. */
export function chooseAmong(
	candidates: readonly Candidate[],
	{ fields, previous }: ChoosingBy,
): Answer | Choices | { kind: "nothing" } {
	const [best] = candidates;
	if (!best) return { kind: "nothing" };
	const offered = candidates
		.filter(({ share }) => share >= best.share * WORTH_OFFERING)
		.map(({ procedure }) => procedure);
	if (previous && offered.includes(previous)) return { kind: "answer", fields, procedure: previous, others: [] };
	if (best.isCertain || offered.length === 1) {
		return { kind: "answer", fields, procedure: best.procedure, others: offered.slice(1, 1 + MAX_OTHERS) };
	}
	return { kind: "choices", fields, procedures: offered.slice(0, MAX_CHOICES), isSure: false };
}

/** Whether the best candidate is meant and no other may be. */
export function isSure([best]: readonly Candidate[]): boolean {
	return best?.isCertain === true;
}
