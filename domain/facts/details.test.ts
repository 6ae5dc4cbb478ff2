import { describe, expect, test } from "vitest";
import type { CatalogueRows } from "../catalogue/catalogue.ts";
import { createCatalogue, findProcedure } from "../catalogue/catalogue.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const FACT = {
	procedure_id: "dpi",
	field: "costo",
	source: "https://www.renap.gob.gt/dpi",
	published: "2026-01-05",
	read: "2026-11-22",
	status: "confirmado",
	note: null,
	other_value: null,
	other_source: null,
};
const FEE = { procedure_id: "dpi", position: 1, concept: "Boleta", amount: "85", currency: "GTQ", is_mandatory: 1 };
const TERM = {
	...{ procedure_id: "dpi", position: 1, kind: "plazo", concept: "Pedirlo", amount: "30", unit: "días" },
	...{ event: "el aviso", source: "https://www.renap.gob.gt/x", read: "2026-11-22", status: "confirmado" },
};
const PLACE = { procedure_id: "dpi", position: 1, office: "Sede central", source: null, read: null };

function read(rows: Partial<CatalogueRows>) {
	const procedures = [{ id: "dpi", name: "DPI", confidence: "alta" }];
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [], ...rows }, "1", NOW);
	return { procedure: findProcedure(catalogue, "dpi"), problems: catalogue.problems };
}

test("a procedure has its facts, its fees in the order of paying and its places, whatever order they came in", () => {
	const { procedure, problems } = read({
		procedure_facts: [{ ...FACT, field: "steps" }, FACT, { ...FACT, procedure_id: "otro" }],
		procedure_fees: [{ ...FEE, position: 2, concept: "Timbre", amount: null }, FEE],
		procedure_places: [{ ...PLACE, position: 2, office: "Xela" }, PLACE],
		procedure_terms: [{ ...TERM, position: 2, concept: "Recogerlo" }, TERM],
	});
	expect(problems).toEqual([]);
	expect(procedure?.facts.map(({ field }) => field)).toEqual(["costo", "steps"]);
	expect(procedure?.fees.map(({ concept, amount }) => [concept, amount])).toEqual([
		["Boleta", 85],
		["Timbre", null],
	]);
	expect(procedure?.places.map(({ office }) => office)).toEqual(["Sede central", "Xela"]);
	expect(procedure?.terms.map(({ concept, amount }) => [concept, amount])).toEqual([
		["Pedirlo", 30],
		["Recogerlo", 30],
	]);
});

test("the confidence of a record with facts is computed, that of one without stays as its row says", () => {
	expect(read({ procedure_facts: [FACT] }).procedure?.confidence).toBe("media");
	expect(read({}).procedure?.confidence).toBe("alta");
});

test.each([
	["without an end", { amount: null, unit: null, event: null }, "until"],
	["read tomorrow", { read: "2026-11-23" }, "read"],
	["from an address that runs a script", { source: "javascript:alert(1)" }, "source"],
	["contradicted by nothing", { status: "contradicho" }, "other_value"],
])("a deadline %s is left out, and the log names it", (_what, change, field) => {
	const { procedure, problems } = read({
		procedure_terms: [
			{ ...TERM, ...change },
			{ ...TERM, position: 2 },
		],
	});
	expect(procedure?.terms.map(({ position }) => position)).toEqual([2]);
	expect(problems).toHaveLength(1);
	expect(problems[0]).toMatchObject({ table: "procedure_terms", fields: expect.arrayContaining([field]) });
});

describe("a broken fact is left out, and the log names it", () => {
	test.each([
		["dated tomorrow", { read: "2026-11-23" }, "read"],
		["published tomorrow", { published: "2026-11-23", read: "2026-11-23" }, "published"],
		["read before it was published", { read: "2026-01-04" }, "read"],
		["whose second page was published tomorrow", { other_published: "2026-11-23" }, "other_published"],
		["read before its second page was published", { other_published: "2026-02-05", read: "2026-02-01" }, "read"],
		["from a source that is no address", { source: "La Gaceta" }, "source"],
		["from an address that runs a script", { source: "javascript:alert(1)" }, "source"],
		["confirmed by nothing", { source: null }, "source"],
		["confirmed nobody knows when", { read: null }, "read"],
		["contradicted by nothing", { status: "contradicho" }, "other_value"],
		["of a status outside the list", { status: "seguro" }, "a required field"],
		["of a field that nobody knows", { field: "precio" }, "a required field"],
		["with a note that is an essay", { note: "x".repeat(301) }, "note"],
	])("%s", (_what, change, field) => {
		const { procedure, problems } = read({
			procedure_facts: [
				{ ...FACT, ...change },
				{ ...FACT, field: "steps" },
			],
		});
		expect(procedure?.facts.map((fact) => fact.field)).toEqual(["steps"]);
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatchObject({ table: "procedure_facts", id: expect.stringMatching(/^dpi:/) });
		expect(problems[0]?.fields).toContain(field);
	});
});

test("a fact may be read on the very day on which its page was published", () => {
	const { procedure, problems } = read({ procedure_facts: [{ ...FACT, published: "2026-11-22" }] });
	expect([procedure?.facts.length, problems]).toEqual([1, []]);
});

test("a fee whose range goes backwards and a place without an office are left out too", () => {
	const { procedure, problems } = read({
		procedure_fees: [{ ...FEE, up_to: 10 }],
		procedure_places: [{ ...PLACE, office: " " }],
	});
	expect([procedure?.fees, procedure?.places]).toEqual([[], []]);
	expect(problems.map(({ table, id }) => [table, id])).toEqual([
		["procedure_fees", "dpi:1"],
		["procedure_places", "dpi:1"],
	]);
});
