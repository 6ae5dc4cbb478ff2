import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import learned from "./learned.json" with { type: "json" };
import { readPlaces } from "./places.ts";
import type { SearchedPage } from "./searched-pages.ts";
import { splitWords, stemWord } from "./stem.ts";

/** How well a page fits what was typed. */
export interface Ranked {
	page: SearchedPage;
	/** The higher the better; between questions it can be compared too. */
	score: number;
	/** How probably it is the one that is meant, of all that there are: 0 to 1. */
	share: number;
	/** It is called just so. */
	isNamed: boolean;
}

/** Ranks all pages for a text, best first; only the best hundred. */
export type Rank = (text: string) => readonly Ranked[];

/** What is looked at of one page for one text; `learned.json` weighs each (`npm run search -- learn`). */
export interface Signals {
	/** BM25 over names, keywords, facts and examples, as a share of what the words could be worth. */
	words: number;
	/** Likeness of the nearest name, keyword or example, by parts of words: 0 to 1. */
	nearest: number;
	/** The same of the two next nearest, in the mean. */
	near: number;
	/** 1: it is bound to a place that was named. */
	isHere: number;
	/** 1: it is bound to other places only. */
	isElsewhere: number;
}

/** Words of a text that count, so that no text keeps the server busy. */
const MAX_WORDS = 24;
const MAX_WORD_LENGTH = 30;
const MAX_RANKED = 100;
/** How soon a word that a page says again says nothing more (BM25's k1; b is 0, because examples make pages long). */
const SATURATION = 1.2;
/** How often a word counts by where it stands. */
const TIMES = { name: 3, keyword: 1.5, example: 1, facts: 0.7 };
/** Letters of a part of a word. */
const PART_LENGTHS = [3, 4];
/** What is called just as it was typed comes before everything else; what several are called, in their order. */
const NAMED_BONUS = 30;
const SHARED_BONUS = 20;
const PLACE_COST = 0.5;
/** Decides between what fits alike. */
const DEMAND_BONUS = 0.15;

interface Holders {
	pages: number[];
	/** How often each says it, saturated. */
	worths: number[];
}

/** The texts of one page that may be near to a question. */
interface NearTexts {
	owners: number[];
	norms: number[];
}

/** Indexes all pages in steps. The ranker keeps working space: it answers one question at a time. */
export function* createRankerInSteps(listed: Iterable<SearchedPage>): Steps<Rank> {
	const { measure, pages } = yield* createSignalsInSteps(listed);
	const { weights, kinds } = learned;
	return (text) => {
		const { signals, called } = measure(text);
		const ranked: { at: number; score: number; isNamed: boolean }[] = [];
		for (const [at, signal] of signals) {
			const page = pages[at];
			if (!page) continue;
			const place = called.shared.get(at);
			const isNamed = called.named.has(at);
			const bonus = isNamed ? NAMED_BONUS : place === undefined ? 0 : SHARED_BONUS - place * PLACE_COST;
			const score =
				signal.words * weights.words +
				signal.nearest * weights.nearest +
				signal.near * weights.near +
				signal.isHere * weights.isHere +
				signal.isElsewhere * weights.isElsewhere +
				kinds[page.kind] +
				(page.isMostAsked ? DEMAND_BONUS : 0) +
				bonus;
			ranked.push({ at, score, isNamed });
		}
		// The sort is stable: what fits alike stays in the order of the list.
		ranked.sort((one, other) => other.score - one.score);
		const best = ranked.slice(0, MAX_RANKED);
		const top = best[0]?.score ?? 0;
		const whole = best.reduce((sum, { score }) => sum + Math.exp(score - top), 0);
		return best.flatMap(({ at, score, isNamed }) => {
			const page = pages[at];
			return page ? [{ page, score, share: Math.exp(score - top) / whole, isNamed }] : [];
		});
	};
}

