import { expect, open, openWithStoppedClock, test } from "../journeys/browser.ts";

/** The keys that the specification names, with their words. */
const DOTTED_KEYS = {
	"nav.home": ["Inicio", "Home"],
	"nav.catalog": ["Catálogo", "Catalogue"],
	"nav.institutions": ["Instituciones", "Institutions"],
	"nav.experiences": ["Experiencias", "Experiences"],
	"nav.observatory": ["Observatorio", "Observatory"],
	"nav.help": ["Ayuda", "Help"],
	"nav.about": ["Acerca de", "About"],
	"footer.description": [
		"Información clara, gratuita e independiente sobre los trámites públicos de Guatemala.",
		"Clear, free and independent information about government procedures in Guatemala.",
	],
	"footer.quickLinks": ["Enlaces rápidos", "Quick links"],
	"footer.contact": ["Contacto", "Contact"],
} as const;

test.describe("Consent record", () => {
	test.use({ visitor: "new" });

	test("is stored under a key for GDPR consent: necessary true, three booleans, an ISO timestamp", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("region", { name: "Aviso de cookies" }).getByRole("button", { name: "Rechazar todo" }).click();
		await expect(page.getByText("Preferencias guardadas")).toBeVisible();
		const record = JSON.parse((await page.evaluate(() => localStorage.getItem("gdpr-consent"))) ?? "null");
		expect(record).toEqual({
			necessary: true,
			analytics: false,
			marketing: false,
			functional: false,
			timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
		});
		expect(Math.abs(Date.now() - Date.parse(record.timestamp))).toBeLessThan(60_000);
	});
});

test.describe("Language preference", () => {
	test("is stored in the browser under the key language", async ({ page }) => {
		await open(page, "/ayuda");
		await page.getByRole("button", { name: /Cambiar idioma/ }).click();
		await page.locator("#idiomas").getByRole("button", { name: "English" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help centre");
		expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
	});

	for (const [position, language] of (["es", "en"] as const).entries()) {
		test(`the dictionary of ${language} is nested and looked up by dotted keys`, async ({ request }) => {
			const dictionary: unknown = await (await request.get(`/locales/${language}.json`)).json();
			for (const [key, words] of Object.entries(DOTTED_KEYS)) expect(dictionary).toHaveProperty(key, words[position]);
		});
	}

	test("the dotted keys are what navigation and footer show", async ({ page, context, baseURL }) => {
		await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
		await page.goto("/");
		const entries = Object.entries(DOTTED_KEYS).flatMap(([key, [, english]]) =>
			key.startsWith("nav.") && key !== "nav.about" ? [english] : [],
		);
		const menu = page.getByRole("navigation", { name: "Main" }).locator(":scope > ul").first();
		await expect(menu.getByRole("link")).toHaveText(entries);
		const footer = page.getByRole("contentinfo");
		await expect(footer.getByText(DOTTED_KEYS["footer.quickLinks"][1], { exact: true })).toBeVisible();
		await expect(footer.getByText(DOTTED_KEYS["footer.contact"][1], { exact: true })).toBeVisible();
		await expect(footer.getByText(DOTTED_KEYS["footer.description"][1])).toBeVisible();
	});

	test("a missing key shows the key text (K15: another test proves that none is missing)", async ({ page }) => {
		await page.route(/\/locales\/en\.json/, async (route) => {
			const response = await route.fetch();
			const dictionary = await response.json();
			await route.fulfill({ response, json: { ...dictionary, nav: { ...dictionary.nav, catalog: undefined } } });
		});
		await open(page, "/ayuda");
		await page.getByRole("button", { name: /Cambiar idioma/ }).click();
		await page.locator("#idiomas").getByRole("button", { name: "English" }).click();
		const menu = page.getByRole("navigation", { name: "Main" });
		await expect(menu.getByRole("link", { name: "Institutions", exact: true })).toBeVisible();
		await expect(menu.getByRole("link", { name: "nav.catalog", exact: true })).toHaveAttribute("href", "/catalogo");
	});
});

test.describe("Promo memory", () => {
	test.use({ visitor: "new" });

	test("has the browser keys hasSeenPromo and promoLastSeen", async ({ page }) => {
		const memory = () => page.evaluate(() => [localStorage.hasSeenPromo, localStorage.promoLastSeen]);
		await openWithStoppedClock(page, "/ayuda", new Date("2026-11-21T18:00:00Z"));
		expect(await memory()).toEqual([undefined, undefined]);
		await page.clock.runFor(3000);
		await page.getByRole("region", { name: "Aviso del día" }).getByRole("button", { name: "Cerrar aviso" }).click();
		expect(await memory()).toEqual(["true", "Sat Nov 21 2026"]);
	});
});
