import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { findProcedure } from "../catalogue/catalogue.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import type { Ranked } from "../search/ranker.ts";
import { idOf } from "../search/searched-pages.ts";
import { tellingStems } from "../text/stem.ts";
import type { AskedField } from "./assistant-fields.ts";
import { sayInShort } from "./assistant-fields.ts";
import {
	chooseAmong,
	findCandidates,
	findGuide,
	findNamedInFull,
	isMeant,
	isSure,
	preferTelling,
	rankCandidates,
	rememberRanks,
} from "./assistant-match.ts";
import { answerBeside, findSmallTalk } from "./beside.ts";
import { readComparison, readDifference, sayCompared } from "./comparison.ts";
import { asksBack, asksDetail, followUp, goesOn, readVariant, withDetail } from "./follow-up.ts";
import { ANY, listWanted, sayList } from "./list-request.ts";
import { findLocal } from "./local.ts";
import { findAskedInstitution } from "./named-institution.ts";
import type { Knowledge, Question, ReadQuestion, Town } from "./question.ts";
import { findMeaning, readQuestion } from "./question.ts";
import { listMentions, readIncome } from "./record-texts.ts";
import type { Answer, Asking, Meaning, Reply } from "./reply.ts";
import { helpIn } from "./situations.ts";

/** A reply and what the next question may go on from. */
export interface Turn {
	reply: Reply;
	/** The abbreviation that was asked for; null where none was. */
	meaning: Meaning | null;
	/** Ids of the guided experiences that the question is about. */
	guides: readonly string[];
	/** The town that was named. */
	town: Town | null;
	/** What was asked, in short, for `before` of the next question; null where nothing can be gone on from. */
	before: string | null;
}

/** Characters of what was asked before that are considered: we write it, in short. */
const LONGEST_BEFORE = 80;
const FIELDS_OF_INSTITUTIONS: readonly AskedField[] = ["place", "hours", "phone", "link"];
const MAX_CHOICES = 8;
/** Words of a name that others may have whole. */
const SHORT_NAME = 2;
const TELLS_NOTHING: readonly Reply["kind"][] = ["nothing", "which", "outside"];
/** Stands for a name that was taken out of a question. */
const STANDS_FOR_NAME = "x";

/** Understands a question and answers it from the catalogue; never throws, whatever was typed. */
export function answerQuestion(known: Knowledge, asking: Asking): Reply {
	return converse(known, asking).reply;
}

/** The same, with what the conversation is about from then on; `isWhole` reads also what is said not to be meant. */
export function converse(known: Knowledge, asking: Asking, isWhole = false): Turn {
	const { text, about, before = null } = asking;
	const search = rememberRanks(known.search);
	const asked = readQuestion(known, text, isWhole);
	if (asked.words === "") {
		const kind = text.trim() === "" ? "blank" : "nothing";
		return { reply: { kind }, meaning: null, guides: [], town: null, before: null };
	}
	const said = (before ?? "").slice(0, LONGEST_BEFORE);
	const previous = about === null ? undefined : findProcedure(known.catalogue, about);
	const isTalking = previous !== undefined || said.trim() !== "";
	const read = isTalking && asksBack(known, asked) ? { ...asked, named: "", isUnnamed: true } : asked;
	const question: Question = {
		...read,
		known: { ...known, search },
		candidates: findCandidates(search, read, isTalking && goesOn(read.words)),
		previous,
		prior: said.trim() === "" ? null : readQuestion(known, said),
		earlier: () => (said.trim() === "" ? undefined : answerQuestion(known, { text: said, about: null })),
	};
	const found = answer(question);
	// What was left out as a story may be all that names something.
	if (found.kind === "nothing" && asked.isShortened) return converse(known, asking, true);
	const meaning = read.talk.has("meaning") ? findMeaning(known, read.words) : null;
	const guide = read.isUnnamed || previous ? undefined : findGuide(search, read.named);
	const reply = weighReply(found, { meaning, guide });
	const guides = guide ? [idOf(guide.page.found)] : [];
	return { reply, meaning, guides, town: read.town, before: summarize(reply, question) };
}

