import type { RouterContextProvider } from "react-router";
import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { EXAMPLES } from "../../content/catalogue/search-examples.ts";
import { converse } from "../../domain/assistant/assistant.ts";
import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import type { Goal } from "../../domain/assistant/naming.ts";
import { findGoals } from "../../domain/assistant/naming.ts";
import type { OutsideSubject, Situation } from "../../domain/assistant/outside.ts";
import type { Answer, Asking, ComparedField, Comparison, Reply } from "../../domain/assistant/reply.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { LANGUAGES } from "../../domain/language.ts";
import type { RankingEnd } from "../../domain/observatory/table-selection.ts";
import { MAX_QUERY_LENGTH } from "../../domain/search/search.ts";
import type { OfficialNamesView } from "../components/found-view.ts";
import { viewOfficialNames } from "../components/found-view.ts";
import { languageContext, readCatalogue } from "../context.ts";
import type { FactView, SourceView } from "./fact-view.ts";
import { viewFact, viewInstitutionFact, viewSourceOf, viewSources } from "./fact-view.ts";
import type { HelpView, ListView, RankedView } from "./list-view.ts";
import { viewHelp, viewList, viewRanked } from "./list-view.ts";

/** The guides by their names in both languages. */
const listGoals = keptFor((catalogue: Catalogue): readonly Goal[] =>
	[
		...Map.groupBy(
			LANGUAGES.flatMap((language) => experiencesIn(catalogue, language)),
			({ id }) => id,
		),
	].map(([id, versions]) => ({ id, names: versions.map(({ nombre }) => nombre) })),
);

/** Names of which nothing else is known, offered where nothing else is found. */
const MOST_NAMES = 3;

/** The assistant's reply to a question, for the page and for the conversation that grows in it. */
export function replyTo(context: Readonly<RouterContextProvider>, asking: Asking): ReplyView {
	const { catalogue, search } = readCatalogue(context);
	const meant = new Set(findGoals(asking.text.slice(0, MAX_QUERY_LENGTH), listGoals(catalogue), EXAMPLES));
	const language = context.get(languageContext);
	const guides = experiencesIn(catalogue, language).filter(({ id }) => meant.has(id));
	const { reply, before } = converse(catalogue, search, asking);
	const names = reply.kind === "nothing" ? search.search(asking.text).names : [];
	return viewReply(reply, {
		...{ catalogue, before },
		guides: guides.map(({ id, nombre }) => ({ id, name: nombre })),
		names: viewOfficialNames(names.slice(0, MOST_NAMES), language),
	});
}

export interface Named {
	id: string;
	name: string;
}

/** A choice with the fact that was asked for, where it is short, and where that comes from. */
export interface ChoiceView extends Named {
	fact: FactView | null;
	source: SourceView | null;
}

/** A reply reduced to what the page draws; it also travels as JSON. */
export type ReplyView = { before: string | null } & (
	| { kind: "blank" | "greeting" | "thanks" | "ability" | "which" }
	| { kind: "nothing"; guides: readonly Named[]; names: OfficialNamesView | null }
	| { kind: "outside"; subject: OutsideSubject }
	| {
			kind: "answer";
			procedure: Named;
			description: string | null;
			facts: readonly FactView[];
			sources: readonly SourceView[];
			/** True when the record is not well supported by its sources. */
			isDoubtful: boolean;
			/** Fields that the citizen may ask for next. */
			next: readonly NextField[];
			others: readonly Named[];
	  }
	| {
			kind: "choices";
			isSure: boolean;
			choices: readonly ChoiceView[];
			/** Guided experiences that the question is about. */
			guides: readonly Named[];
	  }
	| {
			kind: "comparison";
			field: ComparedField;
			end: Comparison["end"];
			isDecided: boolean;
			choices: readonly ChoiceView[];
	  }
	| ({ kind: "list" } & ListView)
	| { kind: "ranking"; end: RankingEnd; institution: string | null; ranked: readonly RankedView[] }
	| ({ kind: "situation"; situation: Situation } & HelpView)
	| {
			kind: "institution";
			institution: Named & { fullName: string | null };
			facts: readonly FactView[];
			source: SourceView;
	  }
);

