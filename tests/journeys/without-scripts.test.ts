import type { Page } from "@playwright/test";
import { countRequirements, INSTITUTIONS, PROCEDURES, PROCEDURES_BY_TYPE, sourcesOf } from "../counts.ts";
import { expect, phone } from "./browser.ts";
import { setState, test } from "./reports.ts";

const ASKED = countRequirements("inscripcion-nit");

test.use({ ...phone, javaScriptEnabled: false });

const main = (page: Page) => page.getByRole("main");
const submit = (page: Page, name = "Buscar") => main(page).getByRole("button", { name, exact: true }).click();

test("whoever looks for a procedure is led by forms and links, from home to the last page of the list and back", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("region", { name: "Aviso de cookies" }), "there is nothing to ask").toHaveCount(0);
	const home = page.getByRole("searchbox", { name: "¿Qué trámite buscas?" });
	await home.press("Enter");
	await expect(page).toHaveURL("/?search=");
	await expect(page.getByText(/^Escribe qué trámite buscas/)).toBeVisible();
	await home.fill("pasaporte");
	await home.press("Enter");
	await expect(page).toHaveURL("/catalogo?search=pasaporte");

	const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
	const filters = page.getByRole("button", { name: "Filtros", exact: true });
	const free = page.getByRole("checkbox", { name: "Gratis" });
	await test.step("the filters open and close with the same button, and send only what was chosen", async () => {
		await page.goto("/catalogo");
		await box.fill("lisencia");
		await filters.tap();
		await expect(free).toBeVisible();
		await expect(page).toHaveURL("/catalogo?search=lisencia&filtros=1");
		await filters.tap();
		await expect(free).toBeHidden();
		await expect(page).toHaveURL("/catalogo?search=lisencia");
		await expect(
			main(page)
				.getByRole("link", { name: /licencia/i })
				.first(),
		).toBeVisible();
	});
	await test.step("a category is chosen with the text kept, and all of it is cleared", async () => {
		await filters.tap();
		await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud");
		await submit(page);
		await expect(page).toHaveURL(/\/catalogo\/salud\?search=lisencia/);
		await filters.tap();
		await page.getByRole("button", { name: "Limpiar filtros" }).click();
		await expect(page).toHaveURL(/\/catalogo\??$/);
		await page.goto("/catalogo/salud");
		await expect(filters).not.toHaveAttribute("aria-expanded");
		await filters.tap();
		await expect(page).toHaveURL("/catalogo/salud?filtros=1");
		await expect(free).toBeVisible();
	});
	await test.step("further pages are plain pages, there and back", async () => {
		await page.goto("/catalogo?gratis=1");
		await page.getByRole("link", { name: "Ver más trámites" }).click();
		await expect(page).toHaveURL("/catalogo?gratis=1&pagina=2");
		await expect(page.getByText("Del 19 al 36")).toBeVisible();
		await page.getByRole("link", { name: "Página anterior" }).click();
		await expect(page).toHaveURL("/catalogo?gratis=1");
		await page.getByRole("link", { name: /en una sola página$/ }).click();
		await expect(page).toHaveURL("/catalogo?gratis=1&pagina=todas");
		// By key: while cards far down are drawn for the first time the link moves, and a robot's finger is too quick for that.
		await page.getByRole("link", { name: "Ver por páginas" }).press("Enter");
		await expect(page).toHaveURL("/catalogo?gratis=1");
	});
});

