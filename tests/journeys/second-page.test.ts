import type { Page } from "@playwright/test";
import { TrafficCounter } from "../../scripts/bench/traffic.ts";
import { expect, phone, test, waitForScripts } from "./browser.ts";

/** On the line, with the headers. */
const MOST_BYTES = 14_500;

test.use(phone);

test("who reads on gets the style sheet, the boot script and the icons once, and pages of half the size", async ({
	page,
	context,
}) => {
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	const traffic = new TrafficCounter(session);
	await page.goto("/");
	expect(await listSheets(page)).toEqual([]);
	expect(await context.cookies()).toEqual([]);

	// Somebody scrolls, and stays.
	await page.mouse.wheel(0, 300);
	await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["files"]);
	expect(await listSheets(page)).toHaveLength(1);
	const first = traffic.take();

	for (const [link, heading] of [
		['main a[href^="/catalogo"]:visible', "Catálogo de trámites"],
		['main a[href^="/tramite/"]:visible', /.+/],
	] as const) {
		await page.locator(link).first().tap();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(page.getByRole("contentinfo")).toContainText("Ventanilla Abierta");
		const { byKind } = traffic.take();
		expect(byKind.html).toBeGreaterThan(1_000);
		expect(byKind.html).toBeLessThanOrEqual(Math.min(MOST_BYTES, first.byKind.html ?? 0));
		expect([byKind.css ?? 0, byKind.js ?? 0]).toEqual([0, 0]);
	}
	// Its looks are those of the sheet, and React finds the page as it wrote it, or complains.
	await expect(page.getByRole("banner")).toHaveCSS("position", /sticky|relative|static/);
	await page.keyboard.press("Shift");
	await waitForScripts(page);
	expect(await page.locator("style").count()).toBe(1);
});

test("who saves data, or leaves at once, is fetched nothing ahead", async ({ page, context }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g", downlink: 9 } });
	});
	await page.goto("/");
	await page.mouse.wheel(0, 300);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.goto("/ayuda");
	expect(await context.cookies()).toEqual([]);
});

/** The sheets that this page asked for. */
function listSheets(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.map(({ name }) => name)
			.filter((name) => name.endsWith(".css")),
	);
}
