import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./browser.ts";

/** Milliseconds that each request of the page waits, as the browser then says of its line. */
async function waitForEach(context: BrowserContext, page: Page, latency: number): Promise<void> {
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send("Network.emulateNetworkConditions", conditions);
}

/** What of typefaces a page that somebody only looks at knows, and whether it asked for the file of its own. */
async function readLetters(page: Page): Promise<{ families: string[]; isFetched: boolean }> {
	await page.waitForLoadState("load");
	return await page.evaluate(() => ({
		families: [...new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")))],
		isFetched: performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
	}));
}

const OWN = { families: ["Atkinson Hyperlegible Next", "Near Atkinson", "Near Atkinson, wide"], isFetched: true };
const OF_THE_DEVICE = { families: ["Near Atkinson", "Near Atkinson, wide"], isFetched: false };

test("on a slow line, and for whoever saves data, the words wait for no typeface: the letters of the device stand in", async ({
	context,
	page,
}) => {
	await waitForEach(context, page, 150);
	await page.goto("/");
	expect(await readLetters(page)).toEqual(OF_THE_DEVICE);
	await waitForEach(context, page, 0);
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", rtt: 0, saveData: true } }),
	);
	await page.goto("/");
	expect(await readLetters(page)).toEqual(OF_THE_DEVICE);
});

test("on a quick line the page has its own typeface, and in a browser that does not tell of its line", async ({
	context,
	page,
}) => {
	await waitForEach(context, page, 20);
	await page.goto("/");
	expect(await readLetters(page)).toEqual(OWN);
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: undefined }));
	await page.goto("/ayuda");
	expect(await readLetters(page)).toEqual(OWN);
});

test.describe("where the worker keeps pages", () => {
	test.use({ serviceWorkers: "allow" });

	test("the typeface comes with the second page, whatever the line", async ({ context, page }) => {
		await waitForEach(context, page, 150);
		await page.goto("/");
		expect(await readLetters(page)).toEqual(OF_THE_DEVICE);
		await page.mouse.wheel(0, 10);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.reload();
		expect(await readLetters(page)).toEqual(OWN);
	});
});
