import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { Lower, Ranking } from "./candidates.ts";
import { createCandidates } from "./candidates.ts";
import type { Entry, EntryWords, SearchedBeside } from "./entries.ts";
import { listEntries } from "./entries.ts";
import type { SaidExactly } from "./exact-index.ts";
import { gatherCalls, isPhrase } from "./exact-index.ts";
import type { Meant } from "./find-meant.ts";
import { createMeaningsInSteps } from "./find-meant.ts";
import type { InstitutionNames } from "./institution-names.ts";
import { readInstitutionNames, scoreInstitution } from "./institution-names.ts";
import { gatherNames } from "./name-index.ts";
import { isPlace } from "./places.ts";
import type { Asked, Question } from "./question.ts";
import { readQuestion } from "./question.ts";
import { BEST_INEXACT, EXACT, PLACE_COST } from "./scores.ts";
import type { Fits } from "./word-index.ts";
import { gatherWords, NOBODY } from "./word-index.ts";

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

/**
 * Ranks what somebody may mean, without what fits less by itself than the least; "lacking": it is known what it means, and
 * there is no such page.
 */
export type Rank = (asked: Asked, least: number) => Ranking | "lacking";

/** How one part of all that can be found is ranked. */
export interface RankingOptions {
	allowsTypingErrors: boolean;
	/** Without it every entry is worth as much as it fits by itself. */
	lower?: Lower;
}

/** A question and what is known of it before any entry is looked at. */
interface ReadQuestion {
	question: Question;
	said: SaidExactly;
	meant: ReadonlyMap<number, Meant>;
}

