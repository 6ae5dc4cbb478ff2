import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** All but the boot script, without which a page waits for nothing. */
const SCRIPTS = /\/(assets\/(?!boot-).*\.js|locales\/)/;

/** What holds back the scripts and words of the document that a page shows. */
const gates = new WeakMap<Page, PromiseWithResolvers<void>>();

/** Opens a page whose scripts wait for `letScriptsCome`, and comes back as soon as it can be read. */
export async function openLate(page: Page, path: string): Promise<void> {
	const gate = Promise.withResolvers<void>();
	gates.set(page, gate);
	await page.route(SCRIPTS, (route) => gate.promise.then(() => route.continue()));
	await page.goto(path, { waitUntil: "domcontentloaded" });
}

export async function expectNoScriptsYet(page: Page): Promise<void> {
	await expect(page.locator("html[data-scripts]")).toHaveCount(0);
}

/** All before it happened without scripts. */
export async function letScriptsCome(page: Page): Promise<void> {
	await expectNoScriptsYet(page);
	gates.get(page)?.resolve();
}

/** What has moved without an input since `watchShifts`. */
export function readShift(page: Page): Promise<number> {
	return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/** Runs in the browser: adds up what moves without an input. */
export function watchShifts(): void {
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
			const { dataset } = document.documentElement;
			if (!hadRecentInput) dataset.shift = String(Number(dataset.shift ?? 0) + value);
		}
	}).observe({ type: "layout-shift", buffered: true });
}
