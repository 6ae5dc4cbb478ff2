import { describe, expect, it } from "vitest";
import { countSyllables, gradeEnglish, measureSpanish, splitSentences } from "./spanish.ts";

describe("syllables of a Spanish word", () => {
	it.each([
		["y", 1],
		["sol", 1],
		["muy", 1],
		["que", 1],
		["pie", 1],
		["buey", 1],
		["DPI", 1],
		["país", 2],
		["leer", 2],
		["día", 2],
		["guía", 2],
		["aquí", 2],
		["ahí", 2],
		["aún", 2],
		["ciudad", 2],
		["pingüino", 3],
		["ahorro", 3],
		["prohibir", 2],
		["desahucio", 3],
		["Uruguay", 3],
		["trámite", 3],
		["construí", 2],
		["ayuda", 3],
		["oíamos", 4],
		["área", 3],
		["guerra", 2],
		["ventanilla", 4],
		["institución", 4],
		["lingüística", 4],
		["averiguáis", 4],
		["observatorio", 5],
		["electrónico", 5],
		["NÚMERO", 3],
	])("%s has %i", (word, syllables) => {
		expect(countSyllables(word)).toBe(syllables);
	});

	it("counts an accent written as a combining mark like any other", () => {
		expect(countSyllables("país".normalize("NFD"))).toBe(2);
	});
});

describe("sentences", () => {
	it("end at a full stop, a question or an exclamation, and at the end of each text", () => {
		expect(splitSentences(["¿Qué es? Un portal. Gratis", "Otra"])).toHaveLength(4);
	});

	it("do not end inside a number or an address", () => {
		expect(splitSentences(["Escribe a info@ventanilla.example o mira WCAG 2.1 hoy."])).toHaveLength(1);
	});

	it("without words do not count", () => {
		expect(splitSentences(["…", "1. 2.", ""])).toEqual([]);
	});
});

describe("readability", () => {
	it("follows the formulas", () => {
		const measured = measureSpanish(["Lee la lista. Lleva los papeles."]);
		expect(measured).toMatchObject({ words: 6, wordsPerSentence: 3 });
		expect(measured.syllablesPerWord).toBeCloseTo(11 / 6);
		expect(measured.inflesz).toBeCloseTo(206.84 - (62.3 * 11) / 6 - 3);
		expect(measured.fernandezHuerta).toBeCloseTo(206.84 - (60 * 11) / 6 - 1.02 * 3);
	});

	it("tells office jargon from plain words", () => {
		const jargon =
			"La correspondiente autorización administrativa será emitida por la autoridad competente previa verificación del cumplimiento de la totalidad de los requerimientos establecidos en la normativa aplicable.";
		expect(measureSpanish([jargon]).inflesz).toBeLessThan(40);
		expect(measureSpanish(["Lleva tu DPI y una copia. Paga en la caja."]).inflesz).toBeGreaterThan(80);
	});

	it("gives a short English text a low grade and a bureaucratic one a high grade", () => {
		expect(gradeEnglish(["You can read it. It is free."])).toBeLessThan(3);
		expect(
			gradeEnglish([
				"Administrative authorisation is contingent upon verification of documentation submitted by applicants in accordance with regulations.",
			]),
		).toBeGreaterThan(15);
	});
});
