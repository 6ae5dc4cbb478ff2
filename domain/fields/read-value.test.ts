import { describe, expect, test } from "vitest";
import { readDate, readFlag, readId, readList, readNumber, readText, readWritten } from "./read-value.ts";

const sound = (value: unknown) => ({ value, isFlawed: false });
const flawed = (value: unknown) => ({ value, isFlawed: true });

describe("a date that the calendar has", () => {
	test.each([
		["2026-02-28", "2026-02-28"],
		["2024-02-29", "2024-02-29"],
		["2026-12-31T23:59:59-06:00", "2026-12-31"],
		["2026-12-31 00:00:00", "2026-12-31"],
		[new Date("2026-12-31T00:00:00Z"), "2026-12-31"],
		[null, null],
		[undefined, null],
		["", null],
	])("%j is %j", (stored, date) => {
		expect(readDate(stored)).toEqual(sound(date));
	});
});

describe("a date that it does not have is unknown, never another day that nobody wrote", () => {
	test.each([
		["month 13 is not January", "2025-13-05"],
		["month 0 is not December", "2025-00-05"],
		["30 February is not 2 March", "2026-02-30"],
		["29 February of a common year is not 1 March", "2025-02-29"],
		["day 0 is not the last of the month before", "2026-05-00"],
		["words", "enero de 2026"],
		["a day and a half", "2026-01-055"],
		["a number", 20260105],
	])("%s", (_what, stored) => {
		expect(readDate(stored)).toEqual(flawed(null));
	});
});

describe("a number", () => {
	test.each([
		["an unknown cost is never free", "", null],
		["nor is a blank one", "  ", null],
		["nor a missing one", null, null],
		["free is free", 0, 0],
		["PostgreSQL's free is free", "0", 0],
		["PostgreSQL's numeric is a text", "100.50", 100.5],
	])("%s: %j is %j", (_what, stored, number) => {
		expect(readNumber(stored)).toEqual(sound(number));
	});

	test.each(["Q 100", "NaN", "Infinity", Number.NaN, Number.POSITIVE_INFINITY, true, [], {}])(
		"%j is none, and not zero",
		(stored) => {
			expect(readNumber(stored)).toEqual(flawed(null));
		},
	);
});

describe("a text", () => {
	test.each([
		["  Acta \n", "Acta"],
		["  ", null],
		["", null],
		[null, null],
		["x".repeat(20_000), "x".repeat(20_000)],
	])("%#", (stored, text) => {
		expect(readText(stored)).toEqual(sound(text));
	});

	test("of five megabytes is cut, between two characters, and told", () => {
		expect(readText("x".repeat(5_000_000))).toEqual(flawed(`${"x".repeat(20_000)}…`));
		expect(readText(`x${"🙂".repeat(20_000)}`).value).toBe(`x${"🙂".repeat(9_999)}\ufffd…`);
	});

	test.each([3, true, ["Acta"], {}])("is not %j", (stored) => {
		expect(readText(stored)).toEqual(flawed(null));
	});

	test("that a citizen wrote stays to the letter, and empty stays empty", () => {
		expect(readWritten(" Falta\nalgo ")).toEqual(sound(" Falta\nalgo "));
		expect(readWritten("")).toEqual(sound(""));
		for (const none of [undefined, null, 3]) expect(readWritten(none)).toEqual(flawed(""));
	});
});

test("an id may be a number: hosted tables number their rows", () => {
	expect(readId(12)).toEqual(sound("12"));
	expect(readId(" renap ")).toEqual(sound("renap"));
	expect(readId({})).toEqual(flawed(null));
});

test.each([
	[true, sound(true)],
	[1, sound(true)],
	["true", sound(true)],
	[false, sound(false)],
	[0, sound(false)],
	["false", sound(false)],
	[null, sound(false)],
	[2, flawed(false)],
	["sí", flawed(false)],
])("a yes is only a plain yes: %j", (stored, flag) => {
	expect(readFlag(stored)).toEqual(flag);
});

describe("a list", () => {
	test.each([
		[
			["DPI, vigente", " ", "Foto "],
			["DPI, vigente", "Foto"],
		],
		["DPI, , Foto ,", ["DPI", "Foto"]],
		['["DPI, vigente", "Foto"]', ["DPI, vigente", "Foto"]],
		[' ["DPI, vigente"]', ["DPI, vigente"]],
		["[sic] DPI, Foto", ["[sic] DPI", "Foto"]],
		[["DPI", 3, null], ["DPI"]],
		["", []],
		[null, []],
	])("%j holds %j", (stored, texts) => {
		expect(readList(stored)).toEqual(sound(texts));
	});

	test("too long, or of too long a text, is cut and told", () => {
		expect(readList(Array.from({ length: 501 }, () => "DPI"))).toEqual(
			flawed(Array.from({ length: 500 }, () => "DPI")),
		);
		expect(readList(["x".repeat(20_001), "DPI"])).toEqual(flawed([`${"x".repeat(20_000)}…`, "DPI"]));
	});

	test.each([3, true, {}])("is not %j", (stored) => {
		expect(readList(stored)).toEqual(flawed([]));
	});
});
