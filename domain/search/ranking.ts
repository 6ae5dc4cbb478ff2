import type { CataloguedProcedure } from "../catalogue.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { Entry, EntryWords, SearchedBeside } from "./entries.ts";
import { listEntries } from "./entries.ts";
import type { SaidExactly } from "./exact-index.ts";
import { gatherCalls, isPhrase } from "./exact-index.ts";
import type { Meant } from "./find-meant.ts";
import { createMeaningsInSteps } from "./find-meant.ts";
import { isPlace } from "./places.ts";
import type { Asked, Question } from "./question.ts";
import { readQuestion } from "./question.ts";
import { isNamedBy, isSharedByInstitutions } from "./synonyms.ts";
import type { Fits } from "./word-index.ts";
import { gatherWords, NOBODY } from "./word-index.ts";

/** A page that may be meant. */
export interface Ranked {
	entry: Entry;
	/** How well it fits: 1 and more for what was said exactly, down to 0. */
	score: number;
}

/** What was said exactly, best first; everything else fits less. */
export const EXACT = {
	institution: 1.34,
	saying: 1.32,
	name: 1.28,
	meaning: 1.2,
	keyword: 1,
	wordOfInstitution: 0.97,
	wordOfKeyword: 0.9,
};
/** What each place down the list of a meaning costs. */
const PLACE_COST = 0.01;
export const BEST_INEXACT = 0.95;
/** How much of the question is met, against how much of the name is said. */
const SHARES = { question: 0.8, name: 0.2 };
/** A keyword of several words, or a meaning, that stands in a longer question. */
const PHRASE_BONUS = 0.25;
const MEANING_BONUS = 0.25;
/** What several words of a meaning are worth in a longer question, for the first of its pages. */
const MEANT_WORTH = 0.8;
/** Decides between what fits alike. */
const DEMAND_BONUS = 0.03;
/** What is named so comes before what only has the name among its keywords. */
const OWN_NAME_BONUS = 0.05;
/** A word that nobody has counts as much as one that this many have. */
const HOLDERS_OF_UNKNOWN = 5;
/**
 * Where nobody has some of the words, what meets the others must meet telling ones: "constancia" alone says nothing
 * about "constancia de soltería".
 */
const LEAST_BESIDE_UNKNOWN = 0.4;
/** Where most words are unknown, only a name that has the others may be meant. */
const MOST_UNKNOWN = 0.6;
const NAMED = 1;
/** What is worth less than this in an institution's name does not tell it from the others. */
const LEAST_NAMED = 0.5;
/** What fits so much less well than the best is never shown. */
export const WEAKEST_SHARE = 0.4;

/** Ranks what somebody may mean, best first; "lacking": it is known what it means, and there is no such page. */
export type Rank = (asked: Asked) => Ranked[] | "lacking";

/** Indexes everything that can be found. */
export function* createRankingInSteps(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
	options = { allowsTypingErrors: true },
): Steps<Rank> {
	const { entries, index, exact } = yield* indexEntriesInSteps(listEntries(procedures, beside), options);
	const findMeant = yield* createMeaningsInSteps(entries, beside.meanings);

	function weightOf({ positions }: Fits): number {
		return Math.log(1 + entries.length / (positions.length || HOLDERS_OF_UNKNOWN));
	}

	/** By position, while one question is answered; nothing afterwards, so that none has to make its own. */
	const met = new Float64Array(entries.length);

	/** The share of the question that each entry meets, by position; rare words weigh more. */
	function shareMet(fits: readonly Fits[]): Map<number, number> {
		const unknown = fits.filter(({ positions }) => positions.length === 0).length;
		const leastWorth = unknown > fits.length * MOST_UNKNOWN ? NAMED : 0;
		const leastWeight = unknown === 0 ? 0 : LEAST_BESIDE_UNKNOWN * Math.log(1 + entries.length);
		const touched: number[] = [];
		let whole = 0;
		for (const holders of fits) {
			const weight = weightOf(holders);
			whole += weight;
			const { positions, worths } = holders;
			for (let at = 0; at < positions.length; at++) {
				const position = positions[at] ?? 0;
				const worth = worths[at] ?? 0;
				if (worth < leastWorth) continue;
				const known = met[position] ?? 0;
				if (known === 0) touched.push(position);
				met[position] = known + worth * weight;
			}
		}
		const shares = new Map<number, number>();
		for (const position of touched) {
			const weight = met[position] ?? 0;
			if (weight >= leastWeight) shares.set(position, weight / whole);
			met[position] = 0;
		}
		return shares;
	}

	/** How much of a question some of its words are. */
	function weightShareOf(some: readonly string[], fits: ReadonlyMap<string, Fits>): number {
		let whole = 0;
		let part = 0;
		for (const [stem, holders] of fits) {
			const weight = weightOf(holders);
			whole += weight;
			if (some.includes(stem)) part += weight;
		}
		return part / whole;
	}

	return (asked) => {
		const fitsOf = new Map(asked.stems.map((stem) => [stem, index.find(stem, asked.wordOf.get(stem))]));
		const question = readQuestion(asked, (stem) => isPlace(stem) && fitsOf.get(stem)?.positions.length === 0);
		const meant = findMeant(question.stems);
		if (meant === "lacking") return meant;
		const fits = new Map(question.stems.flatMap((stem) => [[stem, fitsOf.get(stem) ?? NOBODY] as const]));
		const shares = shareMet([...fits.values()]);
		for (const [position, { said, place }] of meant) {
			const known = shares.get(position) ?? 0;
			const share = said.length > 1 ? (MEANT_WORTH - place * PLACE_COST) * weightShareOf(said, fits) : 0;
			shares.set(position, Math.max(known, share));
		}
		const said = exact.read(question);
		const ranked: (Ranked & { position: number })[] = [];
		for (const [position, share] of shares) {
			const entry = entries[position];
			const score = entry ? scoreEntry(entry, { position, share, meant: meant.get(position), question, said }) : 0;
			if (entry && score > 0) ranked.push({ entry, position, score });
		}
		const least = WEAKEST_SHARE * ranked.reduce((best, { score }) => Math.max(best, score), 0);
		return ranked
			.filter(({ score }) => score >= least)
			.sort((one, other) => other.score - one.score || one.position - other.position);
	};
}

