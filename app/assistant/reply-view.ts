import type { RouterContextProvider } from "react-router";
import { CONTACT } from "../../content/brand.ts";
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { GLOSSARY } from "../../content/catalogue/glossary.ts";
import type { Turn } from "../../domain/assistant/assistant.ts";
import { converse } from "../../domain/assistant/assistant.ts";
import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import { createIntentReader, type LearnedIntents } from "../../domain/assistant/intents.ts";
import learned from "../../domain/assistant/learned.json" with { type: "json" };
import type { Answer, Asking, InstitutionAnswer, Meaning } from "../../domain/assistant/reply.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { isSaid } from "../../domain/facts/confidence.ts";
import type { Language } from "../../domain/language.ts";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { namesIn } from "../../domain/search/search.ts";
import type { OfficialNamesView } from "../components/found-view.ts";
import { viewOfficialNames, viewVerdict } from "../components/found-view.ts";
import { readCatalogue, readViewer } from "../context.ts";
import { viewInstitutionSource, viewSources } from "./fact-sources.ts";
import type { FactView } from "./fact-view.ts";
import { isUnsaid, viewFact, viewInstitutionFact } from "./fact-view.ts";
import { viewHelp, viewList, viewRanked } from "./list-view.ts";
import { viewNear } from "./near-view.ts";
import type { ChoiceView, MeaningView, Named, ReplyView } from "./reply-kinds.ts";
import { NEXT_FIELDS } from "./reply-kinds.ts";

const INTENTS = createIntentReader(learned as LearnedIntents);
/** Names of which nothing else is known, offered where nothing else is found. */
const MOST_NAMES = 3;

/** The assistant's reply to a question, for the page and for the conversation that grows in it. */
export function replyTo(context: Readonly<RouterContextProvider>, asking: Asking): ReplyView {
	const { catalogue, search } = readCatalogue(context);
	const { language, near } = readViewer(context);
	const turn = converse({ catalogue, search, intents: INTENTS, meanings: GLOSSARY }, asking);
	const meant = new Set(turn.guides);
	const guides = experiencesIn(catalogue, language).filter(({ id }) => meant.has(id));
	const names = turn.reply.kind === "nothing" ? namesIn(search.search(asking.text).perhaps) : [];
	return viewReply(turn, {
		...{ catalogue, language },
		near: turn.town === null ? near() : null,
		guides: guides.map(({ id, nombre }) => ({ id, name: nombre })),
		names: viewOfficialNames(names.slice(0, MOST_NAMES), language),
	});
}

/** What is told of a procedure, and of an institution, when no field was asked for. */
const MAIN_FIELDS: readonly AskedField[] = ["cost", "duration", "place", "online"];
const MAIN_FIELDS_OF_INSTITUTION: readonly AskedField[] = ["place", "hours", "phone", "link"];
const MAIN_FIELDS_IN_TOWN: readonly AskedField[] = ["place", "phone", "link"];
const MAX_NEXT = 4;
/** Fields short enough to stand beside the name of a choice. */
const SHORT_FIELDS: readonly AskedField[] = ["cost", "duration", "online", "place", "hours", "phone"];

interface Viewing {
	catalogue: Catalogue;
	language: Language;
	/** The department that was chosen, where the question names no town. */
	near?: DepartmentId | null;
	/** Offered where no single procedure is the answer. */
	guides: readonly Named[];
	/** What the official catalogue names, where nothing is found; null for nothing. */
	names: OfficialNamesView | null;
}

const NO_VERDICT = { certainty: "none", elsewhere: null, site: null, adviser: null } as const;

/** What the page draws of a reply. */
export function viewReply(turn: Pick<Turn, "reply" | "before" | "meaning">, viewing: Viewing): ReplyView {
	return {
		before: turn.before,
		meaning: viewMeaning(turn.meaning, viewing.language),
		...viewKind(turn.reply, viewing),
	};
}

type KindView<Kind = ReplyView> = Kind extends ReplyView ? Omit<Kind, "before" | "meaning"> : never;

