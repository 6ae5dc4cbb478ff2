import SearchableMap from "minisearch/SearchableMap";
import type { Sounds } from "./entries.ts";
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

/** An index that entries are added to. */
export interface GatheredWords extends WordIndex {
	/** Entries come in the order of their positions; `sounds` are the words that may be guessed, with their stems. */
	add(position: number, worths: ReadonlyMap<string, number>, sounds: readonly Sounds[]): void;
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

/** Who has a stem, and how well. */
interface Holders {
	positions: number[];
	worths: number[];
}

/** The holders of a word, each worth less by its factor; who has it for less than the least does not count. */
interface Part {
	holders: Holders;
	factor: number;
	least: number;
}

/** An index without entries yet. */
export function gatherWords({ allowsTypingErrors }: { allowsTypingErrors: boolean }): GatheredWords {
	const byStem = new Map<string, Holders>();
	/** Those that may be guessed: stems, and whole words as they sound. */
	const stems = new SearchableMap<Holders>();
	const whole = new SearchableMap<Holders>();
	/** What stands in these trees: a set is asked sooner than a tree. */
	const guessed = new Set<string>();
	const heard = new Set<string>();

	function holdersOf(stem: string): Holders {
		const known = byStem.get(stem) ?? { positions: [], worths: [] };
		byStem.set(stem, known);
		return known;
	}

	function findSaid(stem: string): Fits {
		const own = byStem.get(stem);
		const others = cataloguedStems(stem).flatMap((synonym) => byStem.get(synonym) ?? []);
		if (others.length === 0) return own ?? NOBODY;
		const synonyms = others.map((holders) => ({ holders, factor: SYNONYM_WORTH, least: 0 }));
		return merge(own ? [{ holders: own, factor: 1, least: 0 }, ...synonyms] : synonyms);
	}

	function findBegun(stem: string): Fits {
		if (stem.length < SHORTEST_BEGINNING) return NOBODY;
		const begun = [...stems.atPrefix(stem).values()];
		return merge(begun.map((holders) => ({ holders, factor: BEGINNING_WORTH, least: LEAST_WORTH_GUESSED })));
	}

	function findMistyped(stem: string, word: string): Fits {
		if (!allowsTypingErrors) return NOBODY;
		const sound = soundWord(word);
		const near = new Set([
			...listNear(stems, stem, errorsTolerated(stem)),
			...listNear(whole, sound, errorsToleratedInWord(sound)),
			...listSwapped(word).flatMap((swapped) => byStem.get(stemWord(swapped)) ?? []),
		]);
		return merge([...near].map((holders) => ({ holders, factor: MISTYPED_WORTH, least: LEAST_WORTH_GUESSED })));
	}

	return {
		add(position, worths, sounds) {
			for (const [stem, worth] of worths) {
				const own = holdersOf(stem);
				own.positions.push(position);
				own.worths.push(worth);
				// One as short as the shortest beginning is the beginning of nothing else.
				if (worth < LEAST_WORTH_GUESSED || stem.length <= SHORTEST_BEGINNING || guessed.has(stem)) continue;
				guessed.add(stem);
				stems.set(stem, own);
			}
			for (const [sound, stem] of allowsTypingErrors ? sounds.flatMap((text) => [...text]) : []) {
				if (sound.length < SHORTEST_MEANT || heard.has(sound)) continue;
				heard.add(sound);
				whole.set(sound, holdersOf(stem));
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

/** The best of several. */
function merge(parts: readonly Part[]): Fits {
	const best = new Map<number, number>();
	for (const { holders, factor, least } of parts) {
		for (const [at, position] of holders.positions.entries()) {
			const worth = holders.worths[at] ?? 0;
			if (worth >= least) best.set(position, Math.max(best.get(position) ?? 0, worth * factor));
		}
	}
	return { positions: [...best.keys()], worths: [...best.values()] };
}

function listNear(words: SearchableMap<Holders>, mistyped: string, errors: number): Holders[] {
	if (errors === 0) return [];
	// Nobody mistypes the first letter ("presidente" is no "residente"): only words that begin with it are compared.
	return [...words.atPrefix(mistyped.slice(0, 1)).fuzzyGet(mistyped.slice(1), errors)].flatMap(([rest, [holders]]) =>
		// Five letters are an acronym as often as a word: "receta" is no "RECIT".
		rest.length + 1 >= SHORTEST_MEANT ? holders : [],
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
