import type { SearchResult } from "minisearch";
import MiniSearch from "minisearch";
import type { CataloguedProcedure } from "../catalogue.ts";
import { splitWords, stemWord } from "./stem.ts";
import { cataloguedStems, tellingStems } from "./synonyms.ts";
import { errorsTolerated } from "./typing-errors.ts";

/** How much a match counts in each part of a procedure; measured with `tests/search/`. */
const WEIGHTS = { name: 3, keywords: 4, description: 1.5, document: 1, category: 0.5, institution: 0.5 };
type Field = keyof typeof WEIGHTS;
const FIELDS: readonly Field[] = ["name", "keywords", "description", "document", "category", "institution"];

/** Most words that are considered, and the longest word: tolerance for typing errors takes longer with each. */
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 30;
/** A shorter stem is not completed, because too many words begin with it. */
const SHORTEST_BEGINNING = 3;

/** A match by a synonym counts this much of a match by the typed word. */
const SYNONYM_WORTH = 0.8;
/** What a keyword of several words, typed as it stands, adds for each of its words. */
const PHRASE_WORTH = 8;
const LONGEST_PHRASE = 6;
/** A procedure with less than this share of the best one's score is left out. */
const WEAKEST_SHARE = 0.15;

/** Scores by position of the procedure. */
type Scores = ReadonlyMap<number, number>;

/** Indexes the procedures; the answer ranks those that a folded text probably means, best first. */
export function createRanking(procedures: readonly CataloguedProcedure[]): (asked: string) => CataloguedProcedure[] {
	const index = createIndex(procedures);
	const phrases = collectPhrases(procedures);

	return (asked) => {
		const scores = scoreWords(index, asked);
		for (const [position, words] of findPhrases(phrases, asked)) {
			scores.set(position, (scores.get(position) ?? 0) + words * PHRASE_WORTH);
		}
		let best = 0;
		for (const score of scores.values()) best = Math.max(best, score);
		return [...scores]
			.filter(([, score]) => score >= best * WEAKEST_SHARE)
			.sort(([onePosition, one], [otherPosition, other]) => other - one || onePosition - otherPosition)
			.flatMap(([position]) => procedures[position] ?? []);
	};
}

/** Sum over the telling words, times the share of them that a procedure has; rare words weigh more in that share. */
function scoreWords(index: MiniSearch, asked: string): Map<number, number> {
	const stems = tellingStems(asked)
		.filter((stem) => stem.length <= MAX_WORD_LENGTH)
		.slice(0, MAX_WORDS);
	const sums = new Map<number, number>();
	const rarities = new Map<number, number>();
	let wholeRarity = 0;
	for (const stem of stems) {
		const scores = scoreWord(index, stem);
		const rarity = Math.log(1 + index.documentCount / (scores.size + 1));
		wholeRarity += rarity;
		for (const [position, score] of scores) {
			sums.set(position, (sums.get(position) ?? 0) + score);
			rarities.set(position, (rarities.get(position) ?? 0) + rarity);
		}
	}
	for (const [position, rarity] of rarities) {
		sums.set(position, ((sums.get(position) ?? 0) * rarity) / wholeRarity);
	}
	return sums;
}

function createIndex(procedures: readonly CataloguedProcedure[]): MiniSearch {
	const stems = new Map<string, string>();

	/** Stems each word once, because the same words occur in many procedures. */
	function stemOnce(word: string): string {
		const known = stems.get(word) ?? stemWord(word);
		stems.set(word, known);
		return known;
	}

	const index = new MiniSearch({
		idField: "position",
		fields: [...FIELDS],
		tokenize: splitWords,
		processTerm: stemOnce,
		searchOptions: { boost: WEIGHTS, tokenize: (stem) => [stem], processTerm: (stem) => stem },
	});
	// Numbered, because a hosted table may hold one id twice and the index accepts each only once.
	index.addAll(procedures.map((procedure, position) => ({ position, ...textsOf(procedure) })));
	return index;
}

function textsOf(procedure: CataloguedProcedure): Record<Field, string> {
	return {
		name: procedure.name ?? "",
		keywords: procedure.keywords.join(" "),
		description: procedure.description ?? "",
		document: procedure.documento_obtenible ?? "",
		category: `${procedure.category ?? ""} ${procedure.subcategory ?? ""}`,
		institution: procedure.institutions?.name ?? "",
	};
}

/**
 * Best score for one word of each procedure that has it: as typed or by a synonym; if no procedure has it, as
 * the beginning of a longer word; if none has that either, with typing errors.
 */
function scoreWord(index: MiniSearch, stem: string): Scores {
	const best = new Map<number, number>();

	function keep(results: readonly SearchResult[], worth: number): void {
		for (const { id, score } of results) best.set(id, Math.max(best.get(id) ?? 0, score * worth));
	}

	keep(index.search(stem), 1);
	for (const synonym of cataloguedStems(stem)) keep(index.search(synonym), SYNONYM_WORTH);
	if (best.size === 0 && stem.length >= SHORTEST_BEGINNING) keep(index.search(stem, { prefix: true }), 1);
	if (best.size === 0) keep(index.search(stem, { fuzzy: errorsTolerated }), 1);
	return best;
}

/** Keywords of several words, as their stems in order, with the positions of their procedures. */
function collectPhrases(procedures: readonly CataloguedProcedure[]): ReadonlyMap<string, ReadonlySet<number>> {
	const phrases = new Map<string, Set<number>>();
	procedures.forEach((procedure, position) => {
		for (const keyword of procedure.keywords) {
			const stems = splitWords(keyword).map(stemWord);
			if (stems.length < 2 || stems.length > LONGEST_PHRASE) continue;
			const phrase = stems.join(" ");
			phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(position));
		}
	});
	return phrases;
}

/** Number of words of the longest keyword phrase in the text, by position of its procedure. */
function findPhrases(phrases: ReadonlyMap<string, ReadonlySet<number>>, asked: string): Scores {
	const stems = splitWords(asked).map(stemWord);
	const longest = new Map<number, number>();
	for (let length = 2; length <= LONGEST_PHRASE; length++) {
		for (let start = 0; start + length <= stems.length; start++) {
			const phrase = stems.slice(start, start + length).join(" ");
			for (const position of phrases.get(phrase) ?? []) longest.set(position, length);
		}
	}
	return longest;
}
