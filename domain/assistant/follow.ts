import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import { cataloguedStems, tellingStems } from "../search/synonyms.ts";
import type { AskedField } from "./assistant-fields.ts";
import { readQuestion } from "./assistant-fields.ts";
import type { Candidate } from "./assistant-match.ts";
import { isSure, LEAST_SCORE } from "./choose.ts";
import { readIncome } from "./cost-table.ts";
import { asksDetail, goesOn, readVariant } from "./follow-up.ts";
import { listMentions, MAX_MENTIONS } from "./mentions.ts";
import type { Answer } from "./reply.ts";

interface FollowUp {
	catalogue: Catalogue;
	words: string;
	fields: readonly AskedField[];
	named: string;
	previous: CataloguedProcedure;
	before: string;
}

/** Answers a question that goes on about the procedure before, or its brother; undefined where it turns to another one. */
export function followUp(asked: FollowUp, candidates: readonly Candidate[]): Answer | undefined {
	const { catalogue, words, fields, named, previous, before } = asked;
	const variant = readVariant(catalogue, previous, { words, subject: named });
	// What was asked of the one is asked of the other: "¿cuánto cuesta?", "¿y para renovarla?".
	const kept = fields.length > 0 ? fields : readQuestion(before).fields;
	const answer: Answer = { kind: "answer", fields: kept, procedure: previous, others: [], income: readIncome(words) };
	if (variant?.isWhole) {
		const { sibling = previous, said, also } = variant;
		if (sibling !== previous) return { ...answer, procedure: sibling };
		const [direct, other] = [
			listMentions(previous, said),
			also.split(" ").flatMap((word) => listMentions(previous, word)),
		];
		const mentions = direct.length > 0 ? direct : [...new Set(other)].slice(0, MAX_MENTIONS);
		return { ...answer, fields, mentions: isOfPrevious(previous, said) && mentions.length === 0 ? null : mentions };
	}
	if (tellingStems(named).length === 0 || !(goesOn(words) || asksDetail(words))) return undefined;
	const mentions = listMentions(previous, named);
	if (mentions.length > 0 && (asksDetail(words) || !isNamedSurely(candidates, named)))
		return { ...answer, fields, mentions };
	const isAboutAnother = isNamedSurely(candidates, named) || (!asksDetail(words) && hasAny(candidates));
	return isAboutAnother ? undefined : { ...answer, fields, mentions: [] };
}

/** "¿Y los policiacos?" asks of them what was asked before. */
export function keepFields(words: string, fields: readonly AskedField[], before: string): readonly AskedField[] {
	return fields.length === 0 && goesOn(words) ? readQuestion(before).fields : fields;
}

function hasAny([best]: readonly Candidate[]): boolean {
	return best !== undefined && best.score >= LEAST_SCORE;
}

/** Whether one candidate is meant, and by its name: "10 años" stands in many records and names none. */
function isNamedSurely(candidates: readonly Candidate[], named: string): boolean {
	const stems = new Set(tellingStems(candidates[0]?.procedure.name ?? ""));
	const isNamed = tellingStems(named).some((stem) => [stem, ...cataloguedStems(stem)].some((way) => stems.has(way)));
	return isNamed && isSure(candidates);
}

/** Whether the variant stands in the name already: "¿y para renovarlo?" after the renewal. */
function isOfPrevious({ name }: CataloguedProcedure, said: string): boolean {
	const stems = new Set(tellingStems(name ?? ""));
	return tellingStems(said).some((stem) => stems.has(stem));
}
