import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { findCategory } from "../catalogue/category.ts";
import type { Institution } from "../catalogue/institution.ts";
import { findByContact } from "../catalogue/institution.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Steps } from "../steps.ts";
import { finish, inSteps } from "../steps.ts";
import { splitWords } from "../text/stem.ts";
import { foldText, LONGEST_QUESTION } from "../text/text.ts";
import type { SearchOutcome } from "./outcome.ts";
import {
	chooseLikely,
	findAdviser,
	findElsewhere,
	isCertain,
	isEnough,
	listRest,
	MAX_LIKELY,
	NOTHING,
	pageOf,
} from "./outcome.ts";
import type { Ranked } from "./ranker.ts";
import { createRankerInSteps } from "./ranker.ts";
import type { Found, SearchedBeside } from "./searched-pages.ts";
import { idOf, listSearchedPages, NOTHING_BESIDE } from "./searched-pages.ts";

export interface ProcedureSearch {
	/** Never throws; a blank text finds nothing. */
	search(text: string): SearchOutcome;
	/** How well every page fits, best first: what the assistant chooses from. */
	rank(text: string): readonly Ranked[];
	/** The procedures that most people ask for, in that order. */
	mostAsked: readonly CataloguedProcedure[];
}

/** Things that one text may name, one after the other. */
const MAX_THINGS = 4;
/** Whoever names several things says each in a few words. */
const MAX_WORDS_OF_THING = 5;

/** One letter, or these alone, asks for nothing; any other sign, such as % or *, is looked for as it stands. */
const SENTENCE_MARKS_ONLY = /^[\s.,;:…!¡?¿'–—-]*[\p{L}\p{N}]?$/u;
/** A tag, or a call ("señor(a)" is none): whoever types it asks for that text and for nothing like it. */
const CODE = /<[/!a-z]|\w\((?![aeo]?s?\)).*\)/;
type Belongs = (procedure: CataloguedProcedure) => boolean;

/** Indexes one version of the catalogue; its procedures must arrive ordered by name. */
export function createProcedureSearch(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside = NOTHING_BESIDE,
): ProcedureSearch {
	return finish(createProcedureSearchInSteps(procedures, beside));
}

/** As `createProcedureSearch`, in steps. */
export function* createProcedureSearchInSteps(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
): Steps<ProcedureSearch> {
	const texts: string[] = [];
	const asked = new Map<string, CataloguedProcedure | undefined>(beside.mostAsked.map((id) => [id, undefined]));
	yield* inSteps(procedures, (procedure) => {
		texts.push(plainText(procedure));
		if (asked.has(procedure.id)) asked.set(procedure.id, procedure);
	});
	const mostAsked = beside.mostAsked.flatMap((id) => asked.get(id) ?? []);
	const findContaining = createFindContaining(texts);
	const rankText = yield* createRankerInSteps(listSearchedPages(procedures, beside));

	function rank(text: string): readonly Ranked[] {
		const folded = foldText(text.slice(0, LONGEST_QUESTION));
		return SENTENCE_MARKS_ONLY.test(folded) ? [] : rankText(folded);
	}

	/** The best page of each of several things ("dpi, pasaporte"); none where the text is one question. */
	function findThings(folded: string): Found[] {
		const things = folded.split(/\s*[,;/+]\s*/).filter((thing) => thing !== "");
		if (things.length < 2 || things.length > MAX_THINGS) return [];
		if (things.some((thing) => splitWords(thing).length > MAX_WORDS_OF_THING)) return [];
		const best = things.map((thing) => rankText(thing)[0]);
		const found = best.flatMap((each) => (each && (each.isCalled || isCertain(each)) ? pageOf(each.page.found) : []));
		return new Set(found.map(idOf)).size === things.length ? found : [];
	}

	function search(text: string): SearchOutcome {
		const folded = foldText(text.slice(0, LONGEST_QUESTION));
		if (SENTENCE_MARKS_ONLY.test(folded)) return NOTHING;
		const contact = findByContact(folded, beside.institutions);
		if (contact === null) return NOTHING;
		if (contact) return withBelonging({ ...NOTHING, certainty: "sure" }, contact);
		const plain = findContaining(folded).flatMap((at) => procedures[at] ?? []);
		if (CODE.test(folded)) return { ...NOTHING, plain };
		const ranked = rankText(folded);
		const [best] = ranked;
		const category = findNamedCategory(folded);
		const things = category ? [] : findThings(folded);
		if (things.length > 0) return { ...listRest(ranked, plain, things), certainty: "sure", likely: things };
		if (best?.page.found.kind === "site" && isEnough(best)) {
			return { ...listRest(ranked, plain, []), site: best.page.found.id };
		}
		const topic = plain.length === 0 && best && isEnough(best) ? findElsewhere(ranked) : null;
		if (topic) return { ...NOTHING, elsewhere: topic };
		const likely = chooseLikely(ranked);
		const certainty = likely.length === 0 ? "none" : likely.length === 1 ? "sure" : "doubtful";
		const outcome = { ...listRest(ranked, plain, likely), certainty, likely } as const;
		const [first] = likely;
		const isFiled = (each: CataloguedProcedure) => category !== undefined && findCategory(each.category) === category;
		if (certainty === "sure" && first?.kind === "institution")
			return withBelonging(outcome, first.institution, isFiled);
		if (category) return withAll(outcome, isFiled);
		return likely.length + outcome.plain.length + outcome.perhaps.length > 0
			? outcome
			: { ...outcome, adviser: findAdviser(ranked) };
	}

	/** An institution, what most people ask of it, and all that it gives. */
	function withBelonging(
		outcome: SearchOutcome,
		institution: Institution,
		isToo: Belongs = () => false,
	): SearchOutcome {
		const gives = ({ institutions }: CataloguedProcedure) => institutions === institution;
		const asked = mostAsked.filter(gives).slice(0, MAX_LIKELY - 1);
		const likely: Found[] = [
			{ kind: "institution", institution },
			...asked.map((procedure): Found => ({ kind: "procedure", procedure })),
		];
		return withAll({ ...outcome, likely }, (each) => gives(each) || isToo(each));
	}

	/** What is found with all that belongs to what was named; nothing twice. */
	function withAll(outcome: SearchOutcome, belongs: Belongs): SearchOutcome {
		const shown = new Set([...outcome.likely.map(idOf), ...outcome.plain.map(({ id }) => id)]);
		const belonging = procedures.filter((each) => belongs(each) && !shown.has(each.id));
		for (const { id } of belonging) shown.add(id);
		return {
			...outcome,
			belonging,
			perhaps: outcome.perhaps.filter((found) => !shown.has(idOf(found))),
		};
	}

	return { search, rank, mostAsked };
}