test("menu, language, search button and reading tools are links and forms that lead back to the page", async ({
	page,
}) => {
	await page.goto("/catalogo");
	await page.getByRole("button", { name: "Menú", exact: true }).click();
	await page.getByRole("link", { name: "Observatorio", exact: true }).first().click();
	await expect(page).toHaveURL(/\/observatorio$/);
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	await expect(page).toHaveURL(/\/catalogo\??$/);

	await page.goto("/catalogo?search=pasaporte");
	await page.getByRole("button", { name: /Cambiar idioma/ }).click();
	await page.getByRole("button", { name: "EN English", exact: true }).click();
	await expect(page).toHaveURL(/\/catalogo\?search=pasaporte$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue of procedures");

	await page.goto("/accesibilidad");
	await page.getByRole("main").getByRole("button", { name: "Reading mode" }).click();
	await expect(page).toHaveURL("/accesibilidad");
	await expect(main(page).getByRole("button", { name: "Reading mode" })).toHaveAttribute("aria-pressed", "true");
	await main(page).getByRole("button", { name: "200" }).click();
	await page.goto("/terminos");
	await expect(page.locator("html")).toHaveAttribute("data-display", "text-200 reading");
});

test("categories, institutions, experiences, help and assistant answer what is sent to them", async ({ page }) => {
	await test.step("categories", async () => {
		await page.goto("/categorias");
		const box = page.getByRole("searchbox", { name: "Buscar una categoría" });
		await box.fill("becas");
		await box.press("Enter");
		await expect(page.getByText("1 categoría", { exact: true })).toBeVisible();
		await box.fill("zzzz");
		await box.press("Enter");
		await expect(page.getByText("No se encontraron categorías")).toBeVisible();
		await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
		await expect(page.getByText("16 categorías", { exact: true })).toBeVisible();
	});
	await test.step("institutions", async () => {
		await page.goto("/instituciones");
		await expect(page.getByText(`${INSTITUTIONS} instituciones`).first()).toBeVisible();
		await page.getByRole("searchbox").fill("forestal");
		await submit(page);
		await expect(page.getByRole("link", { name: "INAB", exact: true })).toBeVisible();
		await expect(page.getByRole("article")).toHaveCount(1);
	});
	await test.step("experiences, whose question is answered with a link", async () => {
		await page.goto("/experiencias");
		await page.getByLabel("¿Qué quieres lograr?").fill("negocio");
		await submit(page);
		await page.getByRole("link", { name: "Formalizar un negocio" }).click();
		await page.getByRole("link", { name: "Es una sociedad" }).click();
		await expect(page.getByRole("link", { name: "Patente de comercio de sociedad" }).first()).toBeVisible();
	});
	await test.step("help, by keyboard", async () => {
		await page.goto("/ayuda?tema=documentos");
		const box = page.getByRole("searchbox", { name: "Busca en las preguntas" });
		await box.fill("imprimirla");
		await box.press("Enter");
		await expect(page).toHaveURL("/ayuda?tema=documentos&search=imprimirla");
		await page.locator("summary", { has: page.getByText("¿Qué papeles tengo que llevar?") }).press("Enter");
		await expect(page.getByText("Puedes imprimirla")).toBeVisible();
	});
	await test.step("assistant, whose next question is about the same procedure", async () => {
		await page.goto("/asistente-tramites");
		for (const question of ["boleto de ornato", "¿y los requisitos?"]) {
			await page.getByLabel("Escribe tu pregunta").fill(question);
			await page.getByRole("button", { name: "Enviar" }).click();
		}
		await expect(page.getByText("Datos personales y de ingreso mensual")).toBeVisible();
		await page.getByRole("link", { name: "Borrar conversación" }).click();
		await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(0);
	});
});

test("a procedure shows everything, and nothing that would not work", async ({ page }) => {
	await page.goto("/tramite/inscripcion-nit");
	await expect(page.getByRole("heading", { level: 1, name: "Inscripción al NIT" })).toBeVisible();
	for (const name of ["Imprimir", "Escuchar"]) await expect(page.getByRole("button", { name })).toBeHidden();
	for (const text of ["Se guarda solo en este dispositivo.", `0 de ${ASKED} listos`])
		await expect(page.getByText(text)).toBeHidden();
	await page.getByRole("checkbox", { name: "DPI vigente, con imagen legible" }).check();
	await page.getByText(sourcesOf("inscripcion-nit").count).filter({ visible: true }).click();
	await expect(
		page
			.locator("#fuentes")
			.getByRole("link", { name: /^livinginguatemala\.com/ })
			.first(),
	).toBeVisible();
});

test("filters, details, closing and comparing in the observatory are plain pages", async ({ page }) => {
	const name = "Autorización de libro de salarios";
	const detail = page.getByRole("dialog", { name });
	await page.goto("/observatorio");
	await page.getByRole("link", { name: /^Digital 100/ }).click();
	const { digital } = PROCEDURES_BY_TYPE;
	const shown = `Mostrando del 1 al 12 de ${digital} trámites con este filtro, de ${PROCEDURES} en total`;
	await expect(page.getByText(shown)).toBeVisible();
	await page.getByRole("link", { name: `Ver detalle ${name}` }).click();
	await expect(detail.getByText("57.5 de 100").first()).toBeVisible();
	await detail.getByRole("link", { name: "Cerrar" }).last().click();
	await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	await page.goto("/observatorio?comparar=");
	await page.getByLabel("Primer trámite").selectOption({ label: name });
	await page.getByLabel("Segundo trámite").selectOption({ label: "Certificado RENAS" });
	await page.getByRole("button", { name: "Comparar", exact: true }).click();
	await expect(page.getByRole("table", { name: "Comparar dos trámites" })).toBeVisible();
	await expect(page).toHaveURL(/comparar=libro-salarios/);
});

test("a report is sent with its mistakes explained, its receipt says what became of it, and contact data is erased", async ({
	page,
	context,
	allowTrouble,
}) => {
	allowTrouble(/422/, "forms with mistakes are sent on purpose");
	await page.goto("/categorias");
	await page.getByRole("link", { name: "Reportar un problema" }).click();
	await page.getByLabel("Cuéntanos qué pasa").fill("Sin scripts");
	await submit(page, "Enviar reporte");
	await expect(page.getByRole("heading", { name: "Revisa estos datos" })).toBeVisible();
	await expect(page.getByLabel("Cuéntanos qué pasa")).toHaveValue("Sin scripts");
	await page.getByLabel("¿Qué problema encontraste?").selectOption("wrong-requirements");
	await page.getByLabel("Nombre del trámite").fill("Inscripción al NIT");
	await page.getByLabel("Cuéntanos qué pasa").fill(`Sin scripts ${crypto.randomUUID()}`);
	await submit(page, "Enviar reporte");
	await expect(page.getByRole("heading", { level: 1, name: "Recibimos tu reporte" })).toBeVisible();
	const receipt = (await main(page).locator("output").first().textContent())?.trim() ?? "";
	await setState(receipt, "in_review");
	const receiptPage = page.url();

	for (const [language, words] of [
		["es", { ask: "¿Qué pasó con mi reporte?", state: "En revisión", code: "Código de recibo", see: "Ver cómo va" }],
		["en", { ask: "What became of my report?", state: "Being reviewed", code: "Receipt code", see: "See how it is" }],
	] as const) {
		await context.addCookies([{ name: "language", value: language, url: process.env.ORIGIN ?? "" }]);
		await page.goto(receiptPage);
		await page.getByRole("button", { name: words.ask }).click();
		await expect(page).toHaveURL(/\/reportar\/recibo$/);
		await expect(page.getByRole("heading", { level: 2, name: words.state })).toBeVisible();
		await expect(page.getByLabel(words.code)).toHaveValue(receipt);
		await page.getByLabel(words.code).fill("1234");
		await page.getByRole("button", { name: words.see }).click();
		await expect(page.getByRole("alert").first()).toBeVisible();
	}

	await context.clearCookies();
	await page.goto(receiptPage);
	await page.getByRole("link", { name: "Borrar mis datos de contacto" }).click();
	await page.getByLabel("Código de recibo").fill("NENT-QAXB-NENT-QAXX");
	await submit(page, "Borrar mis datos");
	await expect(page.getByRole("link", { name: /^Marca la casilla para confirmar/ })).toBeVisible();
	await expect(page.getByLabel("Código de recibo")).toHaveValue("NENT-QAXB-NENT-QAXX");
	await page.getByLabel(/^Sí, borra mi nombre/).check();
	await submit(page, "Borrar mis datos");
	await expect(page.getByText(/^Si hay un reporte con ese código/)).toBeVisible();
});
