import type { Page } from "@playwright/test";
import { expect, open, test } from "../journeys/browser.ts";
import { served } from "./served.ts";

const sections = (page: Page) => page.getByRole("main").locator(".document-parts").getByRole("heading", { level: 2 });

for (const [name, path, title] of [
	["terms", "/terminos", "Términos de uso"],
	["privacy policy", "/privacidad", "Política de privacidad"],
] as const) {
	served(`${name}: 10 sections, numbered`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(sections(page)).toHaveText(Array.from({ length: 10 }, (_, index) => new RegExp(`^${index + 1}\\. `)));
	});
}

served("terms: last updated 1 January 2025", async ({ page }) => {
	await page.goto("/terminos");
	const date = page.getByText("Última actualización:").locator("time");
	await expect(date).toHaveText("1 de enero de 2025");
	await expect(date).toHaveAttribute("datetime", "2025-01-01");
});

served("the terms mention credentials, but no sign-in screen is shown", async ({ page }) => {
	await page.goto("/terminos");
	await expect(page.getByRole("heading", { name: "5. Cuentas y claves" })).toBeVisible();
	await expect(page.getByRole("main").locator("input")).toHaveCount(0);
});

served("privacy policy: a data summary table", async ({ page }) => {
	await page.goto("/privacidad");
	const table = page.getByRole("table", { name: "Resumen de los datos" });
	await expect(table.getByRole("columnheader")).toHaveText(["Dato", "Para qué", "Cuánto tiempo", "¿Es opcional?"]);
	await expect(table.getByRole("rowheader")).toHaveText([
		/^Tu reporte/,
		/^Contacto/,
		/^Datos técnicos/,
		/^Datos de uso/,
		/^Tu dirección IP/,
	]);
});

test.describe("accessibility", () => {
	served("features", async ({ page }) => {
		await page.goto("/accesibilidad");
		const features = page.getByRole("region", { name: "Qué hacemos" });
		await expect(features.getByText("Solo con el teclado")).toBeVisible();
		await expect(features.getByText("El color nunca va solo")).toBeVisible();
	});

	served("assistive technologies, each saying whether it was tried", async ({ page }) => {
		await page.goto("/accesibilidad");
		const aids = page.getByRole("region", { name: "Ayudas técnicas" });
		await expect(aids.getByText("NVDA, JAWS, VoiceOver y TalkBack.")).toBeVisible();
		await expect(aids.getByText("Aún no lo hemos probado con esta ayuda")).toHaveCount(4);
	});

	served("standards compliance of WCAG 2.1 AA, Section 508 and EN 301 549, and of WCAG 2.2 AA", async ({ page }) => {
		await page.goto("/accesibilidad");
		const standards = page.getByRole("region", { name: "Qué tanto cumplimos" });
		await expect(standards.locator(".standards").getByRole("heading")).toHaveText([
			"WCAG 2.2 AA",
			"WCAG 2.1 AA",
			"Section 508",
			"EN 301 549",
		]);
	});

	served("keyboard shortcuts Alt+1 to Alt+4 are listed", async ({ page }) => {
		await page.goto("/accesibilidad");
		const shortcuts = page.getByRole("region", { name: "Atajos del teclado" }).getByRole("listitem");
		for (const line of ["Alt + 1: Inicio", "Alt + 2: Catálogo", "Alt + 3: Observatorio", "Alt + 4: Ayuda"]) {
			await expect(shortcuts.filter({ hasText: line })).toHaveCount(1);
		}
	});

	for (const [digit, path] of [
		["1", "/"],
		["2", "/catalogo"],
		["3", "/observatorio"],
		["4", "/ayuda"],
	] as const) {
		test(`K10: Alt+${digit} of the upper row leads to ${path}`, async ({ page }) => {
			await open(page, "/accesibilidad");
			await page.keyboard.press(`Alt+Numpad${digit}`);
			await page.keyboard.press(`AltGraph+Digit${digit}`);
			expect(new URL(page.url()).pathname).toBe("/accesibilidad");
			await page.keyboard.press(`Alt+Digit${digit}`);
			await page.waitForURL((address) => address.pathname === path);
		});
	}

	served("display tools as buttons: text size, high contrast, reading mode", async ({ page }) => {
		await page.goto("/accesibilidad");
		const tools = page.getByRole("region", { name: "Herramientas de lectura" });
		const sizes = tools.getByRole("group", { name: "Tamaño del texto" }).getByRole("button");
		await expect(sizes).toHaveText([/^100\s%$/, /^125\s%$/, /^150\s%$/, /^200\s%$/]);
		await expect(tools.getByRole("button", { name: "Alto contraste" })).toBeVisible();
		await expect(tools.getByRole("button", { name: "Modo de lectura" })).toBeVisible();
	});

	test("K21: each display tool works at once, is pressed, and stays on the next page", async ({ page }) => {
		await open(page, "/accesibilidad");
		const tools = page.getByRole("region", { name: "Herramientas de lectura" });
		const sizeOf = () => page.locator("main").evaluate((main) => Number.parseFloat(getComputedStyle(main).fontSize));
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
});

served("about: mission, vision, four values, what they do, contact", async ({ page }) => {
	await page.goto("/acerca-de");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 2 })).toHaveText([
		"Misión",
		"Visión",
		"Valores",
		"Qué hacemos",
		"Contacto",
	]);
	await expect(main.locator(".about-values").getByRole("listitem")).toHaveCount(4);
	await expect(main.getByRole("region", { name: "Qué hacemos" }).getByRole("listitem").first()).not.toBeEmpty();
	await expect(main.getByRole("link", { name: /^info@/ })).toBeVisible();
});

for (const path of ["/acerca-de", "/ayuda"]) {
	served(`contact hours on ${path}: Monday to Friday, 8:00-17:00`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("main").getByText("Lunes a viernes, de 8:00 a 17:00")).toBeVisible();
	});
}
