import type { Page } from "@playwright/test";
import { expect, open, test } from "../journeys/browser.ts";
import { countByCategory, EXPERIENCES, exampleOf, LISTED, PROCEDURES, proceduresOf, TYPE_WORDS } from "./facts.ts";
import { served } from "./served.ts";

const FEATURED = ["Inscripción al NIT", "Licencia sanitaria", "Constitución de empresa o comerciante individual"].map(
	(name) => exampleOf(PROCEDURES, (procedure) => procedure.name === name),
);

/** The fixed text and telephone of each card; null where no source states a telephone. */
const CARDS = [
	["Agricultura", "MAGA", "Da permisos para plantas, animales y comida del campo.", "2413 7000"],
	["Economía", "MINECO", "Apoya a quien abre un negocio o vende fuera del país.", "2412 0200"],
	["Educación", "MINEDUC", "Inscribe en la escuela y certifica lo que estudiaste.", "2411 9595"],
	["Salud", "MSPAS", "Cuida la salud y da licencias a quien vende comida.", "1517"],
	["Gobernación", "MINGOB", "Cuida la seguridad del país e inscribe iglesias y asociaciones.", "2413 8888"],
	["Ambiente", "MARN", "Revisa que las obras y los negocios cuiden el ambiente.", "2423 0500"],
	["Trabajo", "MINTRAB", "Vigila las leyes de trabajo y lleva el registro de contratos.", "2422 2500"],
	["Energía", "MEM", "Da permisos de gas, luz, minas y combustible.", null],
] as const;

function cardOf(page: Page, acronym: string) {
	const section = page.getByRole("region", { name: "Instituciones principales" });
	return section.getByRole("listitem").filter({ has: page.getByRole("heading", { name: acronym }) });
}

test.describe("the hero", () => {
	served("has a search box", async ({ page }) => {
		await page.goto("/");
		const hero = page.locator(".hero", { has: page.getByRole("heading", { level: 1 }) });
		await expect(hero.getByRole("searchbox", { name: "¿Qué trámite buscas?" })).toBeVisible();
	});

	test("goes to /catalogo?search={text} on submitting", async ({ page }) => {
		await open(page, "/");
		await page.getByRole("main").getByRole("searchbox").fill("licencia sanitaria");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/catalogo?*");
		expect(new URL(page.url()).searchParams.get("search")).toBe("licencia sanitaria");
	});

	test("goes there only when the text is non-blank", async ({ page }) => {
		await open(page, "/");
		await page.getByRole("main").getByRole("searchbox").fill("   ");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Escribe qué trámite buscas, por ejemplo «pasaporte».")).toBeVisible();
		expect(new URL(page.url()).pathname).toBe("/");
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("does the same", async ({ page }) => {
			await page.goto("/");
			const send = page.getByRole("main").getByRole("button", { name: "Buscar" });
			await page.getByRole("main").getByRole("searchbox").fill("   ");
			await send.click();
			await expect(page.getByText("Escribe qué trámite buscas, por ejemplo «pasaporte».")).toBeVisible();
			expect(new URL(page.url()).pathname).toBe("/");
			await page.getByRole("main").getByRole("searchbox").fill("licencia");
			await send.click();
			await expect(page).toHaveURL(/\/catalogo\?search=licencia$/);
		});
	});
});

test.describe("the three featured procedures", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/");
	});

	served("are chosen by exact name", async ({ page }) => {
		const names = page.getByRole("region", { name: "Trámites destacados" }).getByRole("heading", { level: 3 });
		await expect(names).toHaveText(FEATURED.map(({ name }) => name));
	});

	served("are numbered 1 to 3", async ({ page }) => {
		const tickets = page.getByRole("region", { name: "Trámites destacados" }).getByRole("listitem");
		await expect(tickets).toHaveText([/^Turno 1\D/, /^Turno 2\D/, /^Turno 3\D/]);
	});

	served("link each to its detail", async ({ page }) => {
		for (const { id, name } of FEATURED) {
			const link = page.getByRole("main").getByRole("link", { name, exact: true });
			await expect(link).toHaveAttribute("href", `/tramite/${id}`);
		}
	});

	served("show each a badge Digital, Mixto or Presencial", async ({ page }) => {
		const badges = page.getByRole("region", { name: "Trámites destacados" }).locator(".type-badge");
		await expect(badges).toHaveText(FEATURED.map(({ type }) => TYPE_WORDS[type] ?? "no such type"));
	});

	served("have a 'see all procedures' link", async ({ page }) => {
		const section = page.getByRole("region", { name: "Trámites destacados" });
		await expect(section.getByRole("link", { name: "Ver todos los trámites" })).toHaveAttribute("href", "/catalogo");
	});
});

