import { expect, open, test } from "./browser.ts";

const PAGES = ["/terminos", "/privacidad", "/accesibilidad", "/acerca-de"];

test("the contents lead to a section, and at 320 pixels the tables fit and every cell still says which column it is of", async ({
	page,
}) => {
	await open(page, "/terminos");
	await page.getByRole("link", { name: "9. Hasta dónde respondemos" }).click();
	await expect(page.getByRole("heading", { name: "9. Hasta dónde respondemos" })).toBeInViewport();
	await expect(page).toHaveURL("/terminos#limites");

	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of PAGES) {
		await page.goto(path);
		for (const list of await page.locator("summary").all()) await list.click();
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
	}
	await page.goto("/privacidad");
	const table = page.getByRole("table", { name: "Resumen de los datos" });
	await expect(table.getByRole("columnheader")).toHaveCount(4);
	await expect(table.getByRole("rowheader")).toHaveCount(5);
	const label = await table
		.getByRole("cell")
		.first()
		.evaluate((cell) => getComputedStyle(cell, "::before").content);
	expect(label).toContain("Para qué");
});
