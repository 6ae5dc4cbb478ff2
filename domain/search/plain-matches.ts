/** A word of fewer letters counts only where a word begins: "NIT" is not in "fitosanitario". */
const SHORTEST_INSIDE = 5;
const LETTER = /[\p{L}\p{N}']/u;
const FIRST_WORD = /^[\p{L}\p{N}']+/u;
const LAST_WORD = /[\p{L}\p{N}']+$/u;

/**
 * Positions of the texts that contain what was asked, all folded. A short word at its ends is a whole word, or, where
 * nobody has it as one, the beginning of a longer one; longer words are found inside others too.
 */
export function findContaining(texts: readonly string[], asked: string): number[] {
	const startsWord = isShort(FIRST_WORD, asked);
	const endsWord = isShort(LAST_WORD, asked);

	function listHolding(isEndBound: boolean): number[] {
		const found: number[] = [];
		for (const [position, text] of texts.entries()) {
			if (contains(text, asked, startsWord, isEndBound)) found.push(position);
		}
		return found;
	}

	const whole = listHolding(endsWord);
	return whole.length > 0 || !endsWord ? whole : listHolding(false);
}

function isShort(word: RegExp, asked: string): boolean {
	const found = word.exec(asked)?.[0];
	return found !== undefined && found.length < SHORTEST_INSIDE;
}

function contains(text: string, asked: string, startsWord: boolean, endsWord: boolean): boolean {
	for (let at = text.indexOf(asked); at >= 0; at = text.indexOf(asked, at + 1)) {
		const isStart = !startsWord || at === 0 || !LETTER.test(text.charAt(at - 1));
		const isEnd = !endsWord || !LETTER.test(text.charAt(at + asked.length));
		if (isStart && isEnd) return true;
	}
	return false;
}
