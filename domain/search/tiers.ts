import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { isUnchecked } from "../catalogue/procedure.ts";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { Ranking } from "./candidates.ts";
import type { Entry, SearchedBeside } from "./entries.ts";
import { NOTHING_BESIDE } from "./entries.ts";
import type { Meaning } from "./meaning.ts";
import { readAsked } from "./question.ts";
import { createRankingInSteps } from "./ranking.ts";
import { BEST_INEXACT, EXACT } from "./scores.ts";

/** What nobody checked counts for less, so that for the same words it stands behind what somebody did. */
const UNCHECKED_SHARE = 0.8;
/** Named to the letter it comes before guesses, and behind everything else that was said exactly. */
const UNCHECKED_NAMED = BEST_INEXACT + 0.01;
/** A name tells even less than a ficha. */
const NAME_SHARE = 0.75;
const NAME_NAMED = BEST_INEXACT + 0.005;
/** A few of a thousand names always share a word with a question; only what fits well is shown. */
const LEAST_UNCHECKED = 0.5;
/** Who needs it, of at most three, decides between fichas that fit alike. */
const DEMAND_BONUS = 0.01;
/** Nothing is too little for a page that somebody checked. */
const NONE = 0;

/**
 * Ranks each tier by itself, so that a thousand fichas do not change how rare a word is among the procedures that people
 * ask for; then tells the best of all.
 */
export function* createTieredRankingInSteps(
	procedures: readonly CataloguedProcedure[],
	beside: SearchedBeside,
): Steps<(text: string) => Ranking> {
	const checked: CataloguedProcedure[] = [];
	const unchecked: CataloguedProcedure[] = [];
	yield* inSteps(procedures, (procedure) => (isUnchecked(procedure) ? unchecked : checked).push(procedure));
	const { names, ...known } = beside;
	const uncheckedIds = new Set(unchecked.map(({ id }) => id));
	const [meanings, meaningsOfUnchecked] = partMeanings(beside.meanings, uncheckedIds);
	const rank = yield* createRankingInSteps(checked, { ...known, meanings, names: [] });
	// Among a thousand special words there is always one that some other word is near to.
	const rankUnchecked = yield* createRankingInSteps(
		unchecked,
		{ ...NOTHING_BESIDE, meanings: meaningsOfUnchecked },
		{
			allowsTypingErrors: false,
			lower: (score, entry) => lower(score, UNCHECKED_SHARE, UNCHECKED_NAMED) + demandOf(entry),
		},
	);
	const rankNames = yield* createRankingInSteps(
		[],
		{ ...NOTHING_BESIDE, names },
		{ allowsTypingErrors: false, lower: (score) => lower(score, NAME_SHARE, NAME_NAMED) },
	);

	return (text) => {
		const asked = readAsked(text);
		const first = rank(asked, NONE);
		// Where it is known that the page is lacking, only a ficha or a name of exactly those words is not another thing.
		const least = first === "lacking" ? EXACT.name : LEAST_UNCHECKED;
		const rankings = [first, rankUnchecked(asked, least), rankNames(asked, least)].filter((each) => each !== "lacking");
		return {
			// The sort is stable: of two that fit alike the checked one stays first, and a name last.
			best: (count, isWanted) =>
				rankings
					.flatMap((ranking) => ranking.best(count, isWanted))
					.sort((one, other) => other.score - one.score)
					.slice(0, count),
		};
	};
}

/** What people mean among each tier; what only fichas answer is not lacking among the others. */
function partMeanings(meanings: readonly Meaning[], unchecked: ReadonlySet<string>): [Meaning[], Meaning[]] {
	const ahead = meanings.map(({ said, pages }) => ({ said, pages: pages.filter((id) => !unchecked.has(id)) }));
	const behind = meanings.map(({ said, pages }) => ({ said, pages: pages.filter((id) => unchecked.has(id)) }));
	return [
		ahead.filter(({ pages }, at) => pages.length > 0 || behind[at]?.pages.length === 0),
		behind.filter(({ pages }) => pages.length > 0),
	];
}

function lower(score: number, share: number, named: number): number {
	return score >= EXACT.name ? named : Math.min(score, BEST_INEXACT) * share;
}

function demandOf({ found }: Entry): number {
	return found.kind === "procedure" ? (found.procedure.demanda ?? 0) * DEMAND_BONUS : 0;
}
