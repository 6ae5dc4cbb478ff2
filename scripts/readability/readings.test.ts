import { expect, test } from "vitest";
import { findUnexplained, judge, listReadings, type Reading } from "./readings.ts";

const EASY: Reading = {
	kind: "procedure",
	name: "dpi",
	inflesz: 70,
	wordsPerSentence: 8,
	longest: 12,
	unexplained: [],
};
const OTHERS: readonly Reading[] = (["description", "institution", "own"] as const).map((kind) => ({ ...EASY, kind }));

test("every text of the portal meets its goals: ease, length of sentences, explained abbreviations", () => {
	const readings = listReadings();
	expect(readings.filter(({ kind }) => kind === "procedure").length).toBeGreaterThan(100);
	expect(readings.filter(({ kind }) => kind === "own").length).toBeGreaterThan(15);
	expect(
		judge(readings)
			.filter(({ isMet }) => !isMet)
			.map(({ said }) => said),
	).toEqual([]);
});

test.each<[string, Partial<Reading>, string]>([
	["a hard procedure", { inflesz: 54.9 }, "procedure dpi: INFLESZ 54.9, goal 55"],
	["an endless sentence", { longest: 36 }, "procedure dpi: a sentence of 36 words, goal 35"],
	["an unknown abbreviation", { unexplained: ["ZZTOP"] }, "procedure dpi: not explained: ZZTOP"],
])("%s is told", (_what, change, said) => {
	const missed = judge([{ ...EASY, ...change }, EASY, ...OTHERS]).filter(({ isMet }) => !isMet);
	expect(missed).toEqual([{ said, isMet: false }]);
});

test("a mean below its goal is told, though no single text is", () => {
	const [first, ...rest] = OTHERS;
	const missed = judge([EASY, { ...EASY, ...first, inflesz: 59.9 }, ...rest]).filter(({ isMet }) => !isMet);
	expect(missed).toEqual([{ said: "mean of 1 description: 59.9, goal 60", isMet: false }]);
});

test.each([
	["Lleva tu DPI al RENAP y a la ZZTOP.", ["ZZTOP"]],
	["La ZZTOP y otra vez la ZZTOP", ["ZZTOP"]],
	["Entra al QWERTY-SIT", ["QWERTY-SIT"]],
	["El formulario ZZ-8933, el ZZ-f-01 y el SIT-RT-1", []],
	["Entra a ZZTOP.gob.gt o escribe a ZZTOP@sat.gob.gt", []],
	["Anexo III del PDF, US$10", []],
	["Certificación CAFTA-DR y declaración DUA-GT", []],
	["", []],
])("in “%s” the glossary lacks %j", (text, unexplained) => {
	expect(findUnexplained(text)).toEqual(unexplained);
});
