import { getAllByRole, getByRole, getByText, queryByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { CATEGORY_DESCRIPTIONS } from "../../content/catalogue/categories.ts";
import { CATEGORIES } from "../../domain/catalogue/category.ts";
import { countIn, PROCEDURES } from "../counts.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

function cards(page: Page): HTMLElement[] {
	const main = getByRole(page.body, "main");
	return within(main)
		.queryAllByRole("listitem")
		.filter((card) => card.querySelector("h2"));
}

function names(page: Page): (string | null | undefined)[] {
	return cards(page).map((card) => card.querySelector("h2")?.textContent);
}

describe("the categories", () => {
	test("are sixteen with description and count, the fullest first, each leading to its catalogue", async () => {
		const page = await portal.get("/categorias");
		expect(page.status).toBe(200);
		expect(getByText(page.body, "16 categorías")).toBeTruthy();
		const counts = cards(page).map((card) => Number(/(\d+) trámites?$/.exec(card.textContent ?? "")?.[1]));
		expect(counts).toHaveLength(16);
		expect(counts).toEqual([...counts].sort((a, b) => b - a));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PROCEDURES);
		const link = getByRole(page.body, "link", { name: "Comunicaciones y Transporte" });
		expect(link.getAttribute("href")).toBe("/catalogo/comunicaciones-y-transporte");
		expect(getByText(page.body, /^Carros, motos, licencia de conducir/)).toBeTruthy();
	});

	test("each has a description of its own", () => {
		expect(Object.keys(CATEGORY_DESCRIPTIONS).sort()).toEqual(CATEGORIES.map(({ id }) => id).sort());
	});

	test("without procedures are text and no link, and come last", async () => {
		const small = await openPortal({ rows: { procedures: [{ id: "1", name: "A", category: "Salud" }] } });
		const page = await small.get("/categorias");
		expect(names(page)[0]).toBe("Salud");
		expect(getAllByRole(getByRole(page.body, "main"), "link", { name: "Salud" })).toHaveLength(1);
		const energy = cards(page).find((card) => card.textContent?.includes("Energía"));
		expect(energy?.textContent).toContain("Sin trámites disponibles");
		expect(energy && queryByRole(energy, "link")).toBeNull();
	});

	test("explain themselves and lead to the whole catalogue", async () => {
		const { body } = await portal.get("/categorias");
		const note = getByRole(body, "region", { name: "Cómo leer esta lista" });
		expect(getByRole(note, "link", { name: "Ver todo el catálogo" }).getAttribute("href")).toBe("/catalogo");
	});
});

describe("the search over the categories", () => {
	test.each([
		["a name", "justicia", ["Justicia"]],
		["capitals and missing accents", "EDUCACION", ["Educación"]],
		["a word of the description", "becas", ["Educación"]],
		["several words in any order", "pasaporte visa", ["Servicios de Migración"]],
	])("finds by %s", async (_how, text, found) => {
		const page = await portal.get(`/categorias?search=${encodeURIComponent(text)}`);
		expect(names(page)).toEqual(found);
		expect(getByRole(page.body, "searchbox", { name: "Buscar una categoría" }).getAttribute("value")).toBe(text);
		expect(getByText(page.body, "1 categoría")).toBeTruthy();
	});

	test("a blank text lists them all", async () => {
		expect(names(await portal.get("/categorias?search=%20%20"))).toHaveLength(16);
	});

	test("says when nothing was found and offers ways on", async () => {
		const page = await portal.get("/categorias?search=zzzz");
		expect(page.status).toBe(200);
		expect(getByText(page.body, "No se encontraron categorías")).toBeTruthy();
		expect(getByRole(page.body, "button", { name: "Limpiar búsqueda" }).closest("form")?.getAttribute("action")).toBe(
			"/categorias",
		);
		const onward = getByRole(page.body, "link", { name: "Buscar «zzzz» en los trámites" });
		expect(onward.getAttribute("href")).toBe("/catalogo?search=zzzz");
	});

	test.each(["%", ".*", "\u0000", "🛂", "a".repeat(5000), "</script><script>alert(1)</script>"])(
		"bears %j",
		async (text) => {
			const page = await portal.get(`/categorias?search=${encodeURIComponent(text)}`);
			expect(page.status).toBe(200);
			expect(page.html).not.toContain("<script>alert");
		},
	);

	test("is a form of its own that needs no scripts", async () => {
		const { body } = await portal.get("/categorias");
		const form = getByRole(body, "searchbox", { name: "Buscar una categoría" }).closest("form");
		expect(form?.getAttribute("action")).toBe("/categorias");
		expect(form?.method).toBe("get");
	});
});

test("in English the counts and descriptions are English, and names say that they are Spanish", async () => {
	const page = await portal.get("/categorias?search=scholarships", { language: "en" });
	const [card] = cards(page);
	expect(card?.textContent).toContain(`${countIn("Educación")} procedures`);
	expect(card?.querySelector("h2 [lang=es]")?.textContent).toBe("Educación");
});
