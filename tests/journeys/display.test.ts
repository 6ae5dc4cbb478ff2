import type { Page } from "@playwright/test";
import { countRequirements } from "../counts.ts";
import { expect, expectAccessible, open, test } from "./browser.ts";

const ASKED = countRequirements("inscripcion-nit");

function displayOf(page: Page): Promise<string | null> {
	return page.evaluate(() => document.documentElement.getAttribute("data-display"));
}

test("high contrast is there at once, is announced, stays on every later page from its first byte, and in the other language", async ({
	page,
}) => {
	await open(page, "/accesibilidad");
	const button = page.getByRole("button", { name: "Alto contraste" });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("status").filter({ hasText: "Alto contraste: activado." })).toBeAttached();
	await expect(button).toBeFocused();
	expect(await displayOf(page)).toBe("contrast");

	await page.getByRole("contentinfo").getByRole("link", { name: "Términos" }).click();
	await expect(page.getByRole("heading", { name: "Términos de uso" })).toBeVisible();
	expect(await displayOf(page)).toBe("contrast");
	const html = await (await page.request.get("/ayuda")).text();
	expect(html).toMatch(/<html[^>]* data-display="contrast"/);

	await page.goBack();
	await page.getByRole("button", { name: "Alto contraste" }).click();
	expect(await displayOf(page)).toBeNull();
	await page.getByRole("button", { name: "150" }).click();
	await page.getByRole("button", { name: /Cambiar idioma/ }).click();
	await page.getByRole("button", { name: "English" }).click();
	await expect(page.getByRole("button", { name: "150%" })).toHaveAttribute("aria-pressed", "true");
	expect(await displayOf(page)).toBe("text-150");
	await page.getByRole("button", { name: "100%" }).click();
	await expect.poll(() => displayOf(page)).toBeNull();
	expect((await page.context().cookies()).filter(({ name }) => name === "display")).toEqual([]);
});

test("the reading tools are one press away on any page, and set the text apart as WCAG 1.4.12 names it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await open(page, "/privacidad");
	const opener = page.getByRole("button", { name: "Leer mejor" });
	await opener.press("Enter");
	const tool = page.getByRole("button", { name: "Más espacio" });
	await expect(opener).toHaveAttribute("aria-expanded", "true");
	await tool.click();
	await expect(tool).toHaveAttribute("aria-pressed", "true");
	await expectAccessible(page);
	const [lines, after, letters, words] = await page
		.getByRole("main")
		.locator("section p:not(:last-child)")
		.first()
		.evaluate((paragraph) => {
			const { fontSize, lineHeight, marginBottom, letterSpacing, wordSpacing } = getComputedStyle(paragraph);
			const inEm = (length: string) => Number.parseFloat(length) / Number.parseFloat(fontSize);
			return [lineHeight, marginBottom, letterSpacing, wordSpacing].map(inEm);
		});
	expect(lines).toBeGreaterThanOrEqual(1.5);
	expect(after).toBeGreaterThanOrEqual(2);
	expect(letters).toBeGreaterThanOrEqual(0.119);
	expect(words).toBeGreaterThanOrEqual(0.159);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();
	expect(await (await page.request.get("/ayuda")).text()).toMatch(/<html[^>]* data-display="spaced"/);
});

