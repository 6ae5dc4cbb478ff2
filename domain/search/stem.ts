import { foldText } from "../text/text.ts";

/** An ending is taken off only when this much of the word stays, so that "casa" and "casar" remain two words. */
const SHORTEST_STEM = 4;

/** Nouns of an action, people who do it, forms of the verb, as they sound; the longest that fits is taken off. */
const ENDINGS = `
	amiento imiento asion ision sion sionar sionado sionada sionando ador adora edor edora idor idora
	ieron iendo aron ando aste iste ado ada ido ida ar er ir io a e i o
`
	.trim()
	.split(/\s+/)
	.sort((one, other) => other.length - one.length);

/** "licencias" and "antecedentes", "policiales" and "inscripciones"; three letters must stay, so that acronyms are not cut. */
const PLURAL = /^(.{3,}[^aeiou])es$|^(.{3,}[aeiou])s$/;

/** The pronoun at the end of a verb: "inscribirme", "recogerlo". */
const PRONOUN_AFTER_VERB = /^(.{3,}[aei]r)(?:me|te|se|nos|le|les|lo|los|la|las)$/;

/** "S.A." and "D.P.I.": letters with dots between them are one word. */
const DOT_IN_ACRONYM = /\b(\p{L})\.(?=\p{L}\b)/gu;

/**
 * The words of a text in order: letters and digits of its folded form, Mayan words without their apostrophes and
 * acronyms without their dots.
 */
export function splitWords(text: string): string[] {
	const folded = foldText(text).replaceAll("'", "");
	return (folded.includes(".") ? folded.replace(DOT_IN_ACRONYM, "$1") : folded).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What is left of a folded word without its ending, written as it sounds in Guatemala, so that "renovar" meets
 * "renovación" and "lisencia" meets "licencias". Not a word for people to read: only good for comparing.
 */
export function stemWord(word: string): string {
	return cutEnding(cutPronoun(spellAsItSounds(word)));
}

/** "inscribir" out of "inscribirme". */
export function cutPronoun(word: string): string {
	return word.replace(PRONOUN_AFTER_VERB, "$1");
}

function cutEnding(word: string): string {
	const single = word.replace(PLURAL, "$1$2");
	const ending = ENDINGS.find((end) => single.length - end.length >= SHORTEST_STEM && single.endsWith(end));
	return ending ? single.slice(0, -ending.length) : single;
}

/** One letter for each sound: s/c/z, b/v, ll/y, g/j, c/qu/k are what people mix up, h is silent and no letter but r counts double. */
function spellAsItSounds(word: string): string {
	return word
		.replace(/(c?)h/g, (_, before: string) => (before === "c" ? "ch" : ""))
		.replace(/z|c(?=[ei])|x(?=[^aeiou])/g, "s")
		.replace(/v/g, "b")
		.replace(/ll/g, "y")
		.replace(/g(?=[ei])/g, "j")
		.replace(/gu(?=[ei])/g, "g")
		.replace(/qu(?=[ei])|c(?!h)/g, "k")
		.replace(/n(?=[bp])/g, "m")
		.replace(/([a-qs-z])\1/g, "$1");
}
