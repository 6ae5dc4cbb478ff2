import SearchableMap from "minisearch/SearchableMap";
import type { Steps } from "../steps.ts";
import type { Sounds } from "./entries.ts";
import type { NumberLists } from "./number-lists.ts";
import { gatherLists } from "./number-lists.ts";
import { soundWord, stemWord } from "./stem.ts";
import { cataloguedStems } from "./synonyms.ts";
import { errorsTolerated, errorsToleratedInWord } from "./typing-errors.ts";

/** The entries that have a word, by position, and how well each has it: 0 to 1. */
export interface Fits {
	positions: ArrayLike<number>;
	/** One for each position. */
	worths: ArrayLike<number>;
}

/** Finds who has a word: as typed or in other words; else as the beginning of a longer one; else with typing errors. */
export interface WordIndex {
	/** `word` is what had the stem, where it may be mistyped. */
	find(stem: string, word?: string): Fits;
}

/** An index of words while it is gathered. */
export interface GatheredWords {
	/** Entries come in the order of their positions; `sounds` are the words that may be guessed, with their stems. */
	add(position: number, worths: ReadonlyMap<string, number>, sounds: readonly Sounds[]): void;
	packInSteps(): Steps<WordIndex>;
}

/** A shorter stem begins too many words to be completed. */
const SHORTEST_BEGINNING = 4;
/** What a match by another word is worth beside one by the word that was typed. */
export const SYNONYM_WORTH = 0.85;
const BEGINNING_WORTH = 0.8;
const MISTYPED_WORTH = 0.75;
/** A shorter word is near too many others to be what somebody mistyped. */
const SHORTEST_MEANT = 6;
/** Only words of names and keywords are completed or mistyped. */
const LEAST_WORTH_GUESSED = 0.9;

export const NOBODY: Fits = { positions: [], worths: [] };

/** Words that may be guessed, each with the list of its stem; those too short for it are left out, such as numbers. */
interface Guessable {
	/** By stem, as a tree. */
	stems: SearchableMap<number>;
	/** By these words whole, as they sound. */
	whole: SearchableMap<number>;
}

/** An index without entries yet. */
export function gatherWords({ allowsTypingErrors }: { allowsTypingErrors: boolean }): GatheredWords {
	const holders = gatherLists();
	const guessable: Guessable = { stems: new SearchableMap(), whole: new SearchableMap() };
	/** What stands in these trees: a set is asked sooner than a tree. */
	const heard = new Set<string>();
	const guessed = new Set<string>();
	/** Every worth that an entry has, and which it is: there are as few as `entries.ts` has places. */
	const worthsByMark: number[] = [];
	const marks = new Map<number, number>();
	let lastPosition = -1;

	function markOf(worth: number): number {
		const known = marks.get(worth);
		if (known !== undefined) return known;
		marks.set(worth, worthsByMark.length);
		return worthsByMark.push(worth) - 1;
	}

	return {
		add(position, worths, sounds) {
			lastPosition = position;
			for (const [stem, worth] of worths) {
				const own = holders.listOf(stem);
				holders.add(own, position, markOf(worth));
				// One as short as the shortest beginning is the beginning of nothing else.
				if (worth < LEAST_WORTH_GUESSED || stem.length <= SHORTEST_BEGINNING || guessed.has(stem)) continue;
				guessed.add(stem);
				guessable.stems.set(stem, own);
			}
			for (const text of allowsTypingErrors ? sounds : []) {
				for (const [sound, stem] of text) {
					if (sound.length < SHORTEST_MEANT || heard.has(sound)) continue;
					heard.add(sound);
					guessable.whole.set(sound, holders.listOf(stem));
				}
			}
		},
		*packInSteps() {
			const lists = yield* holders.packInSteps();
			return createWordIndex({ lists, worthsByMark, entries: lastPosition + 1 }, guessable, allowsTypingErrors);
		},
	};
}
/** Who has each word, and what the marks beside them are worth. */
interface Holders {
	lists: NumberLists;
	worthsByMark: readonly number[];
	entries: number;
}

