import type { Page } from "@playwright/test";
import { expect, open, openInEnglish, test } from "../journeys/browser.ts";
import { test as emptyHanded } from "./empty-handed.ts";
import { served } from "./served.ts";

const main = (page: Page) => page.getByRole("main");

emptyHanded.describe("with a backend that never answered", () => {
	emptyHanded.beforeEach(({ allowTrouble }) => allowTrouble(/503/, "there is nothing to read"));

	for (const path of ["/", "/catalogo", "/catalogo/salud", "/categorias", "/asistente-tramites"]) {
		emptyHanded(
			`procedures load failure at ${path}: the error message and 'Error al cargar trámites'`,
			async ({ page }) => {
				const response = await page.goto(path);
				expect(response?.status()).toBe(503);
				await expect(main(page).getByText("Error al cargar trámites", { exact: true })).toBeVisible();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					"El catálogo no está disponible en este momento",
				);
				await expect(main(page).getByRole("link", { name: "Reintentar" })).toHaveAttribute("href", path);
			},
		);
	}

	emptyHanded("procedures load failure on the way from another page says the same", async ({ page }) => {
		await open(page, "/ayuda");
		await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Catálogo" }).click();
		await expect(main(page).getByText("Error al cargar trámites", { exact: true })).toBeVisible();
	});

	emptyHanded(
		"K11: single procedure load failure: 'Error al cargar trámite' under 'Trámite no encontrado'",
		async ({ page }) => {
			const response = await page.goto("/tramite/inscripcion-nit");
			expect(response?.status()).toBe(503);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trámite no encontrado");
			await expect(main(page).getByText("Error al cargar trámite", { exact: true })).toBeVisible();
			await expect(main(page)).not.toContainText("ha sido removido");
			await expect(main(page).getByRole("link", { name: "Reintentar" })).toHaveAttribute(
				"href",
				"/tramite/inscripcion-nit",
			);
		},
	);

	emptyHanded("search failure: 'Error en la búsqueda'", async ({ page }) => {
		await open(page, "/ayuda");
		await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
		const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
		await dialog.getByRole("searchbox").fill("pasaporte");
		await expect(dialog.getByRole("status")).toHaveText("Error en la búsqueda");
	});

	emptyHanded(
		"institutions load failure: a common error label followed by 'Error al cargar instituciones'",
		async ({ page }) => {
			const response = await page.goto("/instituciones");
			expect(response?.status()).toBe(503);
			await expect(main(page).getByRole("alert")).toHaveText("Algo salió mal: Error al cargar instituciones");
		},
	);

	emptyHanded("experiences load failure: 'Error al cargar experiencias'", async ({ page }) => {
		const response = await page.goto("/experiencias");
		expect(response?.status()).toBe(503);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error al cargar experiencias");
	});

	emptyHanded(
		"K14: institution detail failure: 'Error al cargar la institución', in English 'Error loading institution'",
		async ({ page, context, baseURL }) => {
			const response = await page.goto("/instituciones/sat");
			expect(response?.status()).toBe(503);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error al cargar la institución");
			await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
			await page.goto("/institutions/sat");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error loading institution");
		},
	);

	emptyHanded(
		"observatory failure: 'Error al cargar datos', 'Error al cargar datos del observatorio' and 'Reintentar', which reloads the page",
		async ({ page }) => {
			const response = await page.goto("/observatorio?filtro=digital");
			expect(response?.status()).toBe(503);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error al cargar datos");
			await expect(main(page).getByText("Error al cargar datos del observatorio", { exact: true })).toBeVisible();
			await page.evaluate(() => Object.assign(window, { isOldPage: true }));
			await main(page).getByRole("link", { name: "Reintentar" }).click();
			await page.waitForFunction(() => !("isOldPage" in window));
			await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
		},
	);
});

