import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, openWithStoppedClock, phone, test } from "./browser.ts";

/** Opens the overlay as a citizen does and returns its parts. */
async function openSearch(page: Page, arrive = open) {
	await arrive(page, "/ayuda");
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
	return { dialog, box: dialog.getByRole("searchbox"), status: dialog.getByRole("status") };
}

/** Addresses that the browser asked for results, in order. */
function watchQuestions(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.pathname === "/buscar") asked.push(url.searchParams.get("texto") ?? "");
	});
	return asked;
}

test("opens with the focus in the box and its first text; Escape closes it and returns the focus", async ({ page }) => {
	const { dialog, box, status } = await openSearch(page);
	await expect(box).toBeFocused();
	await expect(status).toHaveText("Comienza a escribir para buscar trámites");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Buscar trámites" })).toBeFocused();
});

test("opened again with a text still in it, it asks for that text again", async ({ page }) => {
	const { dialog, box } = await openSearch(page);
	await box.fill("pasaporte");
	await expect(dialog.getByRole("listitem").first()).toBeVisible();
	await dialog.getByRole("button", { name: "Cerrar búsqueda" }).click();
	await expect(dialog.getByRole("listitem")).toHaveCount(0);
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	await expect(box).toHaveValue("pasaporte");
	await expect(dialog.getByRole("listitem").first()).toBeVisible();
});

test("asks once, 300 ms after the last key, and never for a blank text", async ({ page }) => {
	const asked = watchQuestions(page);
	const { box, status } = await openSearch(page, openWithStoppedClock);
	await box.pressSequentially("   ");
	await page.clock.runFor(1000);
	expect(asked).toEqual([]);
	await expect(status).toHaveText("Comienza a escribir para buscar trámites");
	await box.fill("pasa");
	await page.clock.runFor(299);
	expect(asked).toEqual([]);
	await box.fill("pasaporte");
	await page.clock.runFor(299);
	expect(asked).toEqual([]);
	await expect(status).toHaveText("Buscando...");
	await page.clock.runFor(1);
	await expect.poll(() => asked).toEqual(["pasaporte"]);
});

test("shows at most five results with their facts; choosing one goes to its page and closes", async ({ page }) => {
	const { dialog, box, status } = await openSearch(page);
	await box.fill("licencia");
	await expect(status).toHaveText("5 resultados");
	const results = dialog.getByRole("listitem");
	await expect(results).toHaveCount(5);
	await expect(results.first()).toContainText(/Digital|Mixto|Presencial/);
	const link = results.first().getByRole("link");
	await link.click();
	await expect(page).toHaveURL(/\/tramite\/[^/]+$/);
	await expect(dialog).toBeHidden();
});

test("says what was not found, in the words that were typed, and offers the catalogue", async ({ page }) => {
	const { dialog, box, status } = await openSearch(page);
	await box.fill("qwertyuiop");
	await expect(status).toHaveText('No se encontraron trámites para "qwertyuiop"');
	await dialog.getByRole("link", { name: /catálogo/ }).click();
	await expect(page).toHaveURL(/\/catalogo\?search=qwertyuiop$/);
});

test("an answer that comes late never covers a newer one", async ({ page }) => {
	const { dialog, box, status } = await openSearch(page);
	await page.route("**/buscar?texto=nit*", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue().catch(() => {});
	});
	await box.fill("nit");
	await page.waitForRequest(/texto=nit/);
	await box.fill("pasaporte");
	await expect(status).toHaveText(/resultados?$/);
	await page.waitForTimeout(1700);
	await expect(dialog.getByRole("listitem").first()).toContainText(/pasaporte/i);
});

test("a procedure of which only the name is known leads out of the portal, and says so", async ({ page }) => {
	const { dialog, box } = await openSearch(page);
	await box.fill("licencia de caceria");
	const hit = dialog.getByRole("link", { name: /^Licencia de Cacería \(se abre en otra pestaña\)/ });
	await expect(hit).toHaveAttribute("href", "https://tramites.gob.gt/servicio/668/");
	await expect(hit).toHaveAttribute("rel", /noopener/);
	await expect(hit).toHaveAttribute("target", "_blank");
	await expect(hit).toContainText("Solo conocemos el nombre. La ficha está en tramites.gob.gt/servicio/668");
	await expect(hit).toContainText("Consejo Nacional de Áreas Protegidas (CONAP)");
	await expectAccessible(page);
});

test("when the search fails it says so and leads to the catalogue with the text", async ({ page, allowTrouble }) => {
	allowTrouble(/503/, "the search fails on purpose");
	const { dialog, box, status } = await openSearch(page);
	await page.route("**/buscar?*", (route) => route.fulfill({ status: 503, body: "" }));
	await box.fill("pasaporte");
	await expect(status).toHaveText("Error en la búsqueda");
	await expect(dialog.getByRole("link", { name: /catálogo/ })).toHaveAttribute("href", "/catalogo?search=pasaporte");
});

test("Enter leads to all results, and with a blank text it stays", async ({ page }) => {
	const { dialog, box } = await openSearch(page);
	await box.press("Enter");
	await expect(dialog).toBeVisible();
	await box.fill("NIT, RTU");
	await box.press("Enter");
	await expect(page).toHaveURL(/\/catalogo\?search=NIT%2C\+RTU$/);
	await expect(dialog).toBeHidden();
});

test("is accessible with results, on a phone too", async ({ page }) => {
	await page.setViewportSize(phone.viewport);
	const { box, status } = await openSearch(page);
	await box.fill("licencia");
	await expect(status).toHaveText("5 resultados");
	await expectAccessible(page);
});
