import { getAllByRole, getByLabelText, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { Language } from "../../domain/language.ts";
import { createPageCache } from "../../server/pages/page-cache.ts";
import { INSTITUTIONS, PROCEDURES, PROCEDURES_BY_TYPE } from "../counts.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

function ask(texto: string, query: Record<string, string> = {}, language: Language = "es"): Promise<Page> {
	return portal.get(`/asistente-tramites?${new URLSearchParams({ texto, ...query })}`, { language });
}

function log(page: Page): HTMLElement {
	return getByRole(page.body, "log");
}

/** What stands beside the name of a field in the answer. */
function factOf(page: Page, field: string): string {
	const name = within(log(page)).getByText(field, { selector: "dt" });
	return name.nextElementSibling?.textContent ?? "";
}

describe("the assistant's page", () => {
	test("greets with the numbers of the catalogue, as text", async () => {
		const page = await portal.get("/asistente-tramites");
		expect(page.status).toBe(200);
		expect(
			getByText(
				page.body,
				new RegExp(
					`Conozco ${PROCEDURES} trámites de ${INSTITUTIONS} instituciones\\. De ellos, ${PROCEDURES_BY_TYPE.digital} se hacen del todo en línea: el \\d+\\s%`,
				),
			),
		).toBeTruthy();
	});

	test("offers four quick actions, the first five procedures and three categories as links", async () => {
		const page = await portal.get("/asistente-tramites");
		const actions = getAllByRole(getByRole(page.body, "navigation", { name: "Acciones rápidas" }), "link");
		expect(actions.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Buscar trámites", "/catalogo"],
			["Ver el observatorio", "/observatorio"],
			["Categorías", "/catalogo"],
			["Centro de ayuda", "/ayuda"],
		]);
		const frequent = getAllByRole(getByRole(page.body, "region", { name: "Preguntas frecuentes" }), "link");
		const addresses = frequent.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
		expect(addresses).toHaveLength(8);
		expect(addresses.slice(0, 5).every((address) => address.startsWith("/tramite/"))).toBe(true);
		expect(addresses.slice(5).filter((address) => !/^\/catalogo\/\p{Ll}/u.test(address))).toEqual([]);
		expect((await portal.get(frequent.at(-1)?.getAttribute("href") ?? "")).status).toBe(200);
	});

	test("has a labelled box in a form that works without scripts", async () => {
		const page = await portal.get("/asistente-tramites");
		const box = getByLabelText(page.body, "Escribe tu pregunta");
		expect(box.getAttribute("name")).toBe("texto");
		expect(box.closest("form")?.getAttribute("action")).toBe("/asistente-tramites");
		expect(getByRole(page.body, "button", { name: "Enviar" }).getAttribute("type")).toBe("submit");
	});

	test("holds in an empty catalogue, without a share of nothing", async () => {
		const empty = await openPortal({ rows: {} });
		const page = await empty.get("/asistente-tramites?texto=asdkjh+qwpoei");
		expect(page.status).toBe(200);
		expect(getByText(page.body, /Conozco 0 trámites de 0 instituciones.*el 0\s%/)).toBeTruthy();
		expect(within(log(page)).getByText(/^No lo sé\./)).toBeTruthy();
	});
});

