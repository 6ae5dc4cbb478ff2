import { readPlaces } from "../offices/places.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import { ENGLISH_GRAMMAR, splitWords, stemWord } from "../text/stem.ts";
import { createWords } from "./bag-of-words.ts";
import type { Said } from "./examples.ts";
import { createLikenessInSteps } from "./likeness.ts";
import type { SearchedPage } from "./searched-pages.ts";

/** What is looked at of each page for one text, by its place in the list; `learned.json` weighs each of them. */
export const SIGNALS = ["words", "likelihood", "demand", "nearest", "near", "isHere", "isBoundElsewhere"] as const;
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
	 * `words`: BM25 over names, keywords, facts and examples, as a share of what the words could be worth. `likelihood`: how
	 * much more probably somebody who wants this page says these words than anybody does (natural logarithm; a page of many
	 * words says each of them less). `demand`: how many sentences there are for it (natural logarithm of one more): what more
	 * people asked for is more probably meant, whatever the words. `nearest`: likeness of the nearest name, keyword or example, by parts of words, 0 to 1;
	 * `near`: of the two next, in the mean.
	 * `isHere`: 1 for what is bound to a place that was named; `isBoundElsewhere`: 1 for what is bound to others.
	 */
	signals: Readonly<Record<Signal, Float32Array>>;
	measure(text: string): Measured;
}

/** Words of a text that count, so that no text keeps the server busy. */
const MAX_WORDS = 64;
const MAX_WORD_LENGTH = 30;
/** How often a word counts by where it stands. */
const TIMES = { name: 3, keyword: 1.5, example: 1, facts: 0.7 };
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
	const demand = Float32Array.from(pages, ({ examples }) => Math.log1p(examples.length));
	const isHere = new Float32Array(pages.length);
	const isBoundElsewhere = new Float32Array(pages.length);

	return {
		pages,
		signals: {
			words: words.shares(),
			likelihood: words.likelihood(),
			demand,
			nearest: likeness.nearest,
			near: likeness.near,
			isHere,
			isBoundElsewhere,
		},
		measure(text) {
			const asked = read(text);
			// Letters and digits alone say nothing; beside words they may ("licencia B").
			const isTelling = asked.stems.some((stem) => stem.length > 1);
			const stems = isTelling ? words.correct(asked.stems, asked.words) : [];
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

/** A text as stems, each once with the last word that it is the stem of, and the places that it names. */
interface Read {
	stems: readonly string[];
	words: readonly string[];
	places: ReadonlySet<string>;
}

/** Reads texts. Stems are cut once: texts say the same few thousand words. */
export function createReader(): (text: string) => Read {
	const known = new Map<string, string>();

	function stemOf(word: string): string {
		const stem = known.get(word) ?? stemWord(word);
		if (known.size < 50_000) known.set(word, stem);
		return stem;
	}

	return (text) => {
		const { rest, places } = readPlaces(splitWords(text));
		const words = new Map<string, string>();
		let counted = 0;
		for (const word of rest) {
			if (word.length > MAX_WORD_LENGTH || ENGLISH_GRAMMAR.has(word)) continue;
			const stem = stemOf(word);
			if (stem !== "") words.set(stem, word);
			counted += 1;
			if (counted === MAX_WORDS) break;
		}
		return { stems: [...words.keys()], words: [...words.values()], places };
	};
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
