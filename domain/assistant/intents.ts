import { splitWords, stemWord } from "../search/stem.ts";
import type { Intent } from "./assistant-fields.ts";

/** What people say who want each thing; X stands for what they ask about. */
export type IntentExamples = Readonly<Record<Intent, readonly string[]>>;

/** Reads a part of a question, as folded words. */
export interface IntentReader {
	/** What it asks, the best first, each the higher the surer. */
	read(words: readonly string[]): readonly { intent: Intent; score: number }[];
	/** Whether a word asks for something rather than names it. */
	isAsking(word: string): boolean;
	/** Whether a word, beside one of its neighbours, asks for just this. */
	asksFor(intent: Intent, words: readonly string[], at: number): boolean;
}

/** What stands for words that no two examples say: they name what is asked about. */
const SUBJECT = "X";
/** Words that go with what is named: "el X" is X. */
const LITTLE = new Set(
	["el", "la", "los", "las", "un", "una", "mi", "mis", "su", "de", "del", "the", "a", "my"].map(stemWord),
);
/** Words of a part of a question that count. */
const MAX_WORDS = 24;
/** How much less two words side by side say than one: they overlap. */
const PAIR_WEIGHT = 0.7;
/** A word that as few examples say may be a name. */
const LEAST_SAID = 2;
/** So many examples of those that only name something may say a word that asks. */
const MOST_NAMING = 0.15;
/** What is added to every count, so that one example alone proves nothing. */
const PRIOR = 0.2;

/** Learns from the examples how telling each word, and each pair of words, is for what is asked. */
export function learnIntents(examples: IntentExamples): IntentReader {
	const listed = Object.entries(examples).flatMap(([intent, said]) =>
		said.map((text) => ({ intent: intent as Intent, stems: text.split(" ").flatMap(stemsOf) })),
	);
	const said = new Map<string, number>();
	for (const { stems } of listed) for (const stem of new Set(stems)) said.set(stem, (said.get(stem) ?? 0) + 1);
	const isKnown = (stem: string) => stem !== SUBJECT && !/^\d+$/.test(stem) && (said.get(stem) ?? 0) >= LEAST_SAID;

	const counts = new Map<string, Map<Intent, number>>();
	const sizes = new Map<Intent, number>();
	for (const { intent, stems } of listed) {
		sizes.set(intent, (sizes.get(intent) ?? 0) + 1);
		for (const sign of listSigns(stems, isKnown)) {
			const by = counts.get(sign) ?? new Map<Intent, number>();
			by.set(intent, (by.get(intent) ?? 0) + 1);
			counts.set(sign, by);
		}
	}
	const weights = new Map([...counts].map(([sign, by]) => [sign, weigh(by, sizes, listed.length)]));

	return {
		read(words) {
			const scores = new Map<Intent, number>();
			for (const sign of listSigns(words.slice(0, MAX_WORDS).map(stemWord), isKnown)) {
				for (const [intent, weight] of weights.get(sign) ?? []) {
					scores.set(intent, (scores.get(intent) ?? 0) + weight * (sign.includes(" ") ? PAIR_WEIGHT : 1));
				}
			}
			return [...scores].map(([intent, score]) => ({ intent, score })).sort((one, other) => other.score - one.score);
		},
		isAsking(word) {
			const stem = stemWord(word);
			const naming = counts.get(stem)?.get("about") ?? 0;
			return isKnown(stem) && !LITTLE.has(stem) && naming <= (said.get(stem) ?? 0) * MOST_NAMING;
		},
		asksFor(intent, words, at) {
			const [before = "<", stem = "", after = ">"] = [words[at - 1], words[at], words[at + 1]].map(
				(word) => word && stemWord(word),
			);
			return [`${before} ${stem}`, `${stem} ${after}`].some((pair) => counts.get(pair)?.has(intent));
		},
	};
}

/**
 * How much likelier a sign is among the examples of each intent than among all others; those that it speaks for. What they
 * say who only name something asks for nothing.
 */
function weigh(by: ReadonlyMap<Intent, number>, sizes: ReadonlyMap<Intent, number>, all: number): [Intent, number][] {
	const total = [...by.values()].reduce((sum, count) => sum + count, 0);
	const weighed = [...by].flatMap(([intent, count]): [Intent, number][] => {
		const size = sizes.get(intent) ?? 0;
		const here = (count + PRIOR) / (size + 2 * PRIOR);
		const elsewhere = (total - count + PRIOR * (sizes.size / 2)) / (all - size + PRIOR * sizes.size);
		return here > elsewhere ? [[intent, Math.log(here / elsewhere)]] : [];
	});
	return weighed.some(([intent]) => intent === "about") ? [] : weighed;
}

/** The words and pairs of words of a text, its beginning and end among them; what names something is one sign. */
function listSigns(stems: readonly string[], isKnown: (stem: string) => boolean): Set<string> {
	const masked = ["<"];
	for (const stem of stems) {
		const sign = isKnown(stem) ? stem : SUBJECT;
		if (sign === SUBJECT) while (LITTLE.has(masked.at(-1) ?? "")) masked.pop();
		if (sign !== SUBJECT || masked.at(-1) !== SUBJECT) masked.push(sign);
	}
	masked.push(">");
	const signs = new Set(masked.filter((sign) => sign !== SUBJECT && sign !== "<" && sign !== ">"));
	for (let at = 1; at < masked.length; at += 1) signs.add(`${masked[at - 1]} ${masked[at]}`);
	return signs;
}

function stemsOf(word: string): string[] {
	return word === SUBJECT ? [SUBJECT] : splitWords(word).map(stemWord);
}
