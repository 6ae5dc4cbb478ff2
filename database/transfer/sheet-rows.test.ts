import { expect, test } from "vitest";
import type { Field } from "../../domain/fields/fields.ts";
import { readCell, writeCell } from "./sheet-rows.ts";

const TEXT: Field = { kind: "text" };
const LIST: Field = { kind: "list" };

test.each([
	"=1+1",
	"+502 2411-0000",
	"-",
	"@SUM(A1)",
	"＝cmd",
	"'=1+1",
	"''=1+1",
	"'entre comillas'",
	'dice "hola", y se va; así',
	"dos\nlíneas",
	"desconocido",
	"'Desconocido",
])("a text comes back as it was: %j", (text) => {
	expect(readCell(TEXT, writeCell(text))).toEqual({ value: text });
});

test.each(["=1+1", "+1", "-1", "@x", "＝1"])("a spreadsheet takes %j for a text", (text) => {
	expect(writeCell(text)).toBe(`'${text}`);
	expect(writeCell([text, "otro"])).toBe(`'${text}\notro`);
});

test.each([
	[[]],
	[["DPI", "Boleta, de Q85", "=formula"]],
	[["una\nde dos líneas", "otra"]],
	[["[entre corchetes]", "otra"]],
	[["- guion", "+ signo"]],
])("a list comes back as it was: %j", (list) => {
	expect(readCell(LIST, writeCell(list))).toEqual({ value: list });
});

test("numbers, yes and no, and what is not known come back as they were", () => {
	const number: Field = { kind: "number", from: 0 };
	for (const value of [0, 6.25, 1e21, 1e-7, null]) expect(readCell(number, writeCell(value))).toEqual({ value });
	for (const value of [true, false]) expect(readCell({ kind: "flag" }, writeCell(value))).toEqual({ value });
	expect(readCell(TEXT, writeCell(null))).toEqual({ value: null });
	expect(writeCell(-5)).toBe("-5");
});

test("the word that erases is a list of nothing, no number, no text, and no", () => {
	expect(readCell(TEXT, " Desconocido ")).toEqual({ value: null });
	expect(readCell(LIST, "desconocido")).toEqual({ value: [] });
	expect(readCell({ kind: "number", from: 0 }, "desconocido")).toEqual({ value: null });
	expect(readCell({ kind: "flag" }, "desconocido")).toEqual({ value: false });
});

test.each(["Q100", "1,5", "1.000,00", "1e999", "diez", "0x10", "Infinity"])("%s is no number", (cell) => {
	expect(readCell({ kind: "number", from: 0 }, cell)).toEqual({ flaw: { code: "cellNumber", values: { cell } } });
});
