import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone, test, waitForScripts, waitForStillness } from "./browser.ts";

test.use({ visitor: "new" });

const KEY = "gdpr-consent";

const bar = (page: Page) => page.getByRole("region", { name: "Aviso de cookies" });
const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
const reopen = (page: Page) => page.getByRole("link", { name: "Preferencias de cookies" });

async function storedRecord(page: Page) {
	const record = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? "null");
	if (record === null) return null;
	expect(new Date(record.timestamp).toISOString(), "an ISO date").toBe(record.timestamp);
	const { timestamp: _, ...choice } = record;
	return choice;
}

test("before any choice nothing is stored and no cookie is set, and the bar takes no focus", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await expect(bar(page)).toContainText("necesarios, analíticos, de marketing y funcionales");
	await expect(bar(page)).toContainText("En Guatemala aún no hay una ley general de protección de datos.");
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	expect(await context.cookies()).toEqual([]);
	for (const [name, path] of [
		["Acerca de", "/acerca-de"],
		["Privacidad", "/privacidad"],
		["Términos", "/terminos"],
	] as const) {
		await expect(bar(page).getByRole("link", { name })).toHaveAttribute("href", path);
	}
});

test("a choice gives the focus to the page and is not asked for again after a reload", async ({ page }) => {
	await page.goto("/ayuda");
	await button(page, "Rechazar todo").click();
	await expect(bar(page)).toHaveCount(0);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
	await page.reload();
	await waitForScripts(page);
	await waitForStillness(page);
	await expect(bar(page)).toHaveCount(0);
});

test("Escape and 'Cancelar' return to the simple view, to 'Configurar', and store nothing", async ({ page }) => {
	await page.goto("/");
	await button(page, "Configurar").click();
	await expect(bar(page).getByRole("heading", { name: "Elige qué permites" })).toBeFocused();
	await expect(bar(page).getByRole("checkbox", { name: "Necesarios" })).toHaveAccessibleDescription(/Van siempre/);
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	for (const cancel of [() => page.keyboard.press("Escape"), () => button(page, "Cancelar").click()]) {
		await button(page, "Configurar").click();
		await bar(page).getByRole("checkbox", { name: "Funcionales" }).check();
		await cancel();
		await expect(button(page, "Configurar")).toBeFocused();
	}
	await page.keyboard.press("Escape");
	await expect(button(page, "Aceptar todo")).toBeVisible();
	expect(await storedRecord(page)).toBeNull();
});

test("the footer reopens the settings with what was chosen; withdrawing counts at once", async ({ page }) => {
	await page.goto("/");
	await button(page, "Aceptar todo").click();
	await reopen(page).click();
	await expect(bar(page).getByRole("checkbox", { name: "Analíticos" })).toBeChecked();
	// The settings take the focus a moment after they are drawn; whoever presses Escape is in them.
	await bar(page).getByRole("checkbox", { name: "Analíticos" }).press("Escape");
	await expect(bar(page)).toHaveCount(0);
	await expect(reopen(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await bar(page).getByRole("checkbox", { name: "Analíticos" }).uncheck();
	await button(page, "Guardar preferencias").click();
	expect(await storedRecord(page)).toEqual({ necessary: true, analytics: false, marketing: false, functional: true });
	await expect(reopen(page)).toBeFocused();
});

test("another tab follows the choice", async ({ page, context }) => {
	await page.goto("/");
	const other = await context.newPage();
	await other.goto("/ayuda");
	await expect(bar(other)).toBeVisible();
	await button(page, "Rechazar todo").click();
	await expect(bar(other)).toHaveCount(0);
	await page.evaluate(() => localStorage.clear());
	await expect(bar(other)).toBeVisible();
});

test("storage that throws still lets the citizen choose, for this visit", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		});
	});
	await page.goto("/");
	await button(page, "Rechazar todo").click();
	await expect(bar(page)).toHaveCount(0);
	await waitForScripts(page);
	await page.getByRole("link", { name: "Ver todos los trámites" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Catálogo de trámites" })).toBeVisible();
	await expect(bar(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
	test.use(phone);

	test("the bar comes and goes without moving the page", async ({ page }) => {
		await page.goto("/categorias");
		await expect(bar(page)).toBeVisible();
		const places = () =>
			page.evaluate(() =>
				[...document.querySelectorAll("h1, h2, main a, footer a")].map(
					(element) => element.getBoundingClientRect().top + scrollY,
				),
			);
		const withBar = await places();
		await button(page, "Rechazar todo").click();
		await expect(bar(page)).toHaveCount(0);
		expect(withBar.slice(0, 40)).toEqual((await places()).slice(0, 40));
	});
});

test("at 400 % zoom the bar ends the page and stands over nothing", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto("/");
	await expect(bar(page)).not.toBeInViewport();
	await bar(page).scrollIntoViewIfNeeded();
	await button(page, "Rechazar todo").click();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
