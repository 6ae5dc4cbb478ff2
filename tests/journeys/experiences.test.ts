import { expect, open, test } from "./browser.ts";

test("the grid follows what is typed, opens an experience on its heading and comes back to the same grid", async ({
	page,
}) => {
	await open(page, "/experiencias");
	await page.getByLabel("¿Qué quieres lograr?").fill("negocios");
	await expect(page.getByRole("status").filter({ hasText: "Mostrando 3 de 8 experiencias" })).toBeVisible();
	await expect(page).toHaveURL(/\?search=negocios$/);
	await expect(page.getByLabel("¿Qué quieres lograr?")).toBeFocused();

	await page.getByRole("link", { name: "Formalizar un negocio" }).click();
	const heading = page.getByRole("heading", { level: 1, name: "Formalizar un negocio" });
	await expect(heading).toBeFocused();
	await expect(page).toHaveURL(/search=negocios&experiencia=exp-002$/);
	await expect(page).toHaveTitle(/^Formalizar un negocio/);

	await page.goBack();
	await expect(page.getByRole("link", { name: "Formalizar un negocio" })).toBeFocused();
	await expect(page.getByLabel("¿Qué quieres lograr?")).toHaveValue("negocios");

	await page.keyboard.press("Enter");
	await expect(heading).toBeFocused();
	await page.getByRole("link", { name: "Volver a las experiencias" }).click();
	await expect(page).toHaveURL(/\?search=negocios$/);
	await expect(page.getByRole("link", { name: "Formalizar un negocio" })).toBeFocused();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form searches and each experience opens", async ({ page }) => {
		await page.goto("/experiencias");
		await page.getByLabel("¿Qué quieres lograr?").fill("marca");
		await page.getByRole("button", { name: "Buscar", exact: true }).click();
		await page.getByRole("link", { name: "Proteger una marca" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Proteger una marca" })).toBeVisible();
	});
});

test("on paper only the path and its facts remain", async ({ page }) => {
	await page.goto("/experiencias?experiencia=exp-003");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("link", { name: "Volver a las experiencias" })).toBeHidden();
	await expect(page.getByRole("heading", { name: "Certificado de origen" })).toBeVisible();
});
