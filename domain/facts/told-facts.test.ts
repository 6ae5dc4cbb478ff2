import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import {
	findDifference,
	isPrint,
	joinPrints,
	listChangedFacts,
	printFacts,
	printRecord,
	splitPrints,
	type ToldRecord,
	tellFacts,
} from "./told-facts.ts";

type Row = Record<string, unknown>;

function recordOf(
	row: Row,
	lists: Partial<Record<"procedure_fees" | "procedure_terms", readonly Row[]>> = {},
): ToldRecord {
	const rows = Object.entries(lists).map(([table, list]) => [
		table,
		list.map((each, at) => ({ procedure_id: "nit", position: at + 1, ...each })),
	]);
	const procedures = [{ id: "nit", ...row }];
	const catalogue = createCatalogue(
		{ procedures, institutions: [], observatory: [], ...Object.fromEntries(rows) },
		"1",
	);
	const [record] = catalogue.procedures;
	if (!record) throw new Error("No such record");
	return record;
}

const TERM = { kind: "plazo", concept: "Inscribir", amount: 60, unit: "días hábiles", event: "el nacimiento" };
const READ = { source: "https://sat.gob.gt/", read: "2026-01-02", status: "confirmado" };

test("what nobody knows is told by nothing, and free is not unknown", () => {
	expect(Object.values(tellFacts(recordOf({}))).flat()).toEqual([]);
	expect(tellFacts(recordOf({ costo: 0 })).costo).toEqual(["Gratis"]);
	expect(tellFacts(recordOf({ costo: 1234.5 })).costo).toEqual(["Q\u00a01,234.50"]);
});

test("payments and deadlines are told with what they depend on", () => {
	const fee = { concept: "Carné", amount: 4, up_to: 150, currency: "GTQ", condition: "según tu ingreso" };
	const told = tellFacts(recordOf({}, { procedure_fees: [fee], procedure_terms: [{ ...TERM, ...READ }] }));
	expect(told.costo).toEqual(["Carné: de Q\u00a04.00 a Q\u00a0150.00 (según tu ingreso, opcional)"]);
	expect(told.plazos).toEqual(["Inscribir: 60 días hábiles, desde el nacimiento"]);
});

describe("a device that kept prints", () => {
	const before = printFacts(recordOf({ costo: 30, requirements: ["DPI", "Recibo"], steps: ["Ir", "Pagar"] }));

	test.each<[string, Row, readonly string[]]>([
		["nothing", {}, []],
		["papers in another order", { requirements: ["Recibo", "DPI"] }, []],
		["a text around the facts", { description: "Otra", keywords: ["x"] }, []],
		["a price", { costo: 40 }, ["costo"]],
		["a price that nobody knows any more", { costo: null }, ["costo"]],
		["a paper more", { requirements: ["DPI", "Recibo", "Foto"] }, ["requirements"]],
		["steps in another order", { steps: ["Pagar", "Ir"] }, ["steps"]],
		["what had been unknown", { duration: "3 días", lugar: "SAT, zona 9" }, ["duration", "lugar"]],
	])("sees that %s changed", (_, change, facts) => {
		const row = { costo: 30, requirements: ["DPI", "Recibo"], steps: ["Ir", "Pagar"], ...change };
		expect(listChangedFacts(before, printFacts(recordOf(row)))).toEqual(facts);
	});

	test("compares nothing with prints of another version, or with what is none", () => {
		const other = `2${before.slice(1)}`;
		expect([isPrint(before), isPrint(other), isPrint(""), isPrint(`${before}x`)]).toEqual([true, false, false, false]);
		expect(listChangedFacts(other, before)).toEqual([]);
	});

	test("finds its procedure among those of all, and one of them that says the same is not taken for it", () => {
		const all = splitPrints(joinPrints([recordOf({ costo: 30 }), { ...recordOf({ costo: 30 }), id: "otro" }]));
		expect(all.size).toBe(2);
		expect(all.has(printRecord("nit", printFacts(recordOf({ costo: 30 }))))).toBe(true);
		expect(all.has(printRecord("nit", printFacts(recordOf({ costo: 31 }))))).toBe(false);
	});
});

describe("what is said of a fact that changed", () => {
	test.each<[string, Parameters<typeof findDifference>, unknown]>([
		[
			"a price before and now",
			["costo", { before: ["Q 30.00", "Nota"], now: ["Q 40.00", "Nota"], areComparable: true }],
			{ before: ["Q 30.00"], now: ["Q 40.00"] },
		],
		[
			"papers that came and went",
			["requirements", { before: ["DPI", "Foto"], now: ["DPI", "Recibo"], areComparable: true }],
			{ removed: ["Foto"], added: ["Recibo"] },
		],
		[
			"only the paper that came",
			["requirements", { before: ["DPI"], now: ["DPI", "Foto"], areComparable: true }],
			{ added: ["Foto"] },
		],
		[
			"that it was not known",
			["duration", { before: [], now: ["3 días"], areComparable: true }],
			{ before: [], now: ["3 días"] },
		],
		[
			"all of both in two languages",
			["requirements", { before: ["DPI"], now: ["ID card"], areComparable: false }],
			{ before: ["DPI"], now: ["ID card"] },
		],
	])("%s", (_, [fact, told], said) => {
		expect(Object.fromEntries(findDifference(fact, told).map(({ word, lines }) => [word, lines]))).toEqual(said);
	});
});