function viewKind(reply: Turn["reply"], viewing: Viewing): KindView {
	const { catalogue, language, guides, names } = viewing;
	switch (reply.kind) {
		case "answer":
			return viewAnswer(reply, viewing);
		case "choices": {
			const choices = reply.procedures.map((procedure) => viewChoice(procedure, shortOf(reply.fields)));
			return { kind: "choices", isSure: reply.isSure, choices, guides };
		}
		case "comparison": {
			const choices = reply.procedures.map((procedure) => viewChoice(procedure, reply.field));
			const { field, end, isDecided } = reply;
			return { kind: "comparison", field, end, isDecided, choices };
		}
		case "institution":
			return viewInstitutionReply(reply, viewing);
		case "list":
			return { kind: "list", ...viewList(reply) };
		case "ranking": {
			const institution = reply.institution && institutionName(reply.institution);
			return { kind: "ranking", end: reply.end, institution, ranked: viewRanked(catalogue, reply) };
		}
		case "situation":
			return { kind: "situation", situation: reply.situation, ...viewHelp(catalogue, reply) };
		case "nothing":
			return { kind: "nothing", guides, names };
		case "outside": {
			const { subject, topic, adviser } = reply;
			const verdict = viewVerdict(catalogue, { ...NO_VERDICT, elsewhere: topic, adviser }, language);
			return { kind: "outside", subject, verdict };
		}
		case "site":
			return { kind: "site", verdict: viewVerdict(catalogue, { ...NO_VERDICT, site: reply.site }, language) };
		case "person":
			return viewPerson(reply.institution, language);
		default:
			return { kind: reply.kind };
	}
}

function viewMeaning(meaning: Meaning | null, language: Language): MeaningView | null {
	if (meaning === null) return null;
	const { abbreviation, expansion, english } = meaning;
	return { abbreviation, expansion, about: language === "en" ? english : null };
}

/** Whom to call or write to: the institution that is talked about, and the association. */
function viewPerson(institution: Institution | null, language: Language): KindView {
	return {
		kind: "person",
		institution: institution && { id: institution.id, name: institutionName(institution) },
		facts: institution ? (["phone", "hours"] as const).map((field) => viewInstitutionFact(institution, field)) : [],
		source: institution && viewInstitutionSource(institution, null),
		writeUs: CONTACT.writeUs[language],
		answer: CONTACT.answer[language],
	};
}

function viewAnswer(answer: Answer, viewing: Viewing) {
	const { fields, procedure, others, mentions = null, income = null, local = null } = answer;
	const isDetail = mentions !== null && fields.length === 0;
	const told = fields.length > 0 ? fields : MAIN_FIELDS;
	const view = (field: AskedField) => withNear(viewFact(procedure, field, { income, local }), procedure, viewing);
	const facts = isDetail ? [] : told.map(view);
	const mention: FactView[] = mentions === null ? [] : [{ field: "mention", values: mentions }];
	const sources = viewSources(procedure, [...mention, ...facts]);
	const isUnproven = sources.some(({ proof }) => proof !== null && !isSaid(proof.status));
	return {
		kind: "answer" as const,
		procedure: nameOf(procedure),
		description: fields.length > 0 || isDetail ? null : procedure.description,
		facts: [...mention, ...facts],
		sources,
		isDoubtful:
			isUnproven || procedure.needs_review || procedure.confidence === "baja" || procedure.confidence === null,
		next: NEXT_FIELDS.filter((field) => isDetail || !told.includes(field)).slice(0, MAX_NEXT),
		others: others.map(nameOf),
	};
}

/** Where it is done, with the offices of the department that was chosen. */
function withNear(
	fact: FactView,
	asked: CataloguedProcedure | Institution,
	{ catalogue, language, near = null }: Viewing,
): FactView {
	if (near === null || (fact.field !== "place" && fact.field !== "address")) return fact;
	const offices = viewNear(catalogue, asked, { department: near, language });
	return offices ? { ...fact, near: offices } : fact;
}

/** Where it says nothing of what was asked, how to reach it stands beside that. */
function viewInstitutionReply(answer: InstitutionAnswer, viewing: Viewing): KindView {
	const { institution, fields, local = null } = answer;
	const asked = fields.length > 0 ? fields : local ? MAIN_FIELDS_IN_TOWN : MAIN_FIELDS_OF_INSTITUTION;
	const view = (field: AskedField) => withNear(viewInstitutionFact(institution, field, local), institution, viewing);
	const isSilent = asked.map(view).every(isUnsaid);
	const told = new Set<AskedField>(isSilent ? [...asked, "phone", "link"] : asked);
	const facts = [...told].map(view);
	return {
		kind: "institution",
		institution: { id: institution.id, name: institutionName(institution), fullName: institution.full_name },
		description: fields.length > 0 ? null : institution.description,
		facts,
		source: facts.every(isUnsaid) ? null : viewInstitutionSource(institution, told.has("place") ? local : null),
	};
}

function shortOf(fields: readonly AskedField[]): AskedField | null {
	const [field] = fields;
	return fields.length === 1 && field && SHORT_FIELDS.includes(field) ? field : null;
}

function viewChoice(procedure: CataloguedProcedure, field: AskedField | "description" | null): ChoiceView {
	if (field === null) return { ...nameOf(procedure), fact: null, source: null };
	const fact = viewFact(procedure, field);
	return { ...nameOf(procedure), fact, source: viewSources(procedure, [fact])[0] ?? null };
}

function nameOf(procedure: CataloguedProcedure): Named {
	return { id: procedure.id, name: procedureName(procedure) };
}
