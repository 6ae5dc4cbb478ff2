import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import { findContaining } from "./plain-matches.ts";

/** Folded texts in which any part can be looked for. */
export interface TextIndex {
	/** Positions of the texts that contain what was asked, folded (`plain-matches.ts`). */
	findContaining(asked: string): number[];
}

const WORD = /[\p{L}\p{N}']+/gu;
const END = "\n";

/** Indexes one text of each entry by its words; folded texts contain a line end only where `textOf` puts one. */
export function* createTextIndexInSteps<Entry>(
	entries: readonly Entry[],
	textOf: (entry: Entry) => string,
): Steps<TextIndex> {
	const texts: string[] = [];
	const holders = new Map<string, number[]>();
	yield* inSteps(entries, (entry, position) => {
		const text = textOf(entry);
		texts.push(text);
		for (const word of new Set(text.match(WORD))) {
			const known = holders.get(word);
			if (known) known.push(position);
			else holders.set(word, [position]);
		}
	});
	/** Every word once, between line ends: part of a word is found in it without looking at each. */
	const vocabulary = `${END}${[...holders.keys()].join(END)}${END}`;

	/** Positions of the texts with a word that has this in it; a line end at either side stands for the end of the word. */
	function holdersOf(part: string): readonly number[][] {
		if (part.startsWith(END) && part.endsWith(END)) {
			const whole = holders.get(part.slice(1, -1));
			return whole ? [whole] : [];
		}
		const found = new Set<string>();
		for (let at = vocabulary.indexOf(part); at >= 0; at = vocabulary.indexOf(part, at + 1)) {
			const inside = part.startsWith(END) ? at + 1 : at;
			const start = vocabulary.lastIndexOf(END, inside - 1) + 1;
			found.add(vocabulary.slice(start, vocabulary.indexOf(END, inside)));
		}
		return [...found].flatMap((word) => {
			const positions = holders.get(word);
			return positions ? [positions] : [];
		});
	}

	/** Positions of the only texts that can contain what was asked, in order; undefined: any may. */
	function listCandidates(asked: string): readonly number[] | undefined {
		let fewest: { count: number; lists: readonly number[][] } | undefined;
		for (const part of listParts(asked)) {
			const lists = holdersOf(part);
			const count = lists.reduce((sum, { length }) => sum + length, 0);
			if (count === 0) return [];
			if (!fewest || count < fewest.count) fewest = { count, lists };
		}
		if (!fewest) return undefined;
		return fewest.lists.length === 1 ? fewest.lists[0] : [...new Set(fewest.lists.flat())].sort((a, b) => a - b);
	}

	return {
		findContaining(asked) {
			const candidates = listCandidates(asked);
			if (!candidates) return findContaining(texts, asked);
			const near = candidates.map((position) => texts[position] ?? "");
			return findContaining(near, asked).flatMap((at) => candidates[at] ?? []);
		},
	};
}

/** The words of what was asked, with a line end where they end: at the ends of the text they may be parts of longer ones. */
function listParts(asked: string): string[] {
	return [...asked.matchAll(WORD)].map((match) => {
		const [word] = match;
		const start = match.index === 0 ? "" : END;
		return `${start}${word}${match.index + word.length === asked.length ? "" : END}`;
	});
}
