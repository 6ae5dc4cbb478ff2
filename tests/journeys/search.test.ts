import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, phone, test, waitForStillness } from "./browser.ts";

/** Opens the overlay as a citizen does and returns its parts. */
async function openSearch(page: Page) {
	await open(page, "/ayuda");
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
	return { dialog, box: dialog.getByRole("searchbox"), status: dialog.getByRole("status") };
}

test("opens with the focus in the box and its first text; Escape closes it and returns the focus; opened again it asks again for what is still in it", async ({
	page,
}) => {
	const { dialog, box, status } = await openSearch(page);
	await expect(box).toBeFocused();
	await expect(status).toHaveText("Comienza a escribir para buscar trámites");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Buscar trámites" })).toBeFocused();

	await page.keyboard.press("Enter");
	await box.fill("pasaporte");
	await expect(dialog.getByRole("listitem").first()).toBeVisible();
	await dialog.getByRole("button", { name: "Cerrar búsqueda" }).click();
	await expect(dialog.getByRole("listitem")).toHaveCount(0);
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	await expect(box).toHaveValue("pasaporte");
	await expect(dialog.getByRole("listitem").first()).toBeVisible();
});

test("shows at most five results with their facts; choosing one goes to its page and closes", async ({ page }) => {
	const { dialog, box, status } = await openSearch(page);
	await box.fill("licencia");
	await expect(status).toHaveText("5 resultados");
	const results = dialog.getByRole("listitem");
	await expect(results).toHaveCount(5);
	await expect(results.first()).toContainText(/Digital|Mixto|Presencial/);
	await page.setViewportSize(phone.viewport);
	await expectAccessible(page);
	const link = results.first().getByRole("link");
	await link.click();
	await expect(page).toHaveURL(/\/tramite\/[^/]+$/);
	await expect(dialog).toBeHidden();
});

test("says what was not found and that the search failed, and leads to the catalogue with what was typed", async ({
	page,
	allowTrouble,
}) => {
	allowTrouble(/503/, "the search fails on purpose");
	const { dialog, box, status } = await openSearch(page);
	await box.fill("qwertyuiop");
	await expect(status).toHaveText('No se encontraron trámites para "qwertyuiop"');
	await page.route("**/buscar?*", (route) => route.fulfill({ status: 503, body: "" }));
	await box.fill("pasaporte");
	await expect(status).toHaveText("Error en la búsqueda");
	await dialog.getByRole("link", { name: /catálogo/ }).click();
	await expect(page).toHaveURL(/\/catalogo\?search=pasaporte$/);
});

test("an answer that comes late never covers a newer one", async ({ page }) => {
	const { dialog, box, status } = await openSearch(page);
	let letAnswerCome = () => {};
	const late = new Promise<void>((resolve) => {
		letAnswerCome = resolve;
	});
	await page.route("**/buscar?texto=nit*", (route) => late.then(() => route.continue()).catch(() => {}));
	await box.fill("nit");
	await page.waitForRequest(/texto=nit/);
	await box.fill("pasaporte");
	await expect(status).toHaveText(/resultados?$/);
	letAnswerCome();
	await waitForStillness(page);
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

test("Enter leads to all results, and with a blank text it stays", async ({ page }) => {
	const { dialog, box } = await openSearch(page);
	await box.press("Enter");
	await expect(dialog).toBeVisible();
	await box.fill("NIT, RTU");
	await box.press("Enter");
	await expect(page).toHaveURL(/\/catalogo\?search=NIT%2C\+RTU$/);
	await expect(dialog).toBeHidden();
});
