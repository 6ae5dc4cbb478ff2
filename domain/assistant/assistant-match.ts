import SearchableMap from "minisearch/SearchableMap";
import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { splitWords } from "../search/stem.ts";
import { cataloguedStems, tellingStems } from "../search/synonyms.ts";
import { errorsTolerated } from "../search/typing-errors.ts";
import type { AskedField } from "./assistant-fields.ts";
import type { Answer, Choices } from "./reply.ts";

/** A procedure that a question may mean, and how well its words fit: 0 to 1. */
export interface Candidate {
	procedure: CataloguedProcedure;
	score: number;
	/** Its place among what the search calls most probable; Infinity where it is not among them. */
	place: number;
}

/** How much a word of the question counts by where it was found. */
const WORTH = { name: 1, keywords: 0.85, elsewhere: 0.5 };
const SYNONYM_WORTH = 0.85;
const MISTYPED_WORTH = 0.75;
/** Shorter stems get no tolerance for typing errors, because too many words are near them: "perro" is not "perder". */
const SHORTEST_MISTYPED = 5;
/** Weight of a word that no candidate has: it lowers the score of all of them, but less than a known word. */
const UNKNOWN_WEIGHT = 0.5;
/** The two parts of the score: the share of the question that was found, and the share of the name that was said. */
const SHARES = { question: 0.75, name: 0.25 };
const PHRASE_BONUS = 0.15;
/** For the one page that the search calls most probable: one choice for both. */
const LIKELY_BONUS = 0.11;
/** Score of a procedure whose full name was said and nothing else. The next one is for a keyword of several words. */
const EXACT_NAME = 1;
const EXACT_KEYWORD = 0.99;
const BEST_INEXACT = 0.88;
/** More words or candidates than these are not compared, so that no question can keep the server busy. */
const MAX_WORDS = 8;
const MAX_CANDIDATES = 80;

interface Profile {
	/** The words of the name, between spaces. */
	namePhrase: string;
	name: ReadonlySet<string>;
	keywords: ReadonlySet<string>;
	elsewhere: ReadonlySet<string>;
	/** Keywords of several words, as stems between spaces. */
	phrases: readonly string[];
	/** The words of the name and the keywords, to be found with typing errors. */
	spellings: SearchableMap<true>;
}

const profiles = new WeakMap<CataloguedProcedure, Profile>();

/** The procedures that the words of a question may mean, best first. */
export function rankCandidates(search: ProcedureSearch, words: string): Candidate[] {
	const stems = tellingStems(words).slice(0, MAX_WORDS);
	if (stems.length === 0) return [];
	const { likely, plain, belonging, tolerant } = search.search(words);
	const first = likely.flatMap((each) => (each.kind === "procedure" ? each.procedure : []));
	const found = [...new Set([...first, ...tolerant, ...plain, ...belonging])].slice(0, MAX_CANDIDATES);
	const fits = stems.map((stem) => fitWord(stem, found));
	const weights = fits.map((worths) => {
		const having = worths.filter((worth) => worth > 0).length;
		return having === 0 ? UNKNOWN_WEIGHT : Math.log(1 + found.length / having);
	});
	const whole = weights.reduce((sum, weight) => sum + weight, 0);
	const phrase = ` ${stems.join(" ")} `;
	return found
		.map((procedure, position) => {
			const met = fits.reduce((sum, worths, word) => sum + (worths[position] ?? 0) * (weights[word] ?? 0), 0) / whole;
			const profile = profileOf(procedure);
			const bonus = met > 0 && profile.phrases.some((keyword) => phrase.includes(keyword)) ? PHRASE_BONUS : 0;
			const named = shareNamed(profile.name, stems);
			const fit = met * SHARES.question + named * SHARES.name;
			const among = first.indexOf(procedure);
			const place = among < 0 ? Number.POSITIVE_INFINITY : among;
			if (fit >= 1) return { procedure, place, score: EXACT_NAME };
			if (profile.phrases.includes(phrase)) return { procedure, place, score: EXACT_KEYWORD };
			const likelihood = likely.length === 1 && procedure === first[0] ? LIKELY_BONUS : 0;
			return { procedure, place, score: Math.min(BEST_INEXACT, fit + bonus) + likelihood };
		})
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score);
}

/** The procedure with the longest name of several words that stands whole in the words of a question, and what is left of it. */
export function findNamedInFull(
	procedures: readonly CataloguedProcedure[],
	words: string,
): { procedure: CataloguedProcedure; rest: string } | undefined {
	const text = ` ${words} `;
	let longest: { procedure: CataloguedProcedure; phrase: string } | undefined;
	for (const procedure of procedures) {
		const { namePhrase: phrase } = profileOf(procedure);
		if (phrase.length > (longest?.phrase.length ?? 0) && phrase.trim().includes(" ") && text.includes(phrase)) {
			longest = { procedure, phrase };
		}
	}
	return longest && { procedure: longest.procedure, rest: text.replace(longest.phrase, " ").trim() };
}

