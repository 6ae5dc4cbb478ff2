import { expect, test, waitForScripts } from "../journeys/browser.ts";
import { served } from "./served.ts";

/** Section 2, "Route table": the heading of the screen at each address. */
const SCREENS: readonly (readonly [path: string, screen: string, heading: RegExp])[] = [
	["/", "Home", /trámite/i],
	["/catalogo", "Full catalogue", /^Catálogo de trámites$/],
	["/catalogo?search=pasaporte", "Full catalogue (reads query parameter search)", /^Catálogo de trámites$/],
	["/catalogo/salud", "Same catalogue screen with the category as a parameter", /^Catálogo de trámites de Salud$/],
	["/categorias", "Category list", /categorías/i],
	["/instituciones", "Institution list", /^Instituciones/],
	["/institutions", "Institution list", /^Instituciones/],
	["/observatorio", "Observatory", /^Observatorio Ciudadano de Trámites$/],
	["/asistente-tramites", "Procedure assistant page", /asistente/i],
	["/experiencias", "Guided experiences", /experiencias/i],
	["/ayuda", "Help centre", /ayuda/i],
	["/terminos", "Static page: terms", /términos/i],
	["/privacidad", "Static page: privacy", /privacidad/i],
	["/accesibilidad", "Static page: accessibility", /accesibilidad/i],
	["/acerca-de", "Static page: about", /acerca de|sobre/i],
];

for (const [path, screen, heading] of SCREENS) {
	served(`${path} shows: ${screen}`, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
	});
}

for (const alias of ["tramite", "procedures"]) {
	test(`/${alias}/{id} shows the procedure detail`, async ({ page, request }) => {
		const [first] = await (await request.get("/buscar?texto=nit")).json();
		const response = await page.goto(`/${alias}/${first.id}`);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.name);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/tramite/${first.id}$`));
	});
}

for (const alias of ["instituciones", "institutions"]) {
	served(`/${alias}/{id} shows the institution detail`, async ({ page }) => {
		await page.goto("/instituciones");
		const card = page.getByRole("main").locator('a[href^="/institutions/"]').first();
		const id = (await card.getAttribute("href"))?.split("/").at(-1);
		const response = await page.goto(`/${alias}/${id}`);
		expect(response?.status()).toBe(200);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/instituciones/${id}$`));
	});
}

served(
	"any other path shows the 404 page 'Página no encontrada' with links to home, catalogue, back and help",
	async ({ page, allowTrouble }) => {
		allowTrouble(/404/, "the address does not exist");
		const response = await page.goto("/esto/no/existe");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: /inicio/i })).toHaveAttribute("href", "/");
		await expect(main.getByRole("link", { name: /catálogo/i })).toHaveAttribute("href", "/catalogo");
		await expect(main.getByRole("link", { name: /volver/i })).toBeVisible();
		await expect(main.getByRole("link", { name: /ayuda/i })).toHaveAttribute("href", "/ayuda");
	},
);

test("the 404 page's link back returns to the page before", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "the address does not exist");
	await page.goto("/ayuda");
	await page.goto("/esto/no/existe");
	await waitForScripts(page);
	await page
		.getByRole("main")
		.getByRole("link", { name: /volver/i })
		.click();
	await expect(page).toHaveURL(/\/ayuda$/);
});