describe("an answer", () => {
	test("quotes the field, names its source and date, and leads to the record", async () => {
		const page = await ask("¿Cuánto cuesta renovar el DPI?");
		expect(within(log(page)).getByText("¿Cuánto cuesta renovar el DPI?", { exact: false })).toBeTruthy();
		expect(factOf(page, "Costo")).toContain("Q\u00a0100.00");
		expect(factOf(page, "Costo")).toContain("Gratis desde los 60 años");
		expect(getByText(page.body, /Es del 20 de febrero de 2026\./)).toBeTruthy();
		const source = within(log(page)).getByRole("link", { name: /emisorasunidas\.com/ });
		expect(source.getAttribute("rel")).toBe("noopener noreferrer");
		expect(
			within(log(page)).getByRole("link", { name: "Renovar el DPI vencido o por vencer" }).getAttribute("href"),
		).toBe("/tramite/renovacion-dpi");
	});

	test.each([
		["requisitos de la inscripción al NIT", "Requisitos", "DPI vigente, con imagen legible"],
		["pasos de la inscripción al NIT", "Pasos", "Consulta en portal.sat.gob.gt"],
		["cuánto tarda la inscripción al NIT", "Plazo", "De 3 a 5 días, según la demanda"],
		["dónde hago la inscripción al NIT", "Dónde", "En línea, en RTU Digital de la SAT"],
		["teléfono para la inscripción al NIT", "Teléfono o correo", "SAT, en general: 2329-7070. No sé si vale"],
		["horario de la inscripción al NIT", "Horario", "La ficha no dice el horario de este trámite."],
		["quién puede hacer la inscripción al NIT", "Para quién", "Personas y empresas"],
		["base legal de la inscripción al NIT", "Base legal", "Decreto 6-91"],
		["qué documento me dan con la inscripción al NIT", "Qué te entregan", "constancia de inscripción"],
		["la inscripción al NIT es en línea", "En línea", "En parte."],
		["página oficial de la inscripción al NIT", "Página oficial", "portal.sat.gob.gt"],
		["última actualización de la inscripción al NIT", "Fecha del dato", "1 de mayo de 2021"],
		["vigencia de renovar el DPI", "Cuánto tiempo vale", "10 años"],
		["cuánto cuesta la licencia de uso de suelo", "Costo", "No sé el monto exacto."],
		["base legal de la carencia de antecedentes penales", "Base legal", "La ficha no lo dice."],
		["plazo de la licencia de uso de suelo", "Plazo", "La ficha no lo dice."],
	])("to “%s”", async (question, field, value) => {
		expect(factOf(await ask(question), field)).toContain(value);
	});

	test("says when a record is not confirmed or its source has no date", async () => {
		const page = await ask("costo de la ampliación de licencia minera");
		expect(getByText(page.body, "Aún no está confirmado: pregunta antes de ir.")).toBeTruthy();
		expect(getByText(page.body, /La fuente no tiene fecha\./)).toBeTruthy();
	});

	test.each([
		["trámites gratis para empresas", /^Hay \d+ trámites gratis, para empresas\./],
		["qué trámites puedo hacer gratis para menores", /^Hay \d+ trámites gratis, sobre «menores»\./],
	])("counts a list as what it was asked for: “%s”", async (question, told) => {
		expect(within(log(await ask(question))).getByText(told)).toBeTruthy();
	});

	test("of a record without anything knows nothing, and shows no unsafe link", async () => {
		const bare = await openPortal({
			rows: { procedures: [{ id: "x", name: "Trámite vacío", enlace: "javascript:alert(1)", sources: [] }] },
		});
		const page = await bare.get("/asistente-tramites?texto=tr%C3%A1mite+vac%C3%ADo+costo+pasos+enlace+d%C3%B3nde");
		expect(within(log(page)).getAllByText("La ficha no lo dice.")).toHaveLength(2);
		expect(within(log(page)).getAllByText(/Enlace no disponible/).length).toBeGreaterThan(0);
		expect(page.document.querySelector("[href^=javascript]")).toBeNull();
	});

	test("is followed up through the form, about the same procedure", async () => {
		const page = await ask("boleto de ornato");
		expect(page.document.querySelector("input[name=tramite]")?.getAttribute("value")).toBe("boleto-de-ornato");
		expect(factOf(await ask("¿y los requisitos?", { tramite: "boleto-de-ornato" }), "Requisitos")).toContain("ingreso");
	});

	test.each(["es", "en"] as const)("every ready question is understood in %s", async (language) => {
		const page = await ask("boleto de ornato", {}, language);
		const list = getByRole(page.body, "list", { name: language === "es" ? "Pregunta también" : "Ask also" });
		const more = await ask(
			language === "es" ? "requisitos y pasos" : "requirements and steps",
			{ tramite: "boleto-de-ornato" },
			language,
		);
		const others = getByRole(more.body, "list", { name: language === "es" ? "Pregunta también" : "Ask also" });
		const addresses = [list, others].flatMap((each) =>
			getAllByRole(each, "link").map((link) => link.getAttribute("href") ?? ""),
		);
		expect(new Set(addresses).size).toBe(5);
		for (const address of addresses) {
			const followed = await portal.get(address, { language });
			expect(within(log(followed)).getAllByRole("term"), address).toHaveLength(1);
		}
	});
});

