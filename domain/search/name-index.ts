/** The names of entries, in which it is looked up how much of them a question says. */
export interface NameIndex {
	/** What each word of a question says, from 0 to 1; counts until the next question. */
	ask(said: ReadonlyMap<string, number>): void;
	/** The most that the question says of any name of the entry at this position: 0 to 1. */
	shareSaid(position: number): number;
}

/** Names while they are gathered; entries come in the order of their positions. */
export interface GatheredNames {
	/** Stems of each name. */
	add(names: readonly (readonly string[])[]): void;
	pack(): NameIndex;
}

/**
 * Stems as numbers: a common word is met by thousands of entries, and to look each stem of their names up as text was a
 * quarter of the search.
 */
export function gatherNames(): GatheredNames {
	const numbers = new Map<string, number>();
	/** For each entry, name after name, how many stems and then which. */
	const gathered: number[] = [];
	const starts: number[] = [];

	function numberOf(stem: string): number {
		const known = numbers.get(stem);
		if (known !== undefined) return known;
		numbers.set(stem, numbers.size);
		return numbers.size - 1;
	}

	return {
		add(names) {
			starts.push(gathered.length);
			for (const name of names) gathered.push(name.length, ...name.map(numberOf));
		},
		pack() {
			starts.push(gathered.length);
			return readNames(numbers, Int32Array.from(gathered), Int32Array.from(starts));
		},
	};
}

function readNames(numbers: ReadonlyMap<string, number>, stems: Int32Array, starts: Int32Array): NameIndex {
	/** By number of the stem, while one question is answered. */
	const worths = new Float64Array(numbers.size);
	let asked: number[] = [];

	return {
		ask(said) {
			for (const stem of asked) worths[stem] = 0;
			asked = [];
			for (const [stem, worth] of said) {
				const number = numbers.get(stem);
				if (number === undefined) continue;
				worths[number] = worth;
				asked.push(number);
			}
		},
		shareSaid(position) {
			const end = starts[position + 1] ?? 0;
			let best = 0;
			for (let at = starts[position] ?? 0; at < end; ) {
				const length = stems[at] ?? 0;
				const next = at + 1 + length;
				let sum = 0;
				for (at += 1; at < next; at += 1) sum += worths[stems[at] ?? 0] ?? 0;
				if (length > 0) best = Math.max(best, sum / length);
			}
			return best;
		},
	};
}
