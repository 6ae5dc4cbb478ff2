import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import type { Entry } from "./entries.ts";
import { idOf } from "./found.ts";
import type { Meaning } from "./meaning.ts";
import { tellingStems } from "./synonyms.ts";

/** How an entry is meant by a question. */
export interface Meant {
	/** From 0, down the list of the meaning. */
	place: number;
	/** The share of the question that the words of the meaning are; 1: it says them and nothing else. */
	share: number;
	/** Those words. */
	said: readonly string[];
}

/**
 * Finds what the words of a question usually mean, by position of the entry: all of them, else one or two among them.
 * "lacking": it is known what all of them mean, and there is no such page.
 */
export function* createMeaningsInSteps(
	entries: readonly Entry[],
	meanings: readonly Meaning[],
): Steps<(stems: readonly string[]) => ReadonlyMap<number, Meant> | "lacking"> {
	const positions = new Map<string, number>();
	yield* inSteps(entries, ({ found }, position) => positions.set(idOf(found), position));
	const pages = new Map<string, readonly number[]>();
	yield* inSteps(meanings, (meaning) => {
		const meant = meaning.pages.flatMap((id) => positions.get(id) ?? []);
		for (const words of meaning.said) pages.set(keyOf(tellingStems(words)), meant);
	});

	return (stems) => {
		const found = new Map<number, Meant>();

		function keep(words: readonly string[]): void {
			const share = words.length / stems.length;
			for (const [place, position] of (pages.get(keyOf(words)) ?? []).entries()) {
				if (share > (found.get(position)?.share ?? 0)) found.set(position, { place, share, said: words });
			}
		}

		const whole = pages.get(keyOf(stems));
		if (whole?.length === 0) return "lacking";
		if (whole) {
			keep(stems);
			return found;
		}
		stems.forEach((one, at) => {
			keep([one]);
			for (const other of stems.slice(at + 1)) keep([one, other]);
		});
		return found;
	};
}

/** The same words in any order. */
export function keyOf(stems: readonly string[]): string {
	return [...stems].sort().join(" ");
}
