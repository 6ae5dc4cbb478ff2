import { describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import type { Experience } from "./experience.ts";
import { listExperienceSteps, listSlowerThan, sumKnownCosts } from "./experience-plan.ts";

function proceduresLasting(...durations: (string | null)[]) {
	const rows = durations.map((duration, position) => ({ id: `p${position}`, name: `P${position}`, duration }));
	return createCatalogue({ procedures: rows, institutions: [], observatory: [] }, "test").procedures;
}

describe("the procedures of an experience", () => {
	it("keep their order, and one that no longer exists keeps its place", () => {
		const catalogue = createCatalogue(
			{
				procedures: [
					{ id: "a", name: "A" },
					{ id: "b", name: "B" },
				],
				institutions: [],
				observatory: [],
			},
			"test",
		);
		const experience: Experience = {
			id: "exp-001",
			nombre: "",
			descripcion: "",
			icon: "",
			color: "",
			categoria: "",
			duracion_estimada: "",
			ids_procedures: ["b", "gone", "a"],
			pasos_adicionales: [],
		};
		const steps = listExperienceSteps(catalogue, experience);
		expect(steps.map(({ id, procedure }) => [id, procedure?.name])).toEqual([
			["b", "B"],
			["gone", undefined],
			["a", "A"],
		]);
	});
});

describe("known costs", () => {
	it("are added up by currency; free counts as known, null as unknown", () => {
		const costs = sumKnownCosts([
			{ costo: 100, codigo_moneda: "GTQ" },
			{ costo: 0, codigo_moneda: "GTQ" },
			{ costo: null, codigo_moneda: "GTQ" },
			{ costo: 6.25, codigo_moneda: "USD" },
			{ costo: 30, codigo_moneda: "GTQ" },
		]);
		expect(costs).toEqual({
			sums: [
				{ currency: "GTQ", amount: 130 },
				{ currency: "USD", amount: 6.25 },
			],
			known: 4,
			unknown: 1,
		});
	});

	it("of nothing known have no sum", () => {
		expect(sumKnownCosts([{ costo: null, codigo_moneda: "GTQ" }])).toEqual({ sums: [], known: 0, unknown: 1 });
	});
});

describe("a procedure slower than the whole estimate", () => {
	it.each([
		["85 días, según las fichas", "35 a 45 días", true],
		["46 días", "35 a 45 días", true],
		["45 días", "35 a 45 días", false],
		["Unos 91 días sin oposición", "30 días; renovación cada 10 años", true],
		["De 14 a 60 días", "35 a 40 días", false],
		["2 semanas", "5 a 10 días", true],
		["1 a 2 semanas", "5 a 10 días", false],
		["4 meses", "20 a 30 días", true],
		["1 mes", "25 días", true],
		["Hasta 60 días", "5 a 10 días", false],
		["Ocho días hábiles", "1 día", false],
		["Dentro de 15 días", "1 día", false],
		["Variable", "1 día", false],
		[null, "1 día", false],
		["85 días", "Variable", false],
	])("“%s” within “%s”: %s", (duration, estimate, isSlower) => {
		expect(listSlowerThan(proceduresLasting(duration), estimate)).toHaveLength(isSlower ? 1 : 0);
	});
});