describe("what is not one answer", () => {
	test("an ambiguous question offers the procedures with what was asked, and each choice answers it", async () => {
		const page = await ask("¿cuánto cuesta el pasaporte?");
		expect(getByText(page.body, "Hay varios. ¿Cuál es el tuyo?")).toBeTruthy();
		const choice = within(log(page)).getByRole("link", { name: "Renovación de pasaporte ordinario (mayores de edad)" });
		expect(choice.closest("li")?.textContent).toContain("US$\u00a050.00");
		const answer = await portal.get(choice.getAttribute("href") ?? "");
		expect(factOf(answer, "Costo")).toContain("US$\u00a050.00");
	});

	test("an institution is told with its address and phone", async () => {
		const page = await ask("¿dónde queda la SAT?");
		expect(
			within(log(page))
				.getByRole("link", { name: "Superintendencia de Administración Tributaria" })
				.getAttribute("href"),
		).toBe("/instituciones/sat");
		expect(factOf(page, "Dirección")).toContain("7a. avenida 3-73, zona 9");
	});

	test.each([
		["es", "Abrir una panadería"],
		["en", "Open a bakery"],
	] as const)("a goal leads to its guided experience (%s)", async (language, name) => {
		const page = await ask("quiero abrir una panadería", {}, language);
		const guide = within(log(page)).getByRole("link", { name });
		expect(guide.getAttribute("href")).toBe("/experiencias?experiencia=exp-001");
	});

	test("nothing found says 'No lo sé' and leads on", async () => {
		const page = await ask("asdkjh qwpoei");
		expect(within(log(page)).getByText(/^No lo sé\./)).toBeTruthy();
		const links = within(log(page)).getAllByRole("link");
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			"/catalogo?search=asdkjh+qwpoei",
			"/categorias",
			"/ayuda",
		]);
	});

	test("what is no procedure is called by its name", async () => {
		expect(
			within(log(await ask("quiero una pizza con hongos"))).getByText(/^Parece que buscas restaurantes/),
		).toBeTruthy();
	});

	test.each([
		["hola", /^¡Hola!/],
		["gracias", /^¡Con gusto!/],
		["¿cuánto cuesta?", /^¿De qué trámite\?/],
		["¿qué puedes hacer?", /^Te digo el costo/],
		["   ", /^Escribe qué quieres saber/],
	])("“%s” is answered in kind", async (question, answer) => {
		expect(within(log(await ask(question))).getByText(answer)).toBeTruthy();
	});

	test.each([
		"<script>alert(1)</script>",
		'"><img src=x onerror=alert(1)>',
		"{{7*7}}",
		"</script><script>alert(1)</script>",
	])("%s is shown as text", async (hostile) => {
		const page = await ask(hostile, { tramite: hostile });
		expect(page.status).toBe(200);
		expect(
			within(log(page)).getByText(
				(_, element) => element?.className === "conversation-question" && (element.textContent ?? "").includes(hostile),
			),
		).toBeTruthy();
		expect(page.document.querySelector("main script, main img")).toBeNull();
		expect(queryByText(page.body, "49")).toBeNull();
	});
});

test("ten thousand characters are answered at once", async () => {
	const start = performance.now();
	const page = await ask("¿cuánto cuesta el pasaporte % _ ? ".repeat(300));
	expect(page.status).toBe(200);
	expect(performance.now() - start).toBeLessThan(2000);
});

describe("the question stays private", () => {
	test("no cache may keep the answer, and the log holds the path alone", async () => {
		const page = await ask("canario 7781 pasaporte");
		expect(page.headers.get("cache-control")).toBe("no-store, no-transform");
		const reply = await portal.request("/asistente-tramites/respuesta?texto=canario+7781");
		expect(reply.headers.get("cache-control")).toBe("no-store");
		expect(JSON.stringify(portal.log)).not.toContain("canario");
		expect(portal.log.some(({ path }) => path === "/asistente-tramites")).toBe(true);
		expect(page.document.title).not.toContain("canario");
	});

	test("the server's own page cache does not keep it either", async () => {
		let rendered = 0;
		const cache = createPageCache();
		const render = async () => {
			rendered += 1;
			return new Response("answer", { headers: { "Cache-Control": "no-store" } });
		};
		await cache.answer("key", new Request("http://localhost/"), render);
		await cache.answer("key", new Request("http://localhost/"), render);
		expect(rendered).toBe(2);
	});

	test("the page without a question is cached like any other", async () => {
		const page = await portal.get("/asistente-tramites");
		expect(page.headers.get("cache-control")).toContain("public");
	});
});

test("the conversation's next line arrives as JSON with the same answer", async () => {
	const response = await portal.request("/asistente-tramites/respuesta?texto=requisitos&tramite=inscripcion-nit");
	expect(response.headers.get("content-type")).toContain("application/json");
	expect(await response.json()).toMatchObject({ kind: "answer", procedure: { id: "inscripcion-nit" } });
});

test("without a catalogue the assistant answers 503 and does not invent", async () => {
	const broken = await openPortal({ isEmptyHanded: true });
	expect((await broken.get("/asistente-tramites?texto=pasaporte")).status).toBe(503);
	expect((await broken.request("/asistente-tramites/respuesta?texto=pasaporte")).status).toBe(503);
});