test.describe("the guided experiences", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/");
	});

	served("are the first three", async ({ page }) => {
		const names = page.getByRole("region", { name: "Experiencias guiadas" }).getByRole("heading", { level: 3 });
		await expect(names).toHaveText(EXPERIENCES.slice(0, 3).map(({ nombre }) => nombre));
	});

	served("show the count of matching procedures, time estimate and category", async ({ page }) => {
		for (const { nombre, categoria, duracion_estimada, ids_procedures } of EXPERIENCES.slice(0, 3)) {
			const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: nombre, exact: true }) });
			const matching = ids_procedures.filter((wanted) => PROCEDURES.some(({ id }) => id === wanted));
			await expect(card.getByText(`${matching.length} trámites`, { exact: true })).toBeVisible();
			await expect(card.getByText(duracion_estimada, { exact: true })).toBeVisible();
			await expect(card.getByText(categoria, { exact: true })).toBeVisible();
		}
	});
});

served(
	"a large button to /categorias shows the count of active categories and the total of procedures",
	async ({ page }) => {
		await page.goto("/");
		const button = page.getByRole("link", { name: /^Ver todas las categorías/ });
		await expect(button).toHaveAttribute("href", "/categorias");
		await expect(button).toContainText(`${countByCategory().size} categorías activas`);
		await expect(button).toContainText(`${LISTED.length} trámites en total`);
		expect((await button.boundingBox())?.height).toBeGreaterThan(60);
	},
);

test.describe("the institution cards", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/");
	});

	served(
		"are eight: agriculture, economy, education, health, interior, environment, labour, energy",
		async ({ page }) => {
			const names = page.getByRole("region", { name: "Instituciones principales" }).getByRole("heading", { level: 3 });
			await expect(names).toHaveText(CARDS.map(([topic, acronym]) => `${topic} ${acronym}`));
		},
	);

	served("show each the number of procedures for that institution name", async ({ page }) => {
		for (const [, acronym] of CARDS) {
			const total = proceduresOf(acronym).length;
			const words = total === 1 ? "1 trámite" : `${total} trámites`;
			await expect(cardOf(page, acronym).getByText(words, { exact: true })).toBeVisible();
		}
	});

	served("show each a fixed descriptive text", async ({ page }) => {
		for (const [, acronym, text] of CARDS) {
			await expect(cardOf(page, acronym).getByText(text, { exact: true })).toBeVisible();
		}
	});

	served("show each a fixed phone number, or that no source confirms one", async ({ page }) => {
		for (const [, acronym, , phone] of CARDS) {
			const card = cardOf(page, acronym);
			if (phone === null) await expect(card.getByText("Teléfono sin confirmar")).toBeVisible();
			else await expect(card.getByRole("link", { name: `Teléfono de ${acronym}: ${phone}` })).toBeVisible();
		}
	});

	served("have each a button to /catalogo?search={institution acronym}", async ({ page }) => {
		for (const [, acronym] of CARDS) {
			const button = cardOf(page, acronym).getByRole("link", { name: `Ver trámites de ${acronym}` });
			await expect(button).toHaveAttribute("href", `/catalogo?search=${acronym}`);
		}
	});

	served("lead to the procedures of their institution", async ({ page }) => {
		await page.goto("/catalogo?search=MAGA&pagina=todas");
		for (const { name } of proceduresOf("MAGA")) {
			await expect(page.getByRole("main").getByRole("heading", { name, exact: true })).toBeVisible();
		}
	});
});

served("a button explores all", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("link", { name: "Explorar todo el catálogo" })).toHaveAttribute("href", "/catalogo");
});
