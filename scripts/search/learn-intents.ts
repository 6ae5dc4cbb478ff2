// npm run search -- intents: learns from people's questions what is asked, and writes domain/assistant/learned.json.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AskedExample, listAskedExamples } from "../../content/catalogue/asked-examples.ts";
import type { Intent } from "../../domain/assistant/assistant-fields.ts";
import { isLittle, type LearnedIntents, listSigns, SUBJECT, toShares } from "../../domain/assistant/intents.ts";
import { splitWords, stemWord } from "../../domain/text/stem.ts";

/** A word, or a sign, that fewer examples say may be a name, or chance. */
const LEAST_SAID = 3;
/** At most this part of the examples that say a word which asks may only name something. */
const MOST_NAMING = 0.2;
/** They stand between two things that are named: "penales o policiacos". */
const JOINS = new Set(["o", "u", "or"]);
/** Times that all examples are gone through, how far each moves a weight, and what pulls it back to nothing: chosen on hands left out. */
const ROUNDS = 20;
const RATE = 0.3;
const DECAY = 0.1;
/** What weighs less is left out. */
const LEAST_WEIGHT = 0.3;

/** An example as places of its signs, and of one thing that it asks. */
interface Lesson {
	signs: Uint32Array;
	asked: number;
	/** Less than one where the example asks for several. */
	weight: number;
}

/** Learns how much each word and each pair of words says for what is asked: softmax regression by AdaGrad. */
export function learnIntents(examples: readonly AskedExample[]): LearnedIntents {
	const read = examples.map(({ said, intents }) => ({ intents, stems: said.split(" ").flatMap(stemsOf) }));
	const said = countEach(read.map(({ stems }) => new Set(stems)));
	const isKnown = (stem: string) => stem !== SUBJECT && !/^\d+$/.test(stem) && (said.get(stem) ?? 0) >= LEAST_SAID;
	const signed = read.map(({ intents, stems }) => ({ intents, signs: listSigns(stems, isKnown) }));
	const counted = countEach(signed.map(({ signs }) => signs));
	const signs = [...counted].flatMap(([sign, count]) => (count >= LEAST_SAID ? sign : []));
	const placeOf = new Map(signs.map((sign, at) => [sign, at]));
	const intents = [...new Set(read.flatMap((each) => each.intents))].sort();
	const lessons = signed.flatMap(({ intents: asked, signs: own }) =>
		asked.map((intent): Lesson => {
			// The last place is that of the bias, which every example has.
			const places = [...[...own].flatMap((sign) => placeOf.get(sign) ?? []), signs.length];
			return { signs: Uint32Array.from(places), asked: intents.indexOf(intent), weight: 1 / asked.length };
		}),
	);
	const weights = descend(lessons, signs.length + 1, intents.length);
	const weightOf = (sign: number, intent: number) => weights[sign * intents.length + intent] ?? 0;
	return {
		intents,
		bias: intents.map((_, at) => Number(weightOf(signs.length, at).toFixed(2))).join(" "),
		words: sortWords(read, said, [...said.keys()].filter(isKnown)),
		signs: Object.fromEntries(
			signs.flatMap((sign, at) => {
				const worth = intents.flatMap((_, of) =>
					Math.abs(weightOf(at, of)) >= LEAST_WEIGHT ? `${of}:${Math.round(weightOf(at, of) * 10)}` : [],
				);
				return worth.length > 0 ? [[sign, worth.join(" ")]] : [];
			}),
		),
	};
}

/** The weights of all signs, those of one sign side by side. */
function descend(lessons: readonly Lesson[], signs: number, intents: number): Float64Array {
	const weights = new Float64Array(signs * intents);
	/** Sums of squared slopes (AdaGrad); more than nothing, for they divide. */
	const squares = new Float64Array(signs * intents).fill(1e-6);
	const random = createRandom();
	const order = lessons.slice();
	for (let round = 0; round < ROUNDS; round += 1) {
		for (let at = order.length - 1; at > 0; at -= 1) {
			const other = Math.floor(random() * (at + 1));
			[order[at], order[other]] = [order[other] as Lesson, order[at] as Lesson];
		}
		for (const { signs: own, asked, weight } of order) {
			const scores = new Float64Array(intents);
			for (const sign of own)
				for (let of = 0; of < intents; of += 1) scores[of] = (scores[of] ?? 0) + (weights[sign * intents + of] ?? 0);
			const shares = toShares(scores);
			const decay = DECAY / Math.sqrt(own.length);
			for (const sign of own) {
				for (let of = 0; of < intents; of += 1) {
					const at = sign * intents + of;
					const before = weights[at] ?? 0;
					const slope = ((shares[of] ?? 0) - (of === asked ? 1 : 0)) * weight + decay * before;
					const square = (squares[at] ?? 0) + slope * slope;
					squares[at] = square;
					weights[at] = before - (RATE * slope) / Math.sqrt(square);
				}
			}
		}
	}
	return weights;
}

/** Which words ask: those that examples say which only name something stand beside any subject. */
function sortWords(
	read: readonly { intents: readonly Intent[]; stems: readonly string[] }[],
	said: ReadonlyMap<string, number>,
	known: readonly string[],
): LearnedIntents["words"] {
	const naming = countEach(read.flatMap(({ intents, stems }) => (intents.includes("about") ? [new Set(stems)] : [])));
	const asks = (stem: string) =>
		!isLittle(stem) && !JOINS.has(stem) && (naming.get(stem) ?? 0) <= (said.get(stem) ?? 0) * MOST_NAMING;
	const listed = [...known].sort();
	return {
		asking: listed.filter(asks).join(" "),
		ordinary: listed.filter((stem) => !asks(stem)).join(" "),
	};
}

function countEach(sets: readonly ReadonlySet<string>[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1);
	return counts;
}

function stemsOf(word: string): string[] {
	return word === SUBJECT ? [SUBJECT] : splitWords(word).map(stemWord);
}

/** The same numbers every time (mulberry32), so that the same sentences teach the same. */
function createRandom(): () => number {
	let state = 20261129;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

if (import.meta.main) {
	const learned = learnIntents(listAskedExamples());
	const file = join(import.meta.dirname, "../../domain/assistant/learned.json");
	writeFileSync(file, `${JSON.stringify(learned, null, "\t")}\n`);
	console.log(`${Object.keys(learned.signs).length} signs of ${learned.intents.length} things that are asked`);
}
