import type { Steps } from "../steps.ts";
import { joinStems } from "./entries.ts";
import { keyOf } from "./find-meant.ts";
import type { NumberLists } from "./number-lists.ts";
import { gatherLists } from "./number-lists.ts";

/** What an entry can be called by exactly. */
interface Called {
	/** Stems of each name. */
	names: readonly (readonly string[])[];
	/** Stems between spaces. */
	keywords: readonly string[];
	/** Words as they stand. */
	sayings: readonly string[];
}

/** Positions of the entries that a question says something of exactly. */
export interface SaidExactly {
	/** Its words, as they stand, are a saying of theirs. */
	sayings: ReadonlySet<number>;
	/** Its telling words, in any order, are a name. */
	names: ReadonlySet<number>;
	/** Its telling words are a keyword. */
	keywords: ReadonlySet<number>;
	/** A keyword of several words stands in it. */
	phrases: ReadonlySet<number>;
}

interface AskedExactly {
	stems: readonly string[];
	phrase: string;
	key: string;
	words: string;
}

export interface ExactIndex {
	read(question: AskedExactly): SaidExactly;
}

/** An index of what entries are called, while it is gathered. */
export interface GatheredCalls {
	add(position: number, called: Called): void;
	packInSteps(): Steps<ExactIndex>;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Finds what was said exactly without looking at each entry. */
export function gatherCalls(): GatheredCalls {
	const sayings = gatherLists();
	const names = gatherLists();
	const keywords = gatherLists();

	return {
		add(position, called) {
			for (const saying of called.sayings) sayings.add(sayings.listOf(saying), position);
			for (const name of called.names) names.add(names.listOf(keyOf(name)), position);
			for (const keyword of called.keywords) keywords.add(keywords.listOf(keyword), position);
		},
		*packInSteps() {
			const bySaying = yield* sayings.packInSteps();
			const byName = yield* names.packInSteps();
			const byKeyword = yield* keywords.packInSteps();
			return {
				read: ({ stems, phrase, key, words }) => ({
					sayings: setOf(bySaying, [words]),
					names: setOf(byName, [key]),
					keywords: setOf(byKeyword, [phrase]),
					phrases: setOf(byKeyword, listPhrases(stems)),
				}),
			};
		},
	};
}

/** Whether stems between spaces are several. */
export function isPhrase(keyword: string): boolean {
	return keyword.trim().includes(" ");
}

/** Every run of two stems or more, as keywords are written. */
function listPhrases(stems: readonly string[]): string[] {
	return stems.flatMap((_, start) =>
		stems.slice(start + 1).map((_each, more) => joinStems(stems.slice(start, start + more + 2))),
	);
}

function setOf(lists: NumberLists, keys: readonly string[]): ReadonlySet<number> {
	const found = keys.flatMap((key) => lists.find(key) ?? []);
	if (found.length === 0) return NOBODY;
	const positions = new Set<number>();
	for (const list of found) for (const position of lists.valuesOf(list)) positions.add(position);
	return positions;
}
