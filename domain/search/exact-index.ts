import { joinStems } from "./entries.ts";
import { keyOf } from "./find-meant.ts";

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
	add(position: number, called: Called): void;
	read(question: AskedExactly): SaidExactly;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Finds what was said exactly without looking at each entry. */
export function createExactIndex(): ExactIndex {
	const sayings = new Map<string, number[]>();
	const names = new Map<string, number[]>();
	const keywords = new Map<string, number[]>();

	return {
		add(position, called) {
			for (const saying of called.sayings) keep(sayings, saying, position);
			for (const name of called.names) keep(names, keyOf(name), position);
			for (const keyword of called.keywords) keep(keywords, keyword, position);
		},
		read: ({ stems, phrase, key, words }) => ({
			sayings: asSet(sayings.get(words)),
			names: asSet(names.get(key)),
			keywords: asSet(keywords.get(phrase)),
			phrases: new Set(listPhrases(stems).flatMap((part) => keywords.get(part) ?? [])),
		}),
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

function asSet(positions: readonly number[] | undefined): ReadonlySet<number> {
	return positions ? new Set(positions) : NOBODY;
}

function keep(kept: Map<string, number[]>, key: string, position: number): void {
	const known = kept.get(key);
	if (known) known.push(position);
	else kept.set(key, [position]);
}
