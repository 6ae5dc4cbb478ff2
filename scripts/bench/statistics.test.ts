import { expect, test } from "vitest";
import type { Sample } from "./rounds.ts";
import { median, ratioOf } from "./statistics.ts";

test("the median of an even number lies between the two in the middle", () => {
	expect(median([9, 1, 5])).toBe(5);
	expect(median([4, 1, 3, 2])).toBe(2.5);
	expect(median([])).toBeNaN();
});

test("ratios are taken round by round: a slow minute of the machine does not change them", () => {
	const samples = [
		...[sample("portal", 0, 200), sample("govuk", 0, 100)],
		...[sample("portal", 1, 2000), sample("govuk", 1, 1000)],
		...[sample("govuk", 2, 90), sample("portal", 2, 180)],
	];
	const place = { device: "phone", path: "/" } as const;
	expect(ratioOf(samples, place, "govuk", ({ cold }) => cold.fcp)).toBe(2);
	expect(ratioOf(samples, place, "floor", ({ cold }) => cold.fcp)).toBeUndefined();
	expect(ratioOf(samples, place, "govuk", ({ cold }) => cold.tbt)).toBeUndefined();
});

test("a baseline that took nothing in one of the rounds has no ratio", () => {
	const samples = [
		...[sample("portal", 0, 200), sample("govuk", 0, 100)],
		...[sample("portal", 1, 200), sample("govuk", 1, 0)],
	];
	expect(ratioOf(samples, { device: "phone", path: "/" }, "govuk", ({ cold }) => cold.fcp)).toBeUndefined();
});

function sample(server: Sample["server"], round: number, fcp: number): Sample {
	const byKind = { html: 0, css: 0, js: 0, font: 0, image: 0, json: 0, other: 0 };
	const visit = { fcp, lcp: fcp, cls: 0, tbt: 0, longestTask: 0, nodes: 1, requests: 1, bytes: 1, byKind };
	return { device: "phone", path: "/", server, round, cold: visit, warm: visit, second: null };
}