/** What is told of a procedure, and of an institution, when no field was asked for. */
const MAIN_FIELDS: readonly AskedField[] = ["cost", "duration", "place", "online"];
const MAIN_FIELDS_OF_INSTITUTION: readonly AskedField[] = ["place", "hours", "phone", "link"];
/** Fields to offer next, those asked for most often first. */
const NEXT_FIELDS = ["requirements", "cost", "steps", "duration", "place"] as const;
type NextField = (typeof NEXT_FIELDS)[number];
const MAX_NEXT = 4;
/** Fields short enough to stand beside the name of a choice. */
const SHORT_FIELDS: readonly AskedField[] = ["cost", "duration", "online", "place", "hours", "phone"];

interface Viewing {
	catalogue: Catalogue;
	/** Offered where no single procedure is the answer. */
	guides: readonly Named[];
	/** What the official catalogue names, where nothing is found; null for nothing. */
	names: OfficialNamesView | null;
	/** What the next question may go on from. */
	before: string | null;
}

/** What the page draws of a reply. */
export function viewReply(reply: Reply, { catalogue, guides, names, before }: Viewing): ReplyView {
	switch (reply.kind) {
		case "answer":
			return { before, ...viewAnswer(reply) };
		case "choices": {
			const choices = reply.procedures.map((procedure) => viewChoice(procedure, shortOf(reply.fields)));
			return { before, kind: "choices", isSure: reply.isSure, choices, guides };
		}
		case "comparison": {
			const choices = reply.procedures.map((procedure) => viewChoice(procedure, reply.field));
			const { field, end, isDecided } = reply;
			return { before, kind: "comparison", field, end, isDecided, choices };
		}
		case "institution":
			return { before, ...viewInstitutionReply(reply.institution, reply.fields) };
		case "list":
			return { before, kind: "list", ...viewList(reply) };
		case "ranking":
			return {
				before,
				kind: "ranking",
				end: reply.end,
				institution: reply.institution && institutionName(reply.institution),
				ranked: viewRanked(catalogue, reply),
			};
		case "situation":
			return { before, kind: "situation", situation: reply.situation, ...viewHelp(catalogue, reply.situation) };
		case "nothing":
			return { before, kind: "nothing", guides, names };
		case "outside":
			return { before, kind: "outside", subject: reply.subject };
		default:
			return { before, kind: reply.kind };
	}
}

function viewAnswer({ fields, procedure, others, mentions = null, income = null }: Answer) {
	const isDetail = mentions !== null && fields.length === 0;
	const told = fields.length > 0 ? fields : MAIN_FIELDS;
	const facts = isDetail ? [] : told.map((field) => viewFact(procedure, field, income));
	const mention: FactView[] = mentions === null ? [] : [{ field: "mention", values: mentions }];
	const sources = viewSources(procedure, [...mention, ...facts]);
	const isUnproven = sources.some(({ proof }) => proof !== null && proof.status !== "confirmado");
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

function viewInstitutionReply(institution: Institution, fields: readonly AskedField[]) {
	const told = fields.length > 0 ? fields : MAIN_FIELDS_OF_INSTITUTION;
	return {
		kind: "institution" as const,
		institution: { id: institution.id, name: institutionName(institution), fullName: institution.full_name },
		facts: told.map((field) => viewInstitutionFact(institution, field)),
		source: viewSourceOf(institution),
	};
}

function shortOf(fields: readonly AskedField[]): AskedField | null {
	const [field] = fields;
	return fields.length === 1 && field && SHORT_FIELDS.includes(field) ? field : null;
}

function viewChoice(procedure: CataloguedProcedure, field: AskedField | null): ChoiceView {
	if (field === null) return { ...nameOf(procedure), fact: null, source: null };
	const fact = viewFact(procedure, field);
	return { ...nameOf(procedure), fact, source: viewSources(procedure, [fact])[0] ?? null };
}

function nameOf(procedure: CataloguedProcedure): Named {
	return { id: procedure.id, name: procedureName(procedure) };
}
