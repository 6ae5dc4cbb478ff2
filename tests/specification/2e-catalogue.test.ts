import { expect, open, openWithStoppedClock, test } from "../journeys/browser.ts";
import { LISTED } from "./facts.ts";
import { served } from "./served.ts";

served("has a breadcrumb", async ({ page }) => {
	await page.goto("/catalogo");
	const trail = page.getByRole("navigation", { name: "Ruta de la página" });
	await expect(trail.getByRole("link", { name: "Inicio" })).toHaveAttribute("href", "/");
	await expect(trail).toContainText("Catálogo de trámites");
});

test.describe("the rotating banner", () => {
	served("has 3 slides", async ({ page }) => {
		await page.goto("/catalogo");
		await expect(page.getByRole("button", { name: /^Ir a la diapositiva \d de 3$/ })).toHaveCount(3);
	});

	test("auto-advances every 5 s", async ({ page }) => {
		await openWithStoppedClock(page, "/catalogo");
		const current = page.locator('.banner [aria-current="true"]');
		await page.getByRole("button", { name: "Pausar" }).hover();
		await page.mouse.move(0, 0);
		for (const slide of [2, 3, 1]) {
			await page.clock.runFor(5000);
			await expect(current).toHaveAccessibleName(`Ir a la diapositiva ${slide} de 3`);
		}
	});

	for (const [control, slide] of [
		["Diapositiva siguiente", 2],
		["Diapositiva anterior", 3],
		["Ir a la diapositiva 3 de 3", 3],
	] as const) {
		test(`stops for good after '${control}'`, async ({ page }) => {
			await openWithStoppedClock(page, "/catalogo");
			await page.getByRole("button", { name: control }).click();
			await page.mouse.move(0, 0);
			await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).focus();
			await page.clock.runFor(30_000);
			await expect(page.locator('.banner [aria-current="true"]')).toHaveAccessibleName(
				`Ir a la diapositiva ${slide} de 3`,
			);
		});
	}
});

served("has a search box", async ({ page }) => {
	await page.goto("/catalogo");
	await expect(page.getByRole("searchbox", { name: "Buscar en el catálogo" })).toBeVisible();
});

test("has a toggleable filter panel with a category select and a 'Limpiar filtros' button", async ({ page }) => {
	await open(page, "/catalogo");
	const toggle = page.getByRole("button", { name: "Filtros", exact: true });
	const select = page.getByRole("combobox", { name: "Categoría" });
	const clear = page.getByRole("button", { name: "Limpiar filtros" });
	await toggle.click();
	await expect(select).toBeVisible();
	await expect(clear).toBeVisible();
	await expect(select.getByRole("option").first()).toHaveText("Todas las categorías");
	await toggle.click();
	await expect(select).toBeHidden();
});

served("counts 'Mostrando X de Y trámites'", async ({ page }) => {
	const cards = page.getByRole("main").locator("article");
	const total = LISTED.length;
	for (const path of ["/catalogo", "/catalogo?pagina=2", "/catalogo?search=pasaporte"]) {
		await page.goto(path);
		await expect(page.getByText(`Mostrando ${await cards.count()} de ${total} trámites`)).toBeVisible();
	}
});

test("cards show name, type badge with icon, description, institution, duration and user_type, and open the detail", async ({
	page,
}) => {
	await open(page, "/catalogo?search=Inscripción al NIT");
	const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Inscripción al NIT" }) });
	await expect(card.locator(".type-badge svg")).toBeVisible();
	await expect(card.locator(".type-badge")).toHaveText(/Digital|Mixto|Presencial/);
	await expect(card).toContainText("SAT");
	await expect(card).toContainText(/Personas|Empresas/);
	await card.getByRole("link").first().click();
	await expect(page).toHaveURL(/\/tramite\//);
});

test("shows 'No se encontraron trámites' with 'Limpiar búsqueda' when nothing matches", async ({ page }) => {
	await open(page, "/catalogo?search=zzzyyyxxx");
	await expect(page.getByText("No se encontraron trámites", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
	await expect(page.getByRole("main").locator("article").first()).toBeVisible();
});

test("says 'Cargando catálogo...' while loading", async ({ page }) => {
	await open(page, "/ayuda");
	await page.route(/\/catalogo\.data/, () => {});
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: /^Catálogo/ })
		.click();
	await expect(page.getByText("Cargando catálogo...")).toBeVisible();
});

served("filtering and search run over the full loaded list", async ({ page }) => {
	await page.goto("/catalogo/salud?search=licencia&pagina=todas");
	const shown = await page.getByRole("main").locator("article").count();
	await page.goto("/catalogo?search=licencia&pagina=todas");
	const inAll = await page.getByRole("main").locator("article").count();
	expect(shown).toBeGreaterThan(0);
	expect(inAll).toBeGreaterThan(shown);
});

for (const asked of [
	"Salud",
	"salud",
	"SALUD",
	"Salud y Asistencia Social",
	"Educación, Cultura y Deporte",
	"negocios",
]) {
	served(`the category parameter '${asked}' narrows the list`, async ({ page }) => {
		await page.goto(`/catalogo/${encodeURIComponent(asked)}`);
		await expect(page.getByText(/^Mostrando \d+ de \d+ trámites$/)).not.toHaveText(/Mostrando 0 de/);
		const [shown, total] = ((await page.getByText(/^Mostrando/).textContent()) ?? "").match(/\d+/g) ?? [];
		expect(Number(shown)).toBeLessThan(Number(total));
	});
}