test("K25: 'Reintentar' shows the observatory once it can be read again", async ({ page, allowTrouble }) => {
	allowTrouble(/Failed to load resource|ERR_FAILED|Failed to fetch/, "the connection is cut on purpose");
	await open(page, "/ayuda");
	await page.route("**/observatorio.data*", (route) => route.abort());
	await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Observatorio" }).click();
	await expect(page.getByRole("heading", { name: "Error al cargar datos" })).toBeVisible();
	await page.getByRole("link", { name: "Reintentar" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Observatorio Ciudadano de Trámites");
});

served("detail page shows 'Trámite no encontrado' on no result", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "there is no such procedure");
	const response = await page.goto("/tramite/no-existe");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trámite no encontrado");
	await expect(main(page).getByText("El trámite que buscas no existe o ha sido removido.")).toBeVisible();
	await expect(main(page).getByRole("link", { name: "Volver al catálogo" })).toHaveAttribute("href", "/catalogo");
});

for (const [language, title, back] of [
	["es", "Institución no encontrada", "Volver a las instituciones"],
	["en", "Institution not found", "Back to the institutions"],
] as const) {
	test(`K14: institution missing (${language}): '${title}' with back button`, async ({ page, allowTrouble }) => {
		allowTrouble(/404/, "there is no such institution");
		await (language === "en" ? openInEnglish : open)(page, "/institutions/no-existe");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(main(page).getByRole("link", { name: back })).toHaveAttribute("href", "/instituciones");
	});
}

for (const [language, title, message] of [
	["es", "No se pudo enviar tu reporte", "Lo que escribiste sigue aquí. Espera un momento e intenta de nuevo."],
	["en", "Your report could not be sent", "What you wrote is still here. Wait a moment and try again."],
] as const) {
	test(`K13: report submit failure (${language}): a generic title and message; the console gets code and reference only`, async ({
		page,
		allowTrouble,
	}) => {
		allowTrouble(/500|report not sent/, "the server fails on purpose");
		const said: string[] = [];
		page.on("console", (line) => line.type() === "error" && said.push(line.text()));
		await (language === "en" ? openInEnglish : open)(page, "/reportar");
		await page.route("**/reportar", (route) =>
			route.request().method() === "POST"
				? route.fulfill({ status: 500, headers: { "x-request-id": "ref-1" }, body: "secret stack of the server" })
				: route.fallback(),
		);
		await main(page).locator("[name=problem_type]").selectOption("other");
		await main(page).locator("[name=procedure]").fill("Inscripción al NIT");
		await main(page).locator("[name=description]").fill("texto privado");
		await main(page)
			.getByRole("button", { name: /^(Enviar reporte|Send report)$/ })
			.click();
		const alert = main(page).getByRole("alert");
		await expect(alert).toContainText(title);
		await expect(alert).toContainText(message);
		await expect(alert).not.toContainText("stack");
		expect(said.filter((line) => line.startsWith("report not sent"))).toEqual(["report not sent: 500 ref-1"]);
		expect(said.join()).not.toMatch(/privado|stack/);
	});
}

test("translation load failure: console log only, no message to the visitor", async ({ page, allowTrouble }) => {
	allowTrouble(/dictionary en: 500|500/, "the dictionary fails on purpose");
	await open(page, "/catalogo");
	await page.route("**/locales/en.json*", (route) => route.fulfill({ status: 500 }));
	const said = page.waitForEvent("console", (line) => line.text().includes("dictionary en: 500"));
	await page.getByRole("button", { name: /Cambiar idioma/ }).click();
	await page.getByRole("button", { name: "EN English", exact: true }).click();
	await said;
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("no hits: 'No se encontraron trámites para ...' in the search overlay", async ({ page }) => {
	await open(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	await page.getByRole("dialog").getByRole("searchbox").fill("zzzyyyxxx");
	await expect(page.getByRole("dialog").getByRole("status")).toHaveText('No se encontraron trámites para "zzzyyyxxx"');
});

for (const [path, text] of [
	["/catalogo?search=zzzyyyxxx", "No se encontraron trámites"],
	["/categorias?search=zzzyyyxxx", "No se encontraron categorías"],
	["/experiencias?search=zzzyyyxxx", "No se encontraron experiencias"],
] as const) {
	served(`no hits at ${path}: '${text}'`, async ({ page }) => {
		await page.goto(path);
		await expect(main(page).getByText(text, { exact: true })).toBeVisible();
	});
}

served("unknown route: 404 page 'Página no encontrada'", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "the address does not exist");
	const response = await page.goto("/no-existe");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
});
