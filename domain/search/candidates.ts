import type { Entry } from "./entries.ts";
import type { Found } from "./found.ts";
import { WEAKEST_SHARE } from "./scores.ts";

/** A page that may be meant. */
export interface Ranked {
	entry: Entry;
	/** How well it fits: 1 and more for what was said exactly, down to 0. */
	score: number;
}

/** What a question may mean. It counts until the next question. */
export interface Ranking {
	/** The best of those wanted, at most so many, best first. */
	best(count: number, isWanted: (found: Found) => boolean): Ranked[];
}

/** What an entry that fits so by itself is worth beside everything that is ranked apart. */
export type Lower = (own: number, entry: Entry) => number;

/** What one question after the other may mean. */
export interface Candidates extends Ranking {
	/**
	 * Forgets the question before and takes the first `count` of these positions, without what fits less than `least` or
	 * not at all. `fits` says by position how well each fits by itself.
	 */
	take(positions: Int32Array, count: number, fits: Float64Array, least: number): void;
}

/**
 * Keeps the scores of one question in arrays that the next one uses again. Thousands of pages meet a common word, and a
 * few are shown: to make an object of each, and to put all in order, was most of such a search.
 */
export function createCandidates(entries: readonly Entry[], lower?: Lower): Candidates {
	const positions = new Int32Array(entries.length);
	const owns = new Float64Array(entries.length);
	const scores = new Float64Array(entries.length);
	let length = 0;
	let least = 0;

	/** Of two that fit alike the one that fits better by itself comes first, then the one that stands first. */
	function isBefore(one: number, other: number): boolean {
		const better = (scores[one] ?? 0) - (scores[other] ?? 0) || (owns[one] ?? 0) - (owns[other] ?? 0);
		return better > 0 || (better === 0 && (positions[one] ?? 0) < (positions[other] ?? 0));
	}

	return {
		take(taken, count, fits, leastOfQuestion) {
			length = 0;
			least = leastOfQuestion;
			for (let at = 0; at < count; at += 1) {
				const position = taken[at] ?? 0;
				const own = fits[position] ?? 0;
				const entry = entries[position];
				if (own < least || own === 0 || !entry) continue;
				if (own * WEAKEST_SHARE > least) least = own * WEAKEST_SHARE;
				positions[length] = position;
				owns[length] = own;
				scores[length] = lower ? lower(own, entry) : own;
				length += 1;
			}
		},
		best(count, isWanted) {
			const kept: number[] = [];
			for (let at = 0; at < length; at += 1) {
				if ((owns[at] ?? 0) < least) continue;
				if (kept.length === count && !isBefore(at, kept[count - 1] ?? 0)) continue;
				const entry = entries[positions[at] ?? 0];
				if (!entry || !isWanted(entry.found)) continue;
				let place = kept.length;
				while (place > 0 && isBefore(at, kept[place - 1] ?? 0)) place -= 1;
				kept.splice(place, 0, at);
				if (kept.length > count) kept.pop();
			}
			return kept.flatMap((at) => {
				const entry = entries[positions[at] ?? 0];
				return entry ? [{ entry, score: scores[at] ?? 0 }] : [];
			});
		},
	};
}