/** The holders of a word, each worth less by its factor; who has it for less than the least does not count. */
interface Part {
	list: number;
	factor: number;
	least: number;
}

function createWordIndex(
	{ lists, worthsByMark, entries }: Holders,
	{ stems, whole }: Guessable,
	allowsTypingErrors: boolean,
): WordIndex {
	/** By position, while parts are merged; nothing afterwards, so that no question has to make its own. */
	const best = new Float64Array(entries);

	/** The best of several. */
	function merge(parts: readonly Part[]): Fits {
		const positions: number[] = [];
		for (const { list, factor, least } of parts) {
			const holders = lists.valuesOf(list);
			const marks = lists.marksOf(list);
			for (let at = 0; at < holders.length; at += 1) {
				const worth = worthsByMark[marks[at] ?? 0] ?? 0;
				if (worth < least) continue;
				const position = holders[at] ?? 0;
				const known = best[position] ?? 0;
				if (known === 0) positions.push(position);
				best[position] = Math.max(known, worth * factor);
			}
		}
		const worths = new Float64Array(positions.length);
		for (let at = 0; at < positions.length; at += 1) {
			const position = positions[at] ?? 0;
			worths[at] = best[position] ?? 0;
			best[position] = 0;
		}
		return { positions, worths };
	}

	function readAll(list: number): Fits {
		const marks = lists.marksOf(list);
		const worths = new Float64Array(marks.length);
		for (let at = 0; at < marks.length; at += 1) worths[at] = worthsByMark[marks[at] ?? 0] ?? 0;
		return { positions: lists.valuesOf(list), worths };
	}

	function findSaid(stem: string): Fits {
		const own = lists.find(stem);
		const others = cataloguedStems(stem).flatMap((synonym) => lists.find(synonym) ?? []);
		if (others.length === 0) return own === undefined ? NOBODY : readAll(own);
		const synonyms = others.map((list) => ({ list, factor: SYNONYM_WORTH, least: 0 }));
		return merge(own === undefined ? synonyms : [{ list: own, factor: 1, least: 0 }, ...synonyms]);
	}

	function findBegun(stem: string): Fits {
		if (stem.length < SHORTEST_BEGINNING) return NOBODY;
		const begun = [...stems.atPrefix(stem).values()];
		return merge(begun.map((list) => ({ list, factor: BEGINNING_WORTH, least: LEAST_WORTH_GUESSED })));
	}

	function findMistyped(stem: string, word: string): Fits {
		if (!allowsTypingErrors) return NOBODY;
		const sound = soundWord(word);
		const near = new Set([
			...listNear(stems, stem, errorsTolerated(stem)),
			...listNear(whole, sound, errorsToleratedInWord(sound)),
			...listSwapped(word).flatMap((swapped) => lists.find(stemWord(swapped)) ?? []),
		]);
		return merge([...near].map((list) => ({ list, factor: MISTYPED_WORTH, least: LEAST_WORTH_GUESSED })));
	}

	return {
		find(stem, word = stem) {
			for (const find of [findSaid, findBegun, findMistyped]) {
				const fits = find(stem, word);
				if (fits.positions.length > 0) return fits;
			}
			return NOBODY;
		},
	};
}

function listNear(words: SearchableMap<number>, mistyped: string, errors: number): number[] {
	if (errors === 0) return [];
	// Nobody mistypes the first letter ("presidente" is no "residente"): only words that begin with it are compared.
	return [...words.atPrefix(mistyped.slice(0, 1)).fuzzyGet(mistyped.slice(1), errors)].flatMap(([rest, [list]]) =>
		// Five letters are an acronym as often as a word: "receta" is no "RECIT".
		rest.length + 1 >= SHORTEST_MEANT ? list : [],
	);
}

/** A word with each two of its letters in the other order, but for the first. */
function listSwapped(word: string): string[] {
	if (word.length < SHORTEST_MEANT) return [];
	return Array.from({ length: word.length - 2 }, (_, at) => {
		const start = at + 1;
		return word.slice(0, start) + word.charAt(start + 1) + word.charAt(start) + word.slice(start + 2);
	});
}
