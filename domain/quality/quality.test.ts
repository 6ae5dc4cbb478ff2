import { describe, expect, test } from "vitest";
import type { CatalogueRows } from "../catalogue/catalogue.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { summarizeQuality } from "./quality-summary.ts";
import { countReasons, listWithReason, orderWork } from "./work-order.ts";

const TODAY = "2026-11-23";
const PAGE = "https://www.renap.gob.gt/servicios/dpi";

function makeCatalogue(rows: Partial<CatalogueRows>) {
	const institutions = [
		{ id: "renap", name: "RENAP", website: "https://www.renap.gob.gt/" },
		{ id: "sat", name: "SAT" },
	];
	return createCatalogue({ procedures: [], institutions, observatory: [], ...rows }, "1", new Date(TODAY));
}

function listWork(rows: Partial<CatalogueRows>, beside = {}) {
	const { procedures, variants } = makeCatalogue(rows);
	const known = new Map(Object.entries(beside) as [string, { openReports: number; reviewDue: string | null }][]);
	return orderWork([...procedures, ...variants], { today: TODAY, mostAsked: ["dpi", "propio"], beside: known });
}

const fact = (procedure_id: string, field: string, change = {}) => ({
	...{ procedure_id, field, status: "confirmado", source: PAGE, read: "2026-11-20" },
	...change,
});
const dpi = { id: "dpi", name: "DPI", institution_id: "renap", costo: 100, requirements: ["Boleta"], steps: ["Ve"] };
const dpiFacts = ["costo", "requirements", "steps"].map((field) => fact("dpi", field));

describe("what to look at next", () => {
	test("a procedure in order is on no list", () => {
		expect(listWork({ procedures: [dpi], procedure_facts: dpiFacts })).toEqual([]);
	});

	test("the order is demand times doubt, and both are told; of one reason it is demand alone", () => {
		const procedures = [
			{ ...dpi, costo: null },
			{ id: "raro", name: "Raro", nivel: "ficha", demanda: 0, costo: null },
			{ id: "comun", name: "Común", nivel: "ficha", demanda: 3, costo: null },
			{ id: "propio", name: "Propio", costo: null },
			{ id: "nuestro", name: "Nuestro", costo: null },
		];
		const work = listWork({ procedures, procedure_facts: dpiFacts });
		expect(
			work.map(({ procedure, demand, demandSource, doubt, score }) => [
				procedure.id,
				demand,
				demandSource,
				doubt,
				score,
			]),
		).toEqual([
			["comun", 4, "judged", 4, 16],
			["dpi", 4, "mostAsked", 2, 8],
			["propio", 4, "mostAsked", 2, 8],
			["nuestro", 3, "checked", 2, 6],
			["raro", 1, "judged", 4, 4],
		]);
		const byDemand = listWithReason(work, "cost").map(({ procedure }) => procedure.id);
		expect(byDemand).toEqual(["dpi", "propio", "comun", "nuestro", "raro"]);
	});

	test("what one source says is looked at, once it is not old already", () => {
		const press = { source: "https://lahora.gt/x" };
		const [costo, requirements, steps] = dpiFacts;
		const procedure_facts = [
			{ ...costo, ...press },
			{ ...requirements, ...press, published: "2021-05-01" },
			steps,
		].flatMap((each) => each ?? []);
		const [entry] = listWork({ procedures: [dpi], procedure_facts });
		expect(entry?.doubts.map(({ reason, field, detail }) => [reason, field, detail])).toEqual([
			["stale", "requirements", "2021-05-01"],
			["single", "costo", null],
		]);
	});

	test("each reason is found, the gravest first", () => {
		const procedures = [{ ...dpi, costo: null, enlace: "https://www.renap.gob.gt", full_description: "x" }];
		const procedure_facts = [
			fact("dpi", "costo", { status: "contradicho", other_value: "Q 60" }),
			fact("dpi", "requirements", { status: "sin fuente", source: null, read: null }),
			fact("dpi", "duration", { read: "2024-11-22" }),
		];
		const beside = { dpi: { openReports: 2, reviewDue: "2026-11-23" } };
		const [entry] = listWork({ procedures, procedure_facts }, beside);
		expect(entry?.doubts.map(({ reason, field, weight, detail }) => [reason, field, weight, detail])).toEqual([
			["contradicted", "costo", 5, "Q 60"],
			["reports", null, 6, "2"],
			["review", null, 3, "2026-11-23"],
			["unsourced", "requirements", 3, null],
			["stale", "duration", 1, "2024-11-22"],
			["stale", "requirements", 2, null],
			["cost", "costo", 2, null],
			["unnoted", "steps", 1, null],
			["link", "enlace", 1, "https://www.renap.gob.gt"],
		]);
		expect(entry?.score).toBe(4 * 24);
	});

	test("many reports of one procedure count as three: a crowd does not push everything else down the list", () => {
		const reported = (openReports: number) => ({ dpi: { openReports, reviewDue: null } });
		const weights = [1, 3, 4, 40].map((openReports) => {
			const [entry] = listWork({ procedures: [dpi], procedure_facts: dpiFacts }, reported(openReports));
			return entry?.doubts.map(({ reason, weight, detail }) => [reason, weight, detail]);
		});
		expect(weights).toEqual([
			[["reports", 3, "1"]],
			[["reports", 9, "3"]],
			[["reports", 9, "4"]],
			[["reports", 9, "40"]],
		]);
	});

	test("a fact is stale from the day after two years, and a review is due on its day", () => {
		const read = (day: string) => [fact("dpi", "costo", { read: day }), ...dpiFacts.slice(1)];
		expect(listWork({ procedures: [dpi], procedure_facts: read("2024-11-23") })).toEqual([]);
		expect(listWork({ procedures: [dpi], procedure_facts: read("2024-11-22") })).toHaveLength(1);
		const due = (reviewDue: string) => ({ dpi: { openReports: 0, reviewDue } });
		expect(listWork({ procedures: [dpi], procedure_facts: dpiFacts }, due("2026-11-24"))).toEqual([]);
		expect(listWork({ procedures: [dpi], procedure_facts: dpiFacts }, due("2026-11-23"))).toHaveLength(1);
	});

	test("a range or payments that add up are a known cost", () => {
		const known = [
			{ ...dpi, costo: null, costo_nota: "De Q4 a Q150, según tu ingreso" },
			{ ...dpi, id: "otro", costo: null },
		];
		const procedure_fees = [
			{ procedure_id: "otro", position: 1, concept: "Boleta", amount: 15, currency: "GTQ", is_mandatory: true },
		];
		const work = listWork({ procedures: known, procedure_fees });
		expect(listWithReason(work, "cost")).toEqual([]);
	});

	test("a cost that its payments do not make is looked at", () => {
		const procedure_fees = [
			{ procedure_id: "dpi", position: 1, concept: "Boleta", amount: 15, currency: "GTQ", is_mandatory: true },
		];
		const [entry] = listWork({ procedures: [{ ...dpi, costo: 20 }], procedure_facts: dpiFacts, procedure_fees });
		expect(entry?.doubts.map(({ reason, field, weight }) => [reason, field, weight])).toEqual([
			["payments", "costo", 3],
		]);
		expect(listWork({ procedures: [{ ...dpi, costo: 15 }], procedure_facts: dpiFacts, procedure_fees })).toEqual([]);
	});

	test("a list by reason shows that reason alone, and is counted by procedures", () => {
		const procedures = [
			{ ...dpi, costo: null },
			{ ...dpi, id: "otro", sources: ["https://www.renap.gob.gt"] },
		];
		const work = listWork({ procedures, procedure_facts: dpiFacts });
		expect([...countReasons(work)].sort()).toEqual([
			["cost", 1],
			["link", 1],
			["unnoted", 1],
		]);
		expect(listWithReason(work, "unnoted").map(({ procedure, doubts }) => [procedure.id, doubts.length])).toEqual([
			["otro", 3],
		]);
	});
});

