import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { findCategory } from "../catalogue/category.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { OfficialName } from "../official/official-name.ts";
import type { Steps } from "../steps.ts";
import { finish, inSteps } from "../steps.ts";
import { foldText } from "../text/text.ts";
import { findByContact } from "./contact.ts";
import type { Elsewhere, SiteSubject } from "./examples.ts";
import type { Found, Meant } from "./found.ts";
import { idOf } from "./found.ts";
import learned from "./learned.json" with { type: "json" };
import { findContaining } from "./plain-matches.ts";
import type { Ranked } from "./ranker.ts";
import { createRankerInSteps } from "./ranker.ts";
import type { SearchedBeside } from "./searched-pages.ts";
import { listSearchedPages, NOTHING_BESIDE } from "./searched-pages.ts";
import { splitWords } from "./stem.ts";

/** What a text finds; a likely procedure also stands in one of the other lists. `listFound` puts everything in order. */
export interface SearchOutcome {
	/** Whether one page is meant, one of several, or nobody knows. */
	certainty: "sure" | "doubtful" | "none";
	/** What is most probably meant, best first: one where it is sure (several for several things), two to four in doubt. */
	likely: readonly Found[];
	/** The text stands in the name or the description, case and accents aside; ordered by name (specification, section 7). */
	plain: readonly CataloguedProcedure[];
	/** The text names their institution or their whole category; ordered by name. */
	belonging: readonly CataloguedProcedure[];
	/** May be meant; best first, and in no other of these lists. */
	tolerant: readonly CataloguedProcedure[];
	/** Procedures of the official catalogue of which only the name is known, best first. */
	names: readonly OfficialName[];
	/** What is tolerant and the names, in one order, without the likely. */
	perhaps: readonly Found[];
	/** What is asked is no procedure. */
	elsewhere: Elsewhere | null;
	/** What is asked is a part of the portal. */
	site: SiteSubject | null;
	/** Where nothing is found, the institution that might know. */
	adviser: Institution | null;
}

export interface ProcedureSearch {
	/** Never throws; a blank text finds nothing. */
	search(text: string): SearchOutcome;
	/** How well every page fits, best first: what the assistant chooses from. */
	rank(text: string): readonly Ranked[];
	/** The procedures that most people ask for, in that order. */
	mostAsked: readonly CataloguedProcedure[];
}

/** Characters of a text that are considered; more is cut, so that no text can keep the server busy. */
export const MAX_QUERY_LENGTH = 200;
/** What may be meant beyond this number helps nobody. */
export const MAX_TOLERANT = 20;
export const MAX_NAMES = 20;
/** More choices than these are a list again (specification, section 9: five results). */
const MAX_LIKELY = 4;
/** What is so much less probable than the best is no choice. */
const CHOICE_SHARE = 0.12;
/** The best of many that are as good says nothing. */
const LEAST_BEST = 0.06;
/** To say that something is no procedure takes more than being the best guess. */
const LEAST_ELSEWHERE = 0.4;
/** What scores so much less than the best is not shown at all. */
const WIDEST_GAP = 9;
/** Things that one text may name, one after the other. */
const MAX_THINGS = 4;
/** Whoever names several things says each in a few words. */
const MAX_WORDS_OF_THING = 5;

/** One letter, or these alone, asks for nothing; any other sign, such as % or *, is looked for as it stands. */
const SENTENCE_MARKS_ONLY = /^[\s.,;:…!¡?¿'–—-]*[\p{L}\p{N}]?$/u;
/** A tag, or a call ("señor(a)" is none): whoever types it asks for that text and for nothing like it. */
const CODE = /<[/!a-z]|\w\((?![aeo]?s?\)).*\)/;
const NOTHING: SearchOutcome = {
	certainty: "none",
	likely: [],
	plain: [],
	belonging: [],
	tolerant: [],
	names: [],
	perhaps: [],
	elsewhere: null,
	site: null,
	adviser: null,
};

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
	const rankText = yield* createRankerInSteps(listSearchedPages(procedures, beside));

	function rank(text: string): readonly Ranked[] {
		const folded = foldText(text.slice(0, MAX_QUERY_LENGTH));
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
		const folded = foldText(text.slice(0, MAX_QUERY_LENGTH));
		if (SENTENCE_MARKS_ONLY.test(folded)) return NOTHING;
		const contact = findByContact(folded, beside.institutions);
		if (contact === null) return NOTHING;
		if (contact) return withBelonging({ ...NOTHING, certainty: "sure" }, contact);
		const plain = findContaining(texts, folded).flatMap((at) => procedures[at] ?? []);
		if (CODE.test(folded)) return { ...NOTHING, plain };
		const ranked = rankText(folded);
		const [best] = ranked;
		const category = findNamedCategory(folded);
		const things = category ? [] : findThings(folded);
		if (things.length > 0) return { ...listRest(ranked, plain, things), certainty: "sure", likely: things };
		if (best?.page.found.kind === "site" && isEnough(best)) {
			return { ...listRest(ranked, plain, []), site: best.page.found.id };
		}
		if (
			best?.page.found.kind === "elsewhere" &&
			isEnough(best) &&
			best.share >= LEAST_ELSEWHERE &&
			plain.length === 0
		) {
			return { ...NOTHING, elsewhere: best.page.found.topic };
		}
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
			tolerant: outcome.tolerant.filter(({ id }) => !shown.has(id)),
			perhaps: outcome.perhaps.filter((found) => !shown.has(idOf(found))),
		};
	}

	return { search, rank, mostAsked };
}

