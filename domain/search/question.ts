import { joinStems } from "./entries.ts";
import { keyOf } from "./find-meant.ts";
import { splitWords } from "./stem.ts";
import { cataloguedStems, tellingWords } from "./synonyms.ts";
import { SYNONYM_WORTH } from "./word-index.ts";

/** Telling words that are considered, and their longest, so that no text can keep the server busy. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 30;

/** What a folded text asks, before anybody knows which of its words are known. */
export interface Asked {
	/** Its telling words. */
	stems: readonly string[];
	/** The word that each of them was. */
	wordOf: ReadonlyMap<string, string>;
	/** Every word as it stands. */
	words: string;
}

/** Reads a folded text once for every ranking. */
export function readAsked(text: string): Asked {
	const wordOf = tellingWords(text);
	const stems = [...wordOf.keys()].filter((stem) => stem.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS);
	return { stems, wordOf, words: splitWords(text).join(" ") };
}

/** What is asked, read once for all entries. */
export interface Question {
	stems: readonly string[];
	/** What each word says, and what the catalogue's words for it are worth beside it. */
	said: ReadonlyMap<string, number>;
	/** The telling words in order, and in any order. */
	phrase: string;
	key: string;
	/** Every word as it stands. */
	words: string;
}

/** Without the words that `isLeftOut` says, unless there is no other. */
export function readQuestion(asked: Asked, isLeftOut: (stem: string) => boolean): Question {
	const kept = asked.stems.filter((stem) => !isLeftOut(stem));
	const telling = kept.length > 0 ? kept : asked.stems;
	// One letter or digit alone says nothing; beside words it may ("licencia B").
	const stems = telling.some((stem) => stem.length > 1) ? telling : [];
	return {
		stems,
		said: new Map([
			...stems.flatMap((stem) => cataloguedStems(stem).map((synonym) => [synonym, SYNONYM_WORTH] as const)),
			...stems.map((stem) => [stem, 1] as const),
		]),
		phrase: joinStems(stems),
		key: keyOf(stems),
		words: asked.words,
	};
}
