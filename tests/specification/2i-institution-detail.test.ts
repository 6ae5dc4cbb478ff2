import { expect, open, openInEnglish, test } from "../journeys/browser.ts";
import { exampleOf, INSTITUTIONS, PROCEDURES, proceduresOf } from "./facts.ts";
import { testOver } from "./hosted.ts";
import { served } from "./served.ts";

const SAT = exampleOf(INSTITUTIONS, ({ name }) => name === "SAT");

served("has a way back to the list", async ({ page }) => {
	await page.goto(`/institutions/${SAT.id}`);
	const back = page.getByRole("link", { name: "Volver a las instituciones" });
	await expect(back).toHaveAttribute("href", "/instituciones");
});

served("the header has name, full_name and a digital-enabled badge", async ({ page }) => {
	const header = page.getByRole("main").locator("header");
	await page.goto(`/institutions/${SAT.id}`);
	await expect(header.getByRole("heading", { level: 1 })).toHaveText("SAT");
	await expect(header.getByText(SAT.full_name, { exact: true })).toBeVisible();
	await expect(header.getByText("Con servicios digitales", { exact: true })).toBeVisible();
	await page.goto(`/institutions/${exampleOf(INSTITUTIONS, (one) => !one.is_digital_enabled).id}`);
	await expect(header.getByText("Con servicios digitales", { exact: true })).toHaveCount(0);
});

served("has an about section with the description", async ({ page }) => {
	await page.goto(`/institutions/${SAT.id}`);
	await expect(page.getByRole("region", { name: "Qué hace" }).getByText(SAT.description)).toBeVisible();
});

served("has a services section if services exist", async ({ page }) => {
	await page.goto(`/institutions/${SAT.id}`);
	await expect(page.getByRole("region", { name: "Servicios" }).getByRole("listitem")).toHaveText(SAT.services);
});

served("shows the procedures of the institution with a total count", async ({ page }) => {
	const ours = proceduresOf("SAT");
	await page.goto(`/institutions/${SAT.id}`);
	const section = page.getByRole("region", { name: "Trámites de la institución" });
	await expect(section.getByText(`${ours.length} trámites`, { exact: true })).toBeVisible();
	const shown = await section.getByRole("heading", { level: 3 }).allTextContents();
	expect(shown.sort()).toEqual(ours.map(({ name }) => name).sort());
});

served("each shows name, description, category, duration and a Digital tag if is_digital", async ({ page }) => {
	await page.goto(`/institutions/${SAT.id}`);
	for (const isDigital of [true, false]) {
		const procedure = exampleOf(PROCEDURES, (one) => one.institution_id === SAT.id && one.is_digital === isDigital);
		const heading = page.getByRole("heading", { name: procedure.name, exact: true });
		const card = page.getByRole("article").getByRole("article").filter({ has: heading });
		await expect(card.getByText(procedure.description, { exact: true })).toBeVisible();
		await expect(card.getByText(procedure.category, { exact: true })).toBeVisible();
		await expect(card.getByText(procedure.duration, { exact: true })).toBeVisible();
		const tag = procedure.type === "mixto" ? "Digital en parte" : "Digital";
		await expect(card.getByText(tag, { exact: true })).toHaveCount(isDigital ? 1 : 0);
	}
});

test("each opens /procedures/{id}", async ({ page }) => {
	await open(page, `/institutions/${SAT.id}`);
	await page.getByRole("main").getByRole("link", { name: "Inscripción al NIT", exact: true }).click();
	await expect(page).toHaveURL(/\/procedures\/inscripcion-nit$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inscripción al NIT");
});

served("the sidebar has phone, address and working_hours", async ({ page }) => {
	const { id, phone, address, working_hours } = exampleOf(INSTITUTIONS, (one) =>
		Boolean(one.phone && one.address && one.working_hours),
	);
	await page.goto(`/institutions/${id}`);
	const sidebar = page.getByRole("complementary", { name: "Contacto" });
	for (const value of [phone, address, working_hours]) {
		await expect(sidebar).toContainText(value ?? "no value");
	}
});

served("the sidebar has email as a mailto link", async ({ page }) => {
	const { id, email } = exampleOf(INSTITUTIONS, (one) => one.email !== null);
	await page.goto(`/institutions/${id}`);
	const link = page.getByRole("complementary", { name: "Contacto" }).getByRole("link", { name: email ?? "no e-mail" });
	await expect(link).toHaveAttribute("href", `mailto:${email}`);
});

test("the sidebar has the website opening in a new tab, and a 'Visit website' button", async ({ page }) => {
	await openInEnglish(page, `/institutions/${SAT.id}`);
	const sidebar = page.getByRole("complementary", { name: "Contact" });
	const links = [
		sidebar.getByRole("link", { name: /^portal\.sat\.gob\.gt/ }),
		sidebar.getByRole("link", { name: /^Visit website/ }),
	];
	for (const link of links) {
		await expect(link).toHaveAttribute("href", new URL(SAT.website ?? "").href);
		await expect(link).toHaveAttribute("target", "_blank");
	}
});

served(
	"the 'Visit website' button is there only if a website exists, and Spanish in Spanish (K14)",
	async ({ page }) => {
		const button = page.getByRole("link", { name: /^Visitar el sitio web/ });
		await page.goto(`/institutions/${SAT.id}`);
		await expect(button).toBeVisible();
		await page.goto(`/institutions/${exampleOf(INSTITUTIONS, ({ website }) => !website).id}`);
		await expect(button).toHaveCount(0);
	},
);

for (const [language, cookie, title, back] of [
	["English", "en", "Institution not found", /institutions$/i],
	["Spanish (K14)", "es", "Institución no encontrada", "Volver a las instituciones"],
] as const) {
	test(`not found: '${title}' in ${language} with a back button to the list`, async ({
		page,
		context,
		baseURL,
		allowTrouble,
	}) => {
		allowTrouble(/404/, "the institution does not exist");
		await context.addCookies([{ name: "language", value: cookie, url: baseURL ?? "" }]);
		const response = await page.goto("/institutions/no-existe");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		const button = page.getByRole("main").getByRole("link", { name: back });
		await expect(button).toHaveAttribute("href", "/instituciones");
	});
}

const bareInstitution = testOver({ institutions: [{ id: "9", name: "SIN" }] }, served);

bareInstitution("has a no-procedures message and no services section when there are none", async ({ page }) => {
	await page.goto("/institutions/9");
	await expect(page.getByText("Todavía no tenemos trámites de esta institución.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Servicios", exact: true })).toHaveCount(0);
});
