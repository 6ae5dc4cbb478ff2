import type { Page } from "@playwright/test";
import { expect, open, openWithStoppedClock, test } from "../../journeys/browser.ts";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("data screens: loading, then loaded", async ({ page }) => {
	for (const [entry, path, heading] of [
		["Instituciones", "/instituciones", "Instituciones"],
		["Experiencias", "/experiencias", "Experiencias guiadas"],
		["Observatorio", "/observatorio", "Observatorio Ciudadano de Trámites"],
	] as const) {
		await open(page, "/ayuda");
		let goOn = () => {};
		const held = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		await page.route(`**${path}.data*`, async (route) => {
			await held;
			await route.fallback();
		});
		await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: entry }).click();
		const loading = page.getByRole("status").filter({ hasText: /^Cargando\.\.\.$/ });
		await expect(loading, path).toBeVisible();
		goOn();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(loading, path).toHaveCount(0);
	}
});

test.describe("language", () => {
	const choose = async (page: Page, name: string) => {
		await page.getByRole("button", { name: /Cambiar idioma|Change language/ }).click();
		await page.locator("#idiomas").getByRole("button", { name }).click();
	};

	test("es unless a value is stored under the key language", async ({ page }) => {
		await open(page, "/ayuda");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		expect(await stored(page, "language")).toBeNull();
		await page.evaluate(() => localStorage.setItem("language", "en"));
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help centre");
	});

	test("switchable between es and en; the choice is persisted; the dictionary is loaded on the change, one file per language", async ({
		page,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.startsWith("/locales/")) asked.push(pathname);
		});
		await open(page, "/ayuda");
		for (const [name, code, heading, files] of [
			["English", "en", "Help centre", ["/locales/es.json", "/locales/en.json"]],
			["Español", "es", "Centro de ayuda", ["/locales/es.json", "/locales/en.json"]],
		] as const) {
			await choose(page, name);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await expect(page.locator("html")).toHaveAttribute("lang", code);
			expect(await stored(page, "language")).toBe(code);
			expect(asked).toEqual(files);
		}
	});

	test("the dropdown shows flags and codes, and closes on outside click or selection", async ({ page }) => {
		await open(page, "/ayuda");
		const menu = page.locator("#idiomas");
		await page.getByRole("button", { name: /Cambiar idioma/ }).click();
		await expect(menu.getByRole("button")).toHaveText(["ESEspañol", "ENEnglish"]);
		for (const choice of await menu.getByRole("button").all()) await expect(choice.locator("svg.flag")).toBeVisible();
		await page.mouse.click(20, 500);
		await expect(menu).toBeHidden();
		await choose(page, "English");
		await expect(menu).toBeHidden();
	});

	test("a missing key shows the key text (K15: another test proves that none is missing)", async ({ page }) => {
		await page.route(/\/locales\/en\.json/, async (route) => {
			const response = await route.fetch();
			const dictionary = await response.json();
			await route.fulfill({ response, json: { ...dictionary, nav: { ...dictionary.nav, catalog: undefined } } });
		});
		await open(page, "/ayuda");
		await choose(page, "English");
		const menu = page.getByRole("navigation", { name: "Main" });
		await expect(menu.getByRole("link", { name: "Institutions", exact: true })).toBeVisible();
		await expect(menu.getByRole("link", { name: "nav.catalog", exact: true })).toHaveAttribute("href", "/catalogo");
	});
});

test.describe("cookie banner", () => {
	test.use({ visitor: "new" });

	const bar = (page: Page) => page.getByRole("region", { name: "Aviso de cookies" });
	const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
	const record = async (page: Page) => JSON.parse((await stored(page, "gdpr-consent")) ?? "null");
	const NONE = { necessary: true, analytics: false, marketing: false, functional: false };

	for (const [name, expected] of [
		["Aceptar todo", { necessary: true, analytics: true, marketing: true, functional: true }],
		["Rechazar todo", NONE],
	] as const) {
		test(`K05: '${name}' stores ${JSON.stringify(expected)} under gdpr-consent with an ISO timestamp, and dismisses the bar for good`, async ({
			page,
		}) => {
			await page.goto("/ayuda");
			await button(page, name).click();
			await expect(page.getByText("Preferencias guardadas")).toBeVisible();
			await expect(bar(page)).toHaveCount(0);
			const { timestamp, ...categories } = await record(page);
			expect(categories).toEqual(expected);
			expect(new Date(timestamp).toISOString()).toBe(timestamp);
			expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(60_000);
			await open(page, "/terminos");
			await expect(bar(page)).toHaveCount(0);
		});
	}

	test("names four categories and the laws (K06); 'Configurar' opens settings where analytics and functional can be toggled (necessary always on); 'Cancelar' stores nothing, 'Guardar preferencias' saves", async ({
		page,
	}) => {
		await page.goto("/terminos");
		await expect(bar(page)).toContainText("Hay datos necesarios, analíticos, de marketing y funcionales.");
		await expect(bar(page)).toContainText(
			"Aplicamos los principios del RGPD y la Constitución y el Decreto 57-2008 de Guatemala. En Guatemala aún no hay una ley general de protección de datos.",
		);
		const box = (name: string) => bar(page).getByRole("checkbox", { name });
		await button(page, "Configurar").click();
		await expect(button(page, "Aceptar todo")).toHaveCount(0);
		await button(page, "Cancelar").click();
		await expect(button(page, "Aceptar todo")).toBeVisible();
		await expect(bar(page).getByRole("checkbox")).toHaveCount(0);
		expect(await record(page)).toBeNull();
		await button(page, "Configurar").click();
		await expect(bar(page).getByRole("checkbox")).toHaveCount(3);
		await expect(box("Necesarios")).toBeChecked();
		await expect(box("Necesarios")).toBeDisabled();
		await box("Analíticos").check();
		await box("Funcionales").check();
		await box("Analíticos").uncheck();
		await button(page, "Guardar preferencias").click();
		await expect(bar(page)).toHaveCount(0);
		expect(await record(page)).toMatchObject({ ...NONE, functional: true });
	});

	test("K04: once dismissed, the settings are reopened from the footer, and stay under the pointer that presses there", async ({
		page,
	}) => {
		await openWithStoppedClock(page, "/ayuda");
		await button(page, "Aceptar todo").click();
		await expect(page.getByText("Preferencias guardadas")).toBeVisible();
		const reopen = page.getByRole("contentinfo").getByRole("link", { name: "Preferencias de cookies" });
		await reopen.scrollIntoViewIfNeeded();
		await page.waitForFunction(() => document.getAnimations().length === 0);
		// Half of it under the note: what is pressed in sight is not scrolled away before the pointer is lifted.
		await reopen.evaluate((link) => {
			const covered = Number.parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd);
			const { top, height } = link.getBoundingClientRect();
			scrollBy({ top: top + height / 2 - (innerHeight - covered), behavior: "instant" });
		});
		// Not `click()`, which scrolls by itself before it presses.
		const { x, y } = (await reopen.boundingBox()) ?? { x: 0, y: 0 };
		await page.mouse.move(x + 20, y + 5);
		await page.mouse.down();
		await page.clock.runFor(200);
		await page.mouse.up();
		await expect(bar(page).getByRole("checkbox", { name: "Analíticos" })).toBeChecked();
	});
});
