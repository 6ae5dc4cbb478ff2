import type { CataloguedProcedure } from "../catalogue.ts";
import type { AskedField } from "./assistant-fields.ts";
import type { Candidate } from "./assistant-match.ts";
import { EXACT_NAME } from "./assistant-match.ts";
import type { Answer, Choices } from "./reply.ts";

/** Below this score the assistant offers choices instead of answering. */
const SURE_SCORE = 0.7;
/** Below this score nothing is found: the question has next to nothing in common with any procedure. */
export const LEAST_SCORE = 0.31;
/** Candidates whose score is this near to the best one are as likely to be meant. */
const NEAR = 0.1;
/** Below this share of the best score a procedure is not worth offering. */
const WORTH_OFFERING = 0.6;
const MAX_CHOICES = 8;
const MAX_OTHERS = 3;

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
	const best = candidates[0];
	if (!best || best.score < LEAST_SCORE) return { kind: "nothing" };
	const offered = candidates
		.filter(({ score }) => score >= best.score * WORTH_OFFERING)
		.map(({ procedure }) => procedure);
	const near = listNear(candidates, best);
	const sure = best.score >= SURE_SCORE;
	const choices = likelyFirst(sure ? near : offered, candidates).slice(0, MAX_CHOICES);
	if (previous && choices.includes(previous)) return { kind: "answer", fields, procedure: previous, others: [] };
	if (sure && near.length === 1) {
		const others = offered.filter((procedure) => procedure !== best.procedure).slice(0, MAX_OTHERS);
		return { kind: "answer", fields, procedure: best.procedure, others };
	}
	return { kind: "choices", fields, procedures: choices, isSure: sure };
}

/** Whether the best candidate is meant and no other may be. */
export function isSure(candidates: readonly Candidate[]): boolean {
	const best = candidates[0];
	return best !== undefined && best.score >= SURE_SCORE && listNear(candidates, best).length === 1;
}

/** Those meant as probably as the best one; beside a name said in full nothing else is meant. */
function listNear(candidates: readonly Candidate[], best: Candidate): CataloguedProcedure[] {
	const least = best.score === EXACT_NAME ? EXACT_NAME : best.score - NEAR;
	return candidates.filter(({ score }) => score >= least).map(({ procedure }) => procedure);
}

/** What the search calls most probable stands first, in its order. */
function likelyFirst(choices: readonly CataloguedProcedure[], candidates: readonly Candidate[]): CataloguedProcedure[] {
	const places = new Map(candidates.map(({ procedure, place }) => [procedure, place]));
	const placeOf = (procedure: CataloguedProcedure) => places.get(procedure) ?? Number.POSITIVE_INFINITY;
	return choices.toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}
