import { expect, test } from "vitest";
import { isCounted, listTermsFor, readProcedureTerm } from "./procedure-term.ts";

const TODAY = "2026-11-28";
const TERM = {
	...{ procedure_id: "acta", position: 1, kind: "plazo", concept: "Pedir el acta", amount: 60, unit: "días hábiles" },
	...{ event: "el nacimiento", source: "https://www.renap.gob.gt/x", read: TODAY, status: "confirmado" },
};
const UNMEASURED = { amount: null, unit: null, event: null };
const problemsOf = (change: object) => readProcedureTerm({ ...TERM, ...change }, TODAY)?.problems;

test("a term is counted from an event, ends on one day of every year, or never where it is a validity", () => {
	expect(problemsOf({})).toEqual([]);
	expect(problemsOf({ ...UNMEASURED, until: "07-31" })).toEqual([]);
	expect(problemsOf({ ...UNMEASURED, kind: "vigencia" })).toEqual([]);
	const read = readProcedureTerm(TERM, TODAY)?.row;
	expect(read && isCounted(read)).toBe(true);
});

test.each([
	["without a unit", { unit: null }, ["amount"]],
	["without what it is counted from", { event: null }, ["amount"]],
	["of half a day", { amount: 1.5 }, ["amount"]],
	["counted and yearly at once", { until: "07-31" }, ["until"]],
	["a deadline without an end", UNMEASURED, ["until"]],
	["before an event that nobody names", { ...UNMEASURED, kind: "antes", until: "07-31" }, ["until"]],
	["on a day that no year has", { ...UNMEASURED, until: "02-30" }, ["until"]],
	["contradicted by nothing", { status: "contradicho" }, ["other_value"]],
	["from a page that no browser should open", { source: "javascript:alert(1)" }, ["source"]],
	["read tomorrow", { read: "2026-11-29" }, ["read"]],
])("a term %s is left out", (_what, change, fields) => {
	expect(problemsOf(change)).toEqual(fields);
});

test("a term that no source says is none", () => {
	expect(readProcedureTerm({ ...TERM, source: null }, TODAY)).toBeNull();
});

test("a deadline is what must be done within a time or before something; a validity is how long a paper is good", () => {
	const terms = (["plazo", "antes", "vigencia"] as const).map((kind) => ({ kind }));
	const kindsOf = (field: string) => listTermsFor(field, terms).map(({ kind }) => kind);
	expect(kindsOf("deadline")).toEqual(["plazo", "antes"]);
	expect(kindsOf("validity")).toEqual(["vigencia"]);
	expect(kindsOf("cost")).toEqual([]);
});