/** The page of a procedure, an experience or an institution; none for anything else. */
function pageOf(meant: Meant): Found[] {
	return meant.kind === "name" || meant.kind === "elsewhere" || meant.kind === "site" ? [] : [meant];
}

/** Whether so much of the question fits that it is worth showing. */
export function isEnough({ score }: Ranked): boolean {
	return score >= learned.least;
}

/** Whether this page is meant and no other may be. */
export function isCertain(ranked: Ranked): boolean {
	return isEnough(ranked) && ranked.share >= learned.sure;
}

/** What is most probably meant: one page, or two to four between which the words do not decide. */
function chooseLikely(ranked: readonly Ranked[]): Found[] {
	const [best] = ranked;
	if (!best || !isEnough(best) || best.page.kind === "name") return [];
	if (isCertain(best)) return pageOf(best.page.found);
	if (best.share < LEAST_BEST) return [];
	return ranked
		.filter(({ share }) => share >= best.share * CHOICE_SHARE)
		.flatMap(({ page }) => pageOf(page.found))
		.slice(0, MAX_LIKELY);
}

/** The lists under what is likely. */
function listRest(
	ranked: readonly Ranked[],
	plain: readonly CataloguedProcedure[],
	likely: readonly Found[],
): SearchOutcome {
	const least = Math.max(learned.least, (ranked[0]?.score ?? 0) - WIDEST_GAP);
	const above = new Set(likely.map(idOf));
	const shown = new Set(plain.map(({ id }) => id));
	const enough = ranked.filter(({ score }) => score >= least);
	const tolerant = enough
		.flatMap(({ page: { found } }) => (found.kind === "procedure" && !shown.has(found.procedure.id) ? found : []))
		.slice(0, MAX_TOLERANT);
	const names = enough.flatMap(({ page: { found } }) => (found.kind === "name" ? found : [])).slice(0, MAX_NAMES);
	const listed = new Set<Meant>([...tolerant.filter((found) => !above.has(idOf(found))), ...names]);
	return {
		...NOTHING,
		plain,
		tolerant: tolerant.map(({ procedure }) => procedure),
		names: names.map(({ name }) => name),
		perhaps: enough.flatMap(({ page: { found } }) =>
			listed.has(found) && (found.kind === "procedure" || found.kind === "name") ? found : [],
		),
	};
}

/** The institution of what fits best, where it does not fit well enough to be shown. */
function findAdviser(ranked: readonly Ranked[]): Institution | null {
	for (const { page } of ranked.slice(0, 1)) {
		if (page.found.kind === "institution") return page.found.institution;
		if (page.found.kind === "procedure") return page.found.procedure.institutions;
	}
	return null;
}

/** Everything found, in the order in which to show it. */
export function listFound({ likely, plain, belonging, perhaps }: SearchOutcome): Found[] {
	const said = withoutLikely([...plain, ...belonging], likely);
	return [...likely, ...said.map((procedure): Found => ({ kind: "procedure", procedure })), ...perhaps];
}

/** The procedures that do not already stand above as likely. */
export function withoutLikely(
	procedures: readonly CataloguedProcedure[],
	likely: readonly Found[],
): CataloguedProcedure[] {
	const shown = new Set(likely.flatMap((found) => (found.kind === "procedure" ? found.procedure : [])));
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
