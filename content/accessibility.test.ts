import { describe, expect, it } from "vitest";
import { ACCESSIBILITY } from "./accessibility.ts";
import { CRITERIA } from "./accessibility-criteria.ts";
import { computeFigures, listEvaluatedCriteria } from "./accessibility-figures.ts";
import { SHORTCUTS } from "./accessibility-page.ts";
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
	it("has the 50 criteria of WCAG 2.1: 30 of level A and 20 of level AA, each once and in order", () => {
		expect(new Set(numbers).size).toBe(50);
		expect(CRITERIA.filter(({ level }) => level === "A")).toHaveLength(30);
		expect(numbers).toEqual(numbers.toSorted(new Intl.Collator("en", { numeric: true }).compare));
	});

	it("counts 50 for WCAG and EN 301 549 and 38 for Section 508", () => {
		expect(computeFigures().map(({ standard, criteria }) => [standard, criteria])).toEqual([
			["WCAG 2.1 AA", 50],
			["Section 508", 38],
			["EN 301 549", 50],
		]);
	});

	it("leaves out of Section 508 exactly what WCAG 2.1 added", () => {
		const added = CRITERIA.filter(({ standards }) => !standards.includes("Section 508")).map(({ number }) => number);
		expect(added.join(" ")).toBe("1.3.4 1.3.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.4 2.5.1 2.5.2 2.5.3 2.5.4 4.1.3");
	});

	it("speaks only of criteria that exist, on a real date", () => {
		expect(Object.keys(FINDINGS).filter((number) => !numbers.includes(number))).toEqual([]);
		expect(new Date(REVIEWED_ON).toISOString().slice(0, 10)).toBe(REVIEWED_ON);
	});

	it("calls a criterion that nobody looked at not evaluated", () => {
		expect(reviewWith([]).every(({ result }) => result === "no-evaluado")).toBe(true);
	});
});

describe("the three figures", () => {
	it.each([
		[[], null, 0],
		[["no-aplica", "no-evaluado"], null, 0],
		[["cumple"], 100, 1],
		[["no-cumple"], 0, 1],
		[["cumple", "cumple", "no-cumple"], 67, 3],
		[["cumple", "no-aplica", "no-evaluado", "no-cumple"], 50, 2],
	] satisfies [CriterionResult[], number | null, number][])("%j give %s %% of %i", (results, percentage, evaluated) => {
		for (const figure of computeFigures(reviewWith(results))) {
			expect(figure).toMatchObject({ percentage, evaluated, reviewedOn: REVIEWED_ON });
		}
	});

	it("name each failure, and only in the standards that ask for it", () => {
		const list = listEvaluatedCriteria({ "1.4.10": { result: "no-cumple", note } });
		expect(computeFigures(list).map(({ failures }) => failures.map(({ number }) => number))).toEqual([
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
