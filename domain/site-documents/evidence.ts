import { z } from "../fields/shapes.ts";
import type { Indicator } from "../observatory/indicators.ts";
import { INDICATORS } from "../observatory/indicators.ts";
import { guatemalaToday } from "../text/days.ts";
import { safeWebAddress } from "../text/web-address.ts";
import type { FlawWord } from "./flaw-words.ts";
import { codedFlaw, codeOfLength } from "./flaw-words.ts";

/** Begins the id of each document with the evidence of one evaluation: `evidence:libro-salarios`. */
export const EVIDENCE_WORD = "evidence";
export const MOST_EVIDENCE_LETTERS = 500;
export const MOST_EVALUATOR_LETTERS = 80;

/** Stands as evaluator where somebody does not want their own name on the portal; pages say it in their language. */
export const EVALUATOR_TEAM = "Equipo del portal";

const CALENDAR_DATE = /^\d{4}-\d\d-\d\d$/;
/** Line breaks and other signs that one line of text cannot hold. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A text of one line; `missing` and all other messages here are codes of `flaw-words.ts`. */
const line = (most: number, missing: FlawWord) =>
	z
		.string(missing)
		.trim()
		.min(1, missing)
		.max(most, codeOfLength(most))
		.refine((text) => !CONTROL.test(text), "oneLine");

const ENTRY = z.strictObject({
	/** An address, or a short text where what shows it is not on the web. */
	source: line(MOST_EVIDENCE_LETTERS, "evidenceSource").refine(
		(text) => !looksLikeAddress(text) || safeWebAddress(text) !== null,
		"evidenceAddress",
	),
	/** Who evaluated. */
	by: line(MOST_EVALUATOR_LETTERS, "evidenceBy"),
	/** On which day, a calendar date. */
	on: z
		.string("evidenceOn")
		.refine(isDay, "day")
		.refine((day) => !isDay(day) || day <= guatemalaToday(), "dayToCome"),
});

/** What shows one answer of an evaluation, who looked and when. */
export type Evidence = z.infer<typeof ENTRY>;
/** The evidence of an evaluation; of most indicators there may be none. */
export type EvidenceByIndicator = Readonly<Partial<Record<Indicator, Evidence>>>;

const KEYS = INDICATORS.map(({ key }): Indicator => key);

/** The id of the document with the evidence of an evaluation. */
export function evidenceId(evaluation: string): string {
	return `${EVIDENCE_WORD}:${evaluation}`;
}

/** The evidence of a stored document that can be used; what cannot is left out. */
export function readEvidence(content: unknown): EvidenceByIndicator {
	if (typeof content !== "object" || content === null) return {};
	const usable = KEYS.flatMap((key) => {
		const { data } = ENTRY.safeParse(Reflect.get(content, key));
		return data ? [[key, data] as const] : [];
	});
	return Object.fromEntries(usable);
}

/** Every indicator that a document names must be one, with all three parts. */
export const EVIDENCE_RULE = {
	word: EVIDENCE_WORD,
	check(content: unknown): ReturnType<typeof codedFlaw>[] {
		if (typeof content !== "object" || content === null || Array.isArray(content)) return [codedFlaw("-", "shape")];
		return Object.entries(content).flatMap(([key, entry]) => {
			if (!KEYS.some((each) => each === key)) return [codedFlaw(key, "indicator")];
			const { error } = ENTRY.safeParse(entry);
			return (error?.issues ?? []).map(({ path, message }) => codedFlaw([key, ...path].join("."), message));
		});
	},
};

function looksLikeAddress(text: string): boolean {
	return /^(?:[a-z]+:\/\/|www\.|javascript:|data:)/i.test(text);
}

function isDay(text: string): boolean {
	return CALENDAR_DATE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
