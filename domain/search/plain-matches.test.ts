import { describe, expect, test } from "vitest";
import { createFindContaining } from "./search.ts";

const TEXTS = ["inscripcion al nit", "certificado fitosanitario", "consulta de un deposito", "el dpi, primera vez"];

const findContaining = createFindContaining(TEXTS);

function found(asked: string): string[] {
	return findContaining(asked).flatMap((position) => TEXTS[position] ?? []);
}

describe("a word under five letters", () => {
	test.each([
		["nit", ["inscripcion al nit"]],
		["dpi", ["el dpi, primera vez"]],
		["al nit", ["inscripcion al nit"]],
		["un", ["consulta de un deposito"]],
	])("is found where it is a whole word, beside marks too: %s", (asked, texts) => {
		expect(found(asked)).toEqual(texts);
	});

	test.each([
		["fito", ["certificado fitosanitario"]],
		["un dep", ["consulta de un deposito"]],
	])("is the beginning of a longer one where nobody has it whole: %s", (asked, texts) => {
		expect(found(asked)).toEqual(texts);
	});

	test.each(["osan", "cado", "sito", "ni t"])("is never found inside another: %s", (asked) => {
		expect(found(asked)).toEqual([]);
	});
});

test.each([
	["sanitario", "certificado fitosanitario"],
	["nscripcion al", "inscripcion al nit"],
	[", ", "el dpi, primera vez"],
])("longer words and signs are found wherever they stand: %j", (asked, text) => {
	expect(found(asked)).toEqual([text]);
});
