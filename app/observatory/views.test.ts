import { describe, expect, test } from "vitest";
import type { CatalogueRows } from "../../domain/catalogue/catalogue.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { viewComparison, viewEvaluation } from "./detail/evaluation-view.ts";
import { viewRanking } from "./observatory-view.ts";
import { viewShareGroups } from "./share-groups-view.ts";

function catalogueOf(rows: Partial<CatalogueRows>) {
	return createCatalogue({ procedures: [], institutions: [], observatory: [], ...rows }, "1");
}

const digital = { completamente_en_linea: 100, adjunta_docs_digitalmente: "Sí" };
const observatory = [
	{ id: "best", tramite: "Zeta", evaluation_score: 90, ...digital },
	{ id: "worst", tramite: "Alfa", evaluation_score: 10, completamente_en_linea: 0 },
];

describe("the comparison", () => {
	const catalogue = catalogueOf({ observatory });

	test("offers the evaluations by name, as people look for them", () => {
		expect(viewComparison(catalogue, [], "es").choices.map(({ name }) => name)).toEqual(["Alfa", "Zeta"]);
	});

	test("keeps the order in which the two were chosen", () => {
		const { pair, chosen } = viewComparison(catalogue, ["worst", "best"], "es");
		expect(pair?.map(({ id }) => id)).toEqual(["worst", "best"]);
		expect(chosen).toEqual(["worst", "best"]);
	});
});

test("the average beside an evaluation is that of all, not its own", () => {
	const [best, worst] = ["best", "worst"].map((id) => viewEvaluation(catalogueOf({ observatory }), id, "es"));
	const [own, other] = [best, worst].map((view) => view?.dimensions[0]);
	expect(own?.value).toBeGreaterThan(other?.value ?? 1);
	expect(own?.average).toBeCloseTo(((own?.value ?? 0) + (other?.value ?? 0)) / 2);
	expect(other?.average).toBe(own?.average);
});

test("an institution known by its full name alone is not named twice", () => {
	const catalogue = catalogueOf({
		observatory,
		procedures: [
			{ id: "best", institution_id: "sat" },
			{ id: "worst", institution_id: "muni" },
		],
		institutions: [
			{ id: "sat", name: "SAT", full_name: "Superintendencia de Administración Tributaria" },
			{ id: "muni", full_name: "Municipalidad" },
		],
	});
	const named = viewShareGroups(listEvaluated(catalogue)).institution.map(({ label, fullName }) => [label, fullName]);
	expect(named).toEqual([
		["Municipalidad", null],
		["SAT", "Superintendencia de Administración Tributaria"],
	]);
});

test("with hundreds of institutions the pictures stay short and lose no procedure", () => {
	const institutions = Array.from({ length: 200 }, (_, at) => ({ id: `i${at}`, name: `Institución ${at}` }));
	const records = institutions.flatMap(({ id }) =>
		[1, 2, 3].map((each) => ({ id: `${id}-${each}`, institution_id: id })),
	);
	const evaluated = listEvaluated(
		catalogueOf({
			institutions,
			procedures: [...records, { id: "nobody" }],
			observatory: [...records, { id: "nobody" }].map(({ id }) => ({ id, tramite: id, evaluation_score: 50 })),
		}),
	);
	const bars = viewShareGroups(evaluated).institution;
	expect(bars.map(({ total }) => total).reduce((sum, total) => sum + total)).toBe(601);
	expect(bars.map(({ gathered }) => gathered ?? 1).reduce((sum, count) => sum + count)).toBe(201);
	expect(bars.length).toBeLessThan(60);
	const { first, rest, others, total } = viewRanking(evaluated, "peores", true);
	expect([first.length + (rest?.length ?? 0), first.length + others, total]).toEqual([30, 30, 200]);
});
