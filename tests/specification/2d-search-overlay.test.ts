import type { Page } from "@playwright/test";
import { expect, open, test } from "../journeys/browser.ts";

async function openOverlay(page: Page) {
	// Any page has it; this one is light.
	await open(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
	return { dialog, box: dialog.getByRole("searchbox") };
}

test("opens from the header", async ({ page }) => {
	const { dialog } = await openOverlay(page);
	await expect(dialog).toBeVisible();
});

test("shows at most 5 results", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await box.fill("de");
	await expect(dialog.getByRole("listitem")).toHaveCount(5);
});

test("each result has name, description, institution name, duration and type", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await box.fill("Inscripción al NIT");
	const first = dialog.getByRole("listitem").filter({ hasText: "Inscripción al NIT" }).first();
	await expect(first.locator("strong")).toHaveText("Inscripción al NIT");
	await expect(first.locator(".search-hit-description")).not.toBeEmpty();
	const facts = first.locator(".search-hit-facts > *");
	await expect(facts.nth(0)).toHaveText(/Digital|Mixto|Presencial/);
	await expect(facts.nth(1)).toHaveText("SAT");
	await expect(facts.nth(2)).not.toBeEmpty();
});

test("an institution that is not known is shown as 'N/A'", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await page.route("**/buscar?*", (route) =>
		route.fulfill({
			json: [
				{ id: "x", name: "Trámite sin oficina", description: null, institution: null, duration: null, type: null },
			],
		}),
	);
	await box.fill("oficina");
	await expect(dialog.getByRole("listitem").locator(".search-hit-facts")).toContainText("N/A");
});

test("choosing a result goes to /tramite/{id} and closes the overlay", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await box.fill("pasaporte");
	await dialog.getByRole("listitem").first().getByRole("link").click();
	await expect(page).toHaveURL(/\/tramite\/[^/]+$/);
	await expect(dialog).toBeHidden();
});

test("loading says 'Buscando...'", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await page.route("**/buscar?*", () => {});
	await box.fill("pasaporte");
	await expect(dialog.getByRole("status")).toHaveText("Buscando...");
});

test("empty input says 'Comienza a escribir para buscar trámites'", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await expect(dialog.getByRole("status")).toHaveText("Comienza a escribir para buscar trámites");
	await box.fill("pasaporte");
	await box.fill("");
	await expect(dialog.getByRole("status")).toHaveText("Comienza a escribir para buscar trámites");
});

test("no hits says 'No se encontraron trámites para \"{text}\"'", async ({ page }) => {
	const { dialog, box } = await openOverlay(page);
	await box.fill("zzzyyyxxx");
	await expect(dialog.getByRole("status")).toHaveText('No se encontraron trámites para "zzzyyyxxx"');
});
