import type { Elsewhere } from "../search/examples.ts";
import { splitWords, tellingStems } from "../text/stem.ts";
import { foldText } from "../text/text.ts";
import { chooseAmong, findMeant, isNamedBy, isSure, PROBABLE, rankCandidates } from "./assistant-match.ts";
import type { ComparisonRequest } from "./comparison.ts";
import { compare, findSides, readComparison, readDifference } from "./comparison.ts";
import { listFamily } from "./follow-up.ts";
import { listWanted, readListRequest, readRankingRequest } from "./list-request.ts";
import { findNamedInstitution } from "./named-institution.ts";
import type { Question } from "./question.ts";
import { listMentions } from "./record-texts.ts";
import type { OutsideSubject, Reply } from "./reply.ts";
import type { Situation } from "./situations.ts";
import { findGraveTrouble, helpIn } from "./situations.ts";

const LEARNED_TROUBLES = ["unpaid", "dismissed", "hunger"] as const;
/** A procedure that is itself a complaint. */
const COMPLAINT = /\b(?:quejas?|denuncias?|denunciar)\b/;
/** Why a subject is none of ours, by its id among the examples; of any other the world is why. */
const OUTSIDE: Readonly<Record<string, OutsideSubject>> = {
	"foreign-visas": "country",
	"foreign-immigration": "country",
	"person-names": "person",
	"politics-news": "politics",
	"private-lawyers": "advice",
};
/** Subjects that the State or a municipality handles, though no procedure of ours does: so their ids begin. */
const OF_THE_STATE = /^(?:state|muni)-/;
/** Papers that another State gives are called like ours. */
const FOREIGN =
	/\b(?:visa|pasaporte|licencia|cedula|residencia|dpi|ciudadania|nacionalidad) (?:american|mexican|espanol|canadiens|salvadoren|hondurena?|nicaraguens|costarricens|estadounidens|gring|italian)\w*|\b(?:american|mexican|spanish|canadian|us) (?:visa|passport|licen[cs]e|citizenship)\b|\bvisa (?:para|a|de|for) (?:ir a )?(?:estados unidos|usa|eeuu|mexico|canada|espana|the us)\b/;
/** "Ya tiene su acta y pasaporte americano": what somebody has is not what is wanted. */
const HAS_BEFORE = /\b(?:teng[ao]|tenemos|tienen?|con|have|has|with)(?: \w+){0,5} $/;

/** Troubles, small talk, what is not ours, comparisons, scores and lists; undefined where a procedure or an institution is asked about. */
export function answerBeside(question: Question): Reply | undefined {
	// Also in what is told of before: nobody's danger is left out as a story.
	const grave = findGraveTrouble(splitWords(question.text).join(" "));
	if (grave) return { kind: "situation", situation: grave, institution: null };
	return (
		answerTrouble(question) ??
		answerTalk(question) ??
		answerOutside(question) ??
		answerSeveral(question) ??
		answerSite(question)
	);
}

/** Somebody is not paid, was dismissed, is hungry or was treated badly: who helps, unless a procedure of another kind is surely meant. */
function answerTrouble({ known, talk, fields, named, candidates, previous }: Question): Reply | undefined {
	const [best] = candidates;
	const helps = (situation: Situation) => helpIn(situation).procedures.includes(best?.procedure.id ?? "");
	const asksHow = fields.every((field) => field === "steps" || field === "place");
	// "No me dan el pasaporte" names what is not given: that is asked about.
	const isOfOther = best !== undefined && (best.isCertain || isNamedBy(best.procedure, tellingStems(named)));
	const trouble = LEARNED_TROUBLES.find((each) => talk.has(each) && asksHow && (!isOfOther || helps(each)));
	if (trouble) return { kind: "situation", situation: trouble, institution: null };
	if (!talk.has("complaint") || (best?.isCertain && !asksHow)) return undefined;
	const institution = findNamedInstitution(known, named) ?? (named === "" ? previous?.institutions : null) ?? null;
	const told = helpIn("wronged").procedures;
	const isOther = candidates.some(
		({ procedure, share }) =>
			share >= PROBABLE && COMPLAINT.test(foldText(procedure.name ?? "")) && !told.includes(procedure.id),
	);
	if (isOther && institution === null && !helps("wronged")) return undefined;
	return { kind: "situation", situation: institution ? "mistreated" : "wronged", institution };
}

/** Who or what the assistant is, a wish for people, and bad words; thanks and greetings wait until nothing is asked. */
function answerTalk({
	known,
	talk,
	fields,
	named,
	isUnnamed,
	candidates,
	previous,
	words,
}: Question): Reply | undefined {
	if (isSure(candidates) && !talk.has("person")) return undefined;
	if (talk.has("person")) {
		const meant = isUnnamed ? previous?.institutions : findNamedInstitution(known, named);
		return { kind: "person", institution: meant ?? null };
	}
	if (talk.has("insult") && fields.length === 0) return { kind: "insult" };
	if (
		talk.has("ability") &&
		!talk.has("greeting") &&
		fields.length === 0 &&
		(isUnnamed || / por mi$| for me$/.test(words))
	)
		return { kind: "ability" };
	return undefined;
}

