import type { Page } from "@playwright/test";
import { expect, open, test } from "../journeys/browser.ts";
import { EXPERIENCES, exampleOf, INSTITUTIONS, PROCEDURES, TYPE_WORDS } from "./facts.ts";
import { served } from "./served.ts";

const EMOJI: Readonly<Record<string, string>> = { digital: "💻", mixto: "🔄", presencial: "🏢" };
const BAKERY = exampleOf(EXPERIENCES, ({ id }) => id === "exp-001");

const cards = (page: Page) => page.getByRole("main").getByRole("article");

served("a grid of the guided experiences", async ({ page }) => {
	await page.goto("/experiencias");
	await expect(cards(page).getByRole("heading")).toHaveText(EXPERIENCES.map(({ nombre }) => nombre));
});

for (const [field, text] of [
	["nombre", "panadería"],
	["descripcion", "embarque"],
	["categoria", "comercio exterior"],
] as const) {
	served(`search across ${field}: '${text}'`, async ({ page }) => {
		const searched = ["nombre", "descripcion", "categoria"] as const;
		const found = EXPERIENCES.filter((each) => searched.some((name) => each[name].toLowerCase().includes(text)));
		expect(found.some((each) => each[field].toLowerCase().includes(text))).toBe(true);
		await page.goto(`/experiencias?search=${encodeURIComponent(text)}`);
		await expect(cards(page).getByRole("heading")).toHaveText(found.map(({ nombre }) => nombre));
	});
}

served("empty search: 'No se encontraron experiencias'", async ({ page }) => {
	await page.goto("/experiencias?search=zzzyyyxxx");
	await expect(page.getByText("No se encontraron experiencias", { exact: true })).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
});

test("choosing one shows its detail in place", async ({ page }) => {
	await open(page, "/experiencias");
	await page.getByRole("link", { name: BAKERY.nombre }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(BAKERY.nombre);
	expect(new URL(page.url()).pathname).toBe("/experiencias");
});

for (const experience of EXPERIENCES) {
	served(`the detail of '${experience.nombre}': facts, procedures in order, further steps, note`, async ({ page }) => {
		await page.goto(`/experiencias?experiencia=${experience.id}`);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toHaveText(experience.nombre);
		await expect(main.getByText(experience.descripcion, { exact: true })).toBeVisible();
		const facts = main.locator(".experience-facts").getByRole("definition");
		const { length } = experience.ids_procedures;
		await expect(facts.nth(0)).toHaveText(length === 1 ? "1 trámite" : `${length} trámites`);
		// Where a record takes longer, a link to it follows.
		await expect(facts.nth(1)).toContainText(experience.duracion_estimada);
		await expect(facts.nth(2)).toHaveText(experience.categoria);

		const stops = main.getByRole("region", { name: "Tus trámites, en orden" }).locator("ol > li");
		await expect(stops).toHaveCount(length);
		for (const [position, id] of experience.ids_procedures.entries()) {
			const procedure = exampleOf(PROCEDURES, (each) => each.id === id);
			const institution = exampleOf(INSTITUTIONS, (each) => each.id === procedure.institution_id);
			const stop = stops.nth(position);
			await expect(stop.getByRole("link", { name: procedure.name })).toHaveAttribute("href", `/tramite/${id}`);
			await expect(stop.locator(".type-badge")).toHaveText(`${EMOJI[procedure.type]}${TYPE_WORDS[procedure.type]}`);
			for (const text of [procedure.description, institution.name, procedure.duration ?? "No especificada"]) {
				await expect(stop).toContainText(text);
			}
		}
		const further = main.getByRole("region", { name: "También te recomendamos" });
		await expect(further.getByRole("listitem")).toHaveText(experience.pasos_adicionales);
		const notice = main.locator(".experience-notice");
		await expect(notice.getByRole("heading")).toHaveText(/importante/i);
		await expect(notice.locator("p").first()).not.toBeEmpty();
	});
}

test("a back button returns to the grid", async ({ page }) => {
	await open(page, "/experiencias?experiencia=exp-001");
	await page.getByRole("link", { name: "Volver a las experiencias" }).click();
	await expect(cards(page)).toHaveCount(EXPERIENCES.length);
	await expect(page).toHaveURL(/\/experiencias$/);
});
