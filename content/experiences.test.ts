import { describe, expect, it } from "vitest";
import stored from "../data/experiences.json" with { type: "json" };
import procedures from "../data/procedures.json" with { type: "json" };
import { findExperience, searchExperiences } from "../domain/experience.ts";
import { listSlowerThan } from "../domain/experience-plan.ts";
import { readProcedure } from "../domain/procedure.ts";
import { listExperiences } from "./experiences.ts";

const spanish = listExperiences("es");
const english = listExperiences("en");
const catalogued = procedures.flatMap((row) => {
	const procedure = readProcedure(row)?.row;
	return procedure ? [{ ...procedure, institutions: null, facts: [], fees: [], places: [] }] : [];
});
const procedureIds = new Set(procedures.map((procedure) => procedure.id));

/** Papers that one procedure gives and another asks for. */
const PAPERS: readonly { name: RegExp; givenBy: readonly string[] }[] = [
	{ name: /\b(?:NIT|RTU)\b/, givenBy: ["inscripcion-nit"] },
	{
		name: /patentes? de (?:comercio|empresa|sociedad)/i,
		givenBy: ["constitucion-empresa-comerciante-individual", "patente-comercio-empresa"],
	},
	{ name: /Agencia Virtual/, givenBy: ["agencia-virtual-sat"] },
	{ name: /tarjeta de salud/i, givenBy: ["tarjeta-salud"] },
	{ name: /prácticas de manipulación/i, givenBy: ["tarjeta-manipulacion-alimentos"] },
	{ name: /boleto de ornato/i, givenBy: ["boleto-de-ornato"] },
	{ name: /afiliación al iva|afíliate al iva/i, givenBy: ["pequeno-contribuyente-iva"] },
	{ name: /registro (?:general )?de la propiedad/i, givenBy: ["certificacion-registral-inmueble"] },
	{ name: /\bIUSI\b/, givenBy: ["solvencia-municipal"] },
	{ name: /orientación vocacional/i, givenBy: ["usac-orientacion-vocacional"] },
	{ name: /pruebas (?:básicas|de conocimientos)/i, givenBy: ["usac-pruebas-conocimientos-basicos"] },
	{ name: /prueba específica/i, givenBy: ["usac-prueba-especifica"] },
	{ name: /código de exportador/i, givenBy: ["codigo-exportador"] },
];

/** What not everybody who follows the guide is asked for. */
const IN_SOME_CASES = /según el caso|cuando aplique|si aplica/;

describe("the guided experiences", () => {
	it("are the eight of the specification, exp-001 to exp-008", () => {
		expect(spanish.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `exp-00${number}`));
	});

	it("say in Spanish exactly what the data say", () => {
		expect(spanish).toEqual(stored);
	});

	it("lead only to procedures that the catalogue has", () => {
		const missing = spanish.flatMap(({ id, ids_procedures }) =>
			ids_procedures.filter((procedure) => !procedureIds.has(procedure)).map((procedure) => `${id}: ${procedure}`),
		);
		expect(missing).toEqual([]);
	});

	it("are all translated, with the same procedures, figures and number of steps", () => {
		for (const [position, translated] of english.entries()) {
			const original = spanish[position];
			expect(translated.nombre).not.toBe(original?.nombre);
			expect(translated.descripcion).not.toBe(original?.descripcion);
			expect(translated.ids_procedures).toEqual(original?.ids_procedures);
			expect(translated.pasos_adicionales).toHaveLength(original?.pasos_adicionales.length ?? -1);
			expect(translated.duracion_estimada.match(/\d+/g)).toEqual(original?.duracion_estimada.match(/\d+/g));
		}
	});

	it.each(spanish)(
		"$nombre asks only for papers that an earlier step gives, or that its advice names",
		(experience) => {
			const { ids_procedures, pasos_adicionales } = experience;
			const lacking = ids_procedures.flatMap((id, position) => {
				const before = ids_procedures.slice(0, position);
				const requirements = procedures.find((procedure) => procedure.id === id)?.requirements ?? [];
				const asked = requirements.filter((each) => !IN_SOME_CASES.test(each));
				return PAPERS.filter(({ name, givenBy }) => {
					const isGiven = givenBy.some((giver) => giver === id || before.includes(giver));
					return (
						!isGiven && asked.some((each) => name.test(each)) && !pasos_adicionales.some((each) => name.test(each))
					);
				}).map(({ name }) => `${id} asks for ${name.source}`);
			});
			expect(lacking).toEqual([]);
		},
	);

	it("give every paper that they are tested for somewhere", () => {
		const steps = new Set(spanish.flatMap(({ ids_procedures }) => ids_procedures));
		for (const { givenBy } of PAPERS)
			expect(
				givenBy.some((giver) => steps.has(giver)),
				givenBy.join(),
			).toBe(true);
	});

	it("warn of the papers and payments that no step of the bakery gives", () => {
		const [bakery] = spanish;
		expect(bakery?.pasos_adicionales.join(" ")).toMatch(/notario y Q50.*IUSI/);
	});

	it("take no less time than any of their procedures by its own record", () => {
		for (const { ids_procedures, duracion_estimada } of spanish) {
			const steps = ids_procedures.flatMap((id) => catalogued.filter((procedure) => procedure.id === id));
			expect(steps).toHaveLength(ids_procedures.length);
			expect(listSlowerThan(steps, duracion_estimada).map(({ id }) => id)).toEqual([]);
		}
	});

	it("keep the durations of the specification, with what the records of their procedures add to them", () => {
		expect(spanish.map((experience) => experience.duracion_estimada.match(/\d+/g)?.join("-") ?? "variable")).toEqual([
			"35-45-85",
			"10-15",
			"5-10",
			"7-10-30",
			"35-40-85",
			"variable",
			"30-3-9-10",
			"20-30",
		]);
	});
});

describe("searching the experiences", () => {
	it.each([
		["PANADERIA", ["exp-001"]],
		["  marca ", ["exp-007"]],
		["comercio exterior", ["exp-003"]],
		["san carlos", ["exp-006"]],
		["negocios", ["exp-001", "exp-002", "exp-008"]],
		["helicóptero", []],
	])("finds in name, description and category what contains “%s”", (text, ids) => {
		expect(searchExperiences(spanish, text).map(({ id }) => id)).toEqual(ids);
	});

	it.each(["", "   "])("shows all when nothing was typed (%j)", (text) => {
		expect(searchExperiences(spanish, text)).toHaveLength(8);
	});

	it("does not look at the additional steps", () => {
		expect(searchExperiences(spanish, "DIACO")).toEqual([]);
	});

	it("finds one by its id, or nothing", () => {
		expect(findExperience(english, "exp-005")?.nombre).toBe("Build a house");
		expect(findExperience(english, "exp-009")).toBeUndefined();
	});
});
