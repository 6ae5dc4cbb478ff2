import type { Steps } from "../steps.ts";
import { mapInSteps, sortInSteps } from "../steps.ts";

/** Where in a word a part stands; where neither is asked for, anywhere in it. */
interface Bounds {
	startsWord: boolean;
	endsWord: boolean;
}

/** The places, in the list of words, of those that have a part. */
export type ListPartly = (part: string, bounds: Bounds) => readonly number[];

const END = "\n";

/** Finds words by a part of them without looking at each: those that begin or end so stand side by side. */
export function* createWordPartsInSteps(words: readonly string[]): Steps<ListPartly> {
	const byBeginning = yield* sortPlacesInSteps(words);
	const byEnding = yield* sortPlacesInSteps(yield* mapInSteps(words, mirror));
	/** Every word once, between line ends, and where each begins. */
	const vocabulary = `${END}${words.join(END)}${END}`;
	const starts = new Int32Array(words.length);
	for (let place = 1; place < words.length; place += 1) {
		starts[place] = (starts[place - 1] ?? 0) + (words[place - 1]?.length ?? 0) + END.length;
	}

	function listWithin(part: string): number[] {
		const found: number[] = [];
		for (let at = vocabulary.indexOf(part); at >= 0; ) {
			const place = findFirst(starts, (start) => start > at - END.length) - 1;
			found.push(place);
			// On with the next word.
			at = vocabulary.indexOf(part, (starts[place + 1] ?? vocabulary.length) + END.length);
		}
		return found;
	}

	return (part, { startsWord, endsWord }) => {
		if (startsWord) return listBegun(byBeginning, part, (place) => words[place] ?? "");
		if (endsWord) return listBegun(byEnding, mirror(part), (place) => mirror(words[place] ?? ""));
		return listWithin(part);
	};
}

function* sortPlacesInSteps(texts: readonly string[]): Steps<Int32Array> {
	const places = texts.map((_, place) => place);
	return Int32Array.from(yield* sortInSteps(places, (one, other) => compare(texts[one], texts[other])));
}

/** The places, sorted by their text, whose text begins so. */
function listBegun(sorted: Int32Array, beginning: string, textOf: (place: number) => string): number[] {
	const found: number[] = [];
	for (let at = findFirst(sorted, (place) => textOf(place) >= beginning); at < sorted.length; at += 1) {
		const place = sorted[at] ?? 0;
		if (!textOf(place).startsWith(beginning)) break;
		found.push(place);
	}
	return found;
}

/** Where the first number stands that passes; those after it do too. */
function findFirst(numbers: Int32Array, passes: (number: number) => boolean): number {
	let from = 0;
	let to = numbers.length;
	while (from < to) {
		const middle = (from + to) >>> 1;
		if (passes(numbers[middle] ?? 0)) to = middle;
		else from = middle + 1;
	}
	return from;
}

function compare(one = "", other = ""): number {
	return one < other ? -1 : Number(one > other);
}

/** The letters from the last to the first; halves of pairs are only ever compared with halves. */
function mirror(word: string): string {
	let mirrored = "";
	for (let at = word.length - 1; at >= 0; at -= 1) mirrored += word.charAt(at);
	return mirrored;
}