/** What an abbreviation stands for is more than nothing; and beside a guide one procedure is only one of its steps. */
function weighReply(found: Reply, { meaning, guide }: { meaning: Meaning | null; guide: Ranked | undefined }): Reply {
	if (meaning && TELLS_NOTHING.includes(found.kind)) return { kind: "meaning" };
	if (!guide || !isMeant(guide) || found.kind !== "answer" || found.fields.length > 0) return found;
	return { kind: "choices", fields: [], procedures: [found.procedure, ...found.others], isSure: false };
}

function answer(question: Question): Reply {
	return (
		answerDetail(question) ?? answerNamedInFull(question) ?? answerBeside(question) ?? answerAboutProcedure(question)
	);
}

/** "¿Necesito boleto de ornato?" asks about the procedure before, where its record speaks of that. */
function answerDetail({ words, fields, named, previous }: Question): Answer | undefined {
	if (!previous || fields.length > 0 || !asksDetail(words)) return undefined;
	const mentions = listMentions(previous, named);
	return mentions.length > 0 ? { kind: "answer", fields, procedure: previous, others: [], mentions } : undefined;
}

/** When a full name was said, that procedure is meant, and words inside the name ask for no field ("Renovación en línea…"). */
function answerNamedInFull(question: Question): Answer | undefined {
	const { known, words, candidates, prior } = question;
	const found = findNamedInFull(known.catalogue.procedures, question, STANDS_FOR_NAME);
	if (!found) return undefined;
	const { procedure } = found;
	const rest = readQuestion(known, found.rest);
	// "Licencia sanitaria de fábrica" says more than the name "Licencia sanitaria".
	if (tellingStems(rest.named.replace(STANDS_FOR_NAME, "")).length > 0 || readComparison(known, found.rest))
		return undefined;
	// What nobody checked may be called by words that a checked name says too.
	const isShort = tellingStems(procedure.name ?? "").length <= SHORT_NAME;
	if (isShort && isUnchecked(procedure) && isSure(candidates) && candidates[0]?.procedure !== procedure)
		return undefined;
	const fields = keepFields(words, rest.fields, prior);
	return { kind: "answer", fields, procedure, others: [], income: readIncome(words) };
}

/** "¿Y los policiacos?" asks of them what was asked before. */
function keepFields(words: string, fields: readonly AskedField[], prior: Question["prior"]): readonly AskedField[] {
	return fields.length === 0 && goesOn(words) ? (prior?.fields ?? []) : fields;
}

function answerAboutProcedure(question: Question): Reply {
	const { known, words, fields, named, isUnnamed, candidates, previous, prior, talk } = question;
	if (isUnnamed) return answerUnnamed(question);
	const mayAskOffice = fields.every((field) => FIELDS_OF_INSTITUTIONS.includes(field));
	// "Is RENAP open on Saturdays?" names no procedure: what is open is the institution.
	const isOfOffice = mayAskOffice && fields.length > 0 && !previous;
	const institution = findAskedInstitution(known, { named, words, isOfOffice, isSure: isSure(candidates) });
	if (institution && mayAskOffice) {
		return { kind: "institution", fields, institution, local: findLocal(known.catalogue, institution, question) };
	}
	if (previous) {
		const followed = followUp(goingOn(question, previous), candidates);
		if (followed) return withLocal(followed, question);
	} else if (prior && (goesOn(words) || isVariantOnly(question))) {
		const merged = answerMerged(question, prior);
		if (merged) return merged;
	}
	if (institution && candidates.length === 0) {
		// An institution costs nothing: what it does may.
		const wanted = { ...ANY, institution };
		const procedures = listWanted(known.catalogue, known.search, wanted).slice(0, MAX_CHOICES);
		return { kind: "choices", fields, procedures, isSure: true };
	}
	const reply = chooseAmong(preferTelling(candidates, fields), {
		fields: previous ? keepFields(words, fields, prior) : fields,
		previous,
	});
	// "Buen día, necesito ayuda con algo": what is left of it fits nothing well.
	const small = fields.length > 0 || reply.kind === "answer" ? undefined : findSmallTalk(talk);
	if (small && (small === "thanks" || reply.kind !== "choices" || !reply.isSure)) return { kind: small };
	if (reply.kind !== "nothing") return withLocal(withDetail(reply, named, words), question);
	// "¿Cuánto cuesta en dólares?" names nothing that anybody has, and goes on.
	if (previous && fields.length > 0) return answerPrevious(question, previous);
	return reply;
}

