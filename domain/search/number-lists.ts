import type { Steps } from "../steps.ts";

/** Lists of numbers by key, while they are gathered. */
export interface GatheredLists {
	/** Which list a key has, counted from 0; a new key gets a new one. */
	listOf(key: string): number;
	/** Adds a number to a list, with a mark from 0 to 255 beside it. */
	add(list: number, value: number, mark?: number): void;
	/** Packs what was gathered; nothing may be added afterwards. */
	packInSteps(): Steps<NumberLists>;
}

/**
 * The same, packed into two arrays: the search of ten thousand procedures has half a million such numbers, which took four
 * times the memory as arrays of their own, and the collector of garbage looked at each of them.
 */
export interface NumberLists {
	/** The list of a key; undefined when it has none. */
	find(key: string): number | undefined;
	keys(): Iterable<string>;
	/** How many numbers a list has. */
	countOf(list: number): number;
	/** Its numbers, in the order in which they were added. */
	valuesOf(list: number): Int32Array;
	/** The mark of each of them. */
	marksOf(list: number): Uint8Array;
}

const FIRST_LENGTH = 1_024;
const PACKED_AT_ONCE = 5_000;

/** Lists without a number yet. */
export function gatherLists(): GatheredLists {
	const numbers = new Map<string, number>();
	let lists = new Int32Array(FIRST_LENGTH);
	let values = new Int32Array(FIRST_LENGTH);
	let marks = new Uint8Array(FIRST_LENGTH);
	let length = 0;

	/** Where each list begins, and the last one ends. */
	function* findStarts(): Steps<Int32Array> {
		const starts = new Int32Array(numbers.size + 1);
		for (let at = 0; at < length; at += 1) {
			const next = (lists[at] ?? 0) + 1;
			starts[next] = (starts[next] ?? 0) + 1;
			if (at % PACKED_AT_ONCE === 0) yield;
		}
		for (let list = 1; list < starts.length; list += 1) {
			starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0);
		}
		return starts;
	}

	return {
		listOf(key) {
			const known = numbers.get(key);
			if (known !== undefined) return known;
			numbers.set(key, numbers.size);
			return numbers.size - 1;
		},
		add(list, value, mark = 0) {
			if (length === lists.length) {
				lists = copyInto(new Int32Array(length * 2), lists);
				values = copyInto(new Int32Array(length * 2), values);
				marks = copyInto(new Uint8Array(length * 2), marks);
			}
			lists[length] = list;
			values[length] = value;
			marks[length] = mark;
			length += 1;
		},
		*packInSteps() {
			const starts = yield* findStarts();
			const free = starts.slice();
			const packed = { values: new Int32Array(length), marks: new Uint8Array(length) };
			for (let at = 0; at < length; at += 1) {
				const list = lists[at] ?? 0;
				const place = free[list] ?? 0;
				packed.values[place] = values[at] ?? 0;
				packed.marks[place] = marks[at] ?? 0;
				free[list] = place + 1;
				if (at % PACKED_AT_ONCE === 0) yield;
			}
			return readLists(numbers, starts, packed);
		},
	};
}

function readLists(
	numbers: ReadonlyMap<string, number>,
	starts: Int32Array,
	{ values, marks }: { values: Int32Array; marks: Uint8Array },
): NumberLists {
	return {
		find: (key) => numbers.get(key),
		keys: () => numbers.keys(),
		countOf: (list) => (starts[list + 1] ?? 0) - (starts[list] ?? 0),
		valuesOf: (list) => values.subarray(starts[list], starts[list + 1]),
		marksOf: (list) => marks.subarray(starts[list], starts[list + 1]),
	};
}

function copyInto<Numbers extends Int32Array | Uint8Array>(longer: Numbers, numbers: Numbers): Numbers {
	longer.set(numbers);
	return longer;
}
