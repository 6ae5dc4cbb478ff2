import { describe, expect, it } from "vitest";
import stored from "../../data/experiences.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import { findExperience, HOLDERS, listNeeds, searchExperiences } from "../../domain/experience/experience.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { START_NOTES, STEP_CONDITIONS } from "./experience-texts.ts";
import { listExperiences, planOf } from "./experiences.ts";
import { PAPERS_BY_PROCEDURE, papersById } from "./papers.ts";

const spanish = listExperiences("es");
const english = listExperiences("en");
const procedureIds = new Set(procedures.map((procedure) => procedure.id));

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

	it("name in both languages who needs a step that not everybody needs, and when one comes years later", () => {
		const some = spanish.flatMap(({ id }) => [...planOf(id).optional, ...planOf(id).later]);
		expect(some.length).toBeGreaterThan(3);
		for (const language of LANGUAGES) expect(new Set(Object.keys(STEP_CONDITIONS[language]))).toEqual(new Set(some));
	});

	it("say in both languages why they begin with a paper of another procedure", () => {
		const begun = spanish.flatMap(({ id }) => planOf(id).startsWith.map(({ procedure }) => procedure));
		for (const language of LANGUAGES) expect(Object.keys(START_NOTES[language])).toEqual(begun);
	});

	it("name in English every paper that somebody should have at hand", () => {
		const [names, translated] = [papersById("es"), papersById("en")];
		const needed = spanish.flatMap(({ id, ids_procedures }) =>
			[...ids_procedures, ...(planOf(id).company ?? [])].flatMap((step) =>
				HOLDERS.flatMap((holder) => listNeeds(PAPERS_BY_PROCEDURE, step, { isBusiness: true, holder })),
			),
		);
		const atHand = [...new Set(needed)].filter((paper) => names.get(paper)?.origin !== "tramite");
		expect(atHand.length).toBeGreaterThan(10);
		expect(atHand.filter((paper) => translated.get(paper)?.name === names.get(paper)?.name)).toEqual([]);
	});

	it("ask in whose name the business is exactly where the procedures depend on it", () => {
		expect(spanish.filter(({ id }) => planOf(id).company).map(({ id }) => id)).toEqual([
			"exp-001",
			"exp-002",
			"exp-008",
		]);
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
