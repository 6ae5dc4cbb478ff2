import { expect, open, test, waitForScripts } from "./browser.ts";

test("whoever types an ñ, uses AltGr or has a dialog open stays where they are", async ({ page }) => {
	await open(page, "/ayuda");
	const box = page.getByRole("searchbox", { name: "Busca en las preguntas" });
	await box.focus();
	await page.keyboard.press("Alt+Digit2");
	await box.blur();
	for (const keys of [
		"Alt+Numpad1",
		"Alt+Numpad4",
		"Control+Alt+Digit2",
		"Alt+Shift+Digit2",
		"Meta+Alt+Digit2",
		"Alt+Digit5",
		"Digit2",
	]) {
		await page.keyboard.press(keys);
	}
	await page.evaluate(() => {
		const init = { code: "Digit2", key: "@", altKey: true, bubbles: true, modifierAltGraph: true };
		document.body.dispatchEvent(new KeyboardEvent("keyup", init));
	});
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.getByRole("dialog").getByRole("button", { name: "Cerrar búsqueda" }).focus();
	await page.keyboard.press("Alt+Digit2");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page).toHaveURL("/ayuda");
	await page.keyboard.press("Alt+Digit2");
	await expect(page).toHaveURL("/catalogo", { timeout: 15_000 });
});

test("a switch turns them off, which is announced and remembered, and on again", async ({ page }) => {
	await open(page, "/accesibilidad");
	const button = page.getByRole("button", { name: "Usar los atajos del teclado" });
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await expect(page.getByText("Atajos apagados")).toBeVisible();
	await page.reload();
	await waitForScripts(page);
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await page.keyboard.press("Alt+Digit4");
	await expect(page).toHaveURL("/accesibilidad");
	await button.click();
	await page.keyboard.press("Alt+Digit4");
	await expect(page).toHaveURL("/ayuda");
});

test("the first Tab stops skip to the content and lead to home, catalogue, observatory and help", async ({ page }) => {
	await open(page, "/acerca-de");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await open(page, "/terminos");
	for (const name of [
		"Saltar al contenido principal",
		"Ir a Inicio",
		"Ir a Catálogo",
		"Ir a Observatorio",
		"Ir a Ayuda",
	]) {
		await page.keyboard.press("Tab");
		const link = page.getByRole("link", { name, exact: true });
		await expect(link).toBeFocused();
		await expect(link).toBeInViewport();
	}
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/ayuda");
});
