import type { Catalogue, CataloguedProcedure } from "../catalogue.ts";
import { findProcedure } from "../catalogue.ts";
import type { Institution } from "../institution.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { MAX_QUERY_LENGTH } from "../search/search.ts";
import { splitWords } from "../search/stem.ts";
import { isNamedBy, tellingStems } from "../search/synonyms.ts";
import type { AskedField } from "./assistant-fields.ts";
import { readQuestion } from "./assistant-fields.ts";
import type { Candidate } from "./assistant-match.ts";
import { EXACT_NAME, findNamedInFull, rankCandidates } from "./assistant-match.ts";
import { namingWords } from "./assistant-words.ts";

/** What the assistant says; it only ever quotes the catalogue. */
export type Reply =
	/** Nothing was written. */
	| { kind: "blank" }
	| { kind: "greeting" }
	| { kind: "thanks" }
	/** Somebody asks what the assistant can do. */
	| { kind: "ability" }
	/** A field was asked for, but of no procedure. */
	| { kind: "which"; fields: readonly AskedField[] }
	/** One procedure; without fields, its main facts. `others` may be meant too. */
	| Answer
	/** Several procedures fit; `isSure` is false when none fits well. */
	| { kind: "choices"; fields: readonly AskedField[]; procedures: readonly CataloguedProcedure[]; isSure: boolean }
	| { kind: "institution"; fields: readonly AskedField[]; institution: Institution }
	| { kind: "nothing" };

export interface Answer {
	kind: "answer";
	fields: readonly AskedField[];
	procedure: CataloguedProcedure;
	others: readonly CataloguedProcedure[];
}

export interface Asking {
	text: string;
	/** Id of the procedure talked about before, or chosen among those offered. */
	about: string | null;
}

/** Below this score the assistant offers choices instead of answering. */
const SURE_SCORE = 0.7;
/** Below this score nothing is found: the question has next to nothing in common with any procedure. */
const LEAST_SCORE = 0.31;
/** Candidates whose score is this near to the best one are as likely to be meant. */
const NEAR = 0.1;
/** Below this share of the best score a procedure is not worth offering. */
const WORTH_OFFERING = 0.6;
const MAX_CHOICES = 8;
const MAX_OTHERS = 3;
const FIELDS_OF_INSTITUTIONS: readonly AskedField[] = ["place", "hours", "phone", "link"];

const GREETINGS =
	/^(?:hola|buen dia|buen[oa]s(?: (?:dias|tardes|noches))?|que tal|saludos|hello|hi|hey|good (?:morning|afternoon|evening))(?: |$)/;
const THANKS = /^(?:ok |okay |muy bien |muchas |mil )*(?:gracias|thanks|thank you|adios|bye)(?: |$)/;
const ABILITY =
	/^(?:que (?:puedes|sabes) hacer|como (?:funcionas?|te uso)|quien eres|eres (?:un robot|una persona)|ayuda|help|what can you do|who are you)$/;

/** Understands a question and answers it from the catalogue; never throws, whatever was typed. */
export function answerQuestion(catalogue: Catalogue, search: ProcedureSearch, { text, about }: Asking): Reply {
	const words = splitWords(text.slice(0, MAX_QUERY_LENGTH)).join(" ");
	if (words === "") return { kind: text.trim() === "" ? "blank" : "nothing" };
	if (ABILITY.test(words)) return { kind: "ability" };
	const inFull = answerNamedInFull(catalogue, words);
	if (inFull) return inFull;
	const { fields, subject } = readQuestion(words);
	const named = namingWords(subject);
	const previous = about === null ? undefined : findProcedure(catalogue, about);
	if (tellingStems(named).length === 0) {
		if (fields.length === 0 && GREETINGS.test(words)) return { kind: "greeting" };
		if (fields.length === 0 && THANKS.test(words)) return { kind: "thanks" };
		if (previous) return { kind: "answer", fields, procedure: previous, others: [] };
		return fields.length > 0 ? { kind: "which", fields } : { kind: "ability" };
	}
	const candidates = rankCandidates(search, named);
	const institution = findAskedInstitution(catalogue, named, fields);
	if (institution && (isAcronymIn(institution, named) || !isSure(candidates))) {
		return { kind: "institution", fields, institution };
	}
	return chooseAmong(candidates, fields, previous);
}

/** When a full name was said, that procedure is meant, and words inside the name ask for no field ("Renovación en línea…"). */
function answerNamedInFull(catalogue: Catalogue, words: string): Answer | undefined {
	const named = findNamedInFull(catalogue.procedures, words);
	if (!named) return undefined;
	const { fields, subject } = readQuestion(named.rest);
	// "Licencia sanitaria de fábrica" says more than the name "Licencia sanitaria".
	if (tellingStems(namingWords(subject)).length > 0) return undefined;
	return { kind: "answer", fields, procedure: named.procedure, others: [] };
}

function chooseAmong(
	candidates: readonly Candidate[],
	fields: readonly AskedField[],
	previous: CataloguedProcedure | undefined,
): Reply {
	const best = candidates[0];
	if (!best || best.score < LEAST_SCORE) return { kind: "nothing" };
	const offered = candidates
		.filter(({ score }) => score >= best.score * WORTH_OFFERING)
		.map(({ procedure }) => procedure);
	const near = listNear(candidates, best);
	const sure = best.score >= SURE_SCORE;
	const choices = (sure ? near : offered).slice(0, MAX_CHOICES);
	if (previous && choices.includes(previous)) return { kind: "answer", fields, procedure: previous, others: [] };
	if (sure && near.length === 1) {
		const others = offered.filter((procedure) => procedure !== best.procedure).slice(0, MAX_OTHERS);
		return { kind: "answer", fields, procedure: best.procedure, others };
	}
	return { kind: "choices", fields, procedures: choices, isSure: sure };
}

/** Those meant as probably as the best one; beside a name said in full nothing else is meant. */
function listNear(candidates: readonly Candidate[], best: Candidate): CataloguedProcedure[] {
	const least = best.score === EXACT_NAME ? EXACT_NAME : best.score - NEAR;
	return candidates.filter(({ score }) => score >= least).map(({ procedure }) => procedure);
}

function isSure(candidates: readonly Candidate[]): boolean {
	const best = candidates[0];
	return best !== undefined && best.score >= SURE_SCORE && listNear(candidates, best).length === 1;
}

/** The one institution that a question names, if it asks for something that institutions have. */
function findAskedInstitution(
	catalogue: Catalogue,
	named: string,
	fields: readonly AskedField[],
): Institution | undefined {
	if (!fields.every((field) => FIELDS_OF_INSTITUTIONS.includes(field))) return undefined;
	const stems = tellingStems(named);
	const acronym = catalogue.institutions.find((institution) => isOnlyAcronym(institution, named));
	if (acronym || fields.length === 0) return acronym;
	const matching = catalogue.institutions.filter(({ name, full_name }) =>
		isNamedBy(stems, new Set(tellingStems(`${name ?? ""} ${full_name ?? ""}`))),
	);
	return matching.length === 1 ? matching[0] : undefined;
}

function isOnlyAcronym({ name }: Institution, named: string): boolean {
	return name !== null && tellingStems(name).join(" ") === tellingStems(named).join(" ");
}

function isAcronymIn({ name }: Institution, named: string): boolean {
	return name !== null && ` ${named} `.includes(` ${splitWords(name).join(" ")} `);
}
