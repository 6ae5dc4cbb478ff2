import type { Page } from "@playwright/test";
import { TrafficCounter } from "../../scripts/bench/traffic.ts";
import { expect, phone, test, waitForScripts } from "./browser.ts";

/** On the line, with the headers: the size that a page is told of itself counts 300 bytes for whatever headers. */
const MOST_BYTES = 10_000;

test.use(phone);

test("pages after the first come in at most 10 kB, by links pressed before any script runs", async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const traffic = new TrafficCounter(session);
	// The browser takes a moment to know what it has just fetched.
	await expect(async () => {
		await page.goto("/");
		await page.waitForFunction(hasDictionary);
		traffic.take();
		await page.locator('main a[href^="/catalogo"]:visible').first().tap();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
		expect(await page.evaluate(describeArrival)).toMatchObject({ encoding: "dcz", scripts: undefined });
	}).toPass();
	expectSmallPage(traffic);

	const link = page.locator('main a[href^="/tramite/"]:visible').first();
	const name = ((await link.textContent()) ?? "").trim();
	await link.tap();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const arrival = await page.evaluate(describeArrival);
	expect(arrival).toMatchObject({ encoding: "dcz", scripts: undefined });
	expectSmallPage(traffic);
	await expect(page.getByRole("contentinfo")).toContainText("Ventanilla Abierta");
	// React finds the page as it wrote it, or complains.
	await waitForScripts(page);
});

test("who used a control at once is sent no dictionary, and who read first gets the whole sheets with it", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await page.keyboard.press("Shift");
	await waitForScripts(page);
	// Longer than a visitor who only reads waits for it.
	await page.waitForTimeout(2_000);
	expect(await page.evaluate(hasDictionary)).toBe(false);

	const reader = await context.newPage();
	await expect(async () => {
		await reader.goto("/ayuda");
		await reader.waitForFunction(hasDictionary);
		await reader.goto("/observatorio");
		expect(await reader.evaluate(describeArrival)).toMatchObject({ encoding: "dcz", scripts: undefined });
	}).toPass();
	// A browser that has not read its dictionary yet asks without it, and keeps that sheet: then another page shows it.
	const packed: boolean[] = [];
	for (const [path, sheet, most] of [
		["/observatorio", "/observatory-", 2_000],
		["/tramite/inscripcion-nit", "/procedure-", 1_000],
		["/categorias", "/categories-", 450],
	] as const) {
		if (path !== "/observatorio") await reader.goto(path);
		await reader.keyboard.press("Shift");
		await waitForScripts(reader);
		const own = (await listSheets(reader)).find(({ name }) => name.includes(sheet));
		expect(own?.bytes).toBeGreaterThan(100);
		packed.push((own?.bytes ?? most) < most);
	}
	expect(packed).toContain(true);
});

/** The sheets that came with the scripts, and the bytes of their bodies on the line. */
function listSheets(page: Page): Promise<{ name: string; bytes: number }[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter((entry) => entry instanceof PerformanceResourceTiming)
			.filter(({ name }) => name.endsWith(".css"))
			.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
	);
}

/** What came as HTML since the last time: the page that was pressed for, or its beginning where the press fetched it ahead. */
function expectSmallPage(traffic: TrafficCounter): void {
	const { html } = traffic.take().byKind;
	expect(html).toBeGreaterThan(1_000);
	expect(html).toBeLessThanOrEqual(MOST_BYTES);
}

function hasDictionary(): boolean {
	return performance
		.getEntriesByType("resource")
		.some((entry) => entry.name.includes("/page-dictionary-") && "responseEnd" in entry && entry.responseEnd !== 0);
}

/** How this page came, and whether scripts have started in it. */
function describeArrival(): { encoding: unknown; scripts: string | undefined } {
	const [entry] = performance.getEntriesByType("navigation");
	const { scripts } = document.documentElement.dataset;
	if (!(entry instanceof PerformanceNavigationTiming)) throw new Error("This page came from nowhere.");
	return { encoding: Reflect.get(entry, "contentEncoding"), scripts };
}