test("reading mode leaves the text, the way around and what acts, and no text without room, however wide the window", async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([{ name: "display", value: "reading", url: baseURL ?? "" }]);
	await open(page, "/catalogo");
	await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
	await expect(page.getByRole("searchbox", { name: "Buscar en el catálogo" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Sugerencias" })).toBeHidden();
	const width = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().width);
	expect(width).toBeLessThan(800);
	await open(page, "/terminos");
	await expectAccessible(page);

	await page.goto("/tramite/licencia-construccion-municipal");
	for (const width of [640, 960, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		const crushed = await page.evaluate(() =>
			[...document.querySelectorAll("main :is(h2, h3, p, dd)")]
				.filter((text) => text.checkVisibility() && !text.closest(".visually-hidden"))
				.filter((text) => {
					// A word or two may stand in a narrow box, in one line.
					const { width, height } = text.getBoundingClientRect();
					return width === 0 || (width < 120 && height > 40);
				})
				.map((text) => text.outerHTML.slice(0, 90)),
		);
		expect(crushed, `at ${width} px`).toEqual([]);
	}
});

test("however much text is enlarged, none of it becomes smaller, headings included", async ({ page }) => {
	const sizes = () =>
		page.evaluate(() =>
			[...document.querySelectorAll("main :is(h1, h2, h3, p, a, dt, dd, button, label)")].map((element) =>
				Number.parseFloat(getComputedStyle(element).fontSize),
			),
		);
	for (const path of ["/", "/tramite/inscripcion-nit", "/observatorio"]) {
		await open(page, path);
		for (const width of [320, 800, 1280, 1920]) {
			await page.setViewportSize({ width, height: 800 });
			await page.evaluate(() => delete document.documentElement.dataset.display);
			let smaller = await sizes();
			for (const display of ["text-125", "text-150", "text-200"]) {
				await page.evaluate((value) => (document.documentElement.dataset.display = value), display);
				const larger = await sizes();
				const shrunk = larger.filter((size, index) => size < (smaller[index] ?? 0));
				expect(shrunk, `${display} on ${path} at ${width}`).toEqual([]);
				smaller = larger;
			}
		}
	}
});

test("large text on a wide screen gets the menu button instead of a crushed navigation", async ({
	page,
	context,
	baseURL,
}) => {
	await page.goto("/terminos");
	await expect(page.getByRole("button", { name: "Menú", exact: true })).toBeHidden();
	await context.addCookies([{ name: "display", value: "text-200", url: baseURL ?? "" }]);
	await page.goto("/terminos");
	await page.getByRole("button", { name: "Menú", exact: true }).click();
	await expect(page.getByRole("link", { name: "Observatorio" }).first()).toBeVisible();
	const [size] = await page.evaluate(() => [getComputedStyle(document.body).fontSize]);
	expect(Number.parseFloat(size ?? "")).toBeGreaterThanOrEqual(32);
});

test("in forced colours every figure is drawn in the reader's own colours, and a pressed button and progress can be told", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await open(page, "/accesibilidad");
	const mark = (name: string) =>
		page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button, "::before").content.includes("✓"));
	expect([await mark("100"), await mark("125")]).toEqual([true, false]);

	await open(page, "/tramite/inscripcion-nit");
	const bar = page.locator(".requirement-progress progress");
	await page.getByRole("checkbox").first().check();
	const little = await bar.screenshot({ animations: "disabled" });
	await page.getByRole("checkbox").nth(1).check();
	await page.getByRole("checkbox").nth(2).check();
	await page.mouse.move(-1, -1);
	await expect(page.getByText(`3 de ${ASKED} listos`)).toBeVisible();
	expect((await bar.screenshot({ animations: "disabled" })).equals(little)).toBe(false);

	const drawn = async (selector: string, property: "fill" | "stroke" | "backgroundColor" | "borderTopColor") =>
		page
			.locator(selector)
			.first()
			.evaluate((element, name) => getComputedStyle(element)[name], property);
	await open(page, "/observatorio");
	const own = await page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement("i"));
		probe.style.color = "CanvasText";
		return getComputedStyle(probe).color;
	});
	expect(await drawn(".bar-fill", "fill")).toBe(own);
	expect(await drawn(".bar", "borderTopColor")).toBe(own);
	expect(await drawn(".distribution .column", "backgroundColor")).toBe(own);
	expect(await drawn(".stacked-bar rect", "stroke")).toBe(own);
	expect(await drawn(".stacked-bar [data-type=digital]", "fill")).toBe(own);
	await open(page, "/");
	expect(await drawn(".digital-share rect", "stroke")).toBe(own);
	expect(await drawn(".digital-share [data-way=digital]", "fill")).toBe(own);
});
