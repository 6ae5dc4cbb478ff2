import type { ComparedField, Comparison, OutsideSubject } from "../../domain/assistant/reply.ts";
import type { Situation } from "../../domain/assistant/situations.ts";
import type { RankingEnd } from "../../domain/observatory/table-selection.ts";
import type { OfficialNamesView, VerdictView } from "../components/found-view.ts";
import type { SourceView } from "./fact-sources.ts";
import type { FactView } from "./fact-view.ts";
import type { HelpView, ListView, RankedView } from "./list-view.ts";

export interface Named {
	id: string;
	name: string;
}

/** A choice with the fact that was asked for, where it is short, and where that comes from. */
export interface ChoiceView extends Named {
	fact: FactView | null;
	source: SourceView | null;
}

/** What an abbreviation stands for, in Spanish, and what it is, in the language of the page. */
export interface MeaningView {
	abbreviation: string;
	expansion: string;
	about: string | null;
}

/** A reply reduced to what the page draws; it also travels as JSON. */
export type ReplyView = { before: string | null; meaning: MeaningView | null } & (
	| { kind: "blank" | "greeting" | "thanks" | "insult" | "ability" | "which" | "meaning" }
	| { kind: "nothing"; guides: readonly Named[]; names: OfficialNamesView | null }
	| { kind: "outside"; subject: OutsideSubject; verdict: VerdictView }
	| { kind: "site"; verdict: VerdictView }
	| {
			kind: "person";
			institution: Named | null;
			facts: readonly FactView[];
			source: SourceView | null;
			writeUs: string;
			answer: string;
	  }
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
			/** Told where nothing but the institution was asked for. */
			description: string | null;
			facts: readonly FactView[];
			/** Null where it says nothing of what was asked. */
			source: SourceView | null;
	  }
);

/** Fields to offer next, those asked for most often first. */
export const NEXT_FIELDS = ["requirements", "cost", "steps", "duration", "place"] as const;
type NextField = (typeof NEXT_FIELDS)[number];
