import { describe, expect, it, test } from "vitest";
import type { CatalogueRows } from "../catalogue/catalogue.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { type Experience, type ExperiencePlan, type Holder, NO_PLAN, type PapersByProcedure } from "./experience.ts";
import { judgeEstimate, listExperienceSteps, listSlowerThan, sumCosts } from "./experience-plan.ts";

interface Row {
	id: string;
	[field: string]: unknown;
}

interface Given {
	ids?: readonly string[];
	plan?: Partial<ExperiencePlan>;
	papers?: PapersByProcedure;
	holder?: Holder;
	fees?: CatalogueRows["procedure_fees"];
}

/** The steps of an experience over these procedures, in the order of `ids` or of the rows. */
function stepsOf(rows: readonly Row[], { ids = rows.map(({ id }) => id), plan, papers, holder, fees }: Given = {}) {
	const procedures = rows.map((row) => ({ name: row.id, ...row }));
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [], procedure_fees: fees ?? [] }, "x");
	const words = { nombre: "", descripcion: "", icon: "", color: "", categoria: "", duracion_estimada: "" };
	const experience: Experience = { id: "exp-001", ...words, ids_procedures: ids, pasos_adicionales: [] };
	const asked = { plan: { ...NO_PLAN, ...plan }, papers: papers ?? new Map(), holder: holder ?? "persona" } as const;
	return listExperienceSteps(catalogue, experience, asked);
}

const lasting = (...durations: (string | null)[]) =>
	durations.map((duration, position) => ({ id: `p${position}`, duration }));

describe("the procedures of an experience", () => {
	it("keep their order, and one that no longer exists keeps its place", () => {
		const steps = stepsOf([{ id: "a" }, { id: "b" }], { ids: ["b", "gone", "a"] });
		expect(steps.map(({ id, procedure }) => [id, procedure?.name])).toEqual([
			["b", "b"],
			["gone", undefined],
			["a", "a"],
		]);
	});

	it("come after those that give what they ask for, however they are written", () => {
		const papers: PapersByProcedure = new Map([
			["invoices", { gives: [], needs: [{ paper: "licence", onlyFor: null }] }],
			["licence", { gives: ["licence"], needs: [{ paper: "nit", onlyFor: null }] }],
			["nit", { gives: ["nit"], needs: [] }],
		]);
		const rows = [{ id: "other" }, { id: "invoices" }, { id: "licence" }, { id: "nit" }];
		expect(stepsOf(rows, { papers }).map(({ id }) => id)).toEqual(["other", "nit", "licence", "invoices"]);
	});

	it("stay as written where each asks for what the other gives", () => {
		const papers: PapersByProcedure = new Map([
			["a", { gives: ["a"], needs: [{ paper: "b", onlyFor: null }] }],
			["b", { gives: ["b"], needs: [{ paper: "a", onlyFor: null }] }],
		]);
		expect(stepsOf([{ id: "a" }, { id: "b" }], { papers }).map(({ id }) => id)).toEqual(["a", "b"]);
	});

	it("are others for a company, whose papers count only for it", () => {
		const plan = { isBusiness: true, company: ["deed", "nit"] };
		const papers: PapersByProcedure = new Map([
			["nit", { gives: ["nit"], needs: [] }],
			["deed", { gives: ["deed"], needs: [{ paper: "nit", onlyFor: "sociedad" }] }],
		]);
		const rows = [{ id: "nit" }, { id: "deed" }];
		expect(stepsOf(rows, { ids: ["nit"], plan, papers }).map(({ id }) => id)).toEqual(["nit"]);
		const company = stepsOf(rows, { ids: ["nit"], plan, papers, holder: "sociedad" });
		expect(company.map(({ id }) => id)).toEqual(["nit", "deed"]);
	});
});

