import type { Page } from "@playwright/test";
import { expect, open, openWithStoppedClock, test } from "../../journeys/browser.ts";
import { EXPERIENCES, LISTED } from "../facts.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("catalogue", () => {
	test("has a toggleable filter panel with a category select and a 'Limpiar filtros' button; 'Limpiar búsqueda' after no hits", async ({
		page,
	}) => {
		await open(page, "/catalogo?search=zzzyyyxxx");
		await expect(page.getByText("No se encontraron trámites", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
		await expect(main(page).getByRole("article").first()).toBeVisible();
		const toggle = page.getByRole("button", { name: "Filtros", exact: true });
		const select = page.getByRole("combobox", { name: "Categoría" });
		for (const isOpen of [false, true, false]) {
			await expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
			await expect(select).toBeVisible({ visible: isOpen });
			await expect(page.getByRole("button", { name: "Limpiar filtros" })).toBeVisible({ visible: isOpen });
			await toggle.click();
		}
		await expect(select.getByRole("option").first()).toHaveText("Todas las categorías");
	});

	test("banner: 3 slides; auto-rotation 5000 ms", async ({ page }) => {
		await openWithStoppedClock(page, "/catalogo");
		const current = page.locator('.banner [aria-current="true"]');
		// Leaving it with the pointer starts the five seconds anew.
		await page.getByRole("button", { name: "Pausar" }).hover();
		await page.mouse.move(0, 0);
		for (const [before, after] of [
			[1, 2],
			[2, 3],
			[3, 1],
		]) {
			await page.clock.runFor(4999);
			await expect(current).toHaveAccessibleName(`Ir a la diapositiva ${before} de 3`);
			await page.clock.runFor(1);
			await expect(current).toHaveAccessibleName(`Ir a la diapositiva ${after} de 3`);
		}
	});

	for (const [control, slide] of [
		["Diapositiva siguiente", 2],
		["Diapositiva anterior", 3],
		["Ir a la diapositiva 3 de 3", 3],
		["Pausar", 1],
	] as const) {
		test(`K01: the rotation stops for good after '${control}'`, async ({ page }) => {
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

	test("says 'Cargando catálogo...' while loading, and a procedure 'Cargando información del trámite...'", async ({
		page,
	}) => {
		await open(page, "/catalogo?search=Inscripción al NIT");
		await page.route(/\/(tramite\/[^/]+|catalogo)\.data/, () => {});
		await main(page).getByRole("link", { name: "Inscripción al NIT", exact: true }).click();
		await expect(page.getByText("Cargando información del trámite...")).toBeVisible();
		await open(page, "/ayuda");
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: /^Catálogo/ })
			.click();
		await expect(page.getByText("Cargando catálogo...")).toBeVisible();
	});
});

test("categories: the search box searches over names and descriptions without any call; a card opens /catalogo/{category}", async ({
	page,
}) => {
	await open(page, "/categorias");
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		// Files of the release may come at any time.
		if (!pathname.startsWith("/assets/")) calls.push(pathname);
	});
	for (const typed of ["migracion", "pasaporte"]) {
		await page.getByRole("searchbox", { name: "Buscar una categoría" }).fill(typed);
		await expect(main(page).locator(".category-card h2"), typed).toHaveText(["Servicios de Migración"]);
	}
	expect(calls).toEqual([]);
	await page.getByRole("searchbox", { name: "Buscar una categoría" }).fill("");
	await main(page).getByRole("link", { name: "Energía" }).click();
	await expect(page).toHaveURL(/\/catalogo\/energia$/);
	await expect(page.getByText(`Mostrando 18 de ${LISTED.length} trámites`)).toBeVisible();
});

