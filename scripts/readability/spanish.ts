/** How easy a Spanish text is to read; higher scores are easier. */
export interface Readability {
	words: number;
	wordsPerSentence: number;
	syllablesPerWord: number;
	/** Flesch-Szigriszt on the INFLESZ scale: 55 to 65 normal, above 65 quite easy. */
	inflesz: number;
	fernandezHuerta: number;
}

const LETTERS = /\p{L}+/gu;
const SENTENCE_END = /[.!?…]+[»”")]*(?=\s|$)/u;
const VOWEL_RUN = /[aeiouáéíóúü]+/gu;
/** Each of these is a syllable of its own: strong vowels, and weak ones whose accent breaks the diphthong. */
const NUCLEUS = /[aeoáéóíú]/gu;

/** Syllables of one Spanish word, by the spelling rules for diphthongs and hiatuses; at least 1. */
export function countSyllables(word: string): number {
	const spelled = word.normalize("NFC").toLowerCase().replace(/h/gu, "");
	const runs = spelled.match(VOWEL_RUN) ?? [];
	return Math.max(
		1,
		runs.reduce((sum, run) => sum + Math.max(1, run.match(NUCLEUS)?.length ?? 0), 0),
	);
}

/** Splits texts into sentences; each text ends one, and a point inside a number or an address does not. */
export function splitSentences(texts: readonly string[]): string[] {
	return texts.flatMap((text) => text.split(SENTENCE_END)).filter((sentence) => /\p{L}/u.test(sentence));
}

/** Measures Spanish texts. INFLESZ: 206.84 − 62.3 × syllables per word − words per sentence. */
export function measureSpanish(texts: readonly string[]): Readability {
	const sentences = splitSentences(texts);
	const words = sentences.flatMap((sentence) => sentence.match(LETTERS) ?? []);
	const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
	const wordsPerSentence = words.length / Math.max(1, sentences.length);
	const syllablesPerWord = syllables / Math.max(1, words.length);
	return {
		words: words.length,
		wordsPerSentence,
		syllablesPerWord,
		inflesz: 206.84 - 62.3 * syllablesPerWord - wordsPerSentence,
		fernandezHuerta: 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence,
	};
}

/** School grade (Flesch-Kincaid) that an English text asks of its reader; syllables are estimated from vowel runs. */
export function gradeEnglish(texts: readonly string[]): number {
	const sentences = splitSentences(texts);
	const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}'’]+/gu) ?? []);
	const syllables = words.reduce((sum, word) => sum + countEnglishSyllables(word), 0);
	return 0.39 * (words.length / Math.max(1, sentences.length)) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}

function countEnglishSyllables(word: string): number {
	const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/u, "");
	return Math.max(1, spoken.match(/[aeiouyáéíóú]+/gu)?.length ?? 0);
}
