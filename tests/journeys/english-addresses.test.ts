import type { Page } from "@playwright/test";
import { expect, open, phone, test, waitForScripts } from "./browser.ts";

test.use(phone);

/** What the browser keeps of a language: nothing but a choice. */
async function keptLanguage(page: Page): Promise<(string | null | undefined)[]> {
	const cookie = (await page.context().cookies()).find(({ name }) => name === "language");
	return [await page.evaluate(() => localStorage.getItem("language")), cookie?.value];
}

async function expectLanguage(page: Page, language: "en" | "es"): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("lang", language);
}

test("an English address stays English from search to report, keeps nothing, and gives way to a choice", async ({
	page,
}) => {
	await open(page, "/?idioma=en");
	const main = page.getByRole("main");
	await main.getByLabel("Which procedure are you looking for?").fill("residence");
	await main.getByLabel("Which procedure are you looking for?").press("Enter");
	await expect(page).toHaveURL(/\/catalogo\?search=residence&idioma=en$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue of procedures");

	await main.getByLabel("Search the catalogue").fill("temporary residence");
	await expect(page).toHaveURL(/\/catalogo\?search=temporary\+residence&idioma=en$/);
	await main.getByRole("link", { name: "Temporary residence" }).first().click();
	await expect(page).toHaveURL(/\/tramite\/residencia-temporal\?idioma=en$/);
	await expect(page.getByText(/Our translation/)).toBeVisible();

	await open(page, "/reportar?tramite=residencia-temporal&idioma=en");
	await page.getByLabel("What problem did you find?").selectOption("wrong-requirements");
	await page.getByLabel("Tell us what is wrong").fill(`They ask for a photo ${crypto.randomUUID()}`);
	await page.getByRole("button", { name: "Send report" }).click();
	await expect(page).toHaveURL(/\/reportar\/recibo\?recibo=[^&]+&idioma=en$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/reportar\?tramite=residencia-temporal&idioma=en$/);
	await expectLanguage(page, "en");
	expect(await keptLanguage(page)).toEqual([null, undefined]);

	await page.getByLabel("Tell us what is wrong").fill("Written before the choice");
	await page.getByLabel(/EN, English\. Change language/).click();
	await page.getByRole("button", { name: "ES Español", exact: true }).click();
	await expect(page).toHaveURL(/\/reportar\?tramite=residencia-temporal$/);
	await expectLanguage(page, "es");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reportar un problema");
	await expect(page.getByLabel("Cuéntanos qué pasa")).toHaveValue("Written before the choice");
	expect(await keptLanguage(page)).toEqual(["es", "es"]);

	await page.goBack();
	await expect(page).toHaveURL(/idioma=en$/);
	await expectLanguage(page, "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report a problem");
});

test("an English address is English for who has chosen Spanish, and the choice stays", async ({ page }) => {
	await open(page, "/ayuda");
	await page.evaluate(() => localStorage.setItem("language", "es"));
	await open(page, "/ayuda?idioma=en");
	await expectLanguage(page, "en");
	await page.keyboard.press("Alt+Digit2");
	await expect(page).toHaveURL(/\/catalogo\?idioma=en$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue of procedures");
	expect(await keptLanguage(page)).toEqual(["es", undefined]);
});

test("Back from a chosen Spanish to an English address finds its words, also after the page was loaded anew", async ({
	page,
}) => {
	await open(page, "/categorias?idioma=en");
	await page.getByLabel(/EN, English\. Change language/).click();
	await page.getByRole("button", { name: "ES Español", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Categorías de trámites");
	await page.reload();
	await expectLanguage(page, "es");
	await waitForScripts(page);
	await page.goBack();
	await expect(page).toHaveURL(/\/categorias\?idioma=en$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Categories of procedures");
	await expect(page.getByText("categories.title")).toHaveCount(0);
});
