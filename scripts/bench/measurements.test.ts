import { expect, test } from "vitest";
import { inTurn, median, timesAsMuch } from "./rounds.ts";
import { newSearch } from "./server.ts";

test("the median of an even number lies between the two in the middle", () => {
	expect(median([9, 1, 5])).toBe(5);
	expect(median([4, 1, 3, 2])).toBe(2.5);
	expect(median([])).toBeNaN();
});

test("ratios are taken round by round: a slow minute of the machine does not change them", () => {
	expect(timesAsMuch([200, 2000, 180], [100, 1000, 90])).toBe(2);
	expect(timesAsMuch([100, 400, 300], [200, 200, 300])).toBe(1);
});

test("a baseline that took nothing in one of the rounds has no ratio", () => {
	expect(timesAsMuch([200, 200], [100, 0])).toBeNaN();
	expect(timesAsMuch([200, 200], [100])).toBeNaN();
});

test("another one begins in each round", () => {
	expect([0, 1, 2, 3].map((round) => inTurn(["a", "b", "c"], round).join(""))).toEqual(["abc", "bca", "cab", "abc"]);
});

test("no two turns of the search ask the same", () => {
	const turns = 20_000;
	expect(new Set(Array.from({ length: turns }, (_, turn) => newSearch(turn))).size).toBe(turns);
});
