import SearchableMap from "minisearch/SearchableMap";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { Said } from "./examples.ts";
import { createLikenessInSteps, createWeights } from "./likeness.ts";
import { readPlaces } from "./places.ts";
import type { SearchedPage } from "./searched-pages.ts";
import { splitWords, stemWord } from "./stem.ts";
import { ENGLISH_GRAMMAR } from "./telling.ts";

/** What is looked at of each page for one text, by its place in the list; `learned.json` weighs each of them. */
export const SIGNALS = ["words", "nearest", "near", "isHere", "isBoundElsewhere"] as const;
export type Signal = (typeof SIGNALS)[number];

/** What a text says of the pages. */
export interface Measured {
	/** Places of the pages that it has something in common with, in order. */
	met: number[];
	/** Those that are called just so. */
	named: ReadonlySet<number>;
	/** Those that just these words may mean, and how many are meant before each. */
	shared: ReadonlyMap<number, number>;
}

/** All pages, and a measure of each for the last text. It keeps working space: one text is measured at a time. */
export interface Measuring {
	pages: readonly SearchedPage[];
	/**
	 * `words`: BM25 over names, keywords, facts and examples, as a share of what the words could be worth. `nearest`:
	 * likeness of the nearest name, keyword or example, by parts of words, 0 to 1; `near`: of the two next, in the mean.
	 * `isHere`: 1 for what is bound to a place that was named; `isBoundElsewhere`: 1 for what is bound to others.
	 */
	signals: Readonly<Record<Signal, Float32Array>>;
	measure(text: string): Measured;
}

/** Words of a text that count, so that no text keeps the server busy. */
const MAX_WORDS = 24;
const MAX_WORD_LENGTH = 30;
/** How soon a word that a page says again says nothing more (BM25's k1; b is 0, because examples make pages long). */
const SATURATION = 1.2;
/** How often a word counts by where it stands. */
const TIMES = { name: 3, keyword: 1.5, example: 1, facts: 0.7 };
/** Unknown words of one text that are looked at for slips: each goes through all known words. */
const MAX_CORRECTED = 4;
/** A shorter word that nobody has is no slip: it would be near to anything. From `LONG` on two letters may be wrong. */
const SHORTEST_MISTYPED = 5;
const LONG = 8;

/** Indexes pages in steps. */
export function* createSignalsInSteps(listed: Iterable<SearchedPage>): Steps<Measuring> {
	const pages: SearchedPage[] = [];
	const places: ReadonlySet<string>[] = [];
	const named = new Map<string, { page: number; places: ReadonlySet<string> }[]>();
	const shared = new Map<string, (readonly [page: number, place: number])[]>();
	const words = createWords();
	const texts: { page: number; stems: readonly string[] }[] = [];
	const read = createReader();
	yield* inSteps(listed, (page, at) => {
		pages.push(page);
		const names = [...page.names, ...page.keywords, page.kind === "name" ? page.facts : ""].join(" ");
		places.push(readPlaces(splitWords(names)).places);
		const times = new Map<string, number>();
		function say(text: Said, count: number): readonly string[] {
			const stems = typeof text === "string" ? read(text).stems : text;
			for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + count);
			return stems;
		}
		say(page.facts, TIMES.facts);
		for (const name of page.names) {
			const stems = say(name, TIMES.name);
			texts.push({ page: at, stems });
			note(named, keyOf(stems), { page: at, places: readPlaces(splitWords(name)).places });
		}
		for (const keyword of page.keywords) texts.push({ page: at, stems: say(keyword, TIMES.keyword) });
		for (const example of page.examples) texts.push({ page: at, stems: say(example, TIMES.example) });
		for (const [words, place] of page.shared) {
			const stems = say(words, TIMES.example);
			texts.push({ page: at, stems });
			note(shared, keyOf(stems), [at, place]);
		}
		words.add(at, times, isAskedFor(page));
	});
	const counted = pages.map(isAskedFor);
	yield* words.packInSteps(counted);
	const likeness = yield* createLikenessInSteps(texts, counted);
	// What `measure` keeps alive it would keep for good.
	texts.length = 0;
	const isHere = new Float32Array(pages.length);
	const isBoundElsewhere = new Float32Array(pages.length);

	return {
		pages,
		signals: { words: words.shares(), nearest: likeness.nearest, near: likeness.near, isHere, isBoundElsewhere },
		measure(text) {
			const asked = read(text);
			// Letters and digits alone say nothing; beside words they may ("licencia B").
			const isTelling = asked.stems.some((stem) => stem.length > 1);
			const stems = isTelling ? words.correct(asked.stems) : [];
			words.say(stems);
			likeness.compare(stems);
			const shares = words.shares();
			const met: number[] = [];
			for (let at = 0; at < pages.length; at += 1) {
				const bound = places[at];
				const isThere = asked.places.size > 0 && isAny(bound, asked.places);
				isHere[at] = isThere ? 1 : 0;
				isBoundElsewhere[at] = !isThere && bound?.size ? 1 : 0;
				if (shares[at] !== 0 || likeness.nearest[at] !== 0 || isThere) met.push(at);
			}
			const key = keyOf(stems);
			if (key === "") return { met, named: new Set(), shared: new Map() };
			// A page of one town is called by its name only where its town was named ("licencia de construcción").
			const called = (named.get(key) ?? []).flatMap(({ page, places }) =>
				places.size === 0 || isAny(places, asked.places) ? page : [],
			);
			return { met, named: new Set(called), shared: new Map(shared.get(key)) };
		},
	};
}

