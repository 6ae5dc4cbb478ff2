import { getAllByRole, getByRole, getByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../../domain/catalogue/category.ts";
import { openPortal, type Page } from "../pages/portal.ts";
import { countByCategory, LISTED, PROCEDURES } from "./facts.ts";
import { findByHeading, listWords, wordsOf } from "./reading.ts";

// Banner, search box, card, panel of filters, empty state and most ways to write a category: tests/pages/catalogue.test.ts.

const portal = await openPortal({ hasFichas: true });
const COUNTS = countByCategory();

/** The names that the specification lists, with the category under which each is found. */
const NAMES_SEEN = {
	"Comunicaciones y Transporte": "Comunicaciones y Transporte",
	Economía: "Economía",
	Educación: "Educación",
	"Educación, Cultura y Deporte": "Educación",
	Energía: "Energía",
	"Inscripciones y Registros": "Inscripciones y Registros",
	"Manejo de Animales y Vegetales": "Manejo de Animales y Vegetales",
	"Mediación y Diálogo": "Mediación y Diálogo",
	"Medio Ambiente": "Medio Ambiente",
	Salud: "Salud",
	"Salud y Asistencia Social": "Salud",
	Seguridad: "Seguridad",
	"Servicios de Migración": "Servicios de Migración",
	"Territorio Vivienda e Infraestructura": "Territorio Vivienda e Infraestructura",
	Trabajo: "Trabajo",
	Justicia: "Justicia",
	"Participación Ciudadana": "Participación Ciudadana",
	"Relaciones Exteriores": "Relaciones Exteriores",
};

function cardsOf(page: Page): Element[] {
	return [...page.body.querySelectorAll("main article")];
}

function categoryCards(page: Page): Element[] {
	return [...page.body.querySelectorAll("main .category-card")];
}

/** X and Y of "Mostrando X de Y trámites". */
async function countShown(path: string): Promise<number[]> {
	const response = await portal.request(path);
	expect(response.status, path).toBe(200);
	const html = (await response.text()).replaceAll("<!-- -->", "");
	const [, shown, total] = /Mostrando (\d+) de (\d+) trámites/.exec(html) ?? [];
	return [Number(shown), Number(total)];
}

describe("catalogue", () => {
	test("has a breadcrumb", async () => {
		const { body } = await portal.get("/catalogo");
		const trail = getByRole(body, "navigation", { name: "Ruta de la página" });
		expect(getByRole(trail, "link", { name: "Inicio" }).getAttribute("href")).toBe("/");
		expect(wordsOf(trail)).toContain("Catálogo de trámites");
	});

	test.each(["/catalogo", "/catalogo?search=pasaporte"])("%s counts 'Mostrando X de Y trámites'", async (path) => {
		const page = await portal.get(path);
		expect(getByText(page.body, `Mostrando ${cardsOf(page).length} de ${LISTED.length} trámites`)).toBeTruthy();
	});

	test("cards show a type badge with icon and the description", async () => {
		const page = await portal.get("/catalogo?search=inscripci%C3%B3n+al+nit");
		const card = findByHeading(cardsOf(page), "Inscripción al NIT");
		expect(card.querySelector(".type-badge svg")).toBeTruthy();
		expect(wordsOf(card)).toContain(PROCEDURES.find(({ id }) => id === "inscripcion-nit")?.description);
	});

	test("filtering and search run over the full loaded list", async () => {
		const [inHealth = 0] = await countShown("/catalogo/salud?search=licencia&pagina=todas");
		const [inAll = 0] = await countShown("/catalogo?search=licencia&pagina=todas");
		expect(inHealth).toBeGreaterThan(0);
		expect(inAll).toBeGreaterThan(inHealth);
	});

	test("search procedures (specification, section 7): name or description matches the text case-insensitively, ordered by name below the likely ones", async () => {
		const expected = PROCEDURES.filter(({ name, description }) =>
			[name, description].some((text) => text.toLowerCase().includes("licencia")),
		).map(({ name }) => name);
		expected.sort(new Intl.Collator("es", { numeric: true }).compare);
		expect(expected.length).toBeGreaterThan(5);
		const answer = await portal.request("/buscar?texto=LiCenCia");
		const { hits }: { hits: { name: string; isLikely?: true }[] } = await answer.json();
		const likely = hits.filter(({ isLikely }) => isLikely).map(({ name }) => name);
		expect(likely.length).toBeLessThanOrEqual(3);
		const listed = expected.filter((name) => !likely.includes(name));
		expect(hits.map(({ name }) => name)).toEqual([...likely, ...listed].slice(0, 5));
		const { body } = await portal.get("/catalogo?search=LICENCIA&pagina=todas");
		const shown = listWords(body.querySelectorAll("main article h3"));
		expect(shown.slice(0, expected.length)).toEqual([...likely, ...listed]);
	});

	test.each(Object.entries(NAMES_SEEN))("/catalogo/%s has the procedures of %s", async (name, category) => {
		const path = `/catalogo/${encodeURIComponent(name)}?pagina=todas`;
		expect(await countShown(path)).toEqual([COUNTS.get(category), LISTED.length]);
	});

	test("every category name seen stands in the list of categories and in the filter", async () => {
		const names = [...new Set(Object.values(NAMES_SEEN))].sort();
		const page = await portal.get("/categorias");
		expect(listWords(page.body.querySelectorAll("main .category-card h2")).sort()).toEqual(names);
		const { body } = await portal.get("/catalogo?filtros=1");
		const [all, ...options] = listWords(body.querySelectorAll("select[name=categoria] option"));
		expect(all).toBe("Todas las categorías");
		expect(options.map((option) => option.replace(/ \(\d+\)$/, "")).sort()).toEqual(names);
	});

	test("lower-case category codes are understood: identidad, negocios, educacion, salud, justicia, vivienda", async () => {
		const CODES = {
			identidad: "Inscripciones y Registros",
			negocios: "Economía",
			educacion: "Educación",
			salud: "Salud",
			justicia: "Justicia",
			vivienda: "Territorio Vivienda e Infraestructura",
		};
		const procedures = Object.keys(CODES).map((category) => ({ id: category, name: `De ${category}`, category }));
		const coded = await openPortal({ rows: { procedures } });
		const cards = categoryCards(await coded.get("/categorias"));
		for (const [code, category] of Object.entries(CODES)) {
			expect(wordsOf(findByHeading(cards, category)), category).toMatch(/ ?1 trámite$/);
			const page = await coded.get(`/catalogo/${code}`);
			expect(listWords(page.body.querySelectorAll("main article :is(h2, h3)"))).toEqual([`De ${code}`]);
		}
	});
});

describe("categories", () => {
	test("counts the procedures of each category, and is sorted by count descending", async () => {
		const page = await portal.get("/categorias");
		const shown = categoryCards(page).map((card) => [
			wordsOf(card.querySelector("h2")),
			wordsOf(card.querySelector(".category-count")),
		]);
		expect(Object.fromEntries(shown)).toEqual(
			Object.fromEntries([...COUNTS].map(([category, count]) => [category, `${count} trámites`])),
		);
		expect(shown.map(([, count]) => Number.parseInt(count ?? "", 10))).toEqual(
			[...COUNTS.values()].sort((a, b) => b - a),
		);
		expect([...COUNTS.values()].reduce((sum, count) => sum + count, 0)).toBe(LISTED.length);
	});

	test("has an explanatory note", async () => {
		const note = getByRole((await portal.get("/categorias")).body, "region", { name: "Cómo leer esta lista" });
		expect(wordsOf(note)).toContain("Primero van las categorías con más trámites.");
		expect(wordsOf(note)).toContain("Una categoría sin trámites todavía no se puede abrir.");
	});

	test("the search box searches over category names and descriptions", async () => {
		for (const typed of ["migracion", "pasaporte"]) {
			const page = await portal.get(`/categorias?search=${typed}`);
			expect(listWords(page.body.querySelectorAll("main .category-card h2")), typed).toEqual([
				"Servicios de Migración",
			]);
		}
	});

	test("a card with count 0 is disabled and shows 'Sin trámites disponibles': text, not a link (K27)", async () => {
		const one = await openPortal({
			rows: { procedures: [{ id: "1", name: "Licencia sanitaria", category: "Salud" }] },
		});
		const page = await one.get("/categorias");
		expect(categoryCards(page)).toHaveLength(CATEGORIES.length);
		const empty = categoryCards(page).filter((card) => wordsOf(card).includes("Sin trámites disponibles"));
		expect(empty).toHaveLength(CATEGORIES.length - 1);
		for (const card of empty) {
			expect(card.querySelector("a, button")).toBeNull();
			expect(card.getAttribute("data-state")).toBe("empty");
		}
		const [full] = getAllByRole(page.body, "link", { name: "Salud" });
		expect(full?.getAttribute("href")).toBe("/catalogo/salud");
	});
});