function answerOutside({ known, words, talk, named, candidates, isUnnamed }: Question): Reply | undefined {
	const [best] = candidates;
	const adviser = best?.isCertain ? best.procedure.institutions : null;
	const outside = (subject: OutsideSubject, topic: Elsewhere | null = null): Reply => ({
		...{ kind: "outside", subject, topic },
		adviser: topic === null ? adviser : null,
	});
	const foreign = FOREIGN.exec(words);
	if (foreign && !HAS_BEFORE.test(words.slice(0, foreign.index))) return outside("country");
	if (talk.has("politics")) return outside("politics");
	if (talk.has("advice")) return outside("advice");
	if (isSure(candidates) || isUnnamed) return undefined;
	const meant = findMeant(known.search, words, "elsewhere") ?? findMeant(known.search, named, "elsewhere");
	if (meant?.page.found.kind !== "elsewhere") return undefined;
	const { topic } = meant.page.found;
	return outside(OUTSIDE[topic.id] ?? (OF_THE_STATE.test(topic.id) ? "state" : "world"), topic);
}

/** Scores, differences, comparisons and lists. */
function answerSeveral(question: Question): Reply | undefined {
	const { known, words, talk, named, isUnnamed, prior, candidates } = question;
	const ranking = readRankingRequest(known, words);
	if (ranking) return ranking;
	if (talk.has("difference")) {
		const different = answerDifference(question);
		if (different) return different;
	}
	const asked = readComparison(known, words);
	const cheapest: ComparisonRequest = { field: "cost", end: "least", sides: isUnnamed ? [] : [named] };
	const comparison = asked ?? (talk.has("cheapest") ? cheapest : undefined);
	if (comparison) return answerComparison(question, comparison);
	// "¿Qué documentos llevo al RENAP para inscribir…?" asks about that procedure.
	if (isSure(candidates) && !talk.has("list")) return undefined;
	const before = prior ? readListRequest(known, prior, undefined) : undefined;
	const wanted = readListRequest(known, question, before);
	return wanted && { kind: "list", wanted, procedures: listWanted(known.catalogue, known.search, wanted) };
}

/** Two procedures beside each other; or what the record of one says of both. */
function answerDifference(question: Question): Reply | undefined {
	const { known, words, named, candidates } = question;
	const side = { field: "description", end: "least" } as const;
	const sides = readDifference(known, words);
	if (!sides) {
		const before = findBefore(question);
		return before.length > 1 ? compare(before, side) : undefined;
	}
	const [best] = candidates;
	const mentions = best?.isCertain ? listMentions(best.procedure, named) : [];
	const found = findSides(known.search, sides);
	// "No sé si llevarlo al veterinario o esperar" names neither.
	const isNamed = found.some((each) =>
		candidates.some(({ procedure, share }) => procedure === each && share >= PROBABLE),
	);
	if (!isNamed) return undefined;
	// "En vez de" sets two hours apart: of what is surely meant neither is.
	if (best?.isCertain && found.length > 1 && !found.includes(best.procedure)) return undefined;
	if (found.length > 1 && mentions.length === 0) return compare(found, side);
	if (!best?.isCertain) return undefined;
	return { kind: "answer", fields: [], procedure: best.procedure, others: [], mentions };
}

function answerComparison(question: Question, request: ComparisonRequest): Reply {
	const { known, named, candidates } = question;
	const { field, sides } = request;
	const fields = field === "description" ? [] : [field];
	if (sides.length > 1) {
		const found = findSides(known.search, sides);
		if (found.length > 1) return compare(found, request);
	}
	if (sides.length > 0) {
		const [side = ""] = sides;
		const reply = chooseAmong(side === named ? candidates : rankCandidates(known.search, sides.join(" ")), { fields });
		if (reply.kind === "choices" && reply.isSure) return compare(reply.procedures, request);
		if (reply.kind !== "answer") return reply;
		const family = listFamily(known.catalogue, reply.procedure);
		return family.length > 1 ? compare(family, request) : reply;
	}
	const before = findBefore(question);
	if (before.length > 1) return compare(before, request);
	const [procedure] = before;
	return procedure ? { kind: "answer", fields, procedure, others: [] } : { kind: "which", fields };
}

/** What was talked about before: the procedure with its brothers, or what was offered. */
function findBefore({ known, previous, earlier }: Question) {
	if (previous) return listFamily(known.catalogue, previous);
	const reply = earlier();
	if (reply?.kind === "answer") return listFamily(known.catalogue, reply.procedure);
	return reply && "procedures" in reply ? reply.procedures : [];
}

/** Words about the portal itself. */
function answerSite({
	known,
	words,
	fields,
	talk,
	candidates,
	isUnnamed,
	previous,
	prior,
}: Question): Reply | undefined {
	if (talk.has("site") && isUnnamed) return { kind: "site", site: "help" };
	if (fields.length > 0 || previous || prior || isSure(candidates)) return undefined;
	const meant = findMeant(known.search, words, "site")?.page.found;
	if (meant?.kind === "site") return meant.id === "assistant" ? { kind: "ability" } : { kind: "site", site: meant.id };
	return undefined;
}

/** Thanks for thanks; a greeting or a wish for help is answered with what can be asked. */
export function findSmallTalk(talk: Question["talk"]): "thanks" | "ability" | undefined {
	if (talk.has("thanks")) return "thanks";
	return talk.has("greeting") || talk.has("ability") ? "ability" : undefined;
}