/** How telling a word is shows among what people ask for, not among a thousand fichas. */
function isAskedFor({ kind }: SearchedPage): boolean {
	return kind !== "unchecked" && kind !== "name";
}

/** How much of what was asked each page says, by words; pages are added in their order, then packed once. */
function createWords() {
	const holders = new Map<string, { pages: number[]; worths: number[]; counted: number }>();
	const spellings = new SearchableMap<number>();
	/** By their letters in the order of the alphabet: two letters in the other order are one slip. */
	const byLetters = new Map<string, string>();
	let shares = new Float32Array();
	let weigh = createWeights([]);

	/** The known word that an unknown one is a slip of: the nearest, and of those the commonest; else itself. */
	function findMeant(stem: string): string {
		let best: { known: string; distance: number; count: number } | undefined;
		for (const [known, [count, distance]] of spellings.fuzzyGet(stem, stem.length < LONG ? 1 : 2)) {
			// Nobody mistypes the first letter: "presidente" is no "residente".
			if (known[0] !== stem[0]) continue;
			const isCloser = !best || distance < best.distance || (distance === best.distance && count > best.count);
			if (isCloser) best = { known, distance, count };
		}
		const turned = byLetters.get(lettersOf(stem));
		if (best?.distance !== 1 && turned?.[0] === stem[0]) return turned ?? stem;
		return best?.known ?? stem;
	}

	return {
		/** By page. */
		shares: () => shares,
		add(page: number, times: ReadonlyMap<string, number>, isCounted: boolean): void {
			for (const [stem, count] of times) {
				const holder = holders.get(stem) ?? { pages: [], worths: [], counted: 0 };
				holder.pages.push(page);
				holder.worths.push((count * (SATURATION + 1)) / (count + SATURATION));
				if (isCounted) holder.counted += 1;
				holders.set(stem, holder);
			}
		},
		*packInSteps(counted: readonly boolean[]): Steps<void> {
			yield* inSteps(holders, ([stem, holder]) => {
				spellings.set(stem, holder.counted);
				byLetters.set(lettersOf(stem), stem);
			});
			weigh = createWeights(counted);
			shares = new Float32Array(counted.length);
		},
		/** The words with the first slips among them put right. */
		correct(stems: readonly string[]): string[] {
			let left = MAX_CORRECTED;
			return stems.map((stem) => {
				if (holders.has(stem) || stem.length < SHORTEST_MISTYPED || left === 0) return stem;
				left -= 1;
				return findMeant(stem);
			});
		},
		say(stems: readonly string[]): void {
			shares.fill(0);
			const whole = stems.reduce((sum, stem) => sum + weigh(holders.get(stem)?.counted), 0);
			for (const stem of stems) {
				const holder = holders.get(stem);
				const weight = weigh(holder?.counted) / whole;
				holder?.pages.forEach((page, at) => {
					shares[page] = (shares[page] ?? 0) + weight * (holder.worths[at] ?? 0);
				});
			}
		},
	};
}

/** Reads a text as stems, each once, and the places that it names. Stems are cut once: texts say the same few thousand words. */
export function createReader(): (text: string) => { stems: readonly string[]; places: ReadonlySet<string> } {
	const known = new Map<string, string>();

	function stemOf(word: string): string {
		const stem = known.get(word) ?? stemWord(word);
		if (known.size < 50_000) known.set(word, stem);
		return stem;
	}

	return (text) => {
		const { rest, places } = readPlaces(splitWords(text));
		const telling = rest.filter((word) => word.length <= MAX_WORD_LENGTH && !ENGLISH_GRAMMAR.has(word));
		const stems = new Set(telling.slice(0, MAX_WORDS).map(stemOf));
		stems.delete("");
		return { stems: [...stems], places };
	};
}

function lettersOf(word: string): string {
	return [...word].sort().join("");
}

function isAny(bound: ReadonlySet<string> | undefined, asked: ReadonlySet<string>): boolean {
	for (const place of asked) if (bound?.has(place)) return true;
	return false;
}

/** The same words in any order. */
function keyOf(stems: readonly string[]): string {
	return [...stems].sort().join(" ");
}

function note<Noted>(lists: Map<string, Noted[]>, key: string, noted: Noted): void {
	const known = lists.get(key);
	if (known) known.push(noted);
	else lists.set(key, [noted]);
}
