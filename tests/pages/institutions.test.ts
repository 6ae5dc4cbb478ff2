import { getAllByRole, getAllByText, getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { countAt, countPages, INSTITUTIONS, startOfLastPage } from "../counts.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

function cardNames(page: Page): string[] {
	const list = getByRole(page.body, "region", { name: /^(?:Lista de instituciones|List of institutions)$/ });
	return [...list.querySelectorAll("article h3")].map((heading) => heading.textContent ?? "");
}

test("the page of an institution comes in the order in which it is read aloud: how to reach it, who it is, its procedures", async () => {
	const { body } = await portal.get("/instituciones/renap");
	const parts = ["institution-aside", "institution-profile", "institution-procedures"];
	const found = [...body.querySelectorAll(parts.map((name) => `.${name}`).join())];
	expect(found.map((part) => part.classList[0])).toEqual(parts);
});

describe("the institution list", () => {
	test("counts institutions, websites and digital ones, in order", async () => {
		const page = await portal.get("/instituciones");
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Instituciones");
		const counters = getAllByRole(getByRole(page.body, "list", { name: "Resumen" }), "listitem");
		expect(counters.map((counter) => counter.textContent)).toEqual([
			`${INSTITUTIONS} instituciones`,
			"51 con sitio web",
			"37 con servicios digitales",
		]);
		expect(getByRole(getByRole(page.body, "main"), "status").textContent).toBe(`${INSTITUTIONS} instituciones`);
		expect(cardNames(page)).toHaveLength(18);
	});

	test("comes in pages that lead to every institution, and whole on one", async () => {
		const names: string[] = [];
		for (const [path, place, title] of [
			["/instituciones", "De la 1 a la 18.", /^Instituciones · /],
			["/instituciones?pagina=2", "De la 19 a la 36.", /^Instituciones, página 2 · /],
			[
				"/instituciones?pagina=99",
				`De la ${startOfLastPage(INSTITUTIONS, 18)} a la ${INSTITUTIONS}.`,
				/^Instituciones, página 3 · /,
			],
		] as const) {
			const page = await portal.get(path);
			expect(getByText(page.body, place), path).toBeTruthy();
			expect(page.document.title).toMatch(title);
			names.push(...cardNames(page));
		}
		const whole = await portal.get("/instituciones?pagina=todas");
		expect(cardNames(whole)).toEqual(names);
		expect(new Set(names).size).toBe(INSTITUTIONS);
		const found = await portal.get("/instituciones?search=direccion");
		const next = getByRole((await portal.get("/instituciones?search=a")).body, "link", { name: "Página siguiente" });
		expect(next.getAttribute("href")).toBe("/instituciones?search=a&pagina=2#lista");
		expect(queryByRole(found.body, "link", { name: "Página siguiente" })).toBeNull();
	});

	test("a card shows what is known, each field with its name, and opens the institution", async () => {
		const page = await portal.get("/instituciones?search=renap");
		const link = getByRole(page.body, "link", { name: "RENAP" });
		expect(link.getAttribute("href")).toBe("/institutions/renap");
		const card = link.closest("article");
		expect(card?.textContent).toContain("Registro Nacional de las Personas");
		expect(card?.textContent).toContain("Teléfono: 2416-1900");
		expect(card?.textContent).toContain("Dirección: Sede registral");
		expect(card?.textContent).not.toContain("Correo");
		expect(card?.textContent).toContain("Digital");
	});

	test.each([
		["the name", "igss", "IGSS"],
		["the full name, without its accents", "SEGURIDAD SOCIAL", "IGSS"],
		["the description", "fondos publicos", "CGC"],
	])("finds by %s", async (_how, text, name) => {
		const page = await portal.get(`/instituciones?${new URLSearchParams({ search: text })}`);
		expect(cardNames(page)).toContain(name);
		expect(cardNames(page).length).toBeLessThan(10);
		expect(getByRole(page.body, "searchbox").getAttribute("value")).toBe(text);
	});

	test.each(["zzzz", "%", "_", "' or 1=1 --", "<b>"])("«%s» finds nothing and says what to try", async (text) => {
		const page = await portal.get(`/instituciones?${new URLSearchParams({ search: text })}`);
		expect(page.status).toBe(200);
		expect(getByText(page.body, "No se encontraron instituciones")).toBeTruthy();
		expect(getByText(page.body, `Ninguna coincide con «${text}».`)).toBeTruthy();
		expect(getByText(page.body, /^Prueba con otras siglas/)).toBeTruthy();
		expect(getByRole(page.body, "button", { name: "Ver todas las instituciones" })).toBeTruthy();
		expect(getByRole(getByRole(page.body, "main"), "status").textContent).toBe("0 instituciones");
	});

	test("answers at its English address with one canonical", async () => {
		const page = await portal.get("/institutions");
		expect(page.status).toBe(200);
		expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("/instituciones");
		const current = getAllByRole(page.body, "link", { current: "page", hidden: true });
		expect(current.map((link) => link.textContent)).toEqual(["Instituciones"]);
	});

	test("without a catalogue answers 503 with 'Error al cargar instituciones' and a retry", async () => {
		const page = await (await openPortal({ isEmptyHanded: true })).get("/instituciones?search=sat");
		expect(page.status).toBe(503);
		expect(getByText(page.body, /Error al cargar instituciones/)).toBeTruthy();
		expect(getByRole(page.body, "link", { name: "Reintentar" }).getAttribute("href")).toBe("/instituciones?search=sat");
	});
});

describe("the detail of an institution", () => {
	test("shows an odd phone and e-mail as text only", async () => {
		const institutions = [{ id: "i", name: "I", phone: "<b>llama</b>", email: "a@b.gt?bcc=x@y.gt" }];
		const { body } = await (await openPortal({ rows: { institutions } })).get("/instituciones/i");
		expect(getByText(body, "<b>llama</b>").closest("a")).toBeNull();
		expect(getByText(body, "a@b.gt?bcc=x@y.gt").closest("a")).toBeNull();
	});

	test("shows names, badge, description, services, contact and procedures", async () => {
		const page = await portal.get("/instituciones/renap");
		expect(page.status).toBe(200);
		const main = getByRole(page.body, "main");
		expect(getByRole(main, "heading", { level: 1 }).textContent).toBe("RENAP");
		expect(getByText(main, "Registro Nacional de las Personas")).toBeTruthy();
		expect(getByText(main, "Con servicios digitales")).toBeTruthy();
		expect(getByRole(main, "heading", { name: "Servicios" })).toBeTruthy();
		expect(getByRole(main, "link", { name: "2416-1900" }).getAttribute("href")).toBe("tel:+50224161900");
		const visit = getByRole(main, "link", { name: /^Visitar el sitio web/ });
		expect(visit.getAttribute("target")).toBe("_blank");
		expect(getByText(main, "Las fuentes no dicen: correo.")).toBeTruthy();
		expect(main.textContent).not.toContain("No especificad");
		const procedures = getByRole(main, "region", { name: "Trámites de la institución" });
		const cards = getAllByRole(procedures, "article");
		const all = countAt("renap");
		expect(cards).toHaveLength(countPages(all, 18) === 1 ? all : 18);
		expect(getByText(procedures, `${countAt("renap")} trámites`)).toBeTruthy();
		const links = cards.flatMap((card) => getAllByRole(card, "link"));
		expect(links.map((link) => link.getAttribute("href") ?? "").filter((to) => !to.startsWith("/procedures/"))).toEqual(
			[],
		);
	});

	test("read aloud, and on a phone, its contact comes first, then what it does, its procedures and the sources", async () => {
		const page = await portal.get("/instituciones/renap");
		const headings = [...page.document.querySelectorAll("main h2")].map((heading) => heading.id);
		const places = ["contacto", "descripcion", "tramites", "fuentes"].map((id) => headings.indexOf(id));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((one, other) => one - other));
	});

	test("links an e-mail address by its name", async () => {
		const { body } = await portal.get("/instituciones/inab");
		expect(getByRole(body, "link", { name: "rnf@inab.gob.gt" }).getAttribute("href")).toBe("mailto:rnf@inab.gob.gt");
	});

	test("marks a digital procedure, and only that one", async () => {
		const own = await openPortal({
			rows: {
				institutions: [{ id: "i", name: "I" }],
				procedures: [
					{ id: "a", name: "A", institution_id: "i", is_digital: true, category: "Salud", duration: "un día" },
					{ id: "b", name: "B", institution_id: "i", is_digital: false },
				],
			},
		});
		const cards = getAllByRole(
			getByRole((await own.get("/institutions/i")).body, "region", { name: "Trámites de la institución" }),
			"article",
		);
		expect(cards[0]?.textContent).toMatch(/Digital.*Salud.*un día/);
		expect(cards[1]?.textContent).not.toContain("Digital");
		expect(cards[1]?.textContent).toContain("Las fuentes no dicen: categoría, duración.");
	});

	test("calls a mixed procedure mixed, as every other page does, and digital only in part", async () => {
		const mixed = { id: "a", name: "A", institution_id: "i", type: "mixto" };
		const own = await openPortal({
			rows: {
				institutions: [{ id: "i", name: "I" }],
				procedures: [
					{ ...mixed, is_digital: true },
					{ ...mixed, id: "b", name: "B" },
				],
			},
		});
		const list = getByRole((await own.get("/institutions/i")).body, "region", { name: "Trámites de la institución" });
		const [asked, unasked] = getAllByRole(list, "article");
		expect(asked?.textContent).toMatch(/^AMixtoDigital en parte/);
		expect(unasked?.textContent).toMatch(/^BMixto(?!.*Digital)/);
	});

	test("with nothing but a very long name and a hostile website breaks nothing", async () => {
		const name = "Superintendencia".repeat(20);
		const own = await openPortal({
			rows: { institutions: [{ id: "i", name, website: "javascript:alert(1)", services: null }] },
		});
		const page = await own.get("/instituciones/i");
		expect(page.status).toBe(200);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe(name);
		expect(queryByRole(page.body, "heading", { name: "Servicios" })).toBeNull();
		expect(getByText(page.body, /^Todavía no tenemos trámites/)).toBeTruthy();
		expect(page.body.querySelector("main [href^='javascript']")).toBeNull();
		expect(getAllByText(page.body, "Enlace no disponible")).toHaveLength(1);
	});

	test("without a website offers no visit", async () => {
		const { body } = await portal.get("/instituciones/colegios-profesionales");
		expect(queryByRole(body, "link", { name: /^Visitar/ })).toBeNull();
	});

	test.each([
		["es", "Institución no encontrada", "Volver a las instituciones"],
		["en", "Institution not found", "Back to the institutions"],
	] as const)("a missing one answers 404 in %s with a way back", async (language, title, back) => {
		const page = await portal.get("/institutions/no-existe", { language });
		expect(page.status).toBe(404);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe(title);
		expect(getByRole(page.body, "link", { name: back }).getAttribute("href")).toBe("/instituciones");
	});

	test.each([
		["es", "Error al cargar la institución"],
		["en", "Error loading institution"],
	] as const)("without a catalogue answers 503 in %s", async (language, title) => {
		const page = await (await openPortal({ isEmptyHanded: true })).get("/instituciones/sat", { language });
		expect(page.status).toBe(503);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe(title);
		expect(queryByText(page.body, /no encontrada|not found/)).toBeNull();
	});

	test("under English the data says that it is Spanish, and the button is 'Visit website'", async () => {
		const { body } = await portal.get("/instituciones/renap", { language: "en" });
		expect(getByRole(body, "link", { name: /^Visit website/ })).toBeTruthy();
		const description = getByText(body, /^Registra los nacimientos/);
		expect(description.closest("[lang]")?.getAttribute("lang")).toBe("es");
	});
});
