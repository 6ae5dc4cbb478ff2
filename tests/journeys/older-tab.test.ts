import type { Page, Route } from "@playwright/test";
import { expect, open, phone, test, waitForStillness } from "./browser.ts";

test.use(phone);

const box = (page: Page) => page.getByRole("searchbox", { name: "Buscar en el catálogo" });
/** Loads of documents since it was called. */
function countDocuments(page: Page): () => number {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents += 1;
	});
	return () => documents;
}
const answersGet = (route: Route, answer: Parameters<Route["fulfill"]>[0]) =>
	route.request().method() === "GET" ? route.fulfill(answer) : route.continue();

test.beforeEach(({ allowTrouble }) => {
	allowTrouble(/Failed to load resource|React Router caught|Error loading route module|Failed to fetch/, "on purpose");
	allowTrouble(/console: (TypeError|SyntaxError|Error)|page error/, "what the tab cannot read, its router reports");
});

test("a tab that does not understand the data of a newer release loads the page anew, once, with what was typed", async ({
	page,
}) => {
	await open(page, "/catalogo");
	const documents = countDocuments(page);
	const old = await page.request.get("/catalogo.data?search=licencia");
	const body = (await old.text()).replace("[", "{");
	await page.route("**/catalogo.data*", (route) => answersGet(route, { response: old, body }));
	// At once: the search asks while somebody types, and on a slow machine the page is loaded anew amid the word.
	await box(page).fill("licencia");
	await expect(page.getByText("Mostrando").first()).toBeVisible();
	await expect(page).toHaveURL("/catalogo?search=licencia");
	await expect.poll(documents).toBe(1);
	await expect(box(page)).toHaveValue("licencia");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
	await waitForStillness(page);
	expect(documents()).toBe(1);
});

test("a tab whose next page lost its code in a release goes to that page all the same", async ({ page }) => {
	await open(page, "/ayuda");
	const documents = countDocuments(page);
	await page.route("**/assets/about.page-*.js", (route) => route.fulfill({ status: 404 }));
	await page.getByRole("contentinfo").getByRole("link", { name: "Acerca de" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acerca de");
	await expect(page).toHaveURL("/acerca-de");
	expect(documents()).toBe(1);
});

test("a page that the server itself cannot make keeps its apology", async ({ page }) => {
	await open(page, "/ayuda");
	const documents = countDocuments(page);
	await page.route("**/acerca-de.data*", (route) => route.fulfill({ status: 500, body: "" }));
	await page.getByRole("contentinfo").getByRole("link", { name: "Acerca de" }).first().click();
	await expect(page.getByRole("link", { name: "Reintentar" })).toHaveAttribute("href", "/acerca-de");
	expect(documents()).toBe(0);
});
