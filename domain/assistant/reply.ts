import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { AskedField } from "./assistant-fields.ts";
import type { ListWanted, RankingRequest } from "./list-request.ts";
import type { OutsideSubject, Situation } from "./outside.ts";

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
	| Choices
	| { kind: "institution"; fields: readonly AskedField[]; institution: Institution }
	/** Every procedure that is as it was wanted. */
	| { kind: "list"; wanted: ListWanted; procedures: readonly CataloguedProcedure[] }
	| Comparison
	| RankingRequest
	/** Somebody is in trouble: who helps, before anything else. */
	| { kind: "situation"; situation: Situation }
	/** Nothing that a catalogue of procedures could know. */
	| { kind: "outside"; subject: OutsideSubject }
	| { kind: "nothing" };

export interface Answer {
	kind: "answer";
	fields: readonly AskedField[];
	procedure: CataloguedProcedure;
	others: readonly CataloguedProcedure[];
	/** What the record says on a detail that was asked for; empty where it says nothing; null where none was. */
	mentions?: readonly string[] | null;
	/** Monthly income that the question tells, in quetzales. */
	income?: number | null;
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

export type ComparedField = "cost" | "duration" | "requirements";

export interface Asking {
	text: string;
	/** Id of the procedure talked about before, or chosen among those offered. */
	about: string | null;
	/** What was asked before, in short: see `sayInShort`. */
	before?: string | null;
}
