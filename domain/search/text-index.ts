import type { Steps } from "../steps.ts";
import { inSteps, mapInSteps } from "../steps.ts";
import { findContaining, isBoundAtStart } from "./plain-matches.ts";
import { createWordPartsInSteps } from "./word-parts.ts";

/** Folded texts in which any part can be looked for. */
export interface TextIndex {
	/** Positions of the texts that contain what was asked, folded (`plain-matches.ts`), in order. */
	findContaining(asked: string): ArrayLike<number>;
}

const WORD = /[\p{L}\p{N}']+/gu;

/** Indexes one text of each entry by its words; folded texts contain a line end only where `textOf` puts one. */
export function* createTextIndexInSteps<Entry>(
	entries: readonly Entry[],
	textOf: (entry: Entry) => string,
): Steps<TextIndex> {
	const texts = yield* mapInSteps(entries, textOf);
	const holders = yield* listHoldersInSteps(texts);
	const words = [...holders.keys()];
	const listPartly = yield* createWordPartsInSteps(words);

	/** Positions of the texts that have each of the words with this part. */
	function listsOf({ text, startsWord, endsWord }: Part): readonly (readonly number[])[] {
		if (startsWord && endsWord) return [holders.get(text) ?? []];
		return listPartly(text, { startsWord, endsWord }).map((at) => holders.get(words[at] ?? "") ?? []);
	}

	/** Positions of the only texts that can contain what was asked, in order; undefined: any may. */
	function listCandidates(parts: readonly Part[]): ArrayLike<number> | undefined {
		let fewest: { count: number; lists: readonly (readonly number[])[] } | undefined;
		for (const part of parts) {
			const lists = listsOf(part);
			const count = lists.reduce((sum, { length }) => sum + length, 0);
			if (count === 0) return [];
			if (!fewest || count < fewest.count) fewest = { count, lists };
		}
		if (!fewest) return undefined;
		const [first, ...others] = fewest.lists;
		if (first && others.length === 0) return first;
		return mergeSorted(fewest.lists);
	}

	return {
		findContaining(asked) {
			const parts = listParts(asked);
			const candidates = listCandidates(parts);
			// Who has a long word in one of theirs has been found by it.
			const isFound = parts[0]?.text === asked && !parts[0].startsWord;
			return candidates && isFound ? candidates : findContaining(texts, asked, candidates);
		},
	};
}

/** The positions of the texts that have each word, in order. */
function* listHoldersInSteps(texts: readonly string[]): Steps<ReadonlyMap<string, readonly number[]>> {
	const holders = new Map<string, number[]>();
	yield* inSteps(texts, (text, position) => {
		for (const word of new Set(text.match(WORD))) {
			const known = holders.get(word);
			if (known) known.push(position);
			else holders.set(word, [position]);
		}
	});
	return holders;
}

/** All numbers of several lists once, from the least on. */
function mergeSorted(lists: readonly (readonly number[])[]): Int32Array {
	return Int32Array.from(new Set(lists.flat())).sort();
}

/** A word of what was asked; it may begin or end within a longer one only at the ends of the text. */
interface Part {
	text: string;
	startsWord: boolean;
	endsWord: boolean;
}

function listParts(asked: string): Part[] {
	return [...asked.matchAll(WORD)].map((match) => {
		const [text] = match;
		const endsWord = match.index + text.length < asked.length;
		return { text, startsWord: match.index > 0 || isBoundAtStart(text), endsWord };
	});
}
