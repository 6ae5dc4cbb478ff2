import SearchableMap from "minisearch/SearchableMap";
import type { Entry } from "./entries.ts";
import { cataloguedStems } from "./synonyms.ts";
import { errorsTolerated } from "./typing-errors.ts";

/** How well the entries that have a word have it, by position: 0 to 1. */
export type Fits = ReadonlyMap<number, number>;

/** A shorter stem begins too many words to be completed. */
const SHORTEST_BEGINNING = 4;
/** What a match by another word is worth beside one by the word that was typed. */
export const SYNONYM_WORTH = 0.85;
const BEGINNING_WORTH = 0.8;
const MISTYPED_WORTH = 0.75;
/** Only words of names and keywords are completed or mistyped. */
const LEAST_WORTH_GUESSED = 0.9;

/** Finds who has a word: as typed or in other words; else as the beginning of a longer one; else with typing errors. */
export function createWordIndex(entries: readonly Entry[]): (stem: string) => Fits {
	const holders = new SearchableMap<Map<number, number>>();
	entries.forEach(({ worths }, position) => {
		for (const [stem, worth] of worths) {
			const fits = holders.get(stem) ?? new Map<number, number>();
			fits.set(position, worth);
			holders.set(stem, fits);
		}
	});

	return (stem) => {
		const best = new Map<number, number>();

		function keep(fits: Fits | undefined, worth: number, least = 0): void {
			for (const [position, fit] of fits ?? []) {
				if (fit >= least) best.set(position, Math.max(best.get(position) ?? 0, fit * worth));
			}
		}

		keep(holders.get(stem), 1);
		for (const synonym of cataloguedStems(stem)) keep(holders.get(synonym), SYNONYM_WORTH);
		if (best.size === 0 && stem.length >= SHORTEST_BEGINNING) {
			for (const fits of holders.atPrefix(stem).values()) keep(fits, BEGINNING_WORTH, LEAST_WORTH_GUESSED);
		}
		const errors = best.size === 0 ? errorsTolerated(stem) : 0;
		if (errors > 0) {
			for (const [near, [fits]] of holders.fuzzyGet(stem, errors)) {
				// Nobody mistypes the first letter: "presidente" is no "residente".
				if (near[0] === stem[0]) keep(fits, MISTYPED_WORTH, LEAST_WORTH_GUESSED);
			}
		}
		return best;
	};
}
