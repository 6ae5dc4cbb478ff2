import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import type { Institution } from "../catalogue/institution.ts";
import type { Elsewhere, SiteSubject } from "./examples.ts";
import learned from "./learned.json" with { type: "json" };
import type { Ranked } from "./ranker.ts";
import type { Found, Meant } from "./searched-pages.ts";
import { idOf } from "./searched-pages.ts";

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
	/** Procedures that may be meant, and names of the official catalogue of which nothing else is known: best first, and in no other of these lists. */
	perhaps: readonly Found[];
	/** What is asked is no procedure. */
	elsewhere: Elsewhere | null;
	/** What is asked is a part of the portal. */
	site: SiteSubject | null;
	/** Where nothing is found, the institution that might know. */
	adviser: Institution | null;
}

export const NOTHING: SearchOutcome = {
	certainty: "none",
	likely: [],
	plain: [],
	belonging: [],
	perhaps: [],
	elsewhere: null,
	site: null,
	adviser: null,
};

/** What may be meant beyond this number helps nobody. */
export const MAX_TOLERANT = 20;
export const MAX_NAMES = 20;
/** More choices than these are a list again (specification, section 9: five results). */
export const MAX_LIKELY = 4;
/** To say that something is no procedure its subjects together must be as probable as this: less is a doubt. */
const LEAST_ELSEWHERE = 0.5;
/** What is so much less probable than the best is no choice. */
const CHOICE_SHARE = 0.12;
/** The best of many that are as good says nothing. */
const LEAST_BEST = 0.06;
/** What scores so much less than the best is not shown at all. */
const WIDEST_GAP = 9;

/** Places in which the institution that might know is looked for; subjects that are no procedure may stand before it. */
const MOST_ASKED_FOR_ADVICE = 5;

/** The page of a procedure, an experience or an institution; none for anything else. */
export function pageOf(meant: Meant): Found[] {
	return meant.kind === "name" || meant.kind === "elsewhere" || meant.kind === "site" ? [] : [meant];
}

/** Whether so much of the question fits that it is worth showing. */
export function isEnough({ fit }: Pick<Ranked, "fit">): boolean {
	return fit >= learned.least;
}

/** Whether this page is meant and no other may be. */
export function isCertain(ranked: Ranked): boolean {
	return isEnough(ranked) && ranked.share >= learned.sure;
}

/** What is most probably meant: one page, or two to four between which the words do not decide. */
export function chooseLikely(ranked: readonly Ranked[]): Found[] {
	const [best] = ranked;
	if (!best || !isEnough(best) || best.page.kind === "name") return [];
	if (isCertain(best)) return pageOf(best.page.found);
	if (best.share < LEAST_BEST) return [];
	return ranked
		.filter(({ share }) => share >= best.share * CHOICE_SHARE)
		.flatMap(({ page }) => pageOf(page.found))
		.slice(0, MAX_LIKELY);
}

/** The subject that is no procedure, where all such subjects together are more probable than the pages. */
export function findElsewhere(ranked: readonly Ranked[]): Elsewhere | null {
	const topics = ranked.flatMap(({ page, share }) =>
		page.found.kind === "elsewhere" ? { topic: page.found.topic, share } : [],
	);
	const whole = topics.reduce((sum, { share }) => sum + share, 0);
	return whole >= LEAST_ELSEWHERE ? (topics[0]?.topic ?? null) : null;
}

/** The lists under what is likely. */
export function listRest(
	ranked: readonly Ranked[],
	plain: readonly CataloguedProcedure[],
	likely: readonly Found[],
): SearchOutcome {
	const least = (ranked[0]?.score ?? 0) - WIDEST_GAP;
	const above = new Set(likely.map(idOf));
	const shown = new Set(plain.map(({ id }) => id));
	const enough = ranked
		.filter((each) => isEnough(each) && each.score >= least)
		.flatMap(({ page: { found } }) => (found.kind === "procedure" || found.kind === "name" ? found : []));
	const procedures = enough
		.filter((found) => found.kind === "procedure" && !shown.has(found.procedure.id))
		.slice(0, MAX_TOLERANT)
		.filter((found) => !above.has(idOf(found)));
	const names = enough.filter(({ kind }) => kind === "name").slice(0, MAX_NAMES);
	const listed = new Set([...procedures, ...names]);
	const perhaps = enough.filter((found) => listed.has(found));
	return { ...NOTHING, plain, perhaps };
}

/** The institution of what fits best, where it does not fit well enough to be shown; a subject that is no procedure has none. */
export function findAdviser(ranked: readonly Ranked[]): Institution | null {
	for (const { page } of ranked.slice(0, MOST_ASKED_FOR_ADVICE)) {
		if (page.found.kind === "institution") return page.found.institution;
		if (page.found.kind === "procedure") return page.found.procedure.institutions;
	}
	return null;
}
