/**
 * Sentences for a device: only their stems count there, and their order does not, so that each stem is one letter that stands
 * for its place in one list. A seventh fewer bytes than the stems, packed.
 */

/** Letters begin behind the space and the quotation mark, which JSON would write as two. */
const FIRST_LETTER = 0x23;
/** Halves of letters, which no file may hold. */
const FIRST_HALF = 0xd800;
const HALVES = 0x800;

/** The stems of these sentences, those said most first: they get the letters of fewest bytes. */
export function listStems(sentences: Iterable<readonly string[]>): string[] {
	const times = new Map<string, number>();
	for (const stems of sentences) for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1);
	return [...times]
		.sort(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
		.map(([stem]) => stem);
}

/** Writes sentences as letters, by the places of their stems in the list. */
export function writeSentences(sentences: readonly (readonly string[])[], places: ReadonlyMap<string, number>): string {
	return sentences
		.map((stems) =>
			stems
				.flatMap((stem) => places.get(stem) ?? [])
				.sort((one, other) => one - other)
				.map(letterOf)
				.join(""),
		)
		.sort()
		.join(" ");
}

/** The stems of each sentence; a letter that the list does not know is passed over. */
export function readSentences(letters: string, stems: readonly string[]): string[][] {
	return letters.split(" ").map((sentence) => [...sentence].flatMap((letter) => stems[placeOf(letter)] ?? []));
}

function letterOf(place: number): string {
	const code = place + FIRST_LETTER;
	return String.fromCodePoint(code < FIRST_HALF ? code : code + HALVES);
}

function placeOf(letter: string): number {
	const code = letter.codePointAt(0) ?? 0;
	return (code < FIRST_HALF ? code : code - HALVES) - FIRST_LETTER;
}
