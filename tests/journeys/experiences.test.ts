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

test("whoever answers with the keyboard that it is a company sees its steps, and the focus stays on the answer", async ({
	page,
}) => {
	await open(page, "/experiencias?experiencia=exp-001");
	const question = page.getByRole("region", { name: "¿El negocio va a tu nombre o es una sociedad?" });
	const steps = page.getByRole("region", { name: "Tus trámites, en orden" });
	await question.getByRole("link", { name: "A mi nombre" }).focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/experiencia=exp-001&a-nombre-de=sociedad$/);
	await expect(steps.getByRole("link", { name: "Patente de comercio de sociedad" })).toBeVisible();
	await expect(steps.getByRole("link", { name: "Constitución de empresa o comerciante individual" })).toHaveCount(0);
	const company = question.getByRole("link", { name: "Es una sociedad" });
	await expect(company).toBeFocused();
	await expect(company).toHaveAttribute("aria-current", "true");
	await expect(question.getByRole("status")).toContainText("La otra respuesta lleva 12 trámites");

	await page.goBack();
	await expect(steps.getByRole("link", { name: "Patente de comercio de sociedad" })).toHaveCount(0);
	await expect(question.getByRole("link", { name: "A mi nombre" })).toHaveAttribute("aria-current", "true");
});

test("an experience says on paper which answer it is for, and only its path and its facts remain", async ({ page }) => {
	for (const [path, answer] of [
		["/experiencias?experiencia=exp-001", "A mi nombre"],
		["/experiencias?experiencia=exp-001&a-nombre-de=sociedad", "Es una sociedad"],
	] as const) {
		await page.goto(path);
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("link", { name: "Volver a las experiencias" })).toBeHidden();
		await expect(page.getByRole("region", { name: "Tus trámites, en orden" })).toBeVisible();
		const answers = page.getByRole("region", { name: /a tu nombre o es una sociedad/ }).getByRole("link");
		await expect(answers.filter({ visible: true })).toHaveText([answer]);
		await page.emulateMedia({ media: null });
	}
});
