import { expect, open, test } from "../journeys/browser.ts";
import { countByCategory, INSTITUTIONS, LISTED, PROCEDURES } from "./facts.ts";
import { served } from "./served.ts";

const DIGITAL = LISTED.filter(({ type }) => type === "digital").length;

served(
	"greets with the counts of procedures, institutions and digital procedures with their percentage",
	async ({ page }) => {
		const percent = Math.round((DIGITAL / LISTED.length) * 100);
		await page.goto("/asistente-tramites");
		const greeting = page.getByText(/^Hola\. Conozco/);
		await expect(greeting).toContainText(`${LISTED.length} trámites de ${INSTITUTIONS.length} instituciones`);
		await expect(greeting).toContainText(new RegExp(`${DIGITAL} se hacen del todo en línea: el ${percent}\\s%`));
	},
);

served("quick actions: /catalogo (search), /observatorio, /catalogo (categories), /ayuda", async ({ page }) => {
	await page.goto("/asistente-tramites");
	const links = page.getByRole("navigation", { name: "Acciones rápidas" }).getByRole("link");
	await expect(links).toHaveText(["Buscar trámites", "Ver el observatorio", "Categorías", "Centro de ayuda"]);
	const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(targets).toEqual(["/catalogo", "/observatorio", "/catalogo", "/ayuda"]);
});

test.describe("frequently asked questions", () => {
	served("the first 5 procedures open /tramite/{id}", async ({ page }) => {
		const first = PROCEDURES.toSorted((a, b) => a.name.localeCompare(b.name, "es")).slice(0, 5);
		await page.goto("/asistente-tramites");
		const links = page.getByRole("region", { name: "Preguntas frecuentes" }).locator('a[href^="/tramite/"]');
		await expect(links).toHaveText(first.map(({ name }) => name));
		const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(targets).toEqual(first.map(({ id }) => `/tramite/${id}`));
	});

	test("up to 3 categories open /catalogo/{category lowercased}", async ({ page }) => {
		await page.goto("/asistente-tramites");
		const links = page.getByRole("region", { name: "Preguntas frecuentes" }).locator('a[href^="/catalogo/"]');
		await expect(links).toHaveCount(3);
		for (const link of await links.all()) {
			const name = (await link.textContent())?.replace(/^Categoría:\s*/, "");
			expect(countByCategory().has(name ?? ""), name).toBe(true);
			const target = decodeURIComponent((await link.getAttribute("href")) ?? "");
			expect(target).toBe(`/catalogo/${name?.toLowerCase()}`);
		}
		await links.first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Catálogo de trámites de ./);
		await expect(page.getByText(/^Mostrando [1-9]\d* de \d+ trámites$/)).toBeVisible();
	});
});

served("a text input with a Send button is shown", async ({ page }) => {
	await page.goto("/asistente-tramites");
	await expect(page.getByRole("textbox", { name: "Escribe tu pregunta" })).toBeEditable();
	await expect(page.getByRole("button", { name: "Enviar" })).toBeEnabled();
});

test("K21: Send answers from the catalogue, on the page", async ({ page }) => {
	await open(page, "/asistente-tramites");
	await page.getByRole("textbox", { name: "Escribe tu pregunta" }).fill("¿cuánto cuesta renovar el DPI?");
	await page.getByRole("button", { name: "Enviar" }).click();
	const answer = page.getByRole("log", { name: "Conversación" });
	await expect(answer.getByText(/^Q\s100\.00/)).toBeVisible();
});

test("no chatbot call is made: nothing is asked but this server", async ({ page, baseURL }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, "/asistente-tramites");
	await page.getByRole("textbox", { name: "Escribe tu pregunta" }).fill("requisitos del pasaporte");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("log").getByRole("listitem").first()).toBeVisible();
	expect(asked.length).toBeGreaterThan(1);
	expect(asked.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
});
