import { INSTITUTIONS } from "../counts.ts";
import { expect, open, test } from "./browser.ts";

test("the list follows what is typed, in the address too, and the focus stays in the box", async ({ page }) => {
	await page.goto("/instituciones");
	const box = page.getByRole("searchbox", { name: "Buscar una institución" });
	const status = page.getByRole("main").getByRole("status");
	await expect(status).toHaveText(`${INSTITUTIONS} instituciones`);
	await box.pressSequentially("seguridad social");
	await expect(status).toHaveText("1 institución");
	await expect(page).toHaveURL("/instituciones?search=seguridad+social");
	await expect(box).toBeFocused();
	await expect(page.getByRole("link", { name: "IGSS", exact: true })).toBeVisible();

	await box.fill("zzzz");
	await page.getByRole("button", { name: "Ver todas las instituciones" }).click();
	await expect(status).toHaveText(`${INSTITUTIONS} instituciones`);
	await expect(box).toBeFocused();
	await expect(box).toHaveValue("");
});

test("a click anywhere on a card opens the institution, and the phone can still be dialled", async ({ page }) => {
	await open(page, "/instituciones?search=renap");
	await expect(page.getByRole("link", { name: "2416-1900" })).toHaveAttribute("href", "tel:+50224161900");
	const description = await page.getByRole("article").getByText("Registra los nacimientos").boundingBox();
	await page.mouse.click((description?.x ?? 0) + 20, (description?.y ?? 0) + 10);
	await expect(page.getByRole("heading", { level: 1, name: "RENAP" })).toBeFocused();
	await expect(page).toHaveURL("/institutions/renap");
	await page.getByRole("link", { name: "Certificado de nacimiento", exact: true }).click();
	await expect(page).toHaveURL(/\/procedures\//);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the text of a card can be selected with a mouse, and selecting opens nothing", async ({ page }) => {
	for (const [path, text] of [
		["/instituciones?search=renap", "Registra los nacimientos"],
		["/catalogo?search=renovar+dpi", "DPI"],
		["/experiencias", "panader"],
	] as const) {
		await open(page, path);
		const words = page.getByRole("article").locator("p").filter({ hasText: text }).first();
		const box = await words.boundingBox();
		const [left, middle] = [(box?.x ?? 0) + 2, (box?.y ?? 0) + 12];
		await page.mouse.move(left, middle);
		await page.mouse.down();
		await page.mouse.move(left + 120, middle, { steps: 4 });
		await page.mouse.up();
		expect(await page.evaluate(() => String(getSelection()).trim().length), path).toBeGreaterThan(5);
		await expect(page).toHaveURL(path);
		await page.mouse.click(left + 40, middle);
		await expect(page).not.toHaveURL(path);
	}
});
