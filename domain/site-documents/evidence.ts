import { z } from "../fields/shapes.ts";
import { INDICATORS, type Indicator } from "../observatory/indicators.ts";
import { type ObservatoryRecord, readObservatoryRecord } from "../observatory/observatory-record.ts";
import { verdictOf } from "../observatory/scales.ts";
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

/**
 * Indicators whose answer is another one in the second of two stored rows: another verdict, or of a figure another
 * figure. Words behind a verdict may change without a new proof. All of them where one of both is no evaluation.
 */
export function listMovedAnswers(before: unknown, after: unknown): Indicator[] {
	const [was, is] = [readObservatoryRecord(before)?.row, readObservatoryRecord(after)?.row];
	return was && is ? KEYS.filter((key) => answerOf(was, key) !== answerOf(is, key)) : KEYS;
}

/** An evaluation as it is stored: its row, and the document with what shows its answers. Both untrusted. */
interface StoredEvaluation {
	row: unknown;
	evidence: unknown;
}

/**
 * Indicators whose answer is another one while what shows it is the page of before, read on the day of before: it would
 * be shown as proof of what nobody saw there. Evidence of `today`, a calendar date, holds for both, because whoever mends
 * a slip of an hour ago has nothing in it to change. Another reason beside the same answer needs nothing.
 */
export function listStaleEvidence(before: StoredEvaluation, after: StoredEvaluation, today: string): Indicator[] {
	if (!before.row || !after.row) return [];
	const [earlier, later] = [readEvidence(before.evidence), readEvidence(after.evidence)];
	return listMovedAnswers(before.row, after.row).filter((key) => {
		const [shown, shows] = [earlier[key], later[key]];
		const isSame = shown && shows && shown.source === shows.source && shown.on === shows.on;
		return isSame && shows.on < today;
	});
}

/** What decides an indicator: the number or share, or the verdict of its text. */
function answerOf(record: ObservatoryRecord, key: Indicator): number | string | null {
	if (key === "completamente_en_linea" || key === "num_pasos" || key === "num_requisitos") return record[key];
	return verdictOf(record.indicators[key]);
}

function looksLikeAddress(text: string): boolean {
	return /^(?:[a-z]+:\/\/|www\.|javascript:|data:)/i.test(text);
}

function isDay(text: string): boolean {
	return CALENDAR_DATE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
