import { CATEGORIES } from "../../domain/catalogue/category.ts";
import { expect, open, test } from "../journeys/browser.ts";
import { countByCategory, LISTED } from "./facts.ts";
import { testOver } from "./hosted.ts";
import { served } from "./served.ts";

const COUNTS = countByCategory();

served("counts the procedures of each category", async ({ page }) => {
	await page.goto("/categorias");
	const cards = page.getByRole("main").locator(".category-card");
	await expect(cards).toHaveCount(COUNTS.size);
	for (const [category, count] of COUNTS) {
		const card = cards.filter({ has: page.getByRole("heading", { name: category, exact: true }) });
		await expect(card.locator(".category-count")).toHaveText(`${count} trámites`);
	}
	expect([...COUNTS.values()].reduce((sum, count) => sum + count, 0)).toBe(LISTED.length);
});

for (const [place, typed, found] of [
	["names", "migracion", ["Servicios de Migración"]],
	["descriptions", "pasaporte", ["Servicios de Migración"]],
] as const) {
	test(`the search box searches over category ${place}`, async ({ page }) => {
		await open(page, "/categorias");
		await page.getByRole("searchbox", { name: "Buscar una categoría" }).fill(typed);
		await expect(page.getByRole("main").locator(".category-card h2")).toHaveText(found);
	});
}

served("sorted by count descending", async ({ page }) => {
	await page.goto("/categorias");
	const shown = await page.getByRole("main").locator(".category-count").allTextContents();
	const inOrder = [...COUNTS.values()].sort((a, b) => b - a);
	expect(shown.map((text) => Number.parseInt(text, 10))).toEqual(inOrder);
});

test("a card with procedures opens /catalogo/{category}", async ({ page }) => {
	await open(page, "/categorias");
	await page.getByRole("main").getByRole("link", { name: "Energía" }).click();
	await expect(page).toHaveURL(/\/catalogo\/energia$/);
	await expect(page.getByText(`Mostrando 18 de ${LISTED.length} trámites`)).toBeVisible();
});

served("has an explanatory note", async ({ page }) => {
	await page.goto("/categorias");
	const note = page.getByRole("region", { name: "Cómo leer esta lista" });
	await expect(note).toContainText("Primero van las categorías con más trámites.");
	await expect(note).toContainText("Una categoría sin trámites todavía no se puede abrir.");
});

served("has a link to the full catalogue", async ({ page }) => {
	await page.goto("/categorias");
	const link = page.getByRole("main").getByRole("link", { name: "Ver todo el catálogo" });
	await expect(link).toHaveAttribute("href", "/catalogo");
});

served("no hits: 'No se encontraron categorías'", async ({ page }) => {
	await page.goto("/categorias?search=zzzyyyxxx");
	await expect(page.getByText("No se encontraron categorías", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").locator(".category-card")).toHaveCount(0);
});

const onlyHealth = testOver({ procedures: [{ id: "1", name: "Licencia sanitaria", category: "Salud" }] }, served);

onlyHealth(
	"a card with count 0 is disabled and shows 'Sin trámites disponibles': text, not a link (K27)",
	async ({ page }) => {
		await page.goto("/categorias");
		const empty = page.getByRole("main").locator(".category-card").filter({ hasText: "Sin trámites disponibles" });
		await expect(empty).toHaveCount(CATEGORIES.length - 1);
		await expect(empty.getByRole("link")).toHaveCount(0);
		await expect(empty.first()).toHaveAttribute("data-state", "empty");
		await expect(page.getByRole("link", { name: "Salud", exact: true })).toHaveAttribute("href", "/catalogo/salud");
	},
);

onlyHealth(
	"the categories page and home use different category lists: all of them, and the active ones",
	async ({ page }) => {
		await page.goto("/categorias");
		await expect(page.getByRole("main").locator(".category-card")).toHaveCount(CATEGORIES.length);
		await page.goto("/");
		await expect(page.getByRole("link", { name: /^Ver todas las categorías/ })).toContainText("1 categoría activa");
	},
);
