import { expect, test } from "vitest";
import type { Experience } from "../domain/experience/experience.ts";
import { checkPlans } from "./check-plans.ts";

const PLAN = {
	...{ is_business: true, company: ["escritura", "nit", "patente"], optional: [], later: [], apart: [] },
	...{ after: null, starts_with: [], estimate_reason: null },
};

function createFiles() {
	const words = { nombre: "Vender", descripcion: "Vender.", icon: "x", color: "x", categoria: "Negocios" };
	const experience: Experience = {
		...{ id: "exp-001", ...words, duracion_estimada: "5 a 10 días", pasos_adicionales: [] },
		ids_procedures: ["nit", "patente"],
	};
	return {
		experiences: [experience],
		procedures: [
			{ id: "nit", duration: "3 días", requirements: ["DPI"], steps: ["Pídelo"] },
			{ id: "patente", duration: "2 a 4 días", requirements: ["NIT", "Sociedad: escritura"], steps: ["Paga"] },
			{ id: "escritura", duration: null, requirements: [], steps: ["Firma"] },
		],
		papers: [
			{ id: "dpi", name: "DPI", origin: "casa" },
			{ id: "nit", name: "NIT", origin: "tramite" },
			{ id: "patente", name: "Patente", origin: "tramite" },
			{ id: "escritura", name: "Escritura", origin: "tramite" },
		],
		procedurePapers: {
			nit: { gives: ["nit"], needs: { DPI: ["dpi"] } },
			patente: {
				gives: ["patente"],
				needs: { NIT: ["nit"], "Sociedad: escritura": [{ paper: "escritura", only_for: "sociedad" }] },
			},
			escritura: { gives: ["escritura"], needs: {} },
		},
		plans: { "exp-001": PLAN as Record<string, unknown> },
	};
}

type Files = ReturnType<typeof createFiles>;

function check(change: (files: Files) => Partial<Record<keyof Files, unknown>>): string[] {
	const files = createFiles();
	const { experiences, procedures, ...others } = { ...files, ...change(files) } as Files;
	return checkPlans(others, { experiences, procedures }).map(
		({ file, id, field, message }) => `${file} ${id} ${field}: ${message}`,
	);
}

const withPlan = (plan: Record<string, unknown>) => () => ({ plans: { "exp-001": { ...PLAN, ...plan } } });
const lasting = (duracion_estimada: string) => (files: Files) => ({
	experiences: files.experiences.map((experience) => ({ ...experience, duracion_estimada })),
});

test("plans whose steps find every paper and whose estimate holds are in order", () => {
	expect(check(() => ({}))).toEqual([]);
});

test.each<[string, (files: Files) => Partial<Record<keyof Files, unknown>>, RegExp]>([
	[
		"a step that asks for what a later one gives",
		({ experiences: [experience] }) => ({ experiences: [{ ...experience, ids_procedures: ["patente", "nit"] }] }),
		/experiences.json exp-001 patente: pide "nit", que da después "nit" \(persona\)/,
	],
	[
		"the same in the way of a company alone",
		withPlan({ company: ["nit", "patente", "escritura"] }),
		/pide "escritura", que da después "escritura" \(sociedad\)/,
	],
	[
		"a paper that no step gives and nobody has at hand",
		({ experiences: [experience] }) => ({ experiences: [{ ...experience, ids_procedures: ["patente"] }] }),
		/pide "nit", que ningún paso da y nadie tiene a mano/,
	],
	[
		"a paper already at hand, asked for before the step that renews it",
		({ procedurePapers: { patente, ...others } }) => ({
			procedurePapers: { ...others, patente: { ...patente, gives: ["patente", "dpi"] } },
		}),
		/experiences.json exp-001 nit: pide "dpi", que da después "patente"/,
	],
	["an estimate that is too short", lasting("1 a 2 días"), /duracion_estimada: contradice a sus pasos: dice menos/],
	["an estimate that may be too short", lasting("5 a 6 días"), /contradice a sus pasos: dice quizá menos/],
	["an estimate that is too long", lasting("8 a 10 días"), /contradice a sus pasos: dice más \(persona\)/],
	[
		"an estimate that does not name what stands apart",
		withPlan({ apart: ["patente"], estimate_reason: "x" }),
		/no dice el tiempo de "patente"/,
	],
	[
		"a requirement that somebody changed",
		(files) => ({
			procedures: files.procedures.map((each) => ({ ...each, requirements: [...each.requirements, "Foto"] })),
		}),
		/procedure-papers.json nit needs: falta el requisito "Foto"/,
	],
	[
		"needs of a requirement that is gone",
		(files) => ({ procedures: files.procedures.map((each) => ({ ...each, requirements: [] })) }),
		/procedure-papers.json nit needs: la ficha ya no dice "DPI"/,
	],
	["a paper without a name", (files) => ({ papers: files.papers.slice(1) }), /papers.json no tiene el papel "dpi"/],
	[
		"a step without papers",
		({ procedurePapers: { nit, ...others } }) => ({ procedurePapers: others }),
		/procedure-papers.json no tiene "nit"/,
	],
	["a step that there is not", withPlan({ company: ["nada"] }), /no hay un trámite "nada"/],
	[
		"an optional step of another experience",
		withPlan({ optional: ["otro"] }),
		/optional: "otro" no es uno de sus pasos/,
	],
	["an experience before that there is not", withPlan({ after: "exp-009" }), /no hay una experiencia "exp-009"/],
	[
		"a plan of no experience",
		() => ({ plans: { "exp-001": PLAN, "exp-010": PLAN } }),
		/exp-010 -: no hay una experiencia/,
	],
	["a plan with a field too many", withPlan({ otro: 1 }), /experience-plans.json exp-001/],
	["papers that are no list", () => ({ papers: null }), /papers.json/],
])("%s is found", (_mistake, change, found) => {
	expect(check(change).join("\n")).toMatch(found);
});

test("a declared reason allows an estimate that the records contradict", () => {
	const tooShort = check((files) => ({
		...lasting("1 a 2 días")(files),
		...withPlan({ estimate_reason: "The law." })(),
	}));
	expect(tooShort).toEqual([]);
});

test("what the experience before gives is there, and so is what this one begins with", () => {
	const second = { ...PLAN, company: null, after: "exp-001" };
	const files = createFiles();
	const [first] = files.experiences;
	const experiences = [
		first,
		{ ...first, id: "exp-002", ids_procedures: ["patente"], duracion_estimada: "2 a 4 días" },
	];
	expect(check(() => ({ experiences, plans: { "exp-001": PLAN, "exp-002": second } }))).toEqual([]);
	const alone = { ...second, after: null };
	expect(check(() => ({ experiences, plans: { "exp-001": PLAN, "exp-002": alone } }))).toHaveLength(1);
	const begun = { ...alone, starts_with: [{ paper: "nit", procedure: "nit" }] };
	expect(check(() => ({ experiences, plans: { "exp-001": PLAN, "exp-002": begun } }))).toEqual([]);
});