/** What a text says of each page that it has anything in common with, before anything is weighed. */
export interface Measured {
	signals: ReadonlyMap<number, Signals>;
	called: { named: ReadonlySet<number>; shared: ReadonlyMap<number, number> };
}

/** As `createRankerInSteps`, without the weights; the command that learns them needs no more. */
export function* createSignalsInSteps(
	listed: Iterable<SearchedPage>,
): Steps<{ pages: readonly SearchedPage[]; measure: (text: string) => Measured }> {
	const pages: SearchedPage[] = [];
	const holders = new Map<string, Holders>();
	const parts = new Map<string, number[]>();
	const texts: NearTexts = { owners: [], norms: [] };
	const places: ReadonlySet<string>[] = [];
	const wordPages = new Map<string, number>();
	const partPages = new Map<string, number>();
	const named = new Map<string, number[]>();
	const shared = new Map<string, (readonly [page: number, place: number])[]>();
	/** Of each text its parts, until it is known how telling each is. */
	const partsOf: (readonly string[])[] = [];
	const readWords = createReader();
	let counted = 0;

	yield* inSteps(listed, (page, at) => {
		pages.push(page);
		// How telling a word is shows among what people ask for, not among a thousand fichas.
		const isCounted = page.kind !== "unchecked" && page.kind !== "name";
		if (isCounted) counted += 1;
		const bound = readPlaces(splitWords([...page.names, ...page.keywords, page.kind === "name" ? page.facts : ""].join(" ")));
		places.push(bound.places);
		const times = new Map<string, number>();
		const known = new Set<string>();

		function add(text: string, count: number, isNear: boolean): void {
			const stems = readWords(text).stems;
			for (const stem of new Set(stems)) times.set(stem, (times.get(stem) ?? 0) + count);
			if (!isNear) return;
			const own = listParts(stems);
			for (const part of own) known.add(part);
			texts.owners.push(at);
			partsOf.push(own);
		}

		for (const name of page.names) {
			add(name, TIMES.name, true);
			note(named, keyOf(readWords(name).stems), at);
		}
		for (const keyword of page.keywords) add(keyword, TIMES.keyword, true);
		for (const example of page.examples) add(example, TIMES.example, true);
		add(page.facts, TIMES.facts, false);
		for (const [said, place] of page.shared) {
			add(said, TIMES.example, true);
			note(shared, keyOf(readWords(said).stems), [at, place]);
		}
		for (const [stem, count] of times) {
			const holder = holders.get(stem) ?? { pages: [], worths: [] };
			holder.pages.push(at);
			holder.worths.push((count * (SATURATION + 1)) / (count + SATURATION));
			holders.set(stem, holder);
			if (isCounted) wordPages.set(stem, (wordPages.get(stem) ?? 0) + 1);
		}
		if (isCounted) for (const part of known) partPages.set(part, (partPages.get(part) ?? 0) + 1);
	});

	const tellingOf = (count: number | undefined) => Math.log(1 + (counted + 0.5) / ((count ?? 0) + 0.5));
	const wordWeight = (stem: string) => tellingOf(wordPages.get(stem));
	const partWeight = (part: string) => tellingOf(partPages.get(part));
	yield* inSteps(partsOf, (own, at) => {
		let sum = 0;
		for (const part of own) {
			sum += partWeight(part) ** 2;
			note(parts, part, at);
		}
		texts.norms.push(Math.sqrt(sum) || 1);
	});
	partsOf.length = 0;

	const likeness = new Float32Array(texts.owners.length);
	const said = new Float32Array(pages.length);
	const nearest = [0, 1, 2].map(() => new Float32Array(pages.length)) as [Float32Array, Float32Array, Float32Array];

	/** Fills in the share of the words that each page says. */
	function sayWords(stems: readonly string[]): void {
		said.fill(0);
		const whole = stems.reduce((sum, stem) => sum + wordWeight(stem), 0);
		for (const stem of stems) {
			const holder = holders.get(stem);
			if (!holder) continue;
			const weight = wordWeight(stem) / whole;
			for (let at = 0; at < holder.pages.length; at += 1) {
				said[holder.pages[at] ?? 0]! += weight * (holder.worths[at] ?? 0);
			}
		}
	}

	/** Fills in the three nearest texts of each page. */
	function findNearest(stems: readonly string[]): void {
		for (const each of nearest) each.fill(0);
		likeness.fill(0);
		const own = listParts(stems);
		const norm = Math.sqrt(own.reduce((sum, part) => sum + partWeight(part) ** 2, 0)) || 1;
		for (const part of own) {
			const weight = partWeight(part) ** 2 / norm;
			for (const at of parts.get(part) ?? []) likeness[at]! += weight;
		}
		const [first, second, third] = nearest;
		for (let at = 0; at < likeness.length; at += 1) {
			const sum = likeness[at] ?? 0;
			if (sum === 0) continue;
			const page = texts.owners[at] ?? 0;
			const like = sum / (texts.norms[at] ?? 1);
			if (like > (first[page] ?? 0)) {
				third[page] = second[page] ?? 0;
				second[page] = first[page] ?? 0;
				first[page] = like;
			} else if (like > (second[page] ?? 0)) {
				third[page] = second[page] ?? 0;
				second[page] = like;
			} else if (like > (third[page] ?? 0)) third[page] = like;
		}
	}

	return {
		pages,
		measure(text) {
			const asked = readWords(text);
			const stems = [...new Set(asked.stems)];
			sayWords(stems);
			findNearest(stems);
			const signals = new Map<number, Signals>();
			const [first, second, third] = nearest;
			for (let at = 0; at < pages.length; at += 1) {
				const bound = places[at];
				const isHere = asked.places.size > 0 && isAny(bound, asked.places);
				if (said[at] === 0 && first[at] === 0 && !isHere) continue;
				signals.set(at, {
					words: said[at] ?? 0,
					nearest: first[at] ?? 0,
					near: ((second[at] ?? 0) + (third[at] ?? 0)) / 2,
					isHere: isHere ? 1 : 0,
					isElsewhere: !isHere && bound !== undefined && bound.size > 0 ? 1 : 0,
				});
			}
			const key = keyOf(asked.stems);
			return {
				signals,
				called: { named: new Set(named.get(key)), shared: new Map(key === "" ? [] : shared.get(key)) },
			};
		},
	};
}

