import { expect, open, openInEnglish, test } from "../journeys/browser.ts";
import { test as testWithoutBackend } from "./empty-handed.ts";
import { exampleOf, INSTITUTIONS } from "./facts.ts";
import { served } from "./served.ts";

const TOTAL = INSTITUTIONS.length;
const WITH_WEBSITE = INSTITUTIONS.filter(({ website }) => website).length;
const DIGITAL = INSTITUTIONS.filter(({ is_digital_enabled }) => is_digital_enabled).length;

served("has title and description", async ({ page }) => {
	await page.goto("/instituciones");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instituciones");
	await expect(
		page.getByText("Las oficinas que hacen los trámites: dónde están y cómo hablar con ellas."),
	).toBeVisible();
});

for (const [field, typed] of [
	["name", "rEnAp"],
	["full_name", "REGISTRO NACIONAL DE LAS PERSONAS"],
	["description", "COBRA LOS IMPUESTOS"],
] as const) {
	test(`free-text search filters by ${field}, a case-insensitive contains`, async ({ page }) => {
		const wanted = typed.toLowerCase();
		const expected = INSTITUTIONS.filter((one) =>
			[one.name, one.full_name, one.description].some((text) => text.toLowerCase().includes(wanted)),
		).map(({ name }) => name);
		expect(exampleOf(INSTITUTIONS, (one) => one[field].toLowerCase().includes(wanted)).name).toBe(expected[0]);
		await open(page, "/instituciones");
		await page.getByRole("searchbox", { name: "Buscar una institución" }).fill(typed);
		await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(expected);
	});
}

served("has three counters: total institutions, with a website, with is_digital_enabled", async ({ page }) => {
	await page.goto("/instituciones");
	await expect(page.getByRole("list", { name: "Resumen" }).getByRole("listitem")).toHaveText([
		`${TOTAL} instituciones`,
		`${WITH_WEBSITE} con sitio web`,
		`${DIGITAL} con servicios digitales`,
	]);
});

served("has a results count", async ({ page }) => {
	await page.goto("/instituciones");
	const count = page.getByRole("main").getByRole("status");
	await expect(count).toHaveText(`${TOTAL} instituciones`);
	await page.goto("/instituciones?search=renap");
	await expect(count).toHaveText(`${await page.getByRole("main").getByRole("article").count()} institución`);
});

served("cards show name, full_name, description and a Digital badge if digital-enabled", async ({ page }) => {
	await page.goto("/instituciones?pagina=todas");
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(TOTAL);
	for (const isDigital of [true, false]) {
		const { name, full_name, description } = exampleOf(
			INSTITUTIONS,
			(one) => one.is_digital_enabled === isDigital && one.full_name !== one.name,
		);
		const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
		await expect(card.getByText(full_name, { exact: true })).toBeVisible();
		await expect(card.getByText(description, { exact: true })).toBeVisible();
		await expect(card.getByText("Digital", { exact: true })).toHaveCount(isDigital ? 1 : 0);
	}
	await expect(cards.getByText("Digital", { exact: true })).toHaveCount(DIGITAL);
});

served("the description is clamped", async ({ page }) => {
	await page.goto("/instituciones");
	const description = page.locator(".institution-description").first();
	await expect(description).toHaveCSS("-webkit-line-clamp", /^[2-5]$/);
});

for (const [field, label] of [
	["phone", "Teléfono"],
	["email", "Correo"],
	["address", "Dirección"],
	["working_hours", "Horario"],
] as const) {
	served(`cards show ${field} when present`, async ({ page }) => {
		await page.goto("/instituciones?pagina=todas");
		const cards = page.getByRole("main").getByRole("article");
		for (const isPresent of [true, false]) {
			const { name, [field]: value } = exampleOf(INSTITUTIONS, (one) => Boolean(one[field]) === isPresent);
			const card = cards.filter({ has: page.getByRole("heading", { name, exact: true }) });
			await expect(card.getByText(`${label}:`)).toHaveCount(isPresent ? 1 : 0);
			if (value) await expect(card.getByRole("definition").filter({ hasText: value })).toBeVisible();
		}
	});
}

test("a card opens /institutions/{id}", async ({ page }) => {
	const { id, name } = exampleOf(INSTITUTIONS, (institution) => institution.name === "RENAP");
	await open(page, "/instituciones?pagina=todas");
	await page.getByRole("main").getByRole("link", { name, exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/institutions/${id}$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

served("empty result: a no-results message and a try-different hint", async ({ page }) => {
	await page.goto("/instituciones?search=zzzyyyxxx");
	await expect(page.getByText("No se encontraron instituciones", { exact: true })).toBeVisible();
	await expect(page.getByText("Prueba con otras siglas, el nombre completo o el tema.")).toBeVisible();
});

test("a loading state exists", async ({ page }) => {
	await open(page, "/ayuda");
	await page.route(/\/instituciones\.data/, () => {});
	await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Instituciones" }).click();
	await expect(page.getByText("Cargando...", { exact: true })).toBeVisible();
});

testWithoutBackend("an error state exists: a common error label, then the message", async ({ page, allowTrouble }) => {
	allowTrouble(/503/, "the backend does not answer");
	const response = await page.goto("/instituciones");
	expect(response?.status()).toBe(503);
	await expect(page.getByRole("alert")).toHaveText("Algo salió mal: Error al cargar instituciones");
	await expect(page.getByRole("link", { name: "Reintentar" })).toHaveAttribute("href", "/instituciones");
});

test("in English the whole screen is English but for the data", async ({ page }) => {
	await openInEnglish(page, "/institutions");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Institutions");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(`${TOTAL} institutions`);
});