/** What one word is worth in each candidate; typing errors are tolerated only when no candidate has the word as it was typed. */
function fitWord(stem: string, found: readonly CataloguedProcedure[]): number[] {
	const exact = found.map((procedure) => worthIn(profileOf(procedure), stem));
	if (stem.length < SHORTEST_MISTYPED || exact.some((worth) => worth > 0)) return exact;
	return found.map((procedure) => {
		const near = [...profileOf(procedure).spellings.fuzzyGet(stem, errorsTolerated(stem)).keys()];
		// Nobody mistypes the first letter: "presidente" is no "residente".
		return near.some((known) => known[0] === stem[0]) ? MISTYPED_WORTH : 0;
	});
}

function worthIn(profile: Profile, stem: string): number {
	const asTyped = placeWorth(profile, stem);
	const otherwise = cataloguedStems(stem).map((synonym) => placeWorth(profile, synonym) * SYNONYM_WORTH);
	return Math.max(asTyped, ...otherwise);
}

function placeWorth(profile: Profile, stem: string): number {
	if (profile.name.has(stem)) return WORTH.name;
	if (profile.keywords.has(stem)) return WORTH.keywords;
	return profile.elsewhere.has(stem) ? WORTH.elsewhere : 0;
}

function shareNamed(name: ReadonlySet<string>, stems: readonly string[]): number {
	const said = new Set(stems.flatMap((stem) => [stem, ...cataloguedStems(stem)]));
	return name.size === 0 ? 0 : [...name].filter((stem) => said.has(stem)).length / name.size;
}

function profileOf(procedure: CataloguedProcedure): Profile {
	const known = profiles.get(procedure);
	if (known) return known;
	const { name, keywords, description, documento_obtenible, subcategory, institutions } = procedure;
	const nameStems = tellingStems(name ?? "");
	const keywordStems = keywords.flatMap(tellingStems);
	const profile = {
		namePhrase: ` ${splitWords(name ?? "").join(" ")} `,
		name: new Set(nameStems),
		keywords: new Set(keywordStems),
		elsewhere: new Set(
			tellingStems(
				`${description ?? ""} ${documento_obtenible ?? ""} ${subcategory ?? ""} ${institutions?.name ?? ""}`,
			),
		),
		phrases: keywords
			.map(tellingStems)
			.filter((stems) => stems.length > 1)
			.map((stems) => ` ${stems.join(" ")} `),
		spellings: SearchableMap.from([...nameStems, ...keywordStems].map((stem) => [stem, true])),
	};
	profiles.set(procedure, profile);
	return profile;
}

/** Below this score the assistant offers choices instead of answering. */
const SURE_SCORE = 0.7;
/** Below this score nothing is found: the question has next to nothing in common with any procedure. */
export const LEAST_SCORE = 0.31;
/** Candidates whose score is this near to the best one are as likely to be meant. */
const NEAR = 0.1;
/** Below this share of the best score a procedure is not worth offering. */
const WORTH_OFFERING = 0.6;
const MAX_CHOICES = 8;
const MAX_OTHERS = 3;

interface ChoosingBy {
	fields: readonly AskedField[];
	/** Taken for meant where it is among those that may be. */
	previous?: CataloguedProcedure | undefined;
}

/** Answers with the one candidate that is meant, offers several, or finds nothing. */
export function chooseAmong(
	candidates: readonly Candidate[],
	{ fields, previous }: ChoosingBy,
): Answer | Choices | { kind: "nothing" } {
	const best = candidates[0];
	if (!best || best.score < LEAST_SCORE) return { kind: "nothing" };
	const offered = candidates
		.filter(({ score }) => score >= best.score * WORTH_OFFERING)
		.map(({ procedure }) => procedure);
	const near = listNear(candidates, best);
	const sure = best.score >= SURE_SCORE;
	const choices = likelyFirst(sure ? near : offered, candidates).slice(0, MAX_CHOICES);
	if (previous && choices.includes(previous)) return { kind: "answer", fields, procedure: previous, others: [] };
	if (sure && near.length === 1) {
		const others = offered.filter((procedure) => procedure !== best.procedure).slice(0, MAX_OTHERS);
		return { kind: "answer", fields, procedure: best.procedure, others };
	}
	return { kind: "choices", fields, procedures: choices, isSure: sure };
}

/** Whether the best candidate is meant and no other may be. */
export function isSure(candidates: readonly Candidate[]): boolean {
	const best = candidates[0];
	return best !== undefined && best.score >= SURE_SCORE && listNear(candidates, best).length === 1;
}

/** Those meant as probably as the best one; beside a name said in full nothing else is meant. */
function listNear(candidates: readonly Candidate[], best: Candidate): CataloguedProcedure[] {
	const least = best.score === EXACT_NAME ? EXACT_NAME : best.score - NEAR;
	return candidates.filter(({ score }) => score >= least).map(({ procedure }) => procedure);
}

/** What the search calls most probable stands first, in its order. */
function likelyFirst(choices: readonly CataloguedProcedure[], candidates: readonly Candidate[]): CataloguedProcedure[] {
	const places = new Map(candidates.map(({ procedure, place }) => [procedure, place]));
	const placeOf = (procedure: CataloguedProcedure) => places.get(procedure) ?? Number.POSITIVE_INFINITY;
	return choices.toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}
