import { inSteps } from "../steps.ts";

/** Letters of a part of a word. */
const PART_LENGTHS = [3, 4];

/** How like what was asked is to the texts of each page, by parts of words: a slip changes few of them. */
export function* createLikenessInSteps(
	texts: readonly { page: number; stems: readonly string[] }[],
	counted: readonly boolean[],
) {
	// Counted first and filled in then: lists that grow would take twice the memory of a large catalogue.
	const counts = new Map<string, { texts: number; counted: number; last: number }>();
	yield* inSteps(texts, ({ page, stems }) => {
		for (const part of listParts(stems)) {
			const count = counts.get(part) ?? { texts: 0, counted: 0, last: -1 };
			count.texts += 1;
			// The texts of one page stand together.
			if (counted[page] && count.last !== page) count.counted += 1;
			count.last = page;
			counts.set(part, count);
		}
	});
	const weigh = createWeights(counted);
	const weights = new Map<string, number>();
	const parts = new Map<string, Int32Array>();
	yield* inSteps(counts, ([part, count]) => {
		weights.set(part, weigh(count.counted) ** 2);
		parts.set(part, new Int32Array(count.texts));
		count.texts = 0;
	});
	const squares = new Float32Array(texts.length);
	yield* inSteps(texts, ({ stems }, at) => {
		for (const part of listParts(stems)) {
			const count = counts.get(part);
			const holder = parts.get(part);
			if (!count || !holder) continue;
			holder[count.texts] = at;
			count.texts += 1;
			squares[at] = (squares[at] ?? 0) + (weights.get(part) ?? 0);
		}
	});
	counts.clear();
	const norms = squares.map(Math.sqrt);
	const owners = Int32Array.from(texts, ({ page }) => page);
	const sums = new Float32Array(texts.length);
	const [nearest, second, third, near] = [0, 1, 2, 3].map(() => new Float32Array(counted.length)) as Four<Float32Array>;

	return {
		nearest,
		near,
		compare(stems: readonly string[]): void {
			for (const each of [sums, nearest, second, third]) each.fill(0);
			const asked = listParts(stems);
			const unknown = weigh(undefined) ** 2;
			const norm = Math.sqrt(asked.reduce((sum, part) => sum + (weights.get(part) ?? unknown), 0));
			for (const part of asked) {
				const weight = weights.get(part) ?? 0;
				const holder = parts.get(part) ?? NOBODY;
				for (let each = 0; each < holder.length; each += 1) {
					const at = holder[each] ?? 0;
					sums[at] = (sums[at] ?? 0) + weight;
				}
			}
			for (let at = 0; at < sums.length; at += 1) {
				const sum = sums[at] ?? 0;
				if (sum === 0) continue;
				const page = owners[at] ?? 0;
				const like = sum / (norm * (norms[at] ?? 1));
				if (like <= (third[page] ?? 0)) continue;
				third[page] = like;
				if (like > (second[page] ?? 0)) {
					third[page] = second[page] ?? 0;
					second[page] = like;
				}
				if (like > (nearest[page] ?? 0)) {
					second[page] = nearest[page] ?? 0;
					nearest[page] = like;
				}
			}
			for (let page = 0; page < near.length; page += 1) near[page] = ((second[page] ?? 0) + (third[page] ?? 0)) / 2;
		},
	};
}

const NOBODY = new Int32Array();

type Four<Each> = [Each, Each, Each, Each];

/** How telling it is that so many of the counted pages have something (inverse document frequency). */
export function createWeights(counted: readonly boolean[]): (count: number | undefined) => number {
	const all = counted.filter(Boolean).length;
	return (count = 0) => Math.log(1 + (all + 0.5) / (count + 0.5));
}

/** The parts of words, each once; a word has its beginning and its end marked. */
function listParts(stems: readonly string[]): readonly string[] {
	const parts = new Set<string>();
	for (const stem of stems) {
		const word = `_${stem}_`;
		for (const length of PART_LENGTHS) {
			for (let at = 0; at + length <= word.length; at += 1) parts.add(word.slice(at, at + length));
		}
	}
	return [...parts];
}
