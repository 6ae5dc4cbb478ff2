import { foldText } from "../text/text.ts";

/** Longest words that are counted; whoever types more tells a story, and it may be their own. */
const LONGEST_WORDS = 40;
const FEWEST_LETTERS = 3;
/** So many digits together or apart may be a number of somebody: of a document, a telephone, a house. */
const MOST_DIGITS = 3;
/** Addresses of mail and sites, and handles. */
const ADDRESS = /[@/\\]|\bwww\b|\bhttps?\b|\.(?:com|org|net|gt)\b/;
/** Who names a document of theirs beside it writes who they are. */
const NUMBERED_DOCUMENT = /\b(?:dpi|cui|nit|cedula|pasaporte|passport|telefono|tel|celular|phone)\b/;
/** Who says whose it is. */
const SOMEBODY = /\b(?:me llamo|mi nombre|a nombre de|soy|don|dona|senora?|my name|i am)\b/;

/**
 * The words of a search in the one spelling in which they are counted; null for what could tell of somebody or is no
 * search for a procedure.
 */
export function countableWords(text: string): string | null {
	const folded = foldText(text);
	if (ADDRESS.test(folded) || NUMBERED_DOCUMENT.test(folded) || SOMEBODY.test(folded)) return null;
	const words = folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
	if (words.length > LONGEST_WORDS || words.replace(/[^\p{L}]/gu, "").length < FEWEST_LETTERS) return null;
	return words.replace(/\P{N}/gu, "").length > MOST_DIGITS ? null : words;
}

/** Whether one is the other as far as it was typed. */
export function isTypedOn(one: string, other: string): boolean {
	return one.startsWith(other) || other.startsWith(one);
}
