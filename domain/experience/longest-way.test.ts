import { describe, expect, it } from "vitest";
import { createCatalogue, findProcedure } from "../catalogue/catalogue.ts";
import type { NeededPaper, PapersByProcedure } from "./experience.ts";
import { findLongestWay, timeSteps } from "./longest-way.ts";
import { listShortValidities } from "./short-validity.ts";
import type { ExperienceStep } from "./way.ts";
import { layWay } from "./way.ts";

interface Row {
	duration?: string | null;
	/** Ids of procedures whose papers it asks for. */
	after?: readonly string[];
	who?: ExperienceStep["who"];
	/** How long what it gives is good. */
	valid?: readonly [amount: number, unit: string];
	/** What is good for so long, where that is not what it gives. */
	concept?: string;
}

/** A way over these procedures, each of which gives one paper of its own name. */
function wayOf(rows: Readonly<Record<string, Row>>): ExperienceStep[] {
	const entries = Object.entries(rows);
	const procedures = entries.map(([id, { duration = null }]) => ({ id, duration, documento_obtenible: "Constancia" }));
	const procedure_terms = entries.flatMap(([id, { valid, concept = "La constancia" }]) =>
		valid
			? [
					{
						...{ procedure_id: id, position: 1, kind: "vigencia", concept, amount: valid[0], unit: valid[1] },
						...{ event: "la emisión", source: "https://x.gob.gt/", read: "2026-01-01", status: "confirmado" },
					},
				]
			: [],
	);
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [], procedure_terms }, "x");
	const needs = (id: string): NeededPaper[] => (rows[id]?.after ?? []).map((paper) => ({ paper, onlyFor: null }));
	const papers: PapersByProcedure = new Map(entries.map(([id]) => [id, { gives: [id], needs: needs(id) }]));
	return layWay(Object.keys(rows), papers, needs).map((step) => ({
		...step,
		procedure: findProcedure(catalogue, step.id),
		who: rows[step.id]?.who ?? "all",
	}));
}

describe("the longest way", () => {
	it("counts what is done at the same time once", () => {
		const way = wayOf({
			a: { duration: "3 a 5 días" },
			b: { duration: "10 días" },
			c: { duration: "1 día", after: ["a"] },
		});
		expect(findLongestWay(way)).toMatchObject({ from: 10, to: 10, steps: ["b"], known: 3, unknown: 0 });
	});

	it("adds up what waits for each other, and names it", () => {
		const way = wayOf({
			c: { duration: "2 días", after: ["b"] },
			b: { duration: "1 a 4 días", after: ["a"] },
			a: { duration: "1 mes" },
		});
		expect(findLongestWay(way)).toMatchObject({ from: 33, to: 36, steps: ["a", "b", "c"] });
	});

	it("may be another at best than at worst", () => {
		const way = wayOf({ a: { duration: "1 a 20 días" }, b: { duration: "5 a 6 días" } });
		expect(findLongestWay(way)).toMatchObject({ from: 5, to: 20, steps: ["a"] });
	});

	it("tells working days as days of the calendar, unless weekends are left out", () => {
		const way = wayOf({ a: { duration: "30 días hábiles" } });
		expect(findLongestWay(way)).toMatchObject({ from: 42, to: 42, hasWorkingDays: true });
		expect(findLongestWay(way, { withWeekends: false })).toMatchObject({ from: 30, to: 30 });
	});

	it("rounds a week that is not whole down at best and up at worst", () => {
		const way = wayOf({ a: { duration: "3 a 8 días hábiles" } });
		expect(findLongestWay(way)).toMatchObject({ from: 4, to: 12 });
	});

	it("goes on from a step without an end as late as that may surely end", () => {
		const times = timeSteps(wayOf({ a: { duration: "Al menos 15 días" }, b: { duration: "2 días", after: ["a"] } }));
		expect(times.get("b")).toMatchObject({ latest: { start: 15, end: 17 }, isOpen: true });
	});

	it("has no end where one of its steps has none, and counts those that say no time", () => {
		const way = wayOf({
			a: { duration: "Al menos 15 días" },
			b: { duration: null },
			c: { duration: "2 días", after: ["b"] },
		});
		expect(findLongestWay(way)).toMatchObject({ from: 15, to: null, known: 2, unknown: 1 });
	});

	it("need not take the time of what only some do, and never that of years later", () => {
		const way = wayOf({
			a: { duration: "2 días" },
			b: { duration: "30 días", who: "some" },
			c: { duration: "90 días", who: "later" },
		});
		expect(findLongestWay(way)).toMatchObject({ from: 2, to: 30, known: 2, unknown: 0 });
	});

	it("of nothing takes nothing", () => {
		expect(findLongestWay([])).toMatchObject({ from: 0, to: 0, steps: [], known: 0 });
	});
});

describe("the stages of a way", () => {
	it("hold together what waits for none of each other, whatever the order of the choice", () => {
		const way = wayOf({ d: { after: ["b", "c"] }, c: { after: ["a"] }, b: {}, a: {} });
		expect(way.map(({ id, stage }) => [id, stage])).toEqual([
			["b", 1],
			["a", 1],
			["c", 2],
			["d", 3],
		]);
	});

	it("and a circle of papers ends in the order of the choice, without a step that waits for itself", () => {
		const way = wayOf({ a: { after: ["b"] }, b: { after: ["a"] } });
		expect(way.map(({ id, links }) => [id, links.map(({ giver }) => giver)])).toEqual([
			["a", []],
			["b", ["a"]],
		]);
	});
});

describe("what is valid for too short a time", () => {
	const told = (rows: Readonly<Record<string, Row>>, isRead = true) =>
		listShortValidities(wayOf(rows), () => isRead).map(({ id, usedBy, isSure }) => [id, usedBy, isSure]);
	const short: Row = { duration: "1 día", valid: [90, "días"] };

	it.each([
		["is used in time", "80 días", []],
		["surely ends before", "100 días", [["short", "use", true]]],
		["may end before", "50 a 100 días", [["short", "use", false]]],
		["may end while something takes a time that nobody publishes", null, [["short", "use", false]]],
	] as const)("%s", (_case, duration, expected) => {
		expect(told({ short, slow: { duration }, use: { after: ["short", "slow"] } })).toEqual(expected);
	});

	it("is no matter of how long it takes to get it", () => {
		expect(told({ short: { ...short, duration: null }, use: { after: ["short"] } })).toEqual([]);
	});

	it("is said too where nobody knows who asks for it, if the rest takes longer", () => {
		expect(told({ short, slow: { duration: "200 días" } }, false)).toEqual([["short", null, false]]);
		expect(told({ short, slow: { duration: "200 días" } }, true)).toEqual([]);
		expect(told({ short, slow: { duration: "20 días" } }, false)).toEqual([]);
	});

	it("is not what a step asks for", () => {
		const exam = { ...short, concept: "El certificado del examen" };
		expect(told({ exam, slow: { duration: "200 días" }, use: { after: ["exam", "slow"] } })).toEqual([]);
	});
});
