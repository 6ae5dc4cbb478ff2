import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../domain/language.ts";
import { collectSentences, collectTexts, PROSE } from "../scripts/readability/own-texts.ts";
import { gradeEnglish, measureSpanish, splitSentences } from "../scripts/readability/spanish.ts";

/** "Quite easy" on the INFLESZ scale, which the portal asks of its interface. */
const LOWEST_INFLESZ = 65;
/** Below this a text is "very hard" on the INFLESZ scale. It is low because the figure of a single short text varies much. */
const HARDEST_TEXT = 40;
const SHORTEST_JUDGED = 8;
const LONGEST_MEAN_SENTENCE = 20;
const LONGEST_SENTENCE = 30;
const HIGHEST_GRADE = 8;

const ALL_PROSE = Object.entries(PROSE);
/** Most words of a label. A longer text must end like a sentence, so that it is measured. */
const LONGEST_LABEL = 14;

/** The same skeleton: keys and list lengths, with every text left out. */
function shapeOf(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(shapeOf);
	if (typeof value !== "object" || value === null) return typeof value === "string" ? "text" : value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

describe.each(ALL_PROSE)("%s", (_name, prose) => {
	it("has the same structure in both languages", () => {
		expect(collectTexts(prose.es).length).toBeGreaterThan(0);
		expect(shapeOf(prose.en)).toEqual(shapeOf(prose.es));
	});

	it("leaves nothing empty, untidy or written as markup", () => {
		for (const text of LANGUAGES.flatMap((language) => collectTexts(prose[language]))) {
			expect(text).not.toBe("");
			expect(text).toBe(text.trim().normalize("NFC"));
			expect(text).not.toMatch(/<|>|&\w+;| {2}|\.\.\.|"|undefined|\bTODO\b/);
		}
	});

	it("opens what it closes and writes percentages with a space that does not break", () => {
		for (const text of collectTexts(prose.es)) {
			for (const [opening, closing] of ["¿?", "¡!", "«»", "()"].map((pair) => [...pair])) {
				expect(text.split(opening ?? "").length, text).toBe(text.split(closing ?? "").length);
			}
			expect(text).not.toMatch(/[^\u00a0]%|[“”]/);
		}
	});

	it("speaks to the citizen as tú", () => {
		for (const text of collectTexts(prose.es)) {
			expect(text).not.toMatch(/\busted(?:es)?\b|\bvos\b|\b(?:podés|tenés|querés|sabés|hacé|buscá|escribí|mirá)\b/i);
			expect(text).not.toMatch(
				/(?:^|[.:;?!] )(?:No )?(?:Abra|Busque|Complete|Consulte|Elija|Envíe|Escriba|Guarde|Haga|Ingrese|Lea|Llame|Lleve|Mire|Pida|Presente|Pregunte|Revise|Seleccione|Solicite|Tenga|Use|Utilice|Vaya|Verifique|Visite)\b/,
			);
			expect(text).not.toMatch(/clic aquí|haz clic/i);
		}
	});

	it("keeps sentences short", () => {
		const sentences = collectSentences(prose.es);
		if (sentences.length === 0) return;
		expect(measureSpanish(sentences).wordsPerSentence).toBeLessThanOrEqual(LONGEST_MEAN_SENTENCE);
		for (const sentence of splitSentences(sentences)) {
			expect(sentence.match(/\p{L}+/gu)?.length ?? 0, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE);
		}
	});

	it("can be read in English with eight years of school", () => {
		const sentences = collectSentences(prose.en);
		if (sentences.length > 0) expect(gradeEnglish(sentences)).toBeLessThanOrEqual(HIGHEST_GRADE);
	});
});

describe("reading ease", () => {
	const measurable = ALL_PROSE.filter(([, prose]) => collectSentences(prose.es).length > 0);

	it("is measured on every text but brand and indicators, which have only names", () => {
		const onlyNames = ["brand", "indicators"];
		expect(measurable.map(([name]) => name)).toEqual(Object.keys(PROSE).filter((name) => !onlyNames.includes(name)));
	});

	it.each(measurable)(`of %s is at least ${LOWEST_INFLESZ}`, (_name, prose) => {
		expect(measureSpanish(collectSentences(prose.es)).inflesz).toBeGreaterThanOrEqual(LOWEST_INFLESZ);
	});

	it("does not hide one very hard text among easy ones", () => {
		for (const text of ALL_PROSE.flatMap(([, prose]) => collectSentences(prose.es))) {
			const { words, inflesz } = measureSpanish([text]);
			if (words >= SHORTEST_JUDGED) expect(inflesz, text).toBeGreaterThanOrEqual(HARDEST_TEXT);
		}
	});

	it("leaves out labels only", () => {
		const measured = new Set(ALL_PROSE.flatMap(([, prose]) => collectSentences(prose.es)));
		for (const text of ALL_PROSE.flatMap(([, prose]) => collectTexts(prose.es))) {
			if (!measured.has(text)) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(LONGEST_LABEL);
		}
	});
});
