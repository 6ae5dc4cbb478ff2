import { getAllByRole, getByLabelText, getByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { sourcesOf } from "../counts.ts";
import { openPortal } from "../pages/portal.ts";
import { exampleOf, INSTITUTIONS, PROCEDURES, TYPE_WORDS } from "./facts.ts";
import { factOf, findByHeading, listWords, wordsOf } from "./reading.ts";

// Way back, cost, what is unknown, unsafe links, not found and failed (K11): tests/pages/procedure.test.ts.

const portal = await openPortal({ hasFichas: true });
const NIT = exampleOf(PROCEDURES, ({ id }) => id === "inscripcion-nit");

async function openProcedure({ id }: { id: string }) {
	const page = await portal.get(`/tramite/${id}`);
	return { page, main: getByRole(page.body, "main") };
}

describe("procedure detail", () => {
	test.each(Object.entries(TYPE_WORDS))(
		"shows name, type badge, subcategory, full description, institution and duration (of one that is %s)",
		async (type, word) => {
			const procedure = exampleOf(PROCEDURES, (one) => one.type === type);
			const institution = exampleOf(INSTITUTIONS, ({ id }) => id === procedure.institution_id);
			const { main } = await openProcedure(procedure);
			expect(wordsOf(main.querySelector("h1"))).toBe(procedure.name);
			expect(wordsOf(main.querySelector(`.type-badge[data-type=${type}]`))).toBe(word);
			expect(main.querySelector(".type-badge svg")).toBeTruthy();
			expect(wordsOf(main)).toContain(procedure.full_description.replace(/\s+/g, " "));
			for (const words of [procedure.subcategory, procedure.duration]) {
				expect(within(main).getAllByText(words).length, words).toBeGreaterThan(0);
			}
			const office = factOf(main, "Institución").querySelector("a");
			expect(wordsOf(office)).toContain(institution.full_name);
			expect(office?.getAttribute("href")).toBe(`/instituciones/${institution.id}`);
		},
	);

	test.each([
		["persona", "Personas"],
		["empresa", "Empresas"],
		["ambos", "Personas y empresas"],
	])("shows the audience %s as '%s'", async (audience, words) => {
		const { main } = await openProcedure(exampleOf(PROCEDURES, ({ user_type }) => user_type === audience));
		expect(wordsOf(factOf(main, "Para quién es"))).toBe(words);
	});

	test("has a requirements list and numbered steps", async () => {
		const { main } = await openProcedure(NIT);
		const requirements = getByRole(main, "region", { name: "Requisitos" });
		expect(getAllByRole(requirements, "checkbox")).toHaveLength(NIT.requirements.length);
		for (const requirement of NIT.requirements) expect(getByLabelText(requirements, requirement)).toBeTruthy();
		const steps = listWords(getByRole(main, "region", { name: "Pasos" }).querySelectorAll("ol > li"));
		expect(steps).toHaveLength(NIT.steps.length);
		for (const [position, step] of NIT.steps.entries()) expect(steps[position]).toContain(step);
	});

	test("shows the document obtained, the legal basis and the official link", async () => {
		const { main } = await openProcedure(NIT);
		expect(wordsOf(factOf(main, "Te entregan"))).toContain(NIT.documento_obtenible);
		expect(wordsOf(getByRole(main, "region", { name: "Base legal" }))).toContain(NIT.respaldo_legal ?? "no basis");
		const link = getByRole(main, "link", { name: /^Ir al sitio oficial: portal\.sat\.gob\.gt/ });
		expect(link.getAttribute("href")).toBe(NIT.enlace);
	});

	test("shows the last update date formatted in the es-GT locale", async () => {
		const { main } = await openProcedure(NIT);
		expect(wordsOf(main.querySelector("#fuentes summary"))).toBe(sourcesOf("inscripcion-nit").count);
		const [year, month, day] = String(NIT.fecha_actualizado).split("-").map(Number);
		const words = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
		const time = main.querySelector("#fuentes summary time");
		expect(time?.getAttribute("datetime")).toBe(NIT.fecha_actualizado);
		expect(wordsOf(time)).toBe(`${day} de ${words[(month ?? 0) - 1]} de ${year}`);
	});

	test("says of a row without sources that it has none, and no date", async () => {
		const { body } = await (await openPortal({ rows: { procedures: [{ id: "7", name: "Sin datos" }] } })).get(
			"/tramite/7",
		);
		expect(wordsOf(body.querySelector("#fuentes summary"))).toBe("Sin fuentes, sin fecha de verificación");
	});

	test("has fixed contact guidance", async () => {
		for (const one of [NIT, exampleOf(PROCEDURES, ({ type }) => type === "presencial")]) {
			const { main } = await openProcedure(one);
			const guidance = findByHeading(main.querySelectorAll<HTMLElement>("section"), "Antes de ir");
			expect(wordsOf(guidance)).toContain("Habla primero con la institución.");
			expect(getAllByRole(guidance, "listitem")).toHaveLength(4);
		}
	});

	test("has an important notice to verify with official sources", async () => {
		const { main } = await openProcedure(NIT);
		const notice = findByHeading(main.querySelectorAll<HTMLElement>("section"), "Aviso importante");
		expect(wordsOf(notice)).toContain("Revisa siempre la fuente oficial antes de pagar o de ir.");
	});
});
