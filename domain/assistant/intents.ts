import { stemWord } from "../text/stem.ts";
import type { Intent } from "./assistant-fields.ts";

/** What was learned of how people ask: `npm run search -- intents` writes `learned.json`. */
export interface LearnedIntents {
	intents: readonly Intent[];
	/** How likely each is before a word is read, as logarithms between spaces. */
	bias: string;
	/** Stems that ask rather than name, and those that stand beside any subject ("mamá"), between spaces. */
	words: { asking: string; ordinary: string };
	/** What each sign adds to intents: "0:21 5:-4", their places and tenths. */
	signs: Readonly<Record<string, string>>;
}

/** Reads a question, or a part of one, as folded words. */
export interface IntentReader {
	/** How probably each thing is asked, the likeliest first: 0 to 1, and 1 all together. */
	read(words: readonly string[]): readonly { intent: Intent; share: number }[];
	/** Whether a word asks for something rather than names it. */
	isAsking(word: string): boolean;
	/** Whether a word, beside one of its neighbours, asks for just this. */
	asksFor(intent: Intent, words: readonly string[], at: number): boolean;
}

/** What stands for words that hardly any example says: they name what is asked about. */
export const SUBJECT = "X";
/** Words that go with what is named: "el X" is X. */
const LITTLE = new Set(
	["el", "la", "los", "las", "un", "una", "mi", "mis", "su", "de", "del", "the", "a", "my"].map(stemWord),
);
/** A pair of words that weighs less asks for nothing by itself. */
const LEAST_ASKING = 1;
/** Words of a question that count. */
const MAX_WORDS = 40;

/** A reader by what was learned: a linear model over words and pairs of words (softmax regression). */
export function createIntentReader({ intents, bias, words, signs }: LearnedIntents): IntentReader {
	const beforehand = bias.split(" ").map(Number);
	const asking = new Set(words.asking.split(" "));
	const known = new Set([...asking, ...words.ordinary.split(" ")]);
	const weights = new Map(Object.entries(signs).map(([sign, said]) => [sign, readWeights(said)]));

	return {
		read(text) {
			const scores = Float64Array.from(beforehand);
			for (const sign of listSigns(text.slice(0, MAX_WORDS).map(stemWord), (stem) => known.has(stem))) {
				for (const [at, weight] of weights.get(sign) ?? []) scores[at] = (scores[at] ?? 0) + weight;
			}
			const shares = toShares(scores);
			return intents
				.map((intent, at) => ({ intent, share: shares[at] ?? 0 }))
				.sort((one, other) => other.share - one.share);
		},
		isAsking: (word) => asking.has(stemWord(word)),
		asksFor(intent, text, at) {
			const place = intents.indexOf(intent);
			const [before = "<", stem = "", after = ">"] = [text[at - 1], text[at], text[at + 1]].map(
				(word) => word && stemWord(word),
			);
			return [`${before} ${stem}`, `${stem} ${after}`].some((pair) =>
				weights.get(pair)?.some(([of, weight]) => of === place && weight >= LEAST_ASKING),
			);
		},
	};
}

/** Scores as shares of one whole (softmax); changes them in place. */
export function toShares(scores: Float64Array): Float64Array {
	const highest = Math.max(...scores);
	for (const [at, score] of scores.entries()) scores[at] = Math.exp(score - highest);
	const whole = scores.reduce((sum, each) => sum + each, 0);
	for (const [at, each] of scores.entries()) scores[at] = each / whole;
	return scores;
}

function readWeights(said: string): (readonly [at: number, weight: number])[] {
	return said.split(" ").map((pair) => {
		const [at, tenths] = pair.split(":").map(Number);
		return [at ?? 0, (tenths ?? 0) / 10] as const;
	});
}

/** Whether a stem goes with whatever is named. */
export function isLittle(stem: string): boolean {
	return LITTLE.has(stem);
}

/** The words and pairs of words of a text, its beginning and end among them; what names something is one sign. */
export function listSigns(stems: readonly string[], isKnown: (stem: string) => boolean): Set<string> {
	const masked = ["<"];
	for (const stem of stems) {
		const sign = isKnown(stem) ? stem : SUBJECT;
		if (sign === SUBJECT) while (isLittle(masked.at(-1) ?? "")) masked.pop();
		if (sign !== SUBJECT || masked.at(-1) !== SUBJECT) masked.push(sign);
	}
	masked.push(">");
	const signs = new Set(masked.filter((sign) => sign !== SUBJECT && sign !== "<" && sign !== ">"));
	for (let at = 1; at < masked.length; at += 1) signs.add(`${masked[at - 1]} ${masked[at]}`);
	return signs;
}