/** Words that name nothing: small talk, or a question about what was talked about. */
function answerUnnamed(question: Question): Reply {
	const { known, words, fields, previous, talk } = question;
	if (fields.length === 0 && talk.has("thanks")) return { kind: "thanks" };
	if (fields.length === 0 && talk.has("greeting")) return { kind: "greeting" };
	if (previous) return withLocal(answerPrevious(question, previous), question);
	const earlier = question.earlier();
	if (earlier?.kind === "answer") return { ...earlier, fields };
	if (earlier?.kind === "institution" && fields.every((field) => FIELDS_OF_INSTITUTIONS.includes(field))) {
		return { ...earlier, fields, local: findLocal(known.catalogue, earlier.institution, question) };
	}
	if (earlier?.kind === "situation" && fields.length > 0) {
		const [helping] = helpIn(earlier.situation).procedures.flatMap((id) => findProcedure(known.catalogue, id) ?? []);
		if (helping) return { kind: "answer", fields, procedure: helping, others: [] };
	}
	if (earlier && "procedures" in earlier && fields.length > 0) {
		return { kind: "choices", fields, procedures: earlier.procedures.slice(0, MAX_CHOICES), isSure: true };
	}
	if (fields.length > 0) return { kind: "which", fields };
	// "Quiero hacer un trámite" names none: what can be asked helps on. Signs alone ask for nothing.
	return { kind: /\p{L}{3}/u.test(words) ? "ability" : "nothing" };
}

function answerPrevious(question: Question, previous: CataloguedProcedure): Answer {
	const { words, fields } = question;
	const followed = followUp(goingOn(question, previous), []);
	return followed ?? { kind: "answer", fields, procedure: previous, others: [], income: readIncome(words) };
}

function goingOn(question: Question, previous: CataloguedProcedure): Parameters<typeof followUp>[0] {
	return { ...question, catalogue: question.known.catalogue, previous, fieldsBefore: question.prior?.fields ?? [] };
}

function isVariantOnly({ known, words, named, prior }: Question): boolean {
	const [first] = rankCandidates(known.search, prior?.named ?? "");
	const variant = first && readVariant(known.catalogue, first.procedure, { words, subject: named });
	return variant?.isWhole === true;
}

/** What was named before and is named now, together: after "costo del pasaporte", "¿y para menores?". */
function answerMerged(question: Question, prior: ReadQuestion): Reply | undefined {
	const { known, fields, named, candidates: alone } = question;
	const candidates = rankCandidates(known.search, `${prior.named} ${named}`);
	const reply = chooseAmong(candidates, { fields: fields.length > 0 ? fields : prior.fields });
	return reply.kind === "nothing" || (isSure(alone) && !isSure(candidates)) ? undefined : reply;
}

/** An answer with what is known of the service in the town that was named. */
function withLocal(reply: Reply, question: Question): Reply {
	if (reply.kind !== "answer") return reply;
	return { ...reply, local: findLocal(question.known.catalogue, reply.procedure, question) };
}

/** What the next question may go on from. */
function summarize(reply: Reply, { known, named, isUnnamed, words, prior }: Question): string | null {
	const topic = isUnnamed ? (prior?.named ?? "") : named;
	switch (reply.kind) {
		case "answer":
			return sayInShort(reply.fields) || null;
		case "choices":
			// "¿Y cuánto tarda?" names nothing: what was named before is still talked about.
			return `${sayInShort(reply.fields)} ${topic}`.trim();
		case "comparison":
			if (reply.field === "description") return readDifference(known, words)?.join(" o ") ?? topic;
			return `${sayInShort([reply.field])} ${sayCompared(known, words, prior?.named ?? "")}`.trim();
		case "institution":
			return `${sayInShort(reply.fields.slice(0, 1))} ${reply.institution.name ?? named}`.trim();
		case "situation":
			return words.slice(0, LONGEST_BEFORE);
		case "list":
			return sayList(reply.wanted);
		default:
			return null;
	}
}
