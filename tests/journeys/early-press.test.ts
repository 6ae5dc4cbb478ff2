import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { expect, open, phone, test, waitForStillness } from "./browser.ts";
import { letScriptsCome, openLate } from "./late-page.ts";

const COMPARISON = "/observatorio?comparar=libro-salarios,consulta-estado-dpi";
const DETAIL = "/observatorio?detalle=libro-salarios";

test.use(phone);

test("what is ticked or typed early in catalogue and institutions narrows the list, and stays under the finger", async ({
	page,
}) => {
	for (const [path, role, name, left] of [
		["/catalogo?filtros=1", "checkbox", "Gratis", "/catalogo?gratis=1"],
		["/catalogo", "searchbox", "Buscar en el catálogo", "/catalogo?search=pasaporte"],
		["/instituciones", "searchbox", "Buscar una institución", "/instituciones?search=pasaporte"],
	] as const) {
		await openLate(page, path);
		const box = page.getByRole(role, { name });
		await box.tap();
		if (role === "searchbox") await page.keyboard.type("pasaporte");
		const before = await box.boundingBox();
		await letScriptsCome(page);
		await expect(page).toHaveURL(left);
		await waitForStillness(page);
		expect((await box.boundingBox())?.y, name).toBe(before?.y);
	}
});

test("with scripts the first letter brings the box up, and nothing moves any more when the list comes", async ({
	page,
}) => {
	await open(page, "/catalogo");
	const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
	await box.tap();
	const before = await box.boundingBox();
	await page.route("**/catalogo.data*", () => undefined);
	await page.keyboard.type("p");
	const typed = await box.boundingBox();
	expect(typed?.y).toBeLessThan(before?.y ?? 0);
	await page.unrouteAll();
	await page.keyboard.type("asaporte");
	await expect(page).toHaveURL("/catalogo?search=pasaporte");
	await waitForStillness(page);
	expect((await box.boundingBox())?.y).toBe(typed?.y);
});

test("a report written before the scripts come is counted and kept, though no key follows; what travels with it is fetched also where it was opened", async ({
	page,
}) => {
	await openLate(page, "/reportar");
	await page.getByLabel("Cuéntanos qué pasa").tap();
	await page.keyboard.type("Cierran a las tres, no a las cinco.");
	await letScriptsCome(page);
	await expect(page.getByText("Te quedan 2965")).toBeVisible();
	const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? "", STORAGE_KEYS.reportDraft);
	await expect.poll(kept).toContain("Cierran a las tres");
	await page.reload();
	await expect(page.getByLabel("Cuéntanos qué pasa")).toHaveValue("Cierran a las tres, no a las cinco.");

	await openLate(page, "/reportar?tramite=inscripcion-nit");
	await page.getByText("Qué datos técnicos se envían").tap();
	await letScriptsCome(page);
	await expect(page.locator(".report-sender").getByRole("status")).toContainText("/tramite/inscripcion-nit");
});

test.describe("somebody new", () => {
	test.use({ visitor: "new" });

	test("who wants the settings and then refuses all is not asked again when the scripts come", async ({ page }) => {
		await openLate(page, "/ayuda");
		await page.getByRole("button", { name: "Configurar" }).tap();
		await page.getByRole("button", { name: "Rechazar todo" }).tap();
		await expect(page.locator(".consent")).toBeHidden();
		await letScriptsCome(page);
		await expect(page.locator("html[data-scripts=ready]")).toHaveCount(1);
		await waitForStillness(page);
		await expect(page.locator(".consent")).toBeHidden();
	});

	test("is told that the settings cannot be had, and has them with the next press", async ({ allowTrouble, page }) => {
		allowTrouble(/consent-settings|ERR_FAILED/, "the code of the settings cannot be had at first");
		const settings = page.getByRole("checkbox", { name: "Analíticos" });
		await page.route(/consent-settings.*\.js/, (route) => route.abort());
		await open(page, "/ayuda");
		await page.getByRole("button", { name: "Configurar" }).tap();
		await expect(page.getByText("No se pudo cargar esta función.")).toBeVisible();
		await page.unroute(/consent-settings.*\.js/);
		await page.getByRole("button", { name: "Configurar" }).tap();
		await expect(settings).toBeVisible();
	});
});

test.describe("without the code of a part", () => {
	test.beforeEach(async ({ allowTrouble, page }) => {
		allowTrouble(/comparison-|evaluation-dialog-|ERR_FAILED/, "their code cannot be had");
		await page.route(/assets\/(comparison|evaluation-dialog)-.*\.js/, (route) => route.abort());
	});

	test("a comparison and a detail stay as the server wrote them, and the link of a row leads to the page of the server", async ({
		page,
	}) => {
		for (const path of [COMPARISON, DETAIL]) {
			await page.goto(path);
			const words = await page.getByRole("main").textContent();
			const code = page.waitForEvent("requestfailed");
			await page.keyboard.press("Shift");
			await code;
			await waitForStillness(page);
			await expect(page.locator("html[data-scripts]")).toHaveCount(0);
			expect(await page.getByRole("main").textContent()).toBe(words);
		}
		await open(page, "/observatorio");
		await page.locator('a[href*="detalle="]').first().tap();
		await expect(page).toHaveURL(/detalle=/);
		await expect(page.getByRole("heading", { level: 1, name: /^Evaluación/ })).toBeVisible();
	});
});

test("the filters open and close with pages as long as scripts do not come, and send nothing that was not chosen", async ({
	page,
}) => {
	const asked: string[] = [];
	await openLate(page, "/catalogo");
	page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url().replace(/^.*:\d+/, "")));
	const filters = page.getByRole("button", { name: "Filtros", exact: true });
	await filters.tap();
	await expect(page.getByRole("checkbox", { name: "Gratis" })).toBeVisible();
	await filters.tap();
	await expect(page.getByRole("checkbox", { name: "Gratis" })).toBeHidden();
	expect(asked).toEqual(["/catalogo?filtros=1", "/catalogo?"]);
	await letScriptsCome(page);
	await filters.tap();
	await expect(filters).toHaveAttribute("aria-expanded", "true");
	await filters.tap();
	await expect(filters).toHaveAttribute("aria-expanded", "false");
});