/** Indexes everything that can be found. */
export function* createRankingInSteps(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
	{ allowsTypingErrors, lower }: RankingOptions = { allowsTypingErrors: true },
): Steps<Rank> {
	const listed = listEntries(procedures, beside);
	const { entries, index, exact, names, institutions } = yield* indexEntriesInSteps(listed, allowsTypingErrors);
	const findMeant = yield* createMeaningsInSteps(entries, beside.meanings);
	const candidates = createCandidates(entries, lower);
	/** By position, what does not fit by its words alone: always some, and while one question is answered what it says exactly. */
	const isSpecial = Uint8Array.from(entries, (entry) => (isAlwaysSpecial(entry) ? 1 : 0));
	/** By position the share of a question that each entry meets, then how well it fits; nothing between two questions. */
	const met = new Float64Array(entries.length);
	/** The positions of those that meet some, while one question is answered; so many of them. */
	const positions = new Int32Array(entries.length);
	let count = 0;

	function weightOf({ positions }: Fits): number {
		return Math.log(1 + entries.length / (positions.length || HOLDERS_OF_UNKNOWN));
	}

	/** Fills in what each entry meets of a question; rare words weigh more. */
	function meet(fits: readonly Fits[]): void {
		const unknown = fits.filter(({ positions }) => positions.length === 0).length;
		const leastWorth = unknown > fits.length * MOST_UNKNOWN ? NAMED : 0;
		const leastWeight = unknown === 0 ? 0 : LEAST_BESIDE_UNKNOWN * Math.log(1 + entries.length);
		let touched = 0;
		let whole = 0;
		for (const holders of fits) {
			const weight = weightOf(holders);
			whole += weight;
			for (let at = 0; at < holders.positions.length; at++) {
				const position = holders.positions[at] ?? 0;
				const worth = holders.worths[at] ?? 0;
				if (worth < leastWorth) continue;
				const known = met[position] ?? 0;
				if (known === 0) positions[touched++] = position;
				met[position] = known + worth * weight;
			}
		}
		count = 0;
		for (let at = 0; at < touched; at++) {
			const position = positions[at] ?? 0;
			const weight = met[position] ?? 0;
			met[position] = weight >= leastWeight ? weight / whole : 0;
			if (weight >= leastWeight) positions[count++] = position;
		}
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

	function scoreSpecial(entry: Entry, position: number, { question, said, meant: meantOf }: ReadQuestion): number {
		const meant = meantOf.get(position);
		const institution = institutions.get(position);
		if (institution) {
			const named = scoreInstitution(institution, question.stems);
			return meant?.share === 1 ? Math.max(named, EXACT.meaning - meant.place * PLACE_COST) : named;
		}
		const isNamed = said.names.has(position);
		const demand = entry.isMostAsked ? DEMAND_BONUS : 0;
		if (said.sayings.has(position)) return EXACT.saying + (isNamed ? OWN_NAME_BONUS : demand);
		if (isNamed) return EXACT.name - (meant?.place ?? 0) * PLACE_COST;
		if (meant?.share === 1) return EXACT.meaning - meant.place * PLACE_COST;
		const share = names.shareSaid(position);
		if (said.keywords.has(position)) {
			const isTelling = share > 0 || isPhrase(question.phrase);
			return (isTelling ? EXACT.keyword : EXACT.wordOfKeyword) + share * PLACE_COST + demand;
		}
		const fit = fitOf(position) + (said.phrases.has(position) ? PHRASE_BONUS : 0);
		return fit === 0 && !meant ? 0 : Math.min(BEST_INEXACT, fit) + (meant?.share ?? 0) * MEANING_BONUS + demand;
	}

	/** How well an entry fits by its words. */
	function fitOf(position: number): number {
		return (met[position] ?? 0) * SHARES.question + names.shareSaid(position) * SHARES.name;
	}

	/** Notes what is said exactly or meant, and forgets it again. */
	function mark(positions: Iterable<number>, special: 0 | 1): void {
		for (const position of positions) {
			const entry = entries[position];
			if (entry && !isAlwaysSpecial(entry)) isSpecial[position] = special;
		}
	}

	return (asked, least) => {
		const fitsOf = new Map(asked.stems.map((stem) => [stem, index.find(stem, asked.wordOf.get(stem))]));
		const question = readQuestion(asked, (stem) => isPlace(stem) && fitsOf.get(stem)?.positions.length === 0);
		const meant = findMeant(question.stems);
		if (meant === "lacking") return meant;
		const fits = new Map(question.stems.flatMap((stem) => [[stem, fitsOf.get(stem) ?? NOBODY] as const]));
		meet([...fits.values()]);
		for (const [position, { said, place }] of meant) {
			const known = met[position] ?? 0;
			if (known === 0) positions[count++] = position;
			const share = said.length > 1 ? (MEANT_WORTH - place * PLACE_COST) * weightShareOf(said, fits) : 0;
			met[position] = Math.max(known, share);
		}
		const read = { question, said: exact.read(question), meant };
		const special = [...Object.values(read.said), new Set(meant.keys())];
		names.ask(question.said);
		for (const each of special) mark(each, 1);
		for (let at = 0; at < count; at++) {
			const position = positions[at] ?? 0;
			const entry = entries[position];
			// Thousands of entries meet a common word, nearly all of them by their words alone.
			const isPlain = isSpecial[position] === 0 || !entry;
			met[position] = isPlain ? Math.min(BEST_INEXACT, fitOf(position)) : scoreSpecial(entry, position, read);
		}
		for (const each of special) mark(each, 0);
		candidates.take(positions, count, met, least);
		for (let at = 0; at < count; at++) met[positions[at] ?? 0] = 0;
		return candidates;
	};
}

/** Institutions are judged by their names, and what most people ask for is worth more. */
function isAlwaysSpecial({ found, isMostAsked }: Entry): boolean {
	return isMostAsked || found.kind === "institution";
}

function* indexEntriesInSteps(listed: Iterable<EntryWords>, allowsTypingErrors: boolean) {
	const entries: Entry[] = [];
	const institutions = new Map<number, InstitutionNames>();
	const words = gatherWords({ allowsTypingErrors });
	const calls = gatherCalls();
	const called = gatherNames();
	yield* inSteps(listed, ({ entry, names, worths, sounds, keywords, sayings }, position) => {
		entries.push(entry);
		if (entry.found.kind === "institution") {
			institutions.set(position, readInstitutionNames(entry.found.institution));
		}
		words.add(position, worths, sounds);
		calls.add(position, { names, keywords, sayings });
		called.add(names);
	});
	return { entries, index: words, exact: calls, names: called.pack(), institutions };
}
