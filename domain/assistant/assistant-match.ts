import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import { listTermsFor } from "../facts/procedure-term.ts";
import { isEnough } from "../search/outcome.ts";
import type { Ranked } from "../search/ranker.ts";
import type { ProcedureSearch } from "../search/search.ts";
import { splitWords, tellingStems } from "../text/stem.ts";
import { foldText } from "../text/text.ts";
import type { AskedField } from "./assistant-fields.ts";
import { listDeadlines } from "./record-texts.ts";
import type { Answer, Choices } from "./reply.ts";

/** A procedure that a question may mean. */
export interface Candidate {
	procedure: CataloguedProcedure;
	/** How probably it is the one that is meant, if one is: 0 to 1. */
	share: number;
	/** So much of the question fits that it is no chance. */
	isTelling: boolean;
	/** It is meant and no other may be. */
	isCertain: boolean;
}

/** The best of many that are as good says nothing, unless they are called so. */
const LEAST_BEST = 0.1;
/** What is so much less probable than the best is not worth offering. */
const WORTH_OFFERING = 0.1;
/** What fits so many times as well as is worth showing is no chance: of a procedure, and of a subject, a guide or a part of the portal. */
const LEAST_SURE = 1.4;
const LEAST_MEANT = 1.5;
/** What is less probable than the first is no answer, even where nothing else is found; than the second it is not meant. */
export const LEAST_ALONE = 0.5;
export const PROBABLE = 0.2;
/** Whether a procedure can tell a field that few can. */
const TELLING: readonly (readonly [AskedField, (procedure: CataloguedProcedure) => boolean])[] = [
	[
		"deadline",
		(procedure) => listTermsFor("deadline", procedure.terms).length > 0 || listDeadlines(procedure).length > 0,
	],
	["status", isAboutStatus],
];
/** Whether a procedure is itself the way to learn how far a request is. */
export function isAboutStatus({ name }: CataloguedProcedure): boolean {
	return /\b(?:estado|consulta)/i.test(name ?? "");
}

/** What is more probable than all others together is meant: so it was in 96 of 100 questions. */
const LEAST_CERTAIN = 0.5;
/** Of several that are called alike the first reaches 0.6 by its place alone: what is meant needs more. */
const LEAST_CALLED = 0.65;
/** Of a text of so many words most tells of something else, so what it means fits worse; what is probable all the same is meant (21 of 21). */
const STORY = 14;
const MAX_CHOICES = 8;
const MAX_OTHERS = 3;

/** What a question names, as `readQuestion` reads it. */
interface Named {
	named: string;
	namedInAsking: string;
	words: string;
	isUnnamed: boolean;
}

/** One question asks for the same ranking several times. */
export function rememberRanks(search: ProcedureSearch): ProcedureSearch {
	const ranks = new Map<string, ReturnType<ProcedureSearch["rank"]>>();
	return {
		...search,
		rank(text) {
			const ranked = ranks.get(text) ?? search.rank(text);
			ranks.set(text, ranked);
			return ranked;
		},
	};
}

/**
 * The procedures that several readings of a question may mean, best first: what the search makes of each weighs the same;
 * the first are the words that name.
 * The words that name something and all words together are two such readings, for what is asked may tell too ("¿quién puede
 * recoger mi DPI?"); on 572 questions of people their mean was right more often than either.
 */
export function rankCandidates(search: ProcedureSearch, ...readings: readonly string[]): Candidate[] {
	const texts = [...new Set(readings)];
	// Words that several bear leave them all open, unless the rest of the question speaks for one.
	const isCalled = texts.some((text) => search.rank(text)[0]?.isCalled);
	const least = isCalled ? LEAST_CALLED : LEAST_CERTAIN;
	const isStory = texts.some((text) => splitWords(text).length >= STORY);
	const candidates = [...poolShares(search, texts)]
		.map(([procedure, { share, probability, isTelling }]) => ({
			procedure,
			share,
			isTelling,
			isCertain: probability > least && (isTelling || isStory),
		}))
		.sort((one, other) => other.share - one.share);
	const [best] = candidates;
	const isSaidBy = ({ procedure }: Candidate) => isNamedBy(procedure, tellingStems(texts[0] ?? ""));
	// "Permiso" is what many are called; "nada" stands in many texts and names none.
	if ((best?.share ?? 0) < LEAST_BEST && !candidates.some(isSaidBy)) return [];
	if (!best?.isCertain || !isUnchecked(best.procedure)) return candidates;
	// What nobody checked may be called just so; a checked procedure whose name says it too comes first.
	const checked = candidates.find((each) => !isUnchecked(each.procedure) && isSaidBy(each));
	return checked
		? [{ ...checked, share: best.share, isCertain: true }, ...candidates.filter((each) => each !== checked)]
		: candidates;
}

/** The procedures that a question may mean; what goes on from another is told by what it names alone. */
export function findCandidates(
	search: ProcedureSearch,
	{ named, words, namedInAsking, isUnnamed }: Named,
	isGoingOn: boolean,
): readonly Candidate[] {
	if (isUnnamed) return [];
	const candidates = rankCandidates(search, named, isGoingOn ? named : words);
	const [asked] = rankCandidates(search, namedInAsking);
	// What stands beside the question by its very name is meant, whatever a story tells; "orden" alone is not.
	const isCalled = search.rank(namedInAsking)[0]?.isCalled === true;
	const shareOf = (of?: Candidate) => candidates.find(({ procedure }) => procedure === of?.procedure)?.share ?? 0;
	const isWorth = !isSure(candidates) && shareOf(asked) >= shareOf(candidates[0]) * WORTH_OFFERING;
	return asked?.isCertain && (isCalled || isWorth) ? putFirst(candidates, asked.procedure) : candidates;
}

