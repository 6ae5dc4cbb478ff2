import type { Steps } from "../steps.ts";
import learned from "./learned.json" with { type: "json" };
import type { SearchedPage } from "./searched-pages.ts";
import { createSignalsInSteps, SIGNALS } from "./signals.ts";

/** How well a page fits what was typed. */
export interface Ranked {
	page: SearchedPage;
	/** The higher the better, among the pages for one question. */
	score: number;
	/** How much of the question fits: the score without the likelihood, which falls with every word more, and without the demand. */
	fit: number;
	/** How probably it is the one that is meant, of all that there are: 0 to 1. */
	share: number;
	/** It is called just so, or just these words mean it among others. */
	isCalled: boolean;
}

const MAX_RANKED = 100;
/** What is called just as it was typed comes before everything else, then what somebody says that these words mean. */
const NAMED_BONUS = 40;
const SHARED_BONUS = 30;
/** Words about the portal itself. */
const SITE_BONUS = 20;
/** What several are called stays in its order. */
const PLACE_COST = 0.4;
/** Decides between what fits alike and has as many sentences. */
const MOST_ASKED_BONUS = 0.15;

/** Indexes all pages in steps, to rank them for a text: the best hundred, best first. The weights come from what people wrote (`npm run search -- learn`). */
export function* createRankerInSteps(listed: Iterable<SearchedPage>): Steps<(text: string) => readonly Ranked[]> {
	const { pages, signals, measure } = yield* createSignalsInSteps(listed);
	const { weights, kinds } = learned;
	const { likelihood, demand } = signals;
	const weighed = SIGNALS.map((signal) => ({ measured: signals[signal], weight: weights[signal] }));
	const own = Float64Array.from(pages, ({ kind, isMostAsked }) => kinds[kind] + (isMostAsked ? MOST_ASKED_BONUS : 0));
	const scores = new Float64Array(pages.length);
	const scoreOf = (at: number) => scores[at] ?? 0;

	return (text) => {
		const { met, named, shared } = measure(text);
		for (const at of met) {
			let score = 0;
			for (const { measured, weight } of weighed) score += (measured[at] ?? 0) * weight;
			scores[at] = score + (own[at] ?? 0);
		}
		// In the order of those who wrote it, however like each is to the words.
		const likest = Math.max(...[...shared.keys()].map(scoreOf));
		const inOrder = [...shared].sort(([, one], [, other]) => one - other);
		for (const [place, [at]] of inOrder.entries()) scores[at] = likest + SHARED_BONUS - place * PLACE_COST;
		for (const at of named) scores[at] = scoreOf(at) + (pages[at]?.kind === "site" ? SITE_BONUS : NAMED_BONUS);
		const least = Float64Array.from(met, scoreOf).sort().at(-MAX_RANKED) ?? Number.NEGATIVE_INFINITY;
		// The sort is stable: what fits alike stays in the order of the list.
		const best = met
			.filter((at) => scoreOf(at) >= least)
			.sort((one, other) => scoreOf(other) - scoreOf(one))
			.slice(0, MAX_RANKED);
		const top = scoreOf(best[0] ?? 0);
		const whole = best.reduce((sum, at) => sum + Math.exp(scoreOf(at) - top), 0);
		return best.flatMap((at) => {
			const page = pages[at];
			return page
				? [
						{
							page,
							score: scoreOf(at),
							fit: scoreOf(at) - (likelihood[at] ?? 0) * weights.likelihood - (demand[at] ?? 0) * weights.demand,
							share: Math.exp(scoreOf(at) - top) / whole,
							isCalled: named.has(at) || shared.has(at),
						},
					]
				: [];
		});
	};
}
