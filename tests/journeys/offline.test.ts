import type { Page } from "@playwright/test";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { countRequirements } from "../counts.ts";
import { expect, expectAccessible, open, phone, test, waitForScripts } from "./browser.ts";

const ASKED = countRequirements("inscripcion-nit");

// Each waits for the worker twice, and the last one for the browser to look for a new one.
test.describe.configure({ timeout: 60_000 });
test.use({ ...phone, serviceWorkers: "allow" });

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503 \(|No connection|Error loading route module/;

test.beforeEach(({ allowTrouble }) => allowTrouble(OFFLINE, "the journey cuts the line on purpose"));

/** Opens a page and waits until the worker has taken over and kept it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
	await page.goto(path);
	// The worker comes with the first sign that somebody uses the page.
	await page.mouse.wheel(0, 10);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await expect.poll(() => listKept(page)).toContain(new URL(path, page.url()).pathname);
}

/** Paths of the kept pages, without the mark of their language. */
function listKept(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const cache = await caches.open("paginas-1");
		const keys = await cache.keys();
		return keys.map(({ url }) => {
			const { pathname, searchParams } = new URL(url);
			searchParams.delete("~");
			return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
		});
	});
}

test("the first page ever opened can be read without a connection, with its age and its looks", async ({
	page,
	context,
}) => {
	await openAndKeep(page, "/terminos");
	// Chosen after the copy was made.
	await context.addCookies([{ name: "display", value: "text-125.spaced", url: new URL("/", page.url()).href }]);
	await context.setOffline(true);
	const copy = await page.reload();
	expect(await copy?.text(), "before the first paint").toMatch(/<html[^>]* data-display="text-125 spaced"/);
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toContainText(
		/Esta copia es del \d+ de \w+ de \d{4}/,
	);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Atkinson");
	await expectAccessible(page);

	await context.setOffline(false);
	await page.getByRole("link", { name: "Reintentar" }).click();
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toHaveCount(0);
});

