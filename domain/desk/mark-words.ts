/** A run of words that stayed, went or came. */
export interface MarkedWords {
	kind: "same" | "gone" | "new";
	text: string;
}

/** Longest texts, in words and blanks, that are compared word by word; longer ones are shown whole, before and after. */
const MOST_PIECES = 1_600;

/** What was changed between two texts, word by word: the longest common run of words stays, the rest went or came. */
export function markWords(before: string, after: string): MarkedWords[] {
	const was = before.match(/\s+|[^\s]+/g) ?? [];
	const is = after.match(/\s+|[^\s]+/g) ?? [];
	if (was.length > MOST_PIECES || is.length > MOST_PIECES) return join([mark("gone", before), mark("new", after)]);
	const lengths = measure(was, is);
	const marked: MarkedWords[] = [];
	let [at, to] = [0, 0];
	while (at < was.length || to < is.length) {
		const [old, fresh] = [was[at], is[to]];
		if (old !== undefined && old === fresh) {
			marked.push(mark("same", old));
			at += 1;
			to += 1;
		} else if (old !== undefined && (fresh === undefined || lengthAt(at + 1, to) >= lengthAt(at, to + 1))) {
			marked.push(mark("gone", old));
			at += 1;
		} else {
			marked.push(mark("new", fresh ?? ""));
			to += 1;
		}
	}
	return join(marked);

	function lengthAt(row: number, column: number): number {
		return lengths[row * (is.length + 1) + column] ?? 0;
	}
}

/** The length of the longest common run from each pair of positions on, in rows of `is.length + 1`. */
function measure(was: readonly string[], is: readonly string[]): Uint16Array {
	const width = is.length + 1;
	const lengths = new Uint16Array((was.length + 1) * width);
	for (let row = was.length - 1; row >= 0; row -= 1) {
		for (let column = is.length - 1; column >= 0; column -= 1) {
			const [below = 0, beside = 0, both = 0] = [
				lengths[(row + 1) * width + column],
				lengths[row * width + column + 1],
				lengths[(row + 1) * width + column + 1],
			];
			lengths[row * width + column] = was[row] === is[column] ? both + 1 : Math.max(below, beside);
		}
	}
	return lengths;
}

function mark(kind: MarkedWords["kind"], text: string): MarkedWords {
	return { kind, text };
}

/** Neighbours of one kind become one run. */
function join(marked: readonly MarkedWords[]): MarkedWords[] {
	const runs: MarkedWords[] = [];
	for (const { kind, text } of marked) {
		const last = runs.at(-1);
		if (text === "") continue;
		if (last?.kind === kind) last.text += text;
		else runs.push({ kind, text });
	}
	return runs;
}
