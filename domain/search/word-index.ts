import SearchableMap from "minisearch/SearchableMap";
import type { Sounds } from "./entries.ts";
import { soundWord, stemWord } from "./stem.ts";
import { cataloguedStems } from "./synonyms.ts";
import { errorsTolerated, errorsToleratedInWord } from "./typing-errors.ts";

/** The entries that have a word, by position, and how well each has it: 0 to 1. */
export interface Fits {
	positions: readonly number[];
	/** One for each position. */
	worths: readonly number[];
}

/** Finds who has a word: as typed or in other words; else as the beginning of a longer one; else with typing errors. */
export interface WordIndex {
	/** Entries come in the order of their positions; `sounds` are the words that may be guessed, with their stems. */
	add(position: number, worths: ReadonlyMap<string, number>, sounds: readonly Sounds[]): void;
	/** `word` is what had the stem, where it may be mistyped. */
	find(stem: string, word?: string): Fits;
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

/** Numbers that grow, as they are gathered. */
interface Holders extends Fits {
	positions: number[];
	worths: number[];
}

/** An index without entries yet. */
export function createWordIndex({ allowsTypingErrors }: { allowsTypingErrors: boolean }): WordIndex {
	const holders = new Map<string, Holders>();
	/** The same holders under the words that may be guessed, as a tree. */
	const guessable = new SearchableMap<Holders>();
	/** And under these words whole, as they sound. */
	const whole = new SearchableMap<Holders>();
	/** What stands in these trees: a set is asked sooner than a tree. */
	const heard = new Set<string>();
	const guessed = new Set<string>();

	/** The best of several, each worth less by its factor. */
	function merge(several: readonly { fits: Fits; factor: number; least: number }[]): Fits {
		const best = new Map<number, number>();
		for (const { fits, factor, least } of several) {
			for (const [at, position] of fits.positions.entries()) {
				const fit = fits.worths[at] ?? 0;
				if (fit >= least) best.set(position, Math.max(best.get(position) ?? 0, fit * factor));
			}
		}
		return { positions: [...best.keys()], worths: [...best.values()] };
	}

	function findSaid(stem: string): Fits {
		const own = holders.get(stem) ?? NOBODY;
		const others = cataloguedStems(stem).flatMap((synonym) => holders.get(synonym) ?? []);
		if (others.length === 0) return own;
		const synonyms = others.map((fits) => ({ fits, factor: SYNONYM_WORTH, least: 0 }));
		return merge([{ fits: own, factor: 1, least: 0 }, ...synonyms]);
	}

	function findBegun(stem: string): Fits {
		if (stem.length < SHORTEST_BEGINNING) return NOBODY;
		const begun = [...guessable.atPrefix(stem).values()];
		return merge(begun.map((fits) => ({ fits, factor: BEGINNING_WORTH, least: LEAST_WORTH_GUESSED })));
	}

	function findMistyped(stem: string, word: string): Fits {
		if (!allowsTypingErrors) return NOBODY;
		const sound = soundWord(word);
		const near = new Set([
			...listNear(guessable, stem, errorsTolerated(stem)),
			...listNear(whole, sound, errorsToleratedInWord(sound)),
			...listSwapped(word).flatMap((swapped) => guessable.get(stemWord(swapped)) ?? []),
		]);
		return merge([...near].map((fits) => ({ fits, factor: MISTYPED_WORTH, least: LEAST_WORTH_GUESSED })));
	}

	return {
		add(position, worths, sounds) {
			for (const [stem, worth] of worths) {
				let own = holders.get(stem);
				if (!own) {
					own = { positions: [], worths: [] };
					holders.set(stem, own);
				}
				own.positions.push(position);
				own.worths.push(worth);
				if (worth < LEAST_WORTH_GUESSED || guessed.has(stem)) continue;
				guessed.add(stem);
				guessable.set(stem, own);
			}
			for (const text of allowsTypingErrors ? sounds : []) {
				for (const [sound, stem] of text) {
					if (heard.has(sound)) continue;
					heard.add(sound);
					const own = holders.get(stem);
					if (own) whole.set(sound, own);
				}
			}
		},
		find(stem, word = stem) {
			for (const find of [findSaid, findBegun, findMistyped]) {
				const fits = find(stem, word);
				if (fits.positions.length > 0) return fits;
			}
			return NOBODY;
		},
	};
}

function listNear(words: SearchableMap<Holders>, mistyped: string, errors: number): Holders[] {
	if (errors === 0) return [];
	// Nobody mistypes the first letter ("presidente" is no "residente"): only words that begin with it are compared.
	return [...words.atPrefix(mistyped.slice(0, 1)).fuzzyGet(mistyped.slice(1), errors)].flatMap(([rest, [fits]]) =>
		// Five letters are an acronym as often as a word: "receta" is no "RECIT".
		rest.length + 1 >= SHORTEST_MEANT ? fits : [],
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
