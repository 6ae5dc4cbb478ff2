import type { Answer, Reply } from "../../domain/assistant/assistant.ts";
import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import type { Institution } from "../../domain/institution.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { FactView } from "./fact-view.ts";
import { viewFact, viewInstitutionFact } from "./fact-view.ts";

/** Where a quoted fact comes from. */
export interface SourceView {
	/** First source as stored. */
	address: string | null;
	/** Calendar date of the newest source. */
	date: string | null;
	/** True when the record is not well supported by its sources. */
	isDoubtful: boolean;
}

export interface Named {
	id: string;
	name: string;
}

/** A reply reduced to what the page draws; it also travels as JSON. */
export type ReplyView =
	| { kind: "blank" | "greeting" | "thanks" | "ability" | "which" }
	| { kind: "nothing"; guides: readonly Named[] }
	| {
			kind: "answer";
			procedure: Named;
			description: string | null;
			facts: readonly FactView[];
			source: SourceView;
			/** Fields that the citizen may ask for next. */
			next: readonly NextField[];
			others: readonly Named[];
	  }
	| {
			kind: "choices";
			isSure: boolean;
			choices: readonly (Named & { fact: FactView | null })[];
			/** Guided experiences that the question may be about. */
			guides: readonly Named[];
	  }
	| {
			kind: "institution";
			institution: Named & { fullName: string | null };
			facts: readonly FactView[];
			source: SourceView;
	  };

/** What is told of a procedure, and of an institution, when no field was asked for. */
const MAIN_FIELDS: readonly AskedField[] = ["cost", "duration", "place", "online"];
const MAIN_FIELDS_OF_INSTITUTION: readonly AskedField[] = ["place", "hours", "phone", "link"];
/** Fields to offer next, those asked for most often first. */
const NEXT_FIELDS = ["requirements", "cost", "steps", "duration", "place"] as const;
type NextField = (typeof NEXT_FIELDS)[number];
const MAX_NEXT = 4;
/** Fields short enough to stand beside the name of a choice. */
const SHORT_FIELDS: readonly AskedField[] = ["cost", "duration", "online", "place"];

/** What the page draws of a reply; `guides` are offered where no single procedure is the answer. */
export function viewReply(reply: Reply, guides: readonly Named[]): ReplyView {
	switch (reply.kind) {
		case "answer":
			return viewAnswer(reply);
		case "choices": {
			const [field] = reply.fields;
			const short = reply.fields.length === 1 && field && SHORT_FIELDS.includes(field) ? field : null;
			const choices = reply.procedures.map((procedure) => ({
				...nameOf(procedure),
				fact: short && viewFact(procedure, short),
			}));
			return { kind: "choices", isSure: reply.isSure, choices, guides };
		}
		case "institution":
			return viewInstitutionReply(reply.institution, reply.fields);
		case "nothing":
			return { kind: "nothing", guides };
		default:
			return { kind: reply.kind };
	}
}

function viewAnswer({ fields, procedure, others }: Answer): ReplyView {
	const told = fields.length > 0 ? fields : MAIN_FIELDS;
	return {
		kind: "answer",
		procedure: nameOf(procedure),
		description: fields.length > 0 ? null : procedure.description,
		facts: told.map((field) => viewFact(procedure, field)),
		source: {
			address: procedure.sources[0] ?? procedure.enlace,
			date: procedure.fecha_actualizado,
			isDoubtful: procedure.needs_review || procedure.confidence === "baja" || procedure.confidence === null,
		},
		next: NEXT_FIELDS.filter((field) => !told.includes(field)).slice(0, MAX_NEXT),
		others: others.map(nameOf),
	};
}

function viewInstitutionReply(institution: Institution, fields: readonly AskedField[]): ReplyView {
	const told = fields.length > 0 ? fields : MAIN_FIELDS_OF_INSTITUTION;
	return {
		kind: "institution",
		institution: {
			id: institution.id,
			name: institution.name ?? institution.id,
			fullName: institution.full_name,
		},
		facts: told.map((field) => viewInstitutionFact(institution, field)),
		source: { address: institution.sources[0] ?? null, date: null, isDoubtful: institution.sources.length === 0 },
	};
}

function nameOf(procedure: CataloguedProcedure): Named {
	return { id: procedure.id, name: procedureName(procedure) };
}