describe("the cost of all steps", () => {
	const fee = { procedure_id: "p0", position: 1, concept: "Pago", amount: 100, currency: "GTQ", is_mandatory: true };

	it("is added up by currency; free counts as known, null as unknown", () => {
		const costs = sumCosts(
			stepsOf([
				{ id: "a", costo: 100.1 },
				{ id: "b", costo: 0 },
				{ id: "c", costo: null },
				{ id: "d", costo: 6.25, codigo_moneda: "USD" },
				{ id: "e", costo: 30.2 },
			]),
		);
		expect(costs).toEqual({
			sums: [
				{ currency: "GTQ", from: 130.3, to: 130.3 },
				{ currency: "USD", from: 6.25, to: 6.25 },
			],
			known: 4,
			unknown: 1,
		});
	});

	it("ranges where the note of a record does, or its fees", () => {
		const note = { id: "a", costo: null, costo_nota: "De Q4 a Q1,150.50, según tu ingreso mensual." };
		expect(sumCosts(stepsOf([note])).sums).toEqual([{ currency: "GTQ", from: 4, to: 1150.5 }]);
		expect(sumCosts(stepsOf([{ id: "p0", costo: 100 }], { fees: [{ ...fee, up_to: 175 }] })).sums).toEqual([
			{ currency: "GTQ", from: 100, to: 175 },
		]);
	});

	it("is not known where its note goes from one currency to another", () => {
		const note = { id: "a", costo: null, costo_nota: "De Q50 a US$75: depende del consulado." };
		expect(sumCosts(stepsOf([note]))).toEqual({ sums: [], known: 0, unknown: 1 });
	});

	it("has no end while nobody knows what the notary takes", () => {
		const fees = [fee, { ...fee, position: 2, concept: "Notario", amount: null }];
		expect(sumCosts(stepsOf([{ id: "p0", costo: 100 }], { fees })).sums).toEqual([
			{ currency: "GTQ", from: 100, to: null },
		]);
	});

	it("has no end where the fees are charged in another currency than the cost", () => {
		const fees = [{ ...fee, amount: 150, currency: "USD" }];
		expect(sumCosts(stepsOf([{ id: "p0", costo: 100 }], { fees })).sums).toEqual([
			{ currency: "GTQ", from: 100, to: null },
		]);
	});

	it("never comes from fees that the record itself doubts", () => {
		expect(sumCosts(stepsOf([{ id: "p0", costo: null }], { fees: [fee] }))).toEqual({ sums: [], known: 0, unknown: 1 });
	});

	it("leaves out what is paid years later", () => {
		const steps = stepsOf(
			[
				{ id: "a", costo: 800 },
				{ id: "b", costo: 405 },
			],
			{ plan: { later: ["b"] } },
		);
		expect(sumCosts(steps).sums).toEqual([{ currency: "GTQ", from: 800, to: 800 }]);
	});
});

describe("a written estimate", () => {
	test.each([
		["35 a 45 días", ["13 a 25 días"], "more"],
		["35 a 45 días", ["13 a 25 días", null], "agrees"],
		["35 a 45 días", ["35 a 40 días"], "agrees"],
		["10 a 15 días", ["10 a 19 días"], "perhaps-less"],
		["10 a 15 días", ["16 a 19 días", null], "less"],
		["10 a 15 días", ["10 días", "5 días hábiles"], "agrees"],
		["Variable", ["400 días"], "agrees"],
		["1 día", [null], "agrees"],
		["1 día", ["Al menos 2 días"], "less"],
	] as const)("“%s” over %j: %s", (estimate, durations, verdict) => {
		expect(judgeEstimate(estimate, stepsOf(lasting(...durations)), NO_PLAN)).toBe(verdict);
	});

	it("is not judged by what it names apart, nor by what comes years later", () => {
		const plan = { later: ["p2"], apart: ["p1"] };
		const steps = stepsOf(lasting("35 días", "85 días", "400 días"), { plan });
		expect(judgeEstimate("35 a 45 días, más 85 días de la evaluación", steps, plan)).toBe("agrees");
		expect(judgeEstimate("35 a 45 días", steps, { apart: [] })).toBe("less");
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
		expect(listSlowerThan(stepsOf(lasting(duration)), estimate)).toHaveLength(isSlower ? 1 : 0);
	});
});
