import { foldText } from "./text.ts";

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

/** Words of English grammar: few examples are English, so that by counting they would seem to tell much. */
export const ENGLISH_GRAMMAR: ReadonlySet<string> = new Set(
	splitWords(`
	the of for to an i im my your our his her their do does did is are was be been it its on at in into and or if how what where
	when which who can could would should get got need want with from about please have has had that this there you we they am
`),
);

/** Words of Spanish grammar, and those that ask for any procedure whatever it is. */
const EMPTY = new Set(
	splitWords(`
	a al ante con como cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella en entre es esa ese eso
	esta este esto estan fue ha hay la las le les lo los me mi mis muy ni no nos o para pa pero por porque pues que q quien se
	ser si sin sobre son soy su sus te tu un una unas unos va vos voy y ya yo
	buscar busco conseguir consultar cuesta dar debo debe dice favor hacer hago ir llevar necesito necesita obtener pedir
	piden poder puedo puede quiero quiere quisiera realizar requisito requisitos saber sacar saco tener tengo tiene tramitar
	tramite tramites papel papeles costo precio vale tarda horario guatemala
`),
);

/** Stems of the words of a text that tell one thing from another, in order and without repetition. */
export function tellingStems(text: string): string[] {
	return [
		...new Set(
			splitWords(text).flatMap((word) => (EMPTY.has(word) || ENGLISH_GRAMMAR.has(word) ? [] : stemWord(word))),
		),
	];
}