/** What a text asks: its words as stems, and the places that it names. */
interface Asked {
	stems: readonly string[];
	places: ReadonlySet<string>;
}

/** Cuts words to their stems once: a catalogue says the same few thousand again and again. */
function createReader(): (text: string) => Asked {
	const stems = new Map<string, string>();

	function stemOf(word: string): string {
		const stem = stems.get(word) ?? stemWord(word);
		if (stems.size < 50_000) stems.set(word, stem);
		return stem;
	}

	return (text) => {
		const { rest, places } = readPlaces(splitWords(text));
		const counted = rest.filter((word) => word.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS);
		return { stems: counted.map(stemOf).filter((stem) => stem !== ""), places };
	};
}

/** The parts of words, each once; a word has its beginning and its end marked. */
function listParts(stems: readonly string[]): readonly string[] {
	const parts = new Set<string>();
	for (const stem of stems) {
		const word = `_${stem}_`;
		for (const length of PART_LENGTHS) {
			for (let at = 0; at + length <= word.length; at += 1) parts.add(word.slice(at, at + length));
		}
	}
	return [...parts];
}

function isAny(bound: ReadonlySet<string> | undefined, asked: ReadonlySet<string>): boolean {
	for (const place of asked) if (bound?.has(place)) return true;
	return false;
}

/** The same words in any order. */
function keyOf(stems: readonly string[]): string {
	return [...new Set(stems)].sort().join(" ");
}

function note<Noted>(lists: Map<string, Noted[]>, key: string, noted: Noted): void {
	const known = lists.get(key);
	if (known) known.push(noted);
	else lists.set(key, [noted]);
}
