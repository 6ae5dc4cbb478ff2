import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import { findProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { MAX_QUERY_LENGTH } from "../search/search.ts";
import { splitWords } from "../search/stem.ts";
import { tellingStems } from "../search/telling.ts";
import { type AskedField, readQuestion, sayInShort } from "./assistant-fields.ts";
import { type Candidate, chooseAmong, findNamedInFull, isSure, rankCandidates } from "./assistant-match.ts";
import { compare, findSides, readComparison, readDifference, sayCompared } from "./comparison.ts";
import { asksDetail, followUp, goesOn, keepFields, listFamily, readVariant } from "./follow-up.ts";
import {
	findNamedInstitution,
	isAcronymIn,
	type ListWanted,
	listWanted,
	readListRequest,
	readRankingRequest,
	sayList,
	withoutTown,
} from "./list-request.ts";
import { namingWords } from "./naming.ts";
import { answerSmallTalk, asksAbility, findOutsideSubject, findSituation } from "./outside.ts";
import { listMentions, readIncome } from "./record-texts.ts";
import type { Answer, Asking, Reply } from "./reply.ts";

/** A reply and what the next question may go on from. */
export interface Turn {
	reply: Reply;
	/** What was asked, in short, for `before` of the next question; null where nothing can be gone on from. */
	before: string | null;
}

/** A question read once. */
interface Question {
	catalogue: Catalogue;
	search: ProcedureSearch;
	/** Folded words between single spaces. */
	words: string;
	fields: readonly AskedField[];
	/** The words that may name a procedure. */
	named: string;
	previous: CataloguedProcedure | undefined;
	/** Folded words of what was asked before; blank for none. */
	before: string;
}

/** Characters of what was asked before that are considered: we write it, in short. */
const LONGEST_BEFORE = 80;
const FIELDS_OF_INSTITUTIONS: readonly AskedField[] = ["place", "hours", "phone", "link"];

/** Understands a question and answers it from the catalogue; never throws, whatever was typed. */
export function answerQuestion(catalogue: Catalogue, search: ProcedureSearch, asking: Asking): Reply {
	return converse(catalogue, search, asking).reply;
}

/** The same, with what the conversation is about from then on. */
export function converse(catalogue: Catalogue, search: ProcedureSearch, { text, about, before = null }: Asking): Turn {
	const words = wordsOf(text);
	if (words === "") return { reply: { kind: text.trim() === "" ? "blank" : "nothing" }, before: null };
	if (asksAbility(words)) return { reply: { kind: "ability" }, before: null };
	const { fields, subject } = readQuestion(words);
	const previous = about === null ? undefined : findProcedure(catalogue, about);
	const prior = wordsOf((before ?? "").slice(0, LONGEST_BEFORE));
	const question = { catalogue, search, words, fields, named: namingWords(subject), previous, before: prior };
	const reply =
		answerDetail(question) ??
		answerNamedInFull(question) ??
		answerOtherThanProcedure(question) ??
		answerAboutProcedure(question);
	return { reply, before: summarize(reply, question) };
}

/** "¿Necesito boleto de ornato?" asks about the procedure before, where its record speaks of that. */
function answerDetail({ words, fields, named, previous }: Question): Answer | undefined {
	if (!previous || fields.length > 0 || !asksDetail(words)) return undefined;
	const mentions = listMentions(previous, named);
	return mentions.length > 0 ? { kind: "answer", fields, procedure: previous, others: [], mentions } : undefined;
}

function wordsOf(text: string): string {
	return splitWords(text.slice(0, MAX_QUERY_LENGTH)).join(" ");
}

/** When a full name was said, that procedure is meant, and words inside the name ask for no field ("Renovación en línea…"). */
function answerNamedInFull({ catalogue, words, before }: Question): Answer | undefined {
	const found = findNamedInFull(catalogue.procedures, words);
	if (!found) return undefined;
	const { fields, subject } = readQuestion(found.rest);
	// "Licencia sanitaria de fábrica" says more than the name "Licencia sanitaria".
	if (tellingStems(namingWords(subject)).length > 0 || readComparison(found.rest)) return undefined;
	const kept = keepFields(words, fields, before);
	return { kind: "answer", fields: kept, procedure: found.procedure, others: [], income: readIncome(words) };
}

/** Troubles, what is not ours, comparisons, scores and lists; undefined where a procedure or an institution is asked about. */
function answerOtherThanProcedure(question: Question): Reply | undefined {
	const { catalogue, search, words, fields, before } = question;
	const situation = findSituation(words);
	if (situation) return { kind: "situation", situation };
	const outside = findOutsideSubject(words);
	if (outside) return { kind: "outside", subject: outside };
	const ranking = readRankingRequest(catalogue, words);
	if (ranking) return ranking;
	const different = readDifference(words);
	if (different) return { kind: "choices", fields, procedures: findSides(search, different), isSure: true };
	const comparison = readComparison(words);
	if (comparison) return answerComparison(question, comparison);
	const wanted = readListRequest(catalogue, words, findListBefore(catalogue, before));
	return wanted && { kind: "list", wanted, procedures: listWanted(catalogue, search, wanted) };
}

function findListBefore(catalogue: Catalogue, before: string): ListWanted | undefined {
	return before === "" ? undefined : readListRequest(catalogue, before, undefined);
}

function answerComparison(question: Question, request: NonNullable<ReturnType<typeof readComparison>>): Reply {
	const { catalogue, search, previous, before } = question;
	if (request.sides.length > 1) return compare(findSides(search, request.sides), request);
	const [side] = request.sides;
	if (side !== undefined) {
		const reply = chooseAmong(rankCandidates(search, side), {
			fields: [request.field],
		});
		if (reply.kind === "choices") return compare(reply.procedures, request);
		return reply.kind === "answer" ? compareFamily(catalogue, reply.procedure, request) : reply;
	}
	if (previous) return compareFamily(catalogue, previous, request);
	const prior = before === "" ? undefined : answerQuestion(catalogue, search, { text: before, about: null });
	if (prior && "procedures" in prior) return compare(prior.procedures, request);
	if (prior?.kind === "answer") return compareFamily(catalogue, prior.procedure, request);
	return { kind: "which", fields: [request.field] };
}

function compareFamily(
	catalogue: Catalogue,
	procedure: CataloguedProcedure,
	request: NonNullable<ReturnType<typeof readComparison>>,
): Reply {
	const family = listFamily(catalogue, procedure);
	if (family.length > 1) return compare(family, request);
	return { kind: "answer", fields: [request.field], procedure, others: [] };
}

function answerAboutProcedure(question: Question): Reply {
	const { catalogue, search, words, fields, named, previous, before } = question;
	if (tellingStems(named).length === 0) return answerUnnamed(question);
	const candidates = rankCandidates(search, named);
	const institution = findAskedInstitution(catalogue, named, fields);
	if (institution && (isAcronymIn(institution, named) || !isSure(candidates))) {
		return { kind: "institution", fields, institution };
	}
	if (previous) {
		const followed = followUp({ catalogue, words, fields, named, previous, before }, candidates);
		if (followed) return followed;
	} else if (before !== "" && (goesOn(words) || isVariantOnly(question))) {
		const merged = answerMerged(question, candidates);
		if (merged) return merged;
	}
	const reply = chooseAmong(candidates, { fields: previous ? keepFields(words, fields, before) : fields, previous });
	if (reply.kind !== "nothing") return withDetail(reply, named, words);
	// "¿Cuánto cuesta en dólares?" names nothing that anybody has, and goes on.
	if (previous && fields.length > 0) return answerPrevious(question, previous);
	return answerSmallTalk(words) ?? reply;
}

/** Words that name nothing: small talk, or a question about what was talked about. */
function answerUnnamed(question: Question): Reply {
	const { catalogue, search, words, fields, previous, before } = question;
	const talk = fields.length === 0 ? answerSmallTalk(words) : undefined;
	if (talk) return talk;
	if (previous) return answerPrevious(question, previous);
	const prior = before === "" ? undefined : answerQuestion(catalogue, search, { text: before, about: null });
	if (prior?.kind === "answer") return { ...prior, fields };
	if (prior?.kind === "institution" && fields.every((field) => FIELDS_OF_INSTITUTIONS.includes(field))) {
		return { ...prior, fields };
	}
	if (prior && "procedures" in prior && fields.length > 0) {
		return { kind: "choices", fields, procedures: prior.procedures.slice(0, 8), isSure: true };
	}
	return fields.length > 0 ? { kind: "which", fields } : { kind: "ability" };
}

function answerPrevious({ words, fields, catalogue, named, before }: Question, previous: CataloguedProcedure): Answer {
	const followed = followUp({ catalogue, words, fields, named, previous, before }, []);
	return followed ?? { kind: "answer", fields, procedure: previous, others: [], income: readIncome(words) };
}

function isVariantOnly({ catalogue, search, words, named, before }: Question): boolean {
	const [first] = rankCandidates(search, namingWords(readQuestion(before).subject));
	const variant = first && readVariant(catalogue, first.procedure, { words, subject: named });
	return variant?.isWhole === true;
}

/** What was named before and is named now, together: after "costo del pasaporte", "¿y para menores?". */
function answerMerged({ search, fields, named, before }: Question, alone: readonly Candidate[]): Reply | undefined {
	const earlier = readQuestion(before);
	const kept = fields.length > 0 ? fields : earlier.fields;
	const both = `${namingWords(earlier.subject)} ${named}`;
	const candidates = rankCandidates(search, both);
	const reply = chooseAmong(candidates, { fields: kept });
	return reply.kind === "nothing" || (isSure(alone) && !isSure(candidates)) ? undefined : reply;
}

/** Beside an answer to "¿necesito cita para el pasaporte?" stands what the record says on its other words. */
function withDetail(reply: Reply, named: string, words: string): Reply {
	if (reply.kind !== "answer") return reply;
	const income = readIncome(words);
	if (reply.fields.length > 0 || !asksDetail(words)) return { ...reply, income };
	const { name, keywords } = reply.procedure;
	const known = new Set(tellingStems(`${name ?? ""} ${keywords.join(" ")}`));
	const other = splitWords(named).filter((word) => tellingStems(word).some((stem) => !known.has(stem)));
	const mentions = listMentions(reply.procedure, other.join(" "));
	return { ...reply, income, mentions: mentions.length > 0 ? mentions : null };
}

/** The one institution that a question names, if it asks for something that institutions have. */
function findAskedInstitution(
	catalogue: Catalogue,
	named: string,
	fields: readonly AskedField[],
): Institution | undefined {
	if (!fields.every((field) => FIELDS_OF_INSTITUTIONS.includes(field))) return undefined;
	const institution = findNamedInstitution(catalogue, fields.length > 0 ? withoutTown(named) : named);
	return institution && (fields.length > 0 || isAcronymIn(institution, named)) ? institution : undefined;
}

/** What the next question may go on from. */
function summarize(reply: Reply, { named, words, before }: Question): string | null {
	switch (reply.kind) {
		case "answer":
			return sayInShort(reply.fields) || null;
		case "choices":
			// "¿Y cuánto tarda?" names nothing: what was named before is still talked about.
			return `${sayInShort(reply.fields)} ${tellingStems(named).length > 0 ? named : namingWords(readQuestion(before).subject)}`.trim();
		case "comparison":
			return `${sayInShort([reply.field])} ${sayCompared(words, before)}`.trim();
		case "institution":
			return `${sayInShort(reply.fields.slice(0, 1))} ${reply.institution.name ?? named}`.trim();
		case "list":
			return sayList(reply.wanted);
		default:
			return null;
	}
}
