import { getAllByRole, getByRole, getByText, queryByRole, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

function questionsOn(page: Page): string[] {
	return [...page.body.querySelectorAll("details summary h3")].map((heading) => heading.textContent ?? "");
}

describe("the help centre", () => {
	test("answers fourteen questions, each a heading, all closed and in one group so that one opens at a time", async () => {
		const page = await portal.get("/ayuda");
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Centro de ayuda");
		expect(questionsOn(page)).toHaveLength(14);
		const answers = [...page.body.querySelectorAll("details")];
		expect(new Set(answers.map((answer) => answer.getAttribute("name")))).toEqual(new Set(["preguntas"]));
		expect(answers.some((answer) => answer.open)).toBe(false);
		expect(getByText(page.body, "14 preguntas")).toBeTruthy();
	});

	test("has six topics; general shows everything and each other only its own", async () => {
		const page = await portal.get("/ayuda");
		const topics = getByRole(page.body, "navigation", { name: "Temas de las preguntas" });
		const links = within(topics).getAllByRole("link");
		expect(links.map((link) => link.textContent)).toEqual([
			"General",
			"Trámites",
			"Instituciones",
			"Documentos",
			"Tiempos",
			"Ventanilla Abierta",
		]);
		expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null, null, null, null, null]);
		expect(links[0]?.getAttribute("href")).toBe("/ayuda");
		expect(links[4]?.getAttribute("href")).toBe("/ayuda?tema=tiempos");

		const times = await portal.get("/ayuda?tema=tiempos");
		expect(questionsOn(times)).toEqual(["¿Cuánto tarda un trámite?", "¿Qué son los días hábiles?"]);
		expect(getByText(times.body, "Tiempos: 2 preguntas")).toBeTruthy();
	});

	test("searches questions and answers, accents and case aside, and keeps what was typed", async () => {
		const page = await portal.get("/ayuda?search=DIAS+HABILES");
		expect(questionsOn(page)).toEqual(["¿Qué son los días hábiles?"]);
		expect(getByText(page.body, "1 pregunta con «DIAS HABILES»")).toBeTruthy();
		expect(getByRole(page.body, "searchbox", { name: "Busca en las preguntas" }).getAttribute("value")).toBe(
			"DIAS HABILES",
		);
	});

	test("keeps topic and text together, in the form and in the links", async () => {
		const page = await portal.get("/ayuda?tema=tiempos&search=tarda");
		expect(getByText(page.body, "Tiempos: 1 pregunta con «tarda»")).toBeTruthy();
		const form = getByRole(page.body, "searchbox", { name: "Busca en las preguntas" }).closest("form");
		expect(form?.querySelector<HTMLInputElement>("input[name=tema]")?.value).toBe("tiempos");
		expect(getByRole(page.body, "link", { name: "Preguntas sobre Documentos" }).getAttribute("href")).toBe(
			"/ayuda?search=tarda&tema=documentos",
		);
	});

	test("a link to one question opens its answer, and only that one", async () => {
		const page = await portal.get("/ayuda?pregunta=sin-costo");
		const open = [...page.body.querySelectorAll("details")].filter((answer) => answer.open);
		expect(open.map((answer) => answer.id)).toEqual(["sin-costo"]);
		const link = within(open[0] ?? page.body).getByRole("link");
		expect(link.getAttribute("href")).toBe("/ayuda?pregunta=sin-costo#sin-costo");
	});

	test("says so when nothing is found and leads back to all the questions", async () => {
		const page = await portal.get("/ayuda?search=zzzzqqq");
		expect(questionsOn(page)).toEqual([]);
		expect(getByText(page.body, "No se encontraron preguntas")).toBeTruthy();
		expect(getByText(page.body, "0 preguntas con «zzzzqqq»")).toBeTruthy();
		expect(getByRole(page.body, "link", { name: "Ver todas las preguntas" }).getAttribute("href")).toBe("/ayuda");
	});

	test.each(["tema=nada", "pregunta=nada", "tema[]=x", "search=%20%20", "pregunta=%3Cscript%3E"])(
		"an address that makes no sense (%s) shows everything",
		async (query) => {
			const page = await portal.get(`/ayuda?${query}`);
			expect(page.status).toBe(200);
			expect(questionsOn(page)).toHaveLength(14);
		},
	);

	test("what was typed is text, never markup", async () => {
		const page = await portal.get("/ayuda?search=%3Cimg%20src%3Dx%3E");
		expect(page.body.querySelector("main img")).toBeNull();
		expect(getByText(page.body, "0 preguntas con «<img src=x>»")).toBeTruthy();
	});

	test("explains its use in six numbered steps", async () => {
		const { body } = await portal.get("/ayuda");
		const section = getByRole(body, "region", { name: "Cómo usar el portal, en seis pasos" });
		expect(within(section).getAllByRole("listitem")).toHaveLength(6);
		expect(section.querySelector("ol")).toBeTruthy();
	});

	test("offers e-mail with its address as text, and says 'Próximamente' where there is nothing yet", async () => {
		const { body } = await portal.get("/ayuda");
		const section = getByRole(body, "region", { name: "Escríbenos" });
		const mail = within(section).getByRole("link", { name: "info@ventanilla.example" });
		expect(mail.getAttribute("href")).toBe("mailto:info@ventanilla.example");
		expect(mail.closest("li")?.textContent).toContain("nadie lo lee: mándanos un reporte");
		expect(section.textContent).not.toContain("días hábiles");
		expect(within(section).getByText("Lunes a viernes, de 8:00 a 17:00")).toBeTruthy();
		for (const name of ["Chat en vivo", "Únete a la comunidad"]) {
			const card = within(section).getByRole("heading", { name }).closest("li");
			expect(card?.textContent).toContain("Próximamente");
			expect(card?.querySelector("a, button"), name).toBeNull();
		}
	});

	test("speaks English throughout, and carries one language only", async () => {
		const page = await portal.get("/ayuda", { language: "en" });
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Help centre");
		expect(questionsOn(page)[1]).toBe("Can I carry out my procedure here?");
		expect(getByText(page.body, "14 questions")).toBeTruthy();
		expect(queryByText(page.body, /Próximamente/)).toBeNull();
		expect(page.html).not.toContain("¿Puedo hacer mi trámite aquí?");
	});

	test("works while the catalogue cannot be read", async () => {
		const empty = await openPortal({ isEmptyHanded: true });
		const page = await empty.get("/ayuda");
		expect(page.status).toBe(200);
		expect(questionsOn(page)).toHaveLength(14);
		expect(queryByRole(page.body, "heading", { name: /no está disponible/ })).toBeNull();
		expect(getAllByRole(page.body, "heading", { level: 1 })).toHaveLength(1);
	});
});
