/**
 * Work that is done in small steps, so that whoever runs it can let others pass in between; what it returns is whole. A
 * step takes well under a millisecond.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** Entries that are worked on in one step, where each takes microseconds; indexing a procedure takes a tenth of a millisecond. */
const ENTRIES_AT_ONCE = 10;
/** Entries that are sorted at once, before they are merged. */
const RUN_LENGTH = 32;

/** Pauses between the entries, every so many. */
export function* inSteps<Entry>(entries: Iterable<Entry>, use: (entry: Entry, position: number) => void): Steps<void> {
	let position = 0;
	for (const entry of entries) {
		use(entry, position);
		position += 1;
		if (position % ENTRIES_AT_ONCE === 0) yield;
	}
}

/** One of each entry, as `map` does. */
export function* mapInSteps<Entry, Made>(
	entries: Iterable<Entry>,
	make: (entry: Entry, position: number) => Made,
): Steps<Made[]> {
	const made: Made[] = [];
	yield* inSteps(entries, (entry, position) => made.push(make(entry, position)));
	return made;
}

/** A sorted copy, as `toSorted` makes it: what compares equal stays in its order. */
export function* sortInSteps<Entry>(
	entries: readonly Entry[],
	compare: (one: Entry, other: Entry) => number,
): Steps<Entry[]> {
	let runs: Entry[][] = [];
	for (let start = 0; start < entries.length; start += RUN_LENGTH) {
		runs.push(entries.slice(start, start + RUN_LENGTH).sort(compare));
		yield;
	}
	while (runs.length > 1) {
		const merged: Entry[][] = [];
		for (let at = 0; at < runs.length; at += 2) {
			merged.push(yield* mergeInSteps(runs[at] ?? [], runs[at + 1] ?? [], compare));
		}
		runs = merged;
	}
	return runs[0] ?? [];
}

function* mergeInSteps<Entry>(
	ones: readonly Entry[],
	others: readonly Entry[],
	compare: (one: Entry, other: Entry) => number,
): Steps<Entry[]> {
	const merged: Entry[] = [];
	let at = 0;
	for (const other of others) {
		for (let one = ones[at]; one !== undefined && compare(one, other) <= 0; one = ones[at]) {
			merged.push(one);
			at += 1;
			if (merged.length % RUN_LENGTH === 0) yield;
		}
		merged.push(other);
		if (merged.length % RUN_LENGTH === 0) yield;
	}
	for (; at < ones.length; at += 1) {
		const one = ones[at];
		if (one !== undefined) merged.push(one);
		if (merged.length % RUN_LENGTH === 0) yield;
	}
	return merged;
}
