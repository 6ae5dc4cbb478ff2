import { expect, open, test } from "./browser.ts";

test("a plan grows from the search as it is typed, keeps its address, and shrinks again", async ({ page }) => {
	await open(page, "/plan?tramites=habilitacion-fel");
	await page.getByLabel("Añadir un trámite").fill("agencia virtual");
	await page.getByRole("link", { name: /^Añadir ?: Usuario y contraseña de la Agencia Virtual/ }).click();
	await expect(page).toHaveURL(/\/plan\?tramites=habilitacion-fel\+agencia-virtual-sat$/);
	const path = page.getByRole("region", { name: "Tus trámites, en orden" });
	await expect(path.getByRole("heading", { level: 3 })).toHaveText([
		/^Usuario y contraseña/,
		/^Habilitación de facturas/,
	]);
	await path.getByRole("link", { name: /^Quitar ?: Habilitación/ }).click();
	await expect(path.getByRole("heading", { level: 3 })).toHaveCount(1);
	await page.goBack();
	await expect(path.getByRole("heading", { level: 3 })).toHaveCount(2);
});

test("who adds a second procedure from its own page may go on with the plan of before", async ({ page }) => {
	await open(page, "/tramite/inscripcion-nit");
	await page.getByRole("link", { name: "Añadir este trámite a un plan" }).click();
	await expect(page).toHaveURL(/tramites=inscripcion-nit$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu plan: 1 trámite");
	await open(page, "/tramite/agencia-virtual-sat");
	await page.getByRole("link", { name: "Añadir este trámite a un plan" }).click();
	await page.getByRole("link", { name: "Añadir este trámite a ese plan" }).click();
	await expect(page).toHaveURL(/tramites=inscripcion-nit\+agencia-virtual-sat$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu plan: 2 trámites");
});

test("on paper the path, its papers and the address stay, and what is only for the screen goes", async ({ page }) => {
	await page.goto("/plan?tramites=licencia-portacion-armas+antecedentes-penales+renovacion-dpi");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByLabel("Añadir un trámite")).toBeHidden();
	await expect(page.getByRole("link", { name: /^Quitar/ }).first()).toBeHidden();
	await expect(page.getByRole("region", { name: "Papeles que llevar" })).toBeVisible();
	await expect(page.getByText("Sale de Ventanilla Abierta")).toBeVisible();
});
