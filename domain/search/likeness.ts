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
	const uses = new Map<string, number>();
	yield* inSteps(texts, ({ stems }) => {
		for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
	});
	const counts: number[] = [];
	yield* inSteps(uses, ([stem, times]) => {
		for (const part of parts.of(stem)) counts[part] = (counts[part] ?? 0) + times;
	});
	const rooms = counts.map((count) => new Int32Array(count));
	const filled = new Int32Array(rooms.length);
	yield* inSteps(texts, ({ stems }, text) => {
		for (const stem of stems) {
			for (const part of parts.of(stem)) {
				const room = rooms[part];
				const place = filled[part] ?? 0;
				// Two words of one text may share a part.
				if (!room || (place > 0 && room[place - 1] === text)) continue;
				room[place] = text;
				filled[part] = place + 1;
			}
		}
	});
	uses.clear();
	parts.forgetStems();
	const holders = rooms.map((room, part) => room.subarray(0, filled[part]));
	const owners = Int32Array.from(texts, ({ page }) => page);
	const weigh = createWeights(counted);
	const weights = new Float64Array(holders.length);
	const squares = new Float32Array(texts.length);
	yield* inSteps(holders, (holder, part) => {
		const weight = weigh(countPages(holder, owners, counted)) ** 2;
		for (const text of holder) squares[text] = (squares[text] ?? 0) + weight;
		weights[part] = weight;
	});
	const norms = squares.map(Math.sqrt);
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

/** How many of the counted pages these texts belong to; those of one page stand together. */
function countPages(texts: Int32Array, owners: Int32Array, counted: readonly boolean[]): number {
	let pages = 0;
	let last = -1;
	for (const text of texts) {
		const page = owners[text] ?? 0;
		if (page !== last && counted[page]) pages += 1;
		last = page;
	}
	return pages;
}

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
