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
	read(question: AskedExactly): SaidExactly;
}

/** An index that entries are added to. */
export interface GatheredCalls extends ExactIndex {
	add(position: number, called: Called): void;
}

/** Positions of entries by what they are called. */
type Positions = Map<string, number[]>;

const NOBODY: ReadonlySet<number> = new Set();

/** Finds what was said exactly without looking at each entry. */
export function gatherCalls(): GatheredCalls {
	const sayings: Positions = new Map();
	const names: Positions = new Map();
	const keywords: Positions = new Map();

	return {
		add(position, called) {
			for (const saying of called.sayings) note(sayings, saying, position);
			for (const name of called.names) note(names, keyOf(name), position);
			for (const keyword of called.keywords) note(keywords, keyword, position);
		},
		read: ({ stems, phrase, key, words }) => ({
			sayings: setOf(sayings, [words]),
			names: setOf(names, [key]),
			keywords: setOf(keywords, [phrase]),
			phrases: setOf(keywords, listPhrases(stems)),
		}),
	};
}

function note(positions: Positions, key: string, position: number): void {
	const known = positions.get(key);
	if (known) known.push(position);
	else positions.set(key, [position]);
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

function setOf(positions: Positions, keys: readonly string[]): ReadonlySet<number> {
	const found = keys.flatMap((key) => positions.get(key) ?? []);
	return found.length === 0 ? NOBODY : new Set(found);
}
