import type { Page } from "@playwright/test";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { expect, expectAccessible, phone, test } from "./browser.ts";

// Each keeps half a megabyte, and the last one waits for two servers.
test.describe.configure({ timeout: 120_000 });
test.use({ ...phone, serviceWorkers: "allow" });

const CUT =
	/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch|503 \(|502 \(|404 \(|No connection|off the origin/;
test.beforeEach(({ allowTrouble }) => allowTrouble(CUT, "the journey cuts the line on purpose"));

const AGE = /Sin conexión\. Ves lo que guardaste: datos del \d+ de \w+ de \d{4}/;

async function openOffer(page: Page, origin = ""): Promise<void> {
	await page.goto(`${origin}/mi-carpeta`);
	await page.mouse.wheel(0, 10);
	await expect(page.getByRole("button", { name: /^Guardar todo \(\d+ kB\)/ })).toBeVisible({ timeout: 30_000 });
}

async function keepWhole(page: Page, origin = ""): Promise<void> {
	await openOffer(page, origin);
	await page.getByRole("button", { name: /^Guardar todo/ }).click();
	await expect(page.getByText(/^Guardado: [\d,]+ trámites\. Datos del \d/)).toBeVisible({ timeout: 60_000 });
}

/** Cuts the line. What the browser keeps by itself is gone too, as on a phone that is short of space. */
async function goOffline(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.clearBrowserCache");
	await page.context().setOffline(true);
}

async function expectCopy(page: Page, path: string, heading: string | RegExp): Promise<void> {
	await page.goto(path);
	await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
	await expect(page).toHaveURL(path);
	await expect(page.getByText(AGE)).toBeVisible();
}

test("whoever kept everything opens without a signal what was never opened: procedures, offices, a plan, a list, the search", async ({
	page,
}) => {
	await keepWhole(page);
	await expectAccessible(page);
	await goOffline(page);
	await expectCopy(page, "/tramite/renovacion-pasaporte", /pasaporte/i);
	await page.reload();
	await expect(page.getByText(AGE)).toBeVisible();
	await expectCopy(page, "/oficinas?departamento=quetzaltenango", "Oficinas");
	await expectAccessible(page);
	await expect(page.getByRole("article").first()).toContainText(/Quetzaltenango|zona/i);
	await expectCopy(page, "/plan?tramites=renovacion-dpi+renovacion-pasaporte", /2 trámites/);
	await expectCopy(page, "/instituciones/renap", /RENAP|Registro Nacional/);
	await expectCopy(page, "/catalogo", /Catálogo/);
	await page.locator(".procedure-card a").first().click();
	await expect(page).toHaveURL(/\/tramite\//);
	await expect(page.getByText(AGE)).toBeVisible();

	await page.getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("searchbox").fill("me robaron el dpi");
	await expect(dialog.getByText(/^Sin conexión\. Busqué en lo que guardaste: datos del \d/)).toBeVisible({
		timeout: 30_000,
	});
	const names = dialog.locator(".search-hit strong");
	const offline = await names.allTextContents();
	expect(offline[0]).toContain("Reponer el DPI");
	await page.context().setOffline(false);
	await dialog.getByRole("searchbox").fill("");
	await dialog.getByRole("searchbox").fill("me robaron el dpi");
	await expect(dialog.getByText(/^Sin conexión/)).toHaveCount(0);
	await expect(names.first()).toBeVisible();
	expect(await names.allTextContents()).toEqual(offline);
});

test("what no copy holds says so and leads on, in English too", async ({ page }) => {
	await keepWhole(page);
	await goOffline(page);
	await page.goto("/tramite/no-existe");
	await expect(page.getByRole("heading", { level: 1, name: "Eso no está en lo que guardaste" })).toBeVisible();
	await expectAccessible(page);
	await page.goto("/ayuda");
	await page.getByRole("link", { name: "Todo el catálogo, que guardaste" }).click();
	await expect(page.getByText(AGE)).toBeVisible();
	await page.goto("/tramite/renovacion-pasaporte?idioma=en");
	await expect(page.getByText(/^No connection\. You see what you kept: facts of/)).toBeVisible();
});

test("what is cut, refused or full says it in a line and loses nothing that was kept; a part that came is not fetched again", async ({
	page,
	context,
}) => {
	await openOffer(page);
	await context.route(/\/datos\/copia\/.*-todo\.json/, (route) => route.abort());
	await page.getByRole("button", { name: /^Guardar todo/ }).click();
	await expect(page.getByText(/^La descarga se cortó/)).toBeVisible({ timeout: 30_000 });
	await context.unroute(/\/datos\/copia\/.*-todo\.json/);
	const again: string[] = [];
	page.on("request", (request) => again.push(new URL(request.url()).pathname));
	await page.getByRole("button", { name: /^Guardar todo/ }).click();
	await expect(page.getByText(/^Guardado: /)).toBeVisible({ timeout: 60_000 });
	expect(again.filter((path) => path.startsWith("/assets/"))).toEqual([]);

	await page.evaluate(() => {
		Cache.prototype.put = async () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	// The server has other facts by now.
	await context.route("**/datos/copia.json", async (route) => {
		const index = await (await route.fetch()).json();
		await route.fulfill({ json: { ...index, hashes: `AAAA${index.hashes.slice(4)}` } });
	});
	await page.getByRole("button", { name: "Buscar cambios" }).click();
	await expect(page.getByText(/^Hay cambios: descargarlos pesa unos \d+ kB/)).toBeVisible();
	await page.getByRole("button", { name: /^Actualizar/ }).click();
	await expect(page.getByText(/^No hay espacio en este aparato.*Lo que tenías guardado sigue ahí/)).toBeVisible();
	await goOffline(page);
	await expectCopy(page, "/tramite/renovacion-dpi", /DPI/);
});

test("what the browser took away is said, and whoever wants it no more takes it away whole", async ({ page }) => {
	await keepWhole(page);
	await page.evaluate(() => caches.delete("copia-1"));
	await page.reload();
	await expect(page.getByText(/^El teléfono borró lo que guardaste/)).toBeVisible({ timeout: 30_000 });
	await page.getByRole("button", { name: /^Guardar todo/ }).click();
	await page.getByRole("button", { name: "Quitar de este aparato" }).click({ timeout: 60_000 });
	await expect(page.getByText("Se quitó de este aparato.")).toBeVisible();
	expect(await page.evaluate(() => caches.has("copia-1"))).toBe(false);
});

test("with the portal gone the copy answers, and the kill switch deletes it (C94)", async ({ page }) => {
	const data = await makeDataFolder();
	const before = await startBuiltServer(data.path);
	await keepWhole(page, before.origin);
	await before.stop();
	await page.goto(`${before.origin}/tramite/renovacion-dpi`);
	await expect(page.getByText(AGE)).toBeVisible({ timeout: 20_000 });
	const after = await startBuiltServer(data.path, { OFFLINE_PAGES: "off", PORT: new URL(before.origin).port });
	await page.goto(`${after.origin}/terminos`);
	await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 }).toBe(0);
	await after.stop();
	await data.dispose();
});
