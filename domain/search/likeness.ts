import { inSteps } from "../steps.ts";

/** Letters of a part of a word. */
const PART_LENGTHS = [3, 4];

/** How like what was asked is to the texts of each page, by parts of words: a slip changes few of them. */
export function* createLikenessInSteps(
	texts: readonly { page: number; stems: readonly string[] }[],
	counted: readonly boolean[],
) {
	const parts = createParts();
	// Counted first and filled in then: lists that grow would take twice the memory of a large catalogue.
	const counts: { texts: number; counted: number; lastText: number; lastPage: number }[] = [];
	yield* inSteps(texts, ({ page, stems }, text) => {
		for (const stem of stems) {
			for (const part of parts.of(stem)) {
				counts[part] ??= { texts: 0, counted: 0, lastText: -1, lastPage: -1 };
				const count = counts[part];
				// Two words of one text may share a part.
				if (count.lastText === text) continue;
				count.lastText = text;
				count.texts += 1;
				// The texts of one page stand together.
				if (counted[page] && count.lastPage !== page) count.counted += 1;
				count.lastPage = page;
			}
		}
	});
	const weigh = createWeights(counted);
	const weights = Float64Array.from(counts, (count) => weigh(count.counted) ** 2);
	const holders = counts.map((count) => new Int32Array(count.texts));
	const filled = new Int32Array(counts.length);
	const squares = new Float32Array(texts.length);
	yield* inSteps(texts, ({ stems }, text) => {
		for (const stem of stems) {
			for (const part of parts.of(stem)) {
				const holder = holders[part];
				const place = filled[part] ?? 0;
				if (!holder || (place > 0 && holder[place - 1] === text)) continue;
				holder[place] = text;
				filled[part] = place + 1;
				squares[text] = (squares[text] ?? 0) + (weights[part] ?? 0);
			}
		}
	});
	counts.length = 0;
	parts.forgetStems();
	const norms = squares.map(Math.sqrt);
	const owners = Int32Array.from(texts, ({ page }) => page);
	const sums = new Float32Array(texts.length);
	const [nearest, second, third, near] = [0, 1, 2, 3].map(() => new Float32Array(counted.length)) as Four<Float32Array>;

	return {
		nearest,
		near,
		compare(stems: readonly string[]): void {
			for (const each of [sums, nearest, second, third]) each.fill(0);
			const unknown = weigh(undefined) ** 2;
			let square = 0;
			for (const text of new Set(stems.flatMap(listParts))) {
				const part = parts.find(text);
				const weight = part === undefined ? unknown : (weights[part] ?? 0);
				square += weight;
				const holder = (part === undefined ? undefined : holders[part]) ?? NOBODY;
				for (let each = 0; each < holder.length; each += 1) {
					const at = holder[each] ?? 0;
					sums[at] = (sums[at] ?? 0) + weight;
				}
			}
			const norm = Math.sqrt(square);
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

/** Numbers for the parts of words; texts say the same few thousand words again and again. */
function createParts() {
	const numbers = new Map<string, number>();
	const known = new Map<string, Uint32Array>();
	function numberOf(part: string): number {
		const number = numbers.get(part) ?? numbers.size;
		numbers.set(part, number);
		return number;
	}

	return {
		find: (part: string) => numbers.get(part),
		of(stem: string): Uint32Array {
			const parts = known.get(stem) ?? Uint32Array.from(listParts(stem), numberOf);
			known.set(stem, parts);
			return parts;
		},
		forgetStems: () => known.clear(),
	};
}

/** The parts of a word; its beginning and its end are marked. */
function listParts(stem: string): string[] {
	const word = `_${stem}_`;
	return PART_LENGTHS.flatMap((length) =>
		Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
	);
}
