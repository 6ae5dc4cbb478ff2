/** Characters that take no room on the screen: a text of nothing else is blank. */
const INVISIBLE = /[\p{Cf}\p{Z}\s\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/**
 * What a citizen wrote, made safe to store and nothing else: composed letters (NFC), no control characters,
 * broken surrogates replaced, no blanks at the ends; a text that nobody could see becomes empty.
 */
export function cleanText(text: string): string {
	const clean = text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.normalize("NFC")
		.trim();
	return clean.replace(INVISIBLE, "") === "" ? "" : clean;
}

/** The same for a field of one line: line breaks and tabs become blanks. */
export function cleanLine(text: string): string {
	return cleanText(text.replace(/[\r\n\t]+/g, " "));
}

/** Letters as a person counts them, close enough: an emoji is one, not two. */
export function countCharacters(text: string): number {
	let count = 0;
	for (const _letter of text) count++;
	return count;
}
