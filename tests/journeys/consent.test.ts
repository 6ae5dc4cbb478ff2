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

test("'Aceptar todo' and 'Rechazar todo' are stored, announced and kept after a reload", async ({ page }) => {
	for (const [name, allowed] of [
		["Aceptar todo", true],
		["Rechazar todo", false],
	] as const) {
		await page.goto("/ayuda");
		await button(page, name).click();
		await expect(page.getByText("Preferencias guardadas")).toBeVisible();
		await expect(bar(page)).toHaveCount(0);
		const choice = { analytics: allowed, marketing: allowed, functional: allowed };
		expect(await storedRecord(page)).toEqual({ necessary: true, ...choice });
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
		await page.reload();
		await waitForScripts(page);
		await waitForStillness(page);
		await expect(bar(page)).toHaveCount(0);
		await page.evaluate(() => localStorage.clear());
	}
});

test("accepting and rejecting weigh the same: size, look, and the first two stops of the bar", async ({ page }) => {
	await page.goto("/");
	const looks = await Promise.all(
		["Aceptar todo", "Rechazar todo"].map((name) =>
			button(page, name).evaluate((element) => {
				const { width, height } = element.getBoundingClientRect();
				const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(element);
				return { width, height, backgroundColor, color, fontWeight, fontSize, borderColor };
			}),
		),
	);
	expect(looks[0]).toEqual(looks[1]);
	expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
	const order = await bar(page).locator("button, a").allTextContents();
	expect(order.slice(0, 2)).toEqual(["Aceptar todo", "Rechazar todo"]);
});

test("the settings offer analytics and functional, never marketing, and save what was chosen", async ({ page }) => {
	await page.goto("/");
	await button(page, "Configurar").click();
	await expect(bar(page).getByRole("heading", { name: "Elige qué permites" })).toBeFocused();
	await expect(bar(page).getByRole("checkbox")).toHaveCount(3);
	const necessary = bar(page).getByRole("checkbox", { name: "Necesarios" });
	await expect(necessary).toBeChecked();
	await expect(necessary).toBeDisabled();
	await expect(necessary).toHaveAccessibleDescription(/Van siempre/);
	await expectAccessible(page);
	await bar(page).getByRole("checkbox", { name: "Analíticos" }).check();
	await button(page, "Guardar preferencias").click();
	expect(await storedRecord(page)).toEqual({ necessary: true, analytics: true, marketing: false, functional: false });
	await expect(page.getByText("Preferencias guardadas")).toBeVisible();
});

test("Escape and 'Cancelar' return to the simple view, to 'Configurar', and store nothing", async ({ page }) => {
	await page.goto("/");
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

test("who has a damaged record is asked again", async ({ page }) => {
	await page.addInitScript((key) => localStorage.setItem(key, "sí"), KEY);
	await page.goto("/");
	await expect(bar(page)).toBeVisible();
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

	test("the bar covers neither the end of the page nor what has the focus", async ({ page }) => {
		await page.goto("/categorias");
		await expect(bar(page)).toBeVisible();
		await expectAccessible(page);
		const top = await bar(page).evaluate((element) => element.getBoundingClientRect().top);
		const links = await page.locator("a:visible, button:visible, input:visible").count();
		expect(links).toBeGreaterThan(30);
		for (let stop = 0; stop < links; stop++) {
			await page.keyboard.press("Tab");
			const focused = await page.evaluate(() => {
				const element = document.activeElement;
				const { bottom } = element?.getBoundingClientRect() ?? { bottom: 0 };
				return { bottom, isInBar: element?.closest(".dock") !== null, name: element?.textContent };
			});
			if (focused.isInBar) break;
			expect(focused.bottom, focused.name ?? "").toBeLessThanOrEqual(top);
		}
	});

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