test("a sheet that was opened is there for paper without a connection", async ({ page, context }) => {
	await openAndKeep(page, "/terminos");
	await page.goto("/hoja?tramites=inscripcion-nit");
	await expect.poll(() => listKept(page)).toContain("/hoja?tramites=inscripcion-nit");
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toBeVisible();
	await expect(page.locator(".sheet-code")).toBeVisible();
	expect((await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test("what was saved is in the folder where there is no signal, though its page was never opened", async ({
	page,
	context,
}) => {
	await openAndKeep(page, "/tramite/inscripcion-nit");
	await open(page, "/tramite/inscripcion-nit");
	await page.getByRole("button", { name: "Guardar en mi carpeta" }).click();
	await expect.poll(() => listKept(page)).toContain("/mi-carpeta");
	await expect.poll(() => page.evaluate(listKeptScripts)).toContainEqual(expect.stringMatching(/folder\.page/));
	await context.setOffline(true);
	await page.getByRole("banner").getByRole("link", { name: "Mi carpeta" }).click();
	const entry = page.getByRole("article").last();
	await expect(entry).toContainText(`0 de ${ASKED} requisitos listos`);
	await entry.getByText("Requisitos", { exact: true }).click();
	await entry.getByRole("checkbox").first().check();
	await expect(entry).toContainText(`1 de ${ASKED} requisitos listos`);
});

async function listKeptScripts(): Promise<string[]> {
	const cache = await caches.open("archivos-1");
	return (await cache.keys()).map(({ url }) => url);
}

test("the first page ever opened answers without a connection too, though its scripts came after the worker", async ({
	page,
	context,
}) => {
	const scripts = /\/assets\/(?!manifest|office-hours)[^/]+\.js$/;
	await context.route(scripts, async (route) => {
		await page.waitForFunction(() => navigator.serviceWorker.controller);
		return route.fallback();
	});
	await page.goto("/tramite/inscripcion-nit");
	await waitForScripts(page);
	await context.unroute(scripts);
	await expect.poll(() => listKept(page)).toContain("/tramite/inscripcion-nit");
	await expect.poll(() => page.evaluate(listFilesNotKept)).toEqual([]);
	await goOffline(page);
	await open(page, "/tramite/inscripcion-nit");
});

test("a copy whose script is not there stays readable and does not load again and again", async ({ page }) => {
	await openAndKeep(page, "/terminos");
	await page.reload();
	await page.waitForLoadState("networkidle");
	await page.evaluate(loseModuleAndDigests);
	await goOffline(page);
	let loads = 0;
	page.on("domcontentloaded", () => loads++);
	await page.reload();
	await page.waitForTimeout(2_000);
	expect(loads).toBe(1);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without a connection a link leads home, to the copy of it", async ({ page }) => {
	await openAndKeep(page, "/");
	await openAndKeep(page, "/terminos");
	await waitForScripts(page);
	await goOffline(page);
	await page.getByRole("main").getByRole("link", { name: "Inicio" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toBeVisible();
});

/** What this page was made of and the worker does not hold. */
async function listFilesNotKept(): Promise<string[]> {
	const files = await caches.open("archivos-1");
	const kept = new Set((await files.keys()).map(({ url }) => url.replace("#", "")));
	const names = performance.getEntriesByType("resource").map(({ name }) => name.replace("#", ""));
	return names.filter((name) => /\/assets\/|\?v=/.test(name) && !kept.has(name));
}

/** Cuts the line. What the browser keeps by itself is gone too, as on a phone that is short of space. */
async function goOffline(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.clearBrowserCache");
	await page.context().setOffline(true);
}

/** As in a browser that does not check the digests of an import map, and has thrown the page's module away. */
async function loseModuleAndDigests(): Promise<void> {
	const files = await caches.open("archivos-1");
	for (const { url } of await files.keys()) if (/\.page-/.test(url)) await files.delete(url, { ignoreVary: true });
	const pages = await caches.open("paginas-1");
	for (const key of await pages.keys()) {
		const copy = await pages.match(key, { ignoreVary: true });
		const html = (await copy?.text())?.replaceAll(/"sha384-[^"]*"/g, '""');
		await pages.put(key, new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
	}
}

test("a page never opened says so, and lists those that can be read (C96)", async ({ page, context }) => {
	await openAndKeep(page, "/catalogo");
	await context.setOffline(true);
	await page.goto("/ayuda");
	await expect(page.getByRole("heading", { level: 1, name: "No hay conexión" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("listitem").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/catalogo$/);
	// Within a minute the browser itself still holds the page; after that the copy says its age.
	await page.reload();
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toBeVisible();
});

test("walking by a link without a connection leads to the page that explains, at the new address", async ({
	page,
	context,
}) => {
	await openAndKeep(page, "/catalogo");
	await page.reload();
	await page.waitForLoadState("networkidle");
	await waitForScripts(page);
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await page.locator(".procedure-card a").first().click();
	await expect(page.getByRole("heading", { name: "No hay conexión" })).toBeVisible();
	await expect(page).toHaveURL(/\/tramite\//);
});

test("a procedure reached by a link is kept whole, for the counter", async ({ page, context }) => {
	await openAndKeep(page, "/catalogo");
	await page.reload();
	await page.waitForLoadState("networkidle");
	await page.locator(".procedure-card a").first().click();
	await expect(page).toHaveURL(/\/tramite\//);
	const { pathname } = new URL(page.url());
	await expect.poll(() => listKept(page)).toContain(pathname);
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toBeVisible();
});

test("the copy is in the language that was chosen", async ({ page, context }) => {
	await openAndKeep(page, "/catalogo");
	await context.addCookies([{ name: "language", value: "en", url: page.url() }]);
	await page.goto("/catalogo");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect.poll(() => listKept(page)).toHaveLength(2);
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("complementary", { name: "Saved copy" })).toBeVisible();
	await page.goto("/privacidad");
	await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
});

test("never kept: errors, redirects, the report form and what somebody searched for (C95)", async ({
	page,
	allowTrouble,
}) => {
	allowTrouble(/404/, "an unknown page is asked for on purpose");
	await openAndKeep(page, "/catalogo");
	for (const path of ["/no-existe", "/catalogo?search=CANARIO-7781", "/reportar", "/catalogo/?pagina=2", "/ayuda"]) {
		await page.goto(path);
	}
	await expect.poll(() => listKept(page)).toContain("/ayuda");
	const kept = await listKept(page);
	expect(kept.sort()).toEqual(["/ayuda", "/catalogo", "/catalogo?pagina=2"]);
});

test("an address with a v is a page like any other, never a file that is kept for good", async ({ page, context }) => {
	await openAndKeep(page, "/terminos");
	await page.reload();
	await page.evaluate(async () => {
		for (const path of ["/ayuda?v=1", "/catalogo?search=CANARIO-7781&v=1", "/catalogo.data?search=CANARIO-7781&v=1"]) {
			await (await fetch(path)).text();
		}
	});
	await context.addCookies([{ name: "language", value: "en", url: page.url() }]);
	expect(await page.evaluate(async () => (await fetch("/ayuda?v=1")).headers.get("content-language"))).toBe("en");
	const kept = await page.evaluate(async () => (await (await caches.open("archivos-1")).keys()).map(({ url }) => url));
	expect(kept.filter((url) => /ayuda|CANARIO/.test(url))).toEqual([]);
	expect(kept.some((url) => /\/assets\//.test(url))).toBe(true);
});

test("the kill switch deletes every copy and leaves the pages to the network (C94)", async ({ page, allowTrouble }) => {
	allowTrouble(/off the origin|ERR_CONNECTION_REFUSED/, "this journey starts and stops a portal of its own");
	const data = await makeDataFolder();
	const before = await startBuiltServer(data.path);
	await openAndKeep(page, `${before.origin}/catalogo`);
	await before.stop();
	await page.reload();
	await expect(page.getByRole("complementary", { name: "Copia guardada" })).toBeVisible();

	const after = await startBuiltServer(data.path, { OFFLINE_PAGES: "off", PORT: new URL(before.origin).port });
	await page.goto(`${after.origin}/catalogo`);
	const countCopies = () => page.evaluate(async () => (await caches.keys()).length);
	await expect.poll(countCopies, { timeout: 20_000 }).toBe(0);
	// What an old page does that names the worker still; the browser then takes the withdrawal back.
	await page.evaluate(() => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }));
	// A page that the worker holds keeps it until it is left. The next one was never opened: a page of a minute ago, which
	// the browser may show again, would still name the worker.
	await expect(async () => {
		await page.goto("about:blank");
		await page.goto(`${after.origin}/ayuda`);
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
	}).toPass({ timeout: 30_000 });
	await page.goto(`${after.origin}/catalogo`);
	await page.reload();
	await expect(page.locator("script[data-offline]")).toHaveCount(0);
	await after.stop();
	await data.dispose();
});
