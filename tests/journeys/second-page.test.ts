import { expect, phone, test, waitForScripts } from "./browser.ts";

const MOST_BYTES = 10_000;

test.use(phone);

test("pages after the first come in at most 10 kB, by links pressed before any script runs", async ({ page }) => {
	// The browser takes a moment to know what it has just fetched.
	await expect(async () => {
		await page.goto("/");
		await page.waitForFunction(hasDictionary);
		await page.locator('main a[href^="/catalogo"]:visible').first().tap();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
		expect(await page.evaluate(describeArrival)).toMatchObject({ encoding: "dcz", scripts: undefined });
	}).toPass();
	expect((await page.evaluate(describeArrival)).bytes).toBeLessThan(MOST_BYTES);

	const link = page.locator('main a[href^="/tramite/"]:visible').first();
	const name = ((await link.textContent()) ?? "").trim();
	await link.tap();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const arrival = await page.evaluate(describeArrival);
	expect(arrival).toMatchObject({ encoding: "dcz", scripts: undefined });
	expect(arrival.bytes).toBeLessThan(MOST_BYTES);
	await expect(page.getByRole("contentinfo")).toContainText("Ventanilla Abierta");
	// React finds the page as it wrote it, or complains.
	await waitForScripts(page);
});

function hasDictionary(): boolean {
	return performance
		.getEntriesByType("resource")
		.some((entry) => entry.name.includes("/page-dictionary-") && "responseEnd" in entry && entry.responseEnd !== 0);
}

/** How this page came, in bytes on the line with its headers. */
function describeArrival(): { bytes: number; encoding: unknown; scripts: string | undefined } {
	const [entry] = performance.getEntriesByType("navigation");
	const { scripts } = document.documentElement.dataset;
	if (!(entry instanceof PerformanceNavigationTiming)) throw new Error("This page came from nowhere.");
	return { bytes: entry.transferSize, encoding: Reflect.get(entry, "contentEncoding"), scripts };
}