test("institutions: a description is clamped; a card opens /institutions/{id}, a procedure of it /procedures/{id}", async ({
	page,
}) => {
	await open(page, "/instituciones?search=sat");
	await expect(page.locator(".institution-description").first()).toHaveCSS("-webkit-line-clamp", /^[2-5]$/);
	await main(page).getByRole("link", { name: "SAT", exact: true }).click();
	await expect(page).toHaveURL(/\/institutions\/sat$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("SAT");
	await main(page).getByRole("link", { name: "Inscripción al NIT", exact: true }).click();
	await expect(page).toHaveURL(/\/procedures\/inscripcion-nit$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inscripción al NIT");
});

test("observatory: the detail opens a modal, closed by its button, by clicking outside (K18) and by Escape", async ({
	page,
}) => {
	await open(page, "/observatorio?filtro=digital");
	for (const [how, close] of [
		["button", () => page.getByRole("dialog").getByRole("link", { name: "Cerrar" }).last().click()],
		["outside", () => page.mouse.click(10, 400)],
		["Escape", () => page.keyboard.press("Escape")],
	] as const) {
		await expect(page.getByRole("dialog"), how).toHaveCount(0);
		await page.getByRole("link", { name: "Ver detalle Autorización de libro de salarios" }).click();
		await expect(page.getByRole("dialog", { name: "Autorización de libro de salarios" })).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(1);
		await close();
		await expect(page.getByRole("dialog"), how).toHaveCount(0);
		await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	}
});

test("assistant, K21: Send answers from the catalogue, on the page; nothing is asked but this server", async ({
	page,
	baseURL,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, "/asistente-tramites");
	await page.getByRole("textbox", { name: "Escribe tu pregunta" }).fill("¿cuánto cuesta renovar el DPI?");
	await page.getByRole("button", { name: "Enviar" }).click();
	await expect(page.getByRole("log", { name: "Conversación" }).getByText(/^Q\s100\.00/)).toBeVisible();
	expect(asked.length).toBeGreaterThan(1);
	expect(asked.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
});

test("experiences: list view, or in place the detail view of one; a back button returns to the grid", async ({
	page,
}) => {
	await open(page, "/experiencias");
	const cards = main(page).locator(".experience-card");
	await expect(cards).toHaveCount(EXPERIENCES.length);
	await page.getByRole("link", { name: "Proteger una marca" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proteger una marca");
	expect(new URL(page.url()).pathname).toBe("/experiencias");
	await expect(cards).toHaveCount(0);
	await page.getByRole("link", { name: "Volver a las experiencias" }).click();
	await expect(cards).toHaveCount(EXPERIENCES.length);
	await expect(page).toHaveURL(/\/experiencias$/);
});

test("help: one answer open at a time, clicking it again collapses it; choosing general shows all", async ({
	page,
}) => {
	await open(page, "/ayuda?tema=tiempos");
	const questions = page.locator("details.help-question");
	await expect(questions).toHaveCount(2);
	await page.getByRole("navigation", { name: "Temas de las preguntas" }).getByRole("link", { name: "General" }).click();
	await expect(questions).toHaveCount(14);
	const opened = page.locator("details.help-question[open]");
	await expect(opened).toHaveCount(0);
	for (const position of [1, 7, 13]) {
		await questions.nth(position).locator("summary").click();
		await expect(questions.nth(position).locator("p").first()).toBeVisible();
		await expect(opened).toHaveCount(1);
	}
	await questions.nth(13).locator("summary").click();
	await expect(opened).toHaveCount(0);
});

test("accessibility, K10: Alt+1 to Alt+4 of the upper row lead to home, catalogue, observatory and help", async ({
	page,
}) => {
	await open(page, "/accesibilidad");
	for (const [digit, path] of ["/", "/catalogo", "/observatorio", "/ayuda"].entries()) {
		const before = new URL(page.url()).pathname;
		await page.keyboard.press(`Alt+Numpad${digit + 1}`);
		await page.keyboard.press(`AltGraph+Digit${digit + 1}`);
		expect(new URL(page.url()).pathname).toBe(before);
		await page.keyboard.press(`Alt+Digit${digit + 1}`);
		await page.waitForURL((address) => address.pathname === path);
	}
});

test("accessibility, K21: each display tool works at once, is pressed, and stays on the next page", async ({
	page,
}) => {
	await open(page, "/accesibilidad");
	const tools = page.getByRole("region", { name: "Herramientas de lectura" });
	const sizeOf = () => page.locator("main").evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
	const before = await sizeOf();
	for (const name of [/^200\s%$/, "Alto contraste", "Modo de lectura"]) {
		const tool = tools.getByRole("button", { name });
		await tool.click();
		await expect(tool).toHaveAttribute("aria-pressed", "true");
	}
	expect(await sizeOf()).toBe(before * 2);
	await page.goto("/ayuda");
	await expect(page.locator("html")).toHaveAttribute("data-display", "text-200 contrast reading");
	expect(await sizeOf()).toBe(before * 2);
});
