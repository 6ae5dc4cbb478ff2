import { describe, expect, it } from "vitest";
import { SHORTCUTS } from "../shortcuts.ts";
import { ACCESSIBILITY } from "./accessibility.ts";
import { CRITERIA, computeFigures, listEvaluatedCriteria, type Standard } from "./accessibility-criteria.ts";
import type { CriterionResult } from "./accessibility-results.ts";
import { FINDINGS, REVIEWED_ON } from "./accessibility-results.ts";

const numbers = CRITERIA.map(({ number }) => number);
const note = { es: "Prueba.", en: "Trial." };

/** A made-up review: these results, one after the other, for the first criteria of the list. */
function reviewWith(results: readonly CriterionResult[]) {
	return listEvaluatedCriteria(
		Object.fromEntries(results.map((result, position) => [numbers[position], { result, note }])),
	);
}

describe("the published list", () => {
	it("has the 55 criteria of WCAG 2.2 and the one that it left out: 32 of level A and 24 of level AA, each once and in order", () => {
		expect(new Set(numbers).size).toBe(56);
		expect(CRITERIA.filter(({ level }) => level === "A")).toHaveLength(32);
		expect(numbers).toEqual(numbers.toSorted(new Intl.Collator("en", { numeric: true }).compare));
	});

	it("counts 55 for WCAG 2.2, 50 for WCAG 2.1 and EN 301 549 and 38 for Section 508", () => {
		expect(computeFigures().map(({ standard, criteria }) => [standard, criteria])).toEqual([
			["WCAG 2.2 AA", 55],
			["WCAG 2.1 AA", 50],
			["Section 508", 38],
			["EN 301 549", 50],
		]);
	});

	it("leaves out of Section 508 exactly what WCAG 2.1 and 2.2 added", () => {
		const without = (standard: Standard) =>
			CRITERIA.filter(({ standards }) => !standards.includes(standard)).map(({ number }) => number);
		const added = "2.4.11 2.5.7 2.5.8 3.2.6 3.3.7 3.3.8".split(" ");
		expect(without("WCAG 2.1 AA")).toEqual(added);
		expect(without("EN 301 549")).toEqual(added);
		expect(
			without("Section 508")
				.filter((number) => !added.includes(number))
				.join(" "),
		).toBe("1.3.4 1.3.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.4 2.5.1 2.5.2 2.5.3 2.5.4 4.1.3");
		expect(without("WCAG 2.2 AA")).toEqual(["4.1.1"]);
	});

	it("speaks only of criteria that exist, on a real date", () => {
		expect(Object.keys(FINDINGS).filter((number) => !numbers.includes(number))).toEqual([]);
		expect(new Date(REVIEWED_ON).toISOString().slice(0, 10)).toBe(REVIEWED_ON);
	});

	it("calls a criterion that nobody looked at not evaluated", () => {
		expect(reviewWith([]).every(({ result }) => result === "no-evaluado")).toBe(true);
	});
});

describe("the figures", () => {
	it("is none before anything was looked at", () => {
		for (const figure of computeFigures(reviewWith([])))
			expect(figure).toMatchObject({ percentage: null, evaluated: 0 });
	});

	it.each([
		[() => "cumple", 100],
		[() => "no-cumple", 0],
		[(place: number) => (place % 2 === 0 ? "cumple" : "no-aplica"), 100],
		[(place: number) => (place % 2 === 0 ? "cumple" : "no-evaluado"), 50],
	] satisfies [(place: number) => CriterionResult, number][])("%s gives some %i %%", (resultOf, percentage) => {
		for (const figure of computeFigures(reviewWith(numbers.map((_, place) => resultOf(place))))) {
			expect(Math.abs((figure.percentage ?? -100) - percentage)).toBeLessThanOrEqual(3);
		}
	});

	it("count what nobody has looked at as not met, and never round it away", () => {
		const results = numbers.map((number): CriterionResult => (number === "1.1.1" ? "no-evaluado" : "cumple"));
		for (const { percentage } of computeFigures(reviewWith(results))) expect(percentage).toBeLessThan(100);
	});

	it("name each failure, and only in the standards that ask for it", () => {
		const list = listEvaluatedCriteria({ "1.4.10": { result: "no-cumple", note } });
		expect(computeFigures(list).map(({ failures }) => failures.map(({ number }) => number))).toEqual([
			["1.4.10"],
			["1.4.10"],
			[],
			["1.4.10"],
		]);
	});

	it("account for every criterion", () => {
		for (const figure of computeFigures()) {
			expect(figure.evaluated + figure.notApplicable + figure.notEvaluated).toBe(figure.criteria);
			expect(figure.met + figure.failures.length).toBe(figure.evaluated);
		}
	});
});

describe("the accessibility page", () => {
	it("names the four shortcuts in the order of their digits", () => {
		expect(SHORTCUTS.map(({ code }) => code)).toEqual(["Digit1", "Digit2", "Digit3", "Digit4"]);
		for (const page of Object.values(ACCESSIBILITY)) {
			expect(page.shortcuts.names.map((name) => name.slice(0, 7))).toEqual([
				"Alt + 1",
				"Alt + 2",
				"Alt + 3",
				"Alt + 4",
			]);
		}
	});

	it("promises the size of targets and text that the specification sets", () => {
		const page = JSON.stringify(ACCESSIBILITY.es);
		expect(page).toContain("44 × 44 píxeles");
		expect(page).toContain("200\u00a0%");
	});
});
