/**
 * Lower case without accents and with single spaces, so that "Educación" and "educacion" compare equal; ñ counts
 * as n. Letters in another shape are those that everybody types (NFKC: "ﬁ", "ＤＰＩ"), and letters apart are one word
 * ("D P I"). What cannot be seen (zero-width and control characters, broken surrogates) is dropped, and the apostrophes
 * that phones write in Mayan words (k’, kʼ) become one.
 */
export function foldText(text: string): string {
	return joinLetters(COMMON_LETTERS.test(text) ? foldCommon(text) : foldAny(text));
}

/**
 * The same letters as everybody types them, for texts that are kept and shown: accents with their letter (NFC), and what
 * has only another shape (the ligatures of PDF files, full width, the letters of formulas) as NFKC has it. Signs that say
 * something by their shape stay, such as N.º, ½ and m², which NFKC would make "N.o", "1⁄2" and "m2".
 */
export function plainLetters(text: string): string {
	return text.normalize("NFC").replace(OTHER_SHAPES, (letters) => letters.normalize("NFKC"));
}

const OTHER_SHAPES = /[\ufb00-\ufb06\uff01-\uffee\u{1d400}-\u{1d7ff}]+/gu;

/** What hardly any text has, and every one with letters apart: asked first, it takes a tenth of the time. */
const MAYBE_APART = / \S \S(?:\W|$)/;
/** Three letters or more, each a word of its own, and the sign before them: not all engines look behind. */
const LETTERS_APART = /(^|[^\p{L}\p{N}'])(\p{L}(?: \p{L}){2,})(?![\p{L}\p{N}'])/gu;
/** "licencia A o B" and "tipos A B y C" name several letters. */
const LETTERS_LISTED = /^\p{L} o \p{L}$| y \p{L}$/u;

function joinLetters(folded: string): string {
	if (!MAYBE_APART.test(folded)) return folded;
	return folded.replace(LETTERS_APART, (all, before: string, apart: string) =>
		LETTERS_LISTED.test(apart) ? all : before + apart.split(" ").join(""),
	);
}

/** Nearly every text is written with these, which fold letter by letter, ten times as fast. */
const COMMON_LETTERS = /^[ -~áéíóúüñÁÉÍÓÚÜÑ¿¡]*$/;
const ACCENTED = /[áéíóúüñ]/g;
const WITHOUT_ACCENT: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u", ñ: "n" };

function foldCommon(text: string): string {
	return text
		.toLowerCase()
		.replace(ACCENTED, (letter) => WITHOUT_ACCENT[letter] ?? letter)
		.replace(/ {2,}/g, " ")
		.trim();
}

function foldAny(text: string): string {
	return (
		text
			// Before NFKD, which takes the sign "´" for a blank with an accent.
			.replace(/[‘’ʼʻ´]/g, "'")
			.normalize("NFKD")
			.replace(/\s+/g, " ")
			.replace(/[\p{M}\p{Cc}\p{Cf}\p{Cs}]/gu, "")
			.toLowerCase()
			.trim()
	);
}

/** Made when names are first compared: it takes 75 ms of a cheap phone, and few pages compare any there. */
let collator: Intl.Collator | undefined;

/** Compares two names as a Spanish reader orders them (ñ after n, accents and case ignored first). */
export function compareNames(a: string, b: string): number {
	collator ??= new Intl.Collator("es", { numeric: true });
	return collator.compare(a, b);
}

/** Characters of a typed text that count; nobody searches for more. */
const MAX_TEXT_LENGTH = 200;
/** Characters of a question that count: people tell what happened before they ask. More is cut, so that no text keeps the server busy. */
export const LONGEST_QUESTION = 600;

/** A typed text without control characters and broken surrogates (case C55), cut at 200 characters or so many. */
export function boundText(text: string, longest = MAX_TEXT_LENGTH): string {
	// Made whole last: the cut may go through a character.
	return text
		.replace(/\p{Cc}/gu, " ")
		.slice(0, longest)
		.toWellFormed();
}
