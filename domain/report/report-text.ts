import { plainLetters } from "../text.ts";

/** Characters that take no room on the screen: a text of nothing else is blank. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\p{Cf}\p{Z}\s\u2800]/gu;

/**
 * What a citizen wrote, made safe to store and nothing else: letters as everybody types them, no control characters,
 * broken surrogates replaced, no blanks at the ends; a text that nobody could see becomes empty.
 */
export function cleanText(text: string): string {
	const visible = text
		.toWellFormed()
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "");
	const clean = plainLetters(visible).trim();
	return clean.replace(INVISIBLE, "") === "" ? "" : clean;
}

/** Invisible characters that copied text often contains: zero-width blanks and byte order marks. */
const WITHOUT_WIDTH = /[\u200b\u2060\ufeff]/g;

/** The same for a field of one line: line breaks and tabs become blanks, and nothing without width stays. */
export function cleanLine(text: string): string {
	return cleanText(text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(WITHOUT_WIDTH, ""));
}

/** Letters as a person counts them, close enough: an emoji is one, not two. */
export function countCharacters(text: string): number {
	let count = 0;
	for (const _letter of text) count++;
	return count;
}