test("the sums by institution are those of the whole; of a variant the facts count, and not the procedure", () => {
	const procedures = [
		{ ...dpi, grupo: "dpi" },
		{ ...dpi, id: "dpi-2", grupo: "dpi", costo: null },
		{
			id: "nit",
			name: "NIT",
			institution_id: "sat",
			nivel: "ficha",
			costo: null,
			enlace: "https://portal.sat.gob.gt/a",
		},
		{ id: "suelto", name: "Suelto", costo: 0 },
	];
	const procedure_facts = [
		...dpiFacts,
		fact("dpi-2", "costo", { status: "contradicho", other_value: "Q 60", read: "2026-01-01" }),
		fact("dpi-2", "steps", { status: "sin fuente", source: null, read: null }),
		fact("dpi-2", "duration", { read: "2020-01-01" }),
		fact("dpi-2", "lugar", { read: "2025-01-01" }),
	];
	const { total, institutions } = summarizeQuality(makeCatalogue({ procedures, procedure_facts }), TODAY);
	expect(total).toEqual({
		...{ checked: 2, unchecked: 1, variants: 1, facts: 7, confirmed: 4, single: 1 },
		...{ contradicted: 1, unsourced: 1 },
		ages: { half: 3, year: 1, old: 1, stale: 1, never: 1 },
		unknownCosts: 1,
	});
	expect(institutions.map(({ institution, facts, unknownCosts }) => [institution?.id, facts, unknownCosts])).toEqual([
		["renap", 7, 0],
		["sat", 0, 1],
		[undefined, 0, 0],
	]);
});