/** The same with this one, if it is among them, as what is meant. */
function putFirst(candidates: readonly Candidate[], procedure: CataloguedProcedure): readonly Candidate[] {
	const meant = candidates.find((each) => each.procedure === procedure);
	return meant ? [{ ...meant, isCertain: true }, ...candidates.filter((each) => each !== meant)] : candidates;
}

/** By procedure how probable it is, of all that is found and of what fits (the mean of all texts; one in which nothing is found counts), and whether it fits well. */
function poolShares(search: ProcedureSearch, texts: readonly string[]) {
	const found = new Map<CataloguedProcedure, { share: number; probability: number; isTelling: boolean }>();
	for (const text of texts) {
		const all = search.rank(text).filter(isRival);
		const rivals = all.filter(isEnough);
		const sumOf = (ranked: readonly Ranked[]) => ranked.reduce((sum, { share }) => sum + share, 0) * texts.length;
		const [whole, enough] = [sumOf(all), sumOf(rivals)];
		for (const each of rivals) {
			const meant = each.page.found;
			if (meant.kind !== "procedure") continue;
			const before = found.get(meant.procedure);
			found.set(meant.procedure, {
				share: (before?.share ?? 0) + each.share / enough,
				probability: (before?.probability ?? 0) + each.share / whole,
				isTelling: before?.isTelling || isTimesEnough(each, LEAST_SURE),
			});
		}
	}
	return found;
}

/** A guide or an institution is about procedures; another subject, or one of which we know the name only, is not. */
function isRival({ page }: Ranked): boolean {
	return ["procedure", "elsewhere", "name"].includes(page.found.kind);
}

function isTimesEnough(ranked: Ranked, times: number): boolean {
	return isEnough({ fit: ranked.fit / times });
}

/** Whether the name says all these stems. */
export function isNamedBy({ name }: CataloguedProcedure, stems: readonly string[]): boolean {
	const said = new Set(tellingStems(name ?? ""));
	return stems.length > 0 && stems.every((stem) => said.has(stem));
}

/** What words that ask for no procedure mean: another subject or a part of the portal, where it is likelier than all else. */
export function findMeant(search: ProcedureSearch, words: string, kind: "elsewhere" | "site"): Ranked | undefined {
	const [best] = search.rank(words);
	return best && isEnough(best) && isMeant(best) && best.page.found.kind === kind ? best : undefined;
}

/** The guide that words may mean, beside whatever else they may. */
export function findGuide(search: ProcedureSearch, words: string): Ranked | undefined {
	return search
		.rank(words)
		.find(
			(each) => each.page.found.kind === "experience" && each.share >= PROBABLE && isTimesEnough(each, LEAST_MEANT),
		);
}

/** Whether it is likelier than all else. */
export function isMeant({ share }: Pick<Ranked, "share">): boolean {
	return share >= LEAST_ALONE;
}

const splitNames = new WeakMap<CataloguedProcedure, readonly string[]>();
const BETWEEN_WORDS = "[^\\p{L}\\p{N}]+";

/** The procedure with the longest name of several words that stands whole in a question, and the folded question with a sign in its place. */
export function findNamedInFull(
	procedures: readonly CataloguedProcedure[],
	{ text, words }: { text: string; words: string },
	sign: string,
): { procedure: CataloguedProcedure; rest: string } | undefined {
	let longest: { procedure: CataloguedProcedure; name: readonly string[]; length: number } | undefined;
	for (const procedure of procedures) {
		const name = splitNames.get(procedure) ?? splitWords(procedure.name ?? "");
		splitNames.set(procedure, name);
		const { length } = name.join(" ");
		if (name.length > 1 && length > (longest?.length ?? 0) && ` ${words} `.includes(` ${name.join(" ")} `)) {
			longest = { procedure, name, length };
		}
	}
	if (!longest) return undefined;
	const folded = foldText(text);
	const rest = folded.replace(new RegExp(longest.name.join(BETWEEN_WORDS), "u"), ` ${sign} `);
	return {
		procedure: longest.procedure,
		// Letters with dots between them are one word, and stand otherwise in the text.
		rest: rest === folded ? ` ${words} `.replace(` ${longest.name.join(" ")} `, ` ${sign} `) : rest,
	};
}

/** Of several that may be meant, the only one that can answer what is asked is. */
export function preferTelling(candidates: readonly Candidate[], fields: readonly AskedField[]): readonly Candidate[] {
	const tells = TELLING.find(([field]) => fields.includes(field))?.[1];
	if (!tells || isSure(candidates)) return candidates;
	const [only, ...others] = candidates.filter(({ procedure, share }) => share >= PROBABLE && tells(procedure));
	return only && others.length === 0 ? putFirst(candidates, only.procedure) : candidates;
}

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
	const [best] = candidates;
	if (!best) return { kind: "nothing" };
	const worth = candidates.filter(({ share }) => share >= best.share * WORTH_OFFERING);
	const offered = worth.map(({ procedure }) => procedure);
	if (previous && offered.includes(previous)) return { kind: "answer", fields, procedure: previous, others: [] };
	if (best.isCertain || (offered.length === 1 && best.isTelling)) {
		return { kind: "answer", fields, procedure: best.procedure, others: offered.slice(1, 1 + MAX_OTHERS) };
	}
	const isFitting = worth.every(({ isTelling }) => isTelling);
	return { kind: "choices", fields, procedures: offered.slice(0, MAX_CHOICES), isSure: isFitting };
}

/** Whether the best candidate is meant and no other may be. */
export function isSure([best]: readonly Candidate[]): boolean {
	return best?.isCertain === true;
}
