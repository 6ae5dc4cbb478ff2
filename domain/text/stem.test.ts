import { describe, expect, test } from "vitest";
import { splitWords, stemWord } from "./stem.ts";
import { foldText } from "./text.ts";

describe("two ways of writing or saying one word", () => {
	test.each([
		["renovar", "renovación"],
		["lisencia", "licencias"],
		["inscribirme", "inscribir"],
		["enpleo", "empleo"],
		["conbenio", "convenio"],
		["erencia", "herencia"],
		["vezino", "besinos"],
		["gente", "jente"],
		["llave", "yabe"],
		["kuota", "cuota"],
	])("meet: %s and %s", (one, other) => {
		expect(stemWord(foldText(one))).toBe(stemWord(foldText(other)));
	});
});

describe("two words that only look alike", () => {
	test.each([
		["casa", "casar"],
		["chapa", "capa"],
		["gato", "jato"],
		["mes", "me"],
	])("stay apart: %s and %s", (one, other) => {
		expect(stemWord(foldText(one))).not.toBe(stemWord(foldText(other)));
	});
});

test("a Mayan word is one word, with or without its apostrophe", () => {
	expect(splitWords("Ley k’iche’ 19-2003")).toEqual(["ley", "kiche", "19", "2003"]);
});
