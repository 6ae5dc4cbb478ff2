import SearchableMap from "minisearch/SearchableMap";
import type { Steps } from "../steps.ts";
import { inSteps } from "../steps.ts";
import { stemWord } from "../text/stem.ts";
import { createWeights } from "./likeness.ts";

/** How soon a word that a page says again says nothing more (BM25's k1; b is 0, because examples make pages long). */
const SATURATION = 1.2;
/** Words of anybody that are counted to those of a page, so that what it says once is no rule (Dirichlet smoothing). */
const ANYBODYS_WORDS = 60;
/** Unknown words of one text that are looked at for slips: each goes through all known words. */
const MAX_CORRECTED = 4;
/** A shorter word that nobody has is no slip: it would be near to anything. From `LONG` on two letters may be wrong. */
const SHORTEST_MISTYPED = 5;
const LONG = 8;

/** How much of what was asked each page says, by words; pages are added in their order, then packed once. */
export function createWords() {
	const holders = new Map<string, { pages: number[]; times: number[]; counted: number; whole: number }>();
	const lengths: number[] = [];
	const spellings = new SearchableMap<number>();
	let shares = new Float32Array();
	let likelihood = new Float32Array();
	/** By page, what each word that it does not say takes from it. */
	let silence = new Float32Array();
	let whole = 0;
	let weigh = createWeights([]);

	/** The known word that an unknown one is a slip of: the nearest, and of those the commonest; else itself. */
	function findMeant(stem: string, word: string): string {
		let best: { known: string; distance: number; count: number } | undefined;
		for (const [known, [count, distance]] of spellings.fuzzyGet(stem, stem.length < LONG ? 1 : 2)) {
			// Nobody mistypes the first letter: "presidente" is no "residente".
			if (known[0] !== stem[0]) continue;
			const isCloser = !best || distance < best.distance || (distance === best.distance && count > best.count);
			if (isCloser) best = { known, distance, count };
		}
		const turned = findTurned(word);
		const isTurned = turned !== undefined && (best?.distance !== 1 || countOf(turned) > best.count);
		return isTurned ? turned : (best?.known ?? stem);
	}

	/** The commonest known word that this one becomes with two neighbouring letters in the other order, which is one slip. */
	function findTurned(word: string): string | undefined {
		const turned = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) =>
			stemWord(word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3)),
		);
		return turned.filter((stem) => holders.has(stem)).sort((one, other) => countOf(other) - countOf(one))[0];
	}

	function countOf(stem: string): number {
		return holders.get(stem)?.counted ?? -1;
	}

	return {
		/** By page. */
		shares: () => shares,
		/** By page. */
		likelihood: () => likelihood,
		add(page: number, times: ReadonlyMap<string, number>, isCounted: boolean): void {
			let length = 0;
			for (const [stem, count] of times) {
				const holder = holders.get(stem) ?? { pages: [], times: [], counted: 0, whole: 0 };
				holder.pages.push(page);
				holder.times.push(count);
				holder.whole += count;
				if (isCounted) holder.counted += 1;
				holders.set(stem, holder);
				length += count;
			}
			lengths.push(length);
			whole += length;
		},
		*packInSteps(counted: readonly boolean[]): Steps<void> {
			yield* inSteps(holders, ([stem, holder]) => {
				spellings.set(stem, holder.counted);
			});
			weigh = createWeights(counted);
			shares = new Float32Array(counted.length);
			likelihood = new Float32Array(counted.length);
			silence = Float32Array.from(lengths, (length) => Math.log(1 + length / ANYBODYS_WORDS));
		},
		/** The stems with the first slips among them put right; `words` are what they are the stems of. */
		correct(stems: readonly string[], words: readonly string[]): string[] {
			let left = MAX_CORRECTED;
			return stems.map((stem, at) => {
				if (holders.has(stem) || stem.length < SHORTEST_MISTYPED || left === 0) return stem;
				left -= 1;
				return findMeant(stem, words[at] ?? stem);
			});
		},
		say(stems: readonly string[]): void {
			const known = stems.filter((stem) => holders.has(stem)).length;
			for (let page = 0; page < shares.length; page += 1) {
				shares[page] = 0;
				likelihood[page] = -known * (silence[page] ?? 0);
			}
			const worth = stems.reduce((sum, stem) => sum + weigh(holders.get(stem)?.counted), 0);
			for (const stem of stems) {
				const holder = holders.get(stem);
				if (!holder) continue;
				const weight = weigh(holder.counted) / worth;
				const expected = (ANYBODYS_WORDS * holder.whole) / whole;
				for (const [at, page] of holder.pages.entries()) {
					const times = holder.times[at] ?? 0;
					shares[page] = (shares[page] ?? 0) + (weight * times * (SATURATION + 1)) / (times + SATURATION);
					likelihood[page] = (likelihood[page] ?? 0) + Math.log1p(times / expected);
				}
			}
		},
	};
}
