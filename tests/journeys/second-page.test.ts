import type { Page } from "@playwright/test";
import { expect, phone, test, waitForScripts } from "./browser.ts";

test.use({ ...phone, serviceWorkers: "allow" });

test("who reads on has the style sheet, the boot script and the pictures kept by the worker, and pages only name them", async ({
	page,
	context,
}) => {
	await page.goto("/");
	const first = await weigh(page);
	expect(first).toMatchObject({ names: false, styles: 3 });

	// Somebody scrolls, and stays.
	await page.mouse.wheel(0, 300);
	await expect.poll(() => page.evaluate(listKeptFiles)).toEqual(["base", "boot", "icons", "marks"]);
	await expect.poll(() => page.evaluate(readNamed)).toMatch(/^[\w-]{8}(?:\.[\w-]{8}){3}$/);

	await page.locator('main a[href^="/catalogo"]:visible').first().tap();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
	await page.locator('main a[href^="/tramite/"]:visible').first().tap();
	await expect(page).toHaveURL(/\/tramite\//);
	const later = await weigh(page);
	expect(later).toMatchObject({ names: true, styles: 1 });
	expect(later.html).toBeLessThan(first.html);
	// It has its looks and its icons, React finds it as it wrote it, and nothing was stored that nobody chose.
	expect(await page.locator("header .masthead, .masthead").first().evaluate(readGround)).not.toBe("rgba(0, 0, 0, 0)");
	await expect(page.locator("main svg use").first()).toBeAttached();
	await page.keyboard.press("Shift");
	await waitForScripts(page);
	expect(await context.cookies()).toEqual([]);
});

test("who saves data is fetched nothing ahead, and nothing is stored for a first page", async ({ page, context }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g", downlink: 9 } });
	});
	await page.goto("/");
	await page.mouse.wheel(0, 300);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.goto("/ayuda");
	expect(await weigh(page)).toMatchObject({ names: false });
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** Whether a page names its sheet, how many style elements it has, and its bytes as text. */
function weigh(page: Page) {
	return page.evaluate(async () => {
		const [entry] = performance.getEntriesByType("navigation");
		const html = entry instanceof PerformanceNavigationTiming ? entry.decodedBodySize : 0;
		const names = document.querySelector("link[rel=stylesheet]:not([disabled])") !== null;
		return { names, styles: document.querySelectorAll("style").length, html };
	});
}

async function listKeptFiles(): Promise<string[]> {
	const cache = await caches.open("archivos-1");
	const names = (await cache.keys()).map(({ url }) => url.replace(/#$/, ""));
	const kinds = names.flatMap((name) => /\/(base|boot|icons|marks)-[\w-]+\.(?:css|js|svg)$/.exec(name)?.[1] ?? []);
	return [...new Set(kinds)].sort();
}

/** What the worker says with each page that it asks for. */
async function readNamed(): Promise<string> {
	const registration = await navigator.serviceWorker.ready;
	return (await registration.navigationPreload.getState()).headerValue ?? "";
}

function readGround(element: Element): string {
	return getComputedStyle(element).backgroundColor;
}