/** Everything found, in the order in which to show it. */
export function listFound({ likely, plain, belonging, perhaps }: SearchOutcome): Found[] {
	const said = withoutLikely([...plain, ...belonging], likely);
	return [...likely, ...said.map((procedure): Found => ({ kind: "procedure", procedure })), ...perhaps];
}

/** The procedures among what is found. */
export function proceduresIn(found: readonly Found[]): CataloguedProcedure[] {
	return found.flatMap((each) => (each.kind === "procedure" ? each.procedure : []));
}

/** The names of which nothing else is known, among what is found. */
export function namesIn(found: readonly Found[]): OfficialName[] {
	return found.flatMap((each) => (each.kind === "name" ? each.name : []));
}

/** The procedures that do not already stand above as likely. */
export function withoutLikely(
	procedures: readonly CataloguedProcedure[],
	likely: readonly Found[],
): CataloguedProcedure[] {
	const shown = new Set(proceduresIn(likely));
	return procedures.filter((procedure) => !shown.has(procedure));
}

/** The category that a text spells out; a one-word code such as "negocios" is everyday speech, not a category. */
function findNamedCategory(asked: string) {
	const category = findCategory(asked);
	return category && (foldText(category.name) === asked || splitWords(asked).length > 1) ? category : undefined;
}

/** Name and description apart by a line end, which no folded text contains, so that no match spans both. */
function plainText(procedure: CataloguedProcedure): string {
	return `${foldText(procedure.name ?? "")}\n${foldText(procedure.description ?? "")}`;
}

/** A word of fewer letters counts only where a word begins: "NIT" is not in "fitosanitario". */
const SHORTEST_INSIDE = 5;
const LETTER = /[\p{L}\p{N}']/u;
const FIRST_WORD = /^[\p{L}\p{N}']+/u;
const LAST_WORD = /[\p{L}\p{N}']+$/u;

/**
 * Looks in folded texts, each of one line or several, for a folded text of one line, and tells the positions of those that
 * contain it. A short word at its ends is a whole word, or, where nobody has it as one, the beginning of a longer one; longer
 * words are found inside others too.
 */
export function createFindContaining(texts: readonly string[]): (asked: string) => number[] {
	const whole = texts.join("\n");
	const ends: number[] = [];
	for (const { length } of texts) ends.push((ends.at(-1) ?? -1) + length + 1);

	return (asked) => {
		const startsWord = isShort(FIRST_WORD, asked);
		const endsWord = isShort(LAST_WORD, asked);
		const words: number[] = [];
		const beginnings: number[] = [];
		let position = 0;
		for (let at = whole.indexOf(asked); at >= 0; at = whole.indexOf(asked, at + 1)) {
			while (at > (ends[position] ?? at)) position += 1;
			if (startsWord && LETTER.test(whole.charAt(at - 1))) continue;
			if (beginnings.at(-1) !== position) beginnings.push(position);
			const isWord = !endsWord || !LETTER.test(whole.charAt(at + asked.length));
			if (isWord && words.at(-1) !== position) words.push(position);
		}
		return words.length > 0 ? words : beginnings;
	};
}

function isShort(word: RegExp, asked: string): boolean {
	const found = word.exec(asked)?.[0];
	return found !== undefined && found.length < SHORTEST_INSIDE;
}
