import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Category } from "../catalogue/category.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { Audience } from "../catalogue/procedure-words.ts";
import type { ListedPlace } from "../facts/details.ts";
import type { RankingEnd } from "../observatory/table-selection.ts";
import type { Elsewhere, SiteSubject } from "../search/examples.ts";
import type { AskedField } from "./assistant-fields.ts";
import type { Situation } from "./situations.ts";

/** What the assistant says; it only ever quotes the catalogue. */
export type Reply =
	/** Nothing was written. */
	| { kind: "blank" }
	| { kind: "greeting" | "thanks" | "insult" }
	/** Somebody asks what the assistant can do. */
	| { kind: "ability" }
	/** Somebody wants to talk to people; null where no institution is talked about. */
	| { kind: "person"; institution: Institution | null }
	/** A field was asked for, but of no procedure. */
	| { kind: "which"; fields: readonly AskedField[] }
	/** One procedure; without fields, its main facts. `others` may be meant too. */
	| Answer
	/** Several procedures fit; `isSure` is false when none fits well. */
	| Choices
	| InstitutionAnswer
	/** Every procedure that is as it was wanted. */
	| { kind: "list"; wanted: ListWanted; procedures: readonly CataloguedProcedure[] }
	| Comparison
	| RankingRequest
	/** Somebody is in trouble: who helps, before anything else, and the institution that it is about. */
	| { kind: "situation"; situation: Situation; institution: Institution | null }
	/** Nothing that a catalogue of procedures could know. */
	| Outside
	/** A part of the portal. */
	| { kind: "site"; site: SiteSubject }
	/** What an abbreviation stands for is all that is known. */
	| { kind: "meaning" }
	| { kind: "nothing" };

export interface Outside {
	kind: "outside";
	subject: OutsideSubject;
	/** What was asked for, where it is known. */
	topic: Elsewhere | null;
	/** Who might know all the same. */
	adviser: Institution | null;
}

/** Why no procedure answers a question. */
export type OutsideSubject = "country" | "person" | "politics" | "advice" | "state" | "world";

/** What an abbreviation stands for, and what it is in English, if it is no institution. */
export interface Meaning {
	abbreviation: string;
	expansion: string;
	english: string | null;
}

export interface Answer {
	kind: "answer";
	fields: readonly AskedField[];
	procedure: CataloguedProcedure;
	others: readonly CataloguedProcedure[];
	/** What the record says on a detail that was asked for; empty where it says nothing; null where none was. */
	mentions?: readonly string[] | null;
	/** Monthly income that the question tells, in quetzales. */
	income?: number | null;
	local?: Local | null;
}

export interface InstitutionAnswer {
	kind: "institution";
	fields: readonly AskedField[];
	institution: Institution;
	local?: Local | null;
}

/** A town that a question names, and what is known there; without offices nobody noted any. */
export interface Local {
	town: string;
	offices: readonly ListedPlace[];
	/** Whether the institution has its own address there. */
	isHome: boolean;
}

export interface Choices {
	kind: "choices";
	fields: readonly AskedField[];
	procedures: readonly CataloguedProcedure[];
	isSure: boolean;
}

/** Procedures beside each other; the first is the cheapest, or dearest, where `isDecided`. */
export interface Comparison {
	kind: "comparison";
	field: ComparedField;
	procedures: readonly CataloguedProcedure[];
	end: "least" | "most";
	isDecided: boolean;
}

/** "description": what tells them apart, in the words of each record. */
export type ComparedField = "cost" | "duration" | "requirements" | "description";

/** What a list of procedures should hold. */
export interface ListWanted {
	isFree: boolean;
	isOnline: boolean;
	institution: Institution | null;
	category: Category | null;
	audience: Audience | null;
	/** Any other words, looked for in the procedures; blank for none. */
	text: string;
}

/** What the observatory scores best or worst. */
export interface RankingRequest {
	kind: "ranking";
	end: RankingEnd;
	of: "institutions" | "procedures";
	institution: Institution | null;
}

export interface Asking {
	text: string;
	/** Id of the procedure talked about before, or chosen among those offered. */
	about: string | null;
	/** What was asked before, in short: see `sayInShort`. */
	before?: string | null;
}
