import { expect, open, phone, test } from "../journeys/browser.ts";
import { served } from "./served.ts";

const ENTRIES = [
	["Inicio", "/"],
	["Catálogo", "/catalogo"],
	["Instituciones", "/instituciones"],
	["Experiencias", "/experiencias"],
	["Observatorio", "/observatorio"],
	["Ayuda", "/ayuda"],
] as const;

served("main navigation has six entries, in order", async ({ page }) => {
	await page.goto("/");
	const links = page.getByRole("navigation", { name: "Principal" }).locator(":scope > ul").first().getByRole("link");
	await expect(links).toHaveText(ENTRIES.map(([label]) => label));
	const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(targets).toEqual(ENTRIES.map(([, target]) => target));
});

served("/ is active only on an exact match", async ({ page }) => {
	const current = page.getByRole("navigation", { name: "Principal" }).locator("[aria-current=page]");
	await page.goto("/");
	await expect(current).toHaveText(["Inicio"]);
	await page.goto("/categorias");
	await expect(current).toHaveCount(0);
});

for (const [label, path] of ENTRIES.slice(1)) {
	served(`${path} marks its entry as active`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("navigation", { name: "Principal" }).locator("[aria-current=page]")).toHaveText([
			label,
		]);
	});
}

served("the top strip has the association name, a logo and links to five social networks", async ({ page }) => {
	await page.goto("/");
	const strip = page.getByRole("banner").locator(".strip");
	await expect(strip.getByText("Asociación Ventanilla Abierta")).toBeVisible();
	await expect(strip.locator(".strip-name > svg")).toBeVisible();
	const links = strip.getByRole("list", { name: "Redes sociales" }).getByRole("link");
	await expect(links).toHaveCount(5);
	for (const link of await links.all()) await expect(link).toHaveAccessibleName(/de la asociación/);
});

test.describe("on small screens", () => {
	test.use(phone);

	test("the navigation collapses into a menu toggle", async ({ page }) => {
		await open(page, "/");
		const menu = page.getByRole("navigation", { name: "Principal" });
		await expect(menu).toBeHidden();
		await page.getByRole("button", { name: "Menú", exact: true }).click();
		await expect(menu).toBeVisible();
	});

	test("beside it a search button opens the search overlay", async ({ page }) => {
		await open(page, "/");
		await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
		await expect(page.getByRole("dialog", { name: "¿Qué trámite buscas?" })).toBeVisible();
	});
});

test("the language dropdown shows flags and codes", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("button", { name: /Cambiar idioma/ }).click();
	const choices = page.locator("#idiomas").getByRole("button");
	await expect(choices).toHaveText(["ESEspañol", "ENEnglish"]);
	for (const choice of await choices.all()) await expect(choice.locator("svg.flag")).toBeVisible();
});

test("every route change scrolls smoothly to the top", async ({ page }) => {
	await open(page, "/catalogo");
	await page.evaluate(() => scrollTo(0, 1500));
	await page.evaluate(() => {
		const calls: string[] = [];
		addEventListener("scroll", () => calls.push(String(Math.round(scrollY))));
		Object.assign(window, { calls });
	});
	// The cards above take their real height as they come into sight: a pointer would miss the link.
	await page.getByRole("contentinfo").getByRole("link", { name: "Observatorio" }).press("Enter");
	await expect(page).toHaveURL(/\/observatorio$/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a floating back-to-top button appears after scrolling more than 100 px", async ({ page }) => {
	await open(page, "/catalogo");
	const button = page.getByRole("button", { name: "Volver arriba" });
	await page.evaluate(() => scrollTo(0, 100));
	await expect(button).toBeHidden();
	await page.evaluate(() => scrollTo(0, 101));
	await expect(button).toBeVisible();
	expect(
		await button.evaluate(
			(element) =>
				getComputedStyle(element).position === "fixed" ||
				getComputedStyle(element.parentElement ?? element).position === "fixed",
		),
	).toBe(true);
});

served(
	"the supporters block is titled 'Con el apoyo de:' and names two organisations, one European",
	async ({ page }) => {
		await page.goto("/");
		const block = page.getByRole("region", { name: "Con el apoyo de:" });
		await expect(block.getByRole("listitem")).toHaveCount(2);
		await expect(block).toContainText(/europ/i);
	},
);

test.describe("the footer", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/");
	});

	served("has a description", async ({ page }) => {
		await expect(page.getByRole("contentinfo")).toContainText("Información clara, gratuita e independiente");
	});

	served("has quick links to catalogue, observatory and about", async ({ page }) => {
		const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Enlaces rápidos" }).getByRole("link");
		const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(targets).toEqual(["/catalogo", "/observatorio", "/acerca-de"]);
	});

	served("has a general info address and the location 'Zona 10, Ciudad de Guatemala'", async ({ page }) => {
		const contact = page.getByRole("contentinfo").getByRole("region", { name: "Contacto" });
		await expect(contact.getByRole("link", { name: /^info@/ })).toHaveAttribute("href", /^mailto:info@/);
		await expect(contact).toContainText("Zona 10, Ciudad de Guatemala");
	});

	served("has a copyright line for 2025", async ({ page }) => {
		await expect(page.getByRole("contentinfo")).toContainText(/©\s*2025/);
	});

	served("links to /acerca-de, /privacidad and /terminos", async ({ page }) => {
		for (const path of ["/acerca-de", "/privacidad", "/terminos"]) {
			await expect(page.getByRole("contentinfo").locator(`a[href="${path}"]`).first()).toBeVisible();
		}
	});
});
