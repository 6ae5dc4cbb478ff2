import { describe, expect, it } from "vitest";
import { measureSpanish, splitSentences } from "../../scripts/readability/spanish.ts";
import { HELP_DOCUMENTS } from "../help.ts";
import { type PrintedSection, writeMethodology, writeQuickGuide, writeRights } from "./printed-documents.ts";

function sentencesOf({ paragraphs = [], steps = [], points = [], parts = [] }: PrintedSection): string[] {
	return [...paragraphs, ...steps, ...points, ...parts.flatMap(sentencesOf)];
}

describe.each([writeQuickGuide(), writeMethodology()])("$title", (document) => {
	const sentences = [document.introduction, ...document.sections.flatMap(sentencesOf)];

	it("reads as easily as the pages", () => {
		const measured = sentences.filter((text) => /[.?!]$/.test(text));
		expect(measureSpanish(measured).inflesz).toBeGreaterThanOrEqual(65);
		for (const sentence of splitSentences(measured)) {
			expect(sentence.match(/\p{L}+/gu)?.length ?? 0, sentence).toBeLessThanOrEqual(30);
		}
	});

	it("opens what it closes and carries the title that the help centre gives it", () => {
		for (const text of sentences) {
			for (const [opening = "", closing = ""] of ["¿?", "«»", "()"].map((pair) => [...pair])) {
				expect(text.split(opening).length, text).toBe(text.split(closing).length);
			}
		}
		expect(HELP_DOCUMENTS.es.find(({ id }) => id === document.id)?.title).toBe(document.title);
	});
});

describe("your rights at the window", () => {
	it("is not written at all when a procedure that it speaks of has gone from the data", () => {
		expect(() => writeRights([])).toThrow(/acceso-informacion-publica/);
	});
});
