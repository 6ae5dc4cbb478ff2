import type { Page } from "@playwright/test";
import { expect, open, openWithStoppedClock, phone, test, waitForScripts } from "../../journeys/browser.ts";

const main = (page: Page) => page.getByRole("main");

async function openOverlay(page: Page, arrive = open) {
	// Any page has it; this one is light.
	await arrive(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
	return { dialog, box: dialog.getByRole("searchbox"), status: dialog.getByRole("status") };
}

test("the 404 page's link back returns to the page before", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "the address does not exist");
	await page.goto("/ayuda");
	await page.goto("/esto/no/existe");
	await waitForScripts(page);
	await main(page).getByRole("link", { name: "Volver atrás" }).click();
	await expect(page).toHaveURL(/\/ayuda$/);
});

test.describe("on small screens", () => {
	test.use(phone);

	test("the navigation collapses into a menu toggle: open or closed; closes when a link is chosen; beside it a search button", async ({
		page,
	}) => {
		await open(page, "/catalogo");
		const menu = page.getByRole("navigation", { name: "Principal" });
		const toggle = page.getByRole("button", { name: "Menú", exact: true });
		await expect(menu).toBeHidden();
		await toggle.click();
		await expect(menu).toBeVisible();
		await menu.getByRole("button", { name: "Cerrar menú" }).click();
		await expect(menu).toBeHidden();
		await toggle.click();
		await menu.getByRole("link", { name: "Ayuda" }).click();
		await expect(page).toHaveURL(/\/ayuda$/);
		await expect(menu).toBeHidden();
		await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
		await expect(page.getByRole("dialog", { name: "¿Qué trámite buscas?" })).toBeVisible();
	});
});

test("every route change scrolls to the top", async ({ page }) => {
	await open(page, "/catalogo");
	await page.evaluate(() => scrollTo(0, 1500));
	// The cards above take their real height as they come into sight: a pointer would miss the link.
	await page.getByRole("contentinfo").getByRole("link", { name: "Observatorio" }).press("Enter");
	await expect(page).toHaveURL(/\/observatorio$/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a floating back-to-top button appears after scrolling more than 100 px", async ({ page }) => {
	await open(page, "/ayuda");
	const button = page.getByRole("button", { name: "Volver arriba" });
	for (const [scrolled, isShown] of [
		[101, true],
		[100, false],
		[101, true],
	] as const) {
		await page.evaluate((top) => scrollTo(0, top), scrolled);
		await expect(button, `${scrolled} px`).toBeVisible({ visible: isShown });
	}
	const positions = await button.evaluate((element) =>
		[element, element.parentElement ?? element].map((each) => getComputedStyle(each).position),
	);
	expect(positions, "it floats").toContain("fixed");
});

test.describe("home", () => {
	test("the search goes to /catalogo?search={text}, and only if the text is non-blank", async ({ page }) => {
		await open(page, "/");
		const categories = page.getByRole("link", { name: /^Ver todas las categorías/ });
		expect((await categories.boundingBox())?.height, "the button to the categories is large").toBeGreaterThan(60);
		const box = main(page).getByRole("searchbox");
		await box.fill(" \t ");
		await box.press("Enter");
		await expect(page.getByText("Escribe qué trámite buscas, por ejemplo «pasaporte».")).toBeVisible();
		expect(new URL(page.url()).pathname).toBe("/");
		await box.fill(" licencia sanitaria ");
		await box.press("Enter");
		await page.waitForURL("**/catalogo?*");
		expect(new URL(page.url()).searchParams.get("search")).toBe("licencia sanitaria");
	});
});

test.describe("search overlay", () => {
	test("opens from the header; empty input says so; at most 5 results, each with name, description, institution, duration and type; choosing one goes to /tramite/{id} and closes", async ({
		page,
	}) => {
		const { dialog, box, status } = await openOverlay(page);
		await expect(status).toHaveText("Comienza a escribir para buscar trámites");
		await box.fill("de");
		await expect(dialog.getByRole("listitem")).toHaveCount(5);
		await box.fill("");
		await expect(status).toHaveText("Comienza a escribir para buscar trámites");
		await box.fill("Inscripción al NIT");
		const first = dialog.getByRole("listitem").filter({ hasText: "Inscripción al NIT" }).first();
		await expect(first.locator("strong")).toHaveText("Inscripción al NIT");
		await expect(first.locator(".search-hit-description")).not.toBeEmpty();
		const [type, institution, duration] = await first.locator(".search-hit-facts > *").allTextContents();
		expect([type, institution]).toEqual([expect.stringMatching(/^(Digital|Mixto|Presencial)$/), "SAT"]);
		expect(duration?.trim()).not.toBe("");
		await first.getByRole("link").click();
		await expect(page).toHaveURL(/\/tramite\/inscripcion-nit$/);
		await expect(dialog).toBeHidden();
	});

	test("no hits: 'No se encontraron trámites para \"{text}\"'; an institution that is not known is 'N/A'; loading says 'Buscando...'", async ({
		page,
	}) => {
		const { dialog, box, status } = await openOverlay(page);
		await box.fill("zzzyyyxxx");
		await expect(status).toHaveText('No se encontraron trámites para "zzzyyyxxx"');
		const bare = { id: "x", name: "Sin oficina", description: null, institution: null, duration: null, type: null };
		await page.route("**/buscar?*", (route) => route.fulfill({ json: { hits: [bare] } }));
		await box.fill("oficina");
		await expect(dialog.getByRole("listitem").locator(".search-hit-facts")).toContainText("N/A");
		await page.unroute("**/buscar?*");
		await page.route("**/buscar?*", () => {});
		await box.fill("pasaporte");
		await expect(status).toHaveText("Buscando...");
	});

	test("300 ms debounce after the last key; blank text returns an empty list without any call", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, search } = new URL(request.url());
			if (pathname === "/buscar") asked.push(search);
		});
		const { dialog, box, status } = await openOverlay(page, openWithStoppedClock);
		await box.pressSequentially("   ");
		await page.clock.runFor(1000);
		await expect(status).toHaveText("Comienza a escribir para buscar trámites");
		await expect(dialog.getByRole("listitem")).toHaveCount(0);
		await box.fill("pasa");
		await page.clock.runFor(299);
		await box.fill("pasaporte");
		await page.clock.runFor(299);
		expect(asked).toEqual([]);
		await page.clock.runFor(1);
		await expect(dialog.getByRole("listitem").first()).toBeVisible();
		expect(asked).toEqual(["?texto=pasaporte"]);
	});
});