/** Apart from what ranks: whatever stays in the scope of a ranking, such as words being gathered, stays in memory with it. */
function* indexEntriesInSteps(listed: Iterable<EntryWords>, options: { allowsTypingErrors: boolean }) {
	const entries: Entry[] = [];
	const words = gatherWords(options);
	const calls = gatherCalls();
	yield* inSteps(listed, ({ entry, worths, sounds, keywords, sayings }, position) => {
		entries.push(entry);
		words.add(position, worths, sounds);
		calls.add(position, { names: entry.names, keywords, sayings });
	});
	return { entries, index: yield* words.packInSteps(), exact: yield* calls.packInSteps() };
}

/** What a question says exactly of one entry, and how much of it the entry meets. */
interface Fit {
	position: number;
	/** The share of the question that the entry meets. */
	share: number;
	meant: Meant | undefined;
	question: Question;
	said: SaidExactly;
}

function scoreEntry(entry: Entry, { position, share: met, meant, question, said }: Fit): number {
	if (entry.found.kind === "institution") {
		const named = scoreInstitution(entry, question.stems);
		return meant?.share === 1 ? Math.max(named, EXACT.meaning - meant.place * PLACE_COST) : named;
	}
	const isNamed = said.names.has(position);
	const demand = entry.isMostAsked ? DEMAND_BONUS : 0;
	if (said.sayings.has(position)) return EXACT.saying + (isNamed ? OWN_NAME_BONUS : demand);
	if (isNamed) return EXACT.name - (meant?.place ?? 0) * PLACE_COST;
	if (meant?.share === 1) return EXACT.meaning - meant.place * PLACE_COST;
	const share = bestShareSaid(entry.names, question.said);
	if (said.keywords.has(position)) {
		const isTelling = share > 0 || isPhrase(question.phrase);
		return (isTelling ? EXACT.keyword : EXACT.wordOfKeyword) + share * PLACE_COST + demand;
	}
	const fit = met * SHARES.question + share * SHARES.name + (said.phrases.has(position) ? PHRASE_BONUS : 0);
	return fit === 0 && !meant ? 0 : Math.min(BEST_INEXACT, fit) + (meant?.share ?? 0) * MEANING_BONUS + demand;
}

/**
 * An institution is meant by its acronym, by its kind and a word of its name ("ministerio de salud"), or by most of
 * its name; and by nothing that it does not have in it.
 */
function scoreInstitution({ names }: Entry, stems: readonly string[]): number {
	const [acronym = [], fullName = []] = names;
	if (!isNamedBy(stems, new Set([...acronym, ...fullName]))) return 0;
	const telling = fullName.filter((stem) => !isSharedByInstitutions(stem));
	const share = shareSaid(telling, new Map(stems.map((stem) => [stem, 1])));
	const isWhole = share === 1 && telling.length > 1;
	const isExact = isWhole || acronym.every((stem) => stems.includes(stem)) || stems.some(isSharedByInstitutions);
	if (isExact) return EXACT.institution + share * PLACE_COST;
	return share >= LEAST_NAMED ? EXACT.wordOfInstitution : share;
}

function bestShareSaid(names: Entry["names"], said: ReadonlyMap<string, number>): number {
	let best = 0;
	for (const name of names) best = Math.max(best, shareSaid(name, said));
	return best;
}

function shareSaid(name: readonly string[], said: ReadonlyMap<string, number>): number {
	let sum = 0;
	for (const stem of name) sum += said.get(stem) ?? 0;
	return name.length === 0 ? 0 : sum / name.length;
}
