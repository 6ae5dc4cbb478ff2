import { getAllByRole, getByRole, getByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { iconByName } from "../../app/icons/icon-names.ts";
import { QUESTION_CATEGORIES } from "../../content/question.ts";
import { listQuestions } from "../../content/questions.ts";
import { openPortal } from "../pages/portal.ts";
import { readText } from "../source-files.ts";
import { countByCategory, EXPERIENCES, exampleOf, INSTITUTIONS, LISTED, PROCEDURES, TYPE_WORDS } from "./facts.ts";
import { listTargets, listWords, wordsOf } from "./reading.ts";

// Quick actions, searches, contact cards and 'Próximamente' (K21), three PDFs: tests/pages (assistant, experiences, help, documents).

const portal = await openPortal({ hasFichas: true });
const assistant = (await portal.get("/asistente-tramites")).body;
const frequent = getByRole(assistant, "region", { name: "Preguntas frecuentes" });
const cards = [...(await portal.get("/experiencias")).body.querySelectorAll<HTMLElement>("main article")];
const help = (await portal.get("/ayuda")).body;

describe("procedure assistant", () => {
	test("greets with the counts of procedures, institutions and digital procedures with their percentage", () => {
		const digital = LISTED.filter(({ type }) => type === "digital").length;
		const greeting = wordsOf(getByText(assistant, /^Hola\. Conozco/));
		expect(greeting).toContain(`${LISTED.length} trámites de ${INSTITUTIONS.length} instituciones`);
		expect(greeting).toContain(
			`${digital} se hacen del todo en línea: el ${Math.round((digital / LISTED.length) * 100)} %`,
		);
	});

	test("the first 5 procedures open /tramite/{id}", () => {
		const first = PROCEDURES.toSorted((a, b) => a.name.localeCompare(b.name, "es")).slice(0, 5);
		const links = frequent.querySelectorAll("a[href^='/tramite/']");
		expect(listWords(links)).toEqual(first.map(({ name }) => name));
		expect(listTargets(links)).toEqual(first.map(({ id }) => `/tramite/${id}`));
	});

	test("up to 3 categories open /catalogo/{category lowercased}", async () => {
		const links = [...frequent.querySelectorAll("a[href^='/catalogo/']")];
		expect(links).toHaveLength(3);
		for (const link of links) {
			const name = wordsOf(link).replace(/^Categoría: /, "");
			expect(countByCategory().has(name), name).toBe(true);
			expect(decodeURIComponent(link.getAttribute("href") ?? "")).toBe(`/catalogo/${name.toLowerCase()}`);
			const opened = await portal.get(link.getAttribute("href") ?? "");
			expect(getByRole(opened.body, "heading", { level: 1 }).textContent).toBe(`Catálogo de trámites de ${name}`);
		}
	});

	test("one category where there is only one", async () => {
		const procedures = Array.from({ length: 6 }, (_, id) => ({
			id,
			name: `Permiso ${id}`,
			category: "Medio Ambiente",
		}));
		const page = await (await openPortal({ rows: { procedures } })).get("/asistente-tramites");
		const region = getByRole(page.body, "region", { name: "Preguntas frecuentes" });
		expect(region.querySelectorAll("a[href^='/catalogo/']")).toHaveLength(1);
		expect(region.querySelectorAll("a[href^='/tramite/']")).toHaveLength(5);
	});
});

describe("guided experiences", () => {
	const EMOJI: Readonly<Record<string, string>> = { digital: "💻", mixto: "🔄", presencial: "🏢" };

	test.each(
		[
			["Abrir una panadería", "35 a 45 días, más 85 días de la evaluación ambiental"],
			["Formalizar un negocio", "10 a 15 días"],
			["Exportar productos", "5 a 10 días"],
			["Contratar empleados", "7 a 10 días; 30 días hábiles más si haces reglamento interior"],
			["Construir una casa", "35 a 40 días, más 85 días de la evaluación ambiental"],
			["Estudiar en la universidad nacional", "Variable"],
			["Proteger una marca", "30 días, más 3 a 9 meses del registro; renovación cada 10 años"],
			["Emprender con empleados", "20 a 30 días"],
		].map((one, position) => [`exp-00${position + 1}`, ...one] as const),
	)("%s is '%s' (%s)", (id, goal, estimate) => {
		const position = EXPERIENCES.findIndex((each) => each.id === id);
		const card = cards[position];
		if (!card) throw new Error("no card");
		expect(wordsOf(getByRole(card, "heading"))).toBe(goal);
		expect(card.querySelector("h3 a")?.id).toBe(id);
		expect(getByText(card, estimate)).toBeTruthy();
		expect(cards).toHaveLength(8);
	});

	test("have the nine fields of the specification: ids of procedures as text, further steps a list of text", () => {
		for (const experience of EXPERIENCES) {
			expect(Object.keys(experience)).toEqual([
				...["id", "nombre", "descripcion", "icon", "color", "categoria", "duracion_estimada"],
				...["ids_procedures", "pasos_adicionales"],
			]);
			for (const wanted of experience.ids_procedures) expect(PROCEDURES.map(({ id }) => id)).toContain(wanted);
			expect(experience.pasos_adicionales.every((step) => typeof step === "string" && step !== "")).toBe(true);
		}
	});

	test("icon is a name from a fixed icon set, with a default; color is a key of the looks", () => {
		const sprite = readText("app/icons/icons.svg");
		for (const [position, { icon, color }] of EXPERIENCES.entries()) {
			const symbol = new RegExp(`<symbol id="${iconByName(icon)}"[^>]*>.*?<path d="([^"]+)"`).exec(sprite);
			const mark = cards[position]?.querySelector(".experience-mark");
			expect(mark?.querySelector("path")?.getAttribute("d"), icon).toBe(symbol?.[1]);
			expect(mark?.getAttribute("data-color")).toBe(color);
		}
		expect(EXPERIENCES.every(({ icon }) => iconByName(icon) !== "flag")).toBe(true);
		expect(iconByName("no-such-icon")).toBe("flag");
	});

	test.each(EXPERIENCES)(
		"the detail of '$nombre': facts, procedures in order, further steps, note",
		async (experience) => {
			const page = await portal.get(`/experiencias?experiencia=${experience.id}`);
			const main = getByRole(page.body, "main");
			expect(wordsOf(main.querySelector("h1"))).toBe(experience.nombre);
			expect(getByText(main, experience.descripcion)).toBeTruthy();
			const { length } = experience.ids_procedures;
			const [total, estimate, category] = listWords(main.querySelectorAll(".experience-facts dd"));
			expect(total).toBe(length === 1 ? "1 trámite" : `${length} trámites`);
			// Where a record takes longer, a link to it follows.
			expect(estimate).toContain(experience.duracion_estimada);
			expect(category).toBe(experience.categoria);

			const stops = getByRole(main, "region", { name: "Tus trámites, en orden" }).querySelectorAll("ol > li");
			const own = [...stops].filter((stop) => stop.querySelector(".type-badge"));
			expect(own).toHaveLength(length);
			for (const [position, id] of experience.ids_procedures.entries()) {
				const procedure = exampleOf(PROCEDURES, (each) => each.id === id);
				const institution = exampleOf(INSTITUTIONS, (each) => each.id === procedure.institution_id);
				const stop = own[position];
				expect(listTargets(stop?.querySelectorAll("a") ?? [])).toContain(`/tramite/${id}`);
				expect(wordsOf(stop?.querySelector(".type-badge"))).toBe(
					`${EMOJI[procedure.type]}${TYPE_WORDS[procedure.type]}`,
				);
				for (const text of [procedure.name, procedure.description, institution.name, procedure.duration]) {
					expect(wordsOf(stop)).toContain(text ?? "No especificada");
				}
			}
			const further = getByRole(main, "region", { name: "También te recomendamos" });
			expect(listWords(getAllByRole(further, "listitem"))).toEqual(experience.pasos_adicionales);
			const notice = getByRole(main, "region", { name: "Información importante" });
			expect(wordsOf(notice.querySelector("p"))).not.toBe("");
			expect(within(main).getByRole("link", { name: "Volver a las experiencias" })).toBeTruthy();
		},
	);

	test("brand protection is renewed every 10 years", async () => {
		const page = await portal.get("/experiencias?experiencia=exp-007");
		expect(getByText(page.body, "Registra tu marca y consérvala: se renueva cada 10 años.")).toBeTruthy();
	});
});

describe("help centre", () => {
	const QUESTIONS = listQuestions("es");
	const shownOn = async (path: string) => listWords((await portal.get(path)).body.querySelectorAll("summary h3"));

	test("14 fixed questions, each with an id, a question, an answer and a category", () => {
		const entries = [...help.querySelectorAll("main details")];
		expect(new Set(entries.map(({ id }) => id)).size).toBe(14);
		expect(listWords(entries.map((entry) => entry.querySelector("h3") ?? entry))).toEqual(
			QUESTIONS.map(({ question }) => question),
		);
		for (const entry of entries) expect(wordsOf(entry.querySelector("p"))).not.toBe("");
	});

	test("the help text says the portal is free, informational only, and that procedures are not carried out there", () => {
		const answers = listWords(help.querySelectorAll("details.help-question > p:first-of-type"));
		for (const words of [
			"No. Todo es gratis y no hay cuentas.",
			"Este portal solo informa.",
			"El trámite lo haces en la institución",
		]) {
			expect(
				answers.filter((answer) => answer.includes(words)),
				words,
			).toHaveLength(1);
		}
	});

	test.each(QUESTION_CATEGORIES.slice(1))("the tab '%s' shows its questions only", async (category) => {
		const own = QUESTIONS.filter((each) => each.category === category).map(({ question }) => question);
		expect(own.length).toBeGreaterThan(0);
		expect(own.length).toBeLessThan(QUESTIONS.length);
		expect(await shownOn(`/ayuda?tema=${category}`)).toEqual(own);
	});

	test.each([
		["question", "días hábiles"],
		["answer", "imprimirla"],
	] as const)("the search box looks over %s text", async (where, text) => {
		const found = QUESTIONS.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(text));
		expect(found.some((each) => each[where].toLowerCase().includes(text))).toBe(true);
		expect(await shownOn(`/ayuda?search=${encodeURIComponent(text)}`)).toEqual(found.map(({ question }) => question));
	});

	test("the how-to-use list has 6 steps", () => {
		const steps = getByRole(help, "region", { name: "Cómo usar el portal, en seis pasos" });
		expect(listWords(steps.querySelectorAll("li h3"))).toEqual(["Busca", "Elige", "Lee", "Revisa", "Ve", "Cuéntanos"]);
	});
});
