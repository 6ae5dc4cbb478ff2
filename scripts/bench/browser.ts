import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import type { DeviceProfile } from "./profiles.ts";
import { watchTimings } from "./timings.ts";
import { TrafficCounter } from "./traffic.ts";

const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
const BITS_PER_MBIT = 1_000_000;

/** The Chromium that `scripts/bench.mjs` found; without one, Playwright's own. */
export function launchBrowser(executablePath: string | undefined): Promise<Browser> {
	return chromium.launch({ executablePath: executablePath || undefined, args: ARGUMENTS });
}

/**
 * A browser profile that was never used. The service worker is left out: nothing can slow its line, so a page that it
 * answers would not compare.
 */
export async function openProfile(browser: Browser, device: DeviceProfile): Promise<BrowserContext> {
	const context = await browser.newContext({
		...device.context,
		locale: "es-GT",
		timezoneId: "America/Guatemala",
		serviceWorkers: "block",
	});
	await context.addInitScript(watchTimings);
	return context;
}

/** A page on the line and the processor of the device. Another session than the one given would undo what the page is told of its line. */
export async function openPage(
	context: BrowserContext,
	{ line, slowdown }: DeviceProfile,
): Promise<{ page: Page; session: CDPSession; traffic: TrafficCounter }> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	if (line) {
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: line.latencyMs,
			downloadThroughput: (line.downMbit * BITS_PER_MBIT) / 8,
			uploadThroughput: (line.upMbit * BITS_PER_MBIT) / 8,
		});
	}
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	return { page, session, traffic: new TrafficCounter(session) };
}

/**
 * Leaves in the profile what a visitor has who answered about cookies and saw the promo (specification, section 3). From
 * a page before, because to open the storage in the measured one delays its first paint.
 */
export async function settleVisitor(context: BrowserContext, origin: string): Promise<void> {
	const moment = new Date();
	const consent = { necessary: true, analytics: false, marketing: false, functional: false };
	const kept = {
		"gdpr-consent": JSON.stringify({ ...consent, timestamp: moment.toISOString() }),
		hasSeenPromo: "true",
		promoLastSeen: moment.toLocaleDateString("en-CA", { timeZone: "America/Guatemala" }),
	};
	const page = await context.newPage();
	await page.goto(`${origin}/healthz`);
	await page.evaluate((entries) => {
		for (const [key, value] of entries) localStorage.setItem(key, value);
	}, Object.entries(kept));
	await page.close();
}
