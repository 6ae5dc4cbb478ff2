import { ENGLISH_SMALL_WORDS, sayInSpanish } from "./english.ts";
import { EVERYDAY_WORDS, VERB_FORMS } from "./everyday-words.ts";
import { NICKNAMES_OF_PLACES } from "./places.ts";
import { SHARED_BY_INSTITUTIONS, STOP_WORDS } from "./small-words.ts";
import { cutPronoun, splitWords, stemWord } from "./stem.ts";

const EMPTY = new Set(splitWords(STOP_WORDS + ENGLISH_SMALL_WORDS));
const SHARED = new Set(splitWords(SHARED_BY_INSTITUTIONS).map(stemWord));

const CATALOGUED = new Map<string, string[]>();
for (const [said, catalogued] of [...EVERYDAY_WORDS, ...NICKNAMES_OF_PLACES]) {
	for (const word of splitWords(said).map(stemWord)) {
		const known = CATALOGUED.get(word) ?? [];
		CATALOGUED.set(word, [...new Set([...known, ...splitWords(catalogued).map(stemWord)])]);
	}
}

const VERBS = new Map(VERB_FORMS.flatMap(([forms, verb]) => forms.split(" ").map((form) => [form, verb] as const)));

/** "Abuelito", "tienditas"; what is left of other words ("delito") nobody has among the everyday words. */
const DIMINUTIVE = /^(\p{L}{3,})it([oa])s?$/u;
/** From this age on the help for old people is meant ("mi mamá tiene 68 años"). */
const OLD_AGE = /^(?:6[5-9]|[789]\d|10\d)$/;
const OF_AGE = "18";
const NUMBER = /^\d{1,3}$/;
const YEARS = new Set(["anos", "anitos", "years"]);

/** Stems of the words of a text, Spanish or English, that tell procedures apart, in order and without repetition. */
export function tellingStems(text: string): string[] {
	return [...new Set(sayWords(text).flatMap(tellingStem))];
}

/** The same stems, each with the first word that has it. */
export function tellingWords(text: string): ReadonlyMap<string, string> {
	const words = new Map<string, string>();
	for (const word of sayWords(text)) {
		for (const stem of tellingStem(word)) if (!words.has(stem)) words.set(stem, word);
	}
	return words;
}

function sayWords(text: string): string[] {
	return sayInSpanish(sayAge(splitWords(text)));
}

/** Stems of words met before: a catalogue says the same few thousand words again and again. */
const stems = new Map<string, readonly string[]>();
const MOST_STEMS = 20_000;

/** The stem of a word; none of one that tells nothing. */
function tellingStem(word: string): readonly string[] {
	const known = stems.get(word);
	if (known) return known;
	const stem = EMPTY.has(cutPronoun(word)) ? [] : [stemWord(VERBS.get(word) ?? cutDiminutive(word))];
	if (stems.size >= MOST_STEMS) stems.clear();
	stems.set(word, stem);
	return stem;
}

/** "68 años" in the word for people of that age; any other number of years but the one at which people come of age says nothing. */
function sayAge(words: readonly string[]): readonly string[] {
	if (!words.some((word) => YEARS.has(word))) return words;
	return words.flatMap((word, at) => {
		if (NUMBER.test(word) && word !== OF_AGE && YEARS.has(words[at + 1] ?? "")) {
			return OLD_AGE.test(word) ? ["anciano"] : [];
		}
		return YEARS.has(word) ? [] : [word];
	});
}

/** "Abuelo" out of "abuelito", where it is a word that people are known to say. */
function cutDiminutive(word: string): string {
	const [, root, ending] = DIMINUTIVE.exec(word) ?? [];
	const whole = `${root}${ending}`;
	return root !== undefined && CATALOGUED.has(stemWord(whole)) ? whole : word;
}

/** Stems of the catalogue's words for what a person said; empty when nobody says it otherwise. */
export function cataloguedStems(stem: string): readonly string[] {
	return CATALOGUED.get(stem) ?? [];
}

/** Whether a stem stands in the names of so many institutions that it tells none from the others. */
export function isSharedByInstitutions(stem: string): boolean {
	return SHARED.has(stem);
}

/**
 * Whether the stems name the institution with these stems: it must have all of them, and at least one must not be shared
 * by many institutions.
 */
export function isNamedBy(stems: readonly string[], institution: ReadonlySet<string>): boolean {
	return stems.every((stem) => institution.has(stem)) && stems.some((stem) => !SHARED.has(stem));
}
