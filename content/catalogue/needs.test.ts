import { expect, test } from "vitest";
import procedures from "../../data/procedures.json" with { type: "json" };
import { NEEDS } from "./needs.ts";

const IDS = new Set(procedures.map(({ id }) => id));

test("every need names procedures that the portal has, each once, and never one alone", () => {
	expect(NEEDS.flat().filter((id) => !IDS.has(id))).toEqual([]);
	for (const need of NEEDS) {
		expect(need.length, need.join()).toBeGreaterThan(1);
		expect(new Set(need).size, need.join()).toBe(need.length);
	}
});

test("no two needs are the same", () => {
	expect(new Set(NEEDS.map((need) => need.toSorted().join())).size).toBe(NEEDS.length);
});
