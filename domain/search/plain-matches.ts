/** A word of fewer letters counts only where a word begins: "NIT" is not in "fitosanitario". */
const SHORTEST_INSIDE = 5;
const LETTER = /[\p{L}\p{N}']/u;
const FIRST_WORD = /^[\p{L}\p{N}']+/u;
const LAST_WORD = /[\p{L}\p{N}']+$/u;

/** Positions of the texts that contain what was asked. */
export type FindContaining = (asked: string) => number[];

/**
 * Looks in folded texts, each of one line or several, for a folded text of one line. A short word at its ends is a whole
 * word, or, where nobody has it as one, the beginning of a longer one; longer words are found inside others too.
 */
export function createFindContaining(texts: readonly string[]): FindContaining {
	const whole = texts.join("\n");
	const ends: number[] = [];
	for (const { length } of texts) ends.push((ends.at(-1) ?? -1) + length + 1);

	return (asked) => {
		const startsWord = isShort(FIRST_WORD, asked);
		const endsWord = isShort(LAST_WORD, asked);
		const words: number[] = [];
		const beginnings: number[] = [];
		let position = 0;
		for (let at = whole.indexOf(asked); at >= 0; at = whole.indexOf(asked, at + 1)) {
			while (at > (ends[position] ?? at)) position += 1;
			if (startsWord && LETTER.test(whole.charAt(at - 1))) continue;
			if (beginnings.at(-1) !== position) beginnings.push(position);
			const isWord = !endsWord || !LETTER.test(whole.charAt(at + asked.length));
			if (isWord && words.at(-1) !== position) words.push(position);
		}
		return words.length > 0 ? words : beginnings;
	};
}

function isShort(word: RegExp, asked: string): boolean {
	const found = word.exec(asked)?.[0];
	return found !== undefined && found.length < SHORTEST_INSIDE;
}
