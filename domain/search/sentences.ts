import { foldText } from "../text/text.ts";

/** What a sentence that the search learns from may be long, in characters. */
export const SHORTEST_SENTENCE = 2;
export const LONGEST_SENTENCE = 120;

/** So many digits, apart or together, may be a document, a tax number or a telephone of somebody. */
const NUMBER_OF_SOMEBODY = /\p{N}(?:[\s.()-]*\p{N}){5,}/u;
const MAIL_ADDRESS = /\S@\S/;

/** The folded words of a sentence in one order: two with the same key say the same. */
export function sentenceKey(sentence: string): string {
	return foldText(sentence)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "")
		.sort()
		.join(" ");
}

/** Whether a sentence may tell who wrote it: it holds something like a number or a mail address of a person. */
export function isOfSomebody(sentence: string): boolean {
	return NUMBER_OF_SOMEBODY.test(sentence) || MAIL_ADDRESS.test(sentence);
}
