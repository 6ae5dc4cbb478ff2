import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { OwnPortal } from "./own-portal.ts";
import { type Profile, Profiles, pageOf } from "./profiles.ts";

export { expect };

/** A cheap Android phone: `test.use(phone)`. Its pixels are those of the page: twice as many are four times the painting. */
export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
/** A desk screen: `test.use(wide)`. */
export const wide = { viewport: { width: 1280, height: 900 } };

export type AllowTrouble = (pattern: RegExp, reason: string) => void;
export type AccessException = { rule: string; selector: string; reason: string };

/** The rules that axe leaves off unless asked, AAA ones among them. */
const RULES_OFF_BY_DEFAULT = [
	"color-contrast-enhanced",
	"identical-links-same-purpose",
	"meta-refresh-no-exceptions",
	"target-size",
];
const OWN_SCHEMES = ["about:", "blob:", "data:"];

interface JourneyFixtures {
	visitor: "settled" | "new" | "late" | "reader";
	profile: Profile;
	allowTrouble: AllowTrouble;
}

/**
 * The `test` of every journey: a stray console error, page error, policy violation or request off the origin fails it.
 * `allowTrouble(/404/, "why")` lets through what a journey provokes on purpose.
 */
export const test = base.extend<JourneyFixtures, { profiles: Profiles; ownPortal: OwnPortal }>({
	/**
	 * A settled visitor has answered about cookies and seen the promo of the day; `test.use({ visitor: "new" })` has not.
	 * For one who is late, the three seconds before the promo have passed when the scripts start; a reader changes nothing
	 * and finds the page of the reader before (`served.ts` in the specification).
	 */
	visitor: ["settled", { option: true }],
	profiles: [
		async ({ browserName: _ }, use) => {
			const profiles = new Profiles();
			await use(profiles);
			await profiles.close();
		},
		{ scope: "worker" },
	],
	/** Here and not where it is used, because Playwright starts another worker and browser for another set of these. */
	ownPortal: [
		async ({ browserName: _ }, use) => {
			const ownPortal = new OwnPortal();
			await use(ownPortal);
			await ownPortal.close();
		},
		{ scope: "worker" },
	],
	profile: async (
		{ browser, profiles, visitor, baseURL, serviceWorkers, javaScriptEnabled, viewport, deviceScaleFactor, isMobile },
		use,
		testInfo,
	) => {
		if (!baseURL) throw new Error("No server was started: journeys run through playwright.config.ts");
		const kind = { visitor, baseURL, serviceWorkers, javaScriptEnabled, viewport, deviceScaleFactor, isMobile };
		const key = JSON.stringify(kind);
		const profile = await profiles.borrow(key, async () => {
			const context = await browser.newContext();
			if (visitor === "settled") await context.addInitScript(settle, STORAGE_KEYS);
			if (visitor === "late") await context.addInitScript(comeLate);
			// What a service worker keeps outlives the wiping.
			const isSpent = serviceWorkers === "allow";
			const isReader = visitor === "reader";
			return { context, trouble: await watch(context, new URL(baseURL).origin), isSpent, isReader };
		});
		await use(profile);
		// A failed test ends its worker; the picture of its page is still to be taken.
		if (testInfo.status === testInfo.expectedStatus) await profiles.giveBack(key);
	},
	context: ({ profile }, use) => use(profile.context),
	page: async ({ profile, viewport }, use) => {
		const page = await pageOf(profile);
		const { width, height } = page.viewportSize() ?? {};
		if (viewport && (viewport.width !== width || viewport.height !== height)) await page.setViewportSize(viewport);
		await use(page);
	},
	allowTrouble: [
		async ({ profile: { trouble } }, use) => {
			const allowed: RegExp[] = [];
			await use((pattern) => allowed.push(pattern));
			const stray = trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)));
			expect(stray, "the browser had nothing to complain about").toEqual([]);
		},
		{ auto: true },
	],
});

/**
 * Comes back once the page has stood still for so many frames, one after the other: nothing written into it, nothing
 * scrolled, nothing of it on its way. What was going to come of a press has come by then.
 */
export async function waitForStillness(page: Page, frames = 40): Promise<void> {
	await page.evaluate(async (wanted) => {
		let isMoving = false;
		const notice = () => {
			isMoving = true;
		};
		const watcher = new MutationObserver(notice);
		watcher.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
		const loads = new PerformanceObserver(notice);
		loads.observe({ type: "resource" });
		addEventListener("scroll", notice);
		for (let still = 0; still < wanted; still = isMoving ? 0 : still + 1) {
			isMoving = false;
			await new Promise(requestAnimationFrame);
		}
		watcher.disconnect();
		loads.disconnect();
		removeEventListener("scroll", notice);
	}, frames);
}

/** Opens a page, wants its scripts and waits until they answer. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForScripts(page);
}

/** Scripts come on the first intent; a key is one that changes nothing. */
export async function waitForScripts(page: Page): Promise<void> {
	await page.evaluate(wantScripts);
	await page.waitForFunction(hasScripts, null, { timeout: 60_000 });
}

function wantScripts(): void {
	document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
}

/** React has taken the page over, its effects listen, and the dock is measured. */
function hasScripts(): boolean {
	const { dataset, style } = document.documentElement;
	return dataset.scripts === "ready" && style.paddingBlockEnd !== "";
}

/** The same in English, as a citizen who chose it before. */
export async function openInEnglish(page: Page, path: string): Promise<void> {
	const url = process.env.ORIGIN ?? "";
	await page.context().addCookies([{ name: "language", value: "en", url }]);
	await open(page, path);
}

/**
 * Opens a page at `moment` whose clock stands still; `page.clock.runFor(ms)` lets it run. Until the scripts have started
 * it runs a millisecond at a time: a fiftieth of the real time at most, however slow the machine is.
 */
export async function openWithStoppedClock(page: Page, path: string, moment = new Date()): Promise<void> {
	// A clock can only be stopped at a moment that it has not passed.
	await page.clock.install({ time: moment.getTime() - 3_600_000 });
	await page.clock.pauseAt(moment);
	await page.goto(path);
	await tickUntilScripts(page);
}

/** The same after another `page.goto()`: scripts are started with timers. */
export async function tickUntilScripts(page: Page): Promise<void> {
	await page.evaluate(wantScripts);
	await expect(async () => {
		await page.clock.runFor(1);
		expect(await page.evaluate(hasScripts)).toBe(true);
	}).toPass({ intervals: [50], timeout: 60_000 });
}

/** Fails on any violation of any axe rule, best practices and AAA included; an exception needs its reason and its use. */
export async function expectAccessible(page: Page, exceptions: readonly AccessException[] = []): Promise<void> {
	const rules = {
		...Object.fromEntries(RULES_OFF_BY_DEFAULT.map((id) => [id, { enabled: true }])),
		// Whatever has too little contrast for AA has too little for AAA as well, and axe would measure all of it twice.
		"color-contrast": { enabled: false },
	};
	// There are no frames to look into, for which axe would open a page more each time.
	// What is wanted of all that is right is only that there is some; to name each element of it takes as long as to look.
	const options = { rules, resultTypes: ["violations" as const] };
	const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
	expect(passes.length, "axe found something to look at").toBeGreaterThan(0);

	const used = new Set<AccessException>();
	const problems = violations.flatMap(({ id, help, nodes }) =>
		nodes.flatMap((node) => {
			const place = node.target.flat().join(" ");
			const exception = exceptions.find(({ rule, selector }) => rule === id && place.includes(selector));
			if (!exception) return [`${id} (${help}): ${place}\n${node.failureSummary ?? ""}`];
			used.add(exception);
			return [];
		}),
	);
	expect(problems, `axe on ${page.url()}`).toEqual([]);
	expect(
		exceptions.filter((exception) => !used.has(exception)),
		"every exception is still needed",
	).toEqual([]);
}

/** Runs in the browser before the page's own scripts; what the visit itself stored stays. */
function settle(keys: typeof STORAGE_KEYS): void {
	// The blank first page of a browser has no storage.
	if (location.protocol === "about:") return;
	const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Guatemala" });
	const consent = { necessary: true, analytics: false, marketing: false, functional: false };
	const settled = {
		[keys.consent]: JSON.stringify({ ...consent, timestamp: new Date().toISOString() }),
		[keys.promoSeen]: "true",
		[keys.promoDay]: today,
	};
	for (const [key, value] of Object.entries(settled)) {
		if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
	}
}

/** Runs in the browser before the page's own scripts: the three seconds before the promo are over at once. */
function comeLate(): void {
	const wait = window.setTimeout.bind(window);
	const PROMO_DELAY = 3000;
	window.setTimeout = ((act: TimerHandler, delay?: number, ...values: unknown[]) =>
		wait(act, delay === PROMO_DELAY ? 0 : delay, ...values)) as typeof window.setTimeout;
}

/** Collects, as lines, what goes wrong in any page of the context from now on. */
async function watch(context: BrowserContext, origin: string): Promise<string[]> {
	const trouble: string[] = [];
	context.on("console", (message) => {
		if (message.type() === "error") trouble.push(`console: ${message.text()} (${message.location().url})`);
	});
	context.on("weberror", (error) => trouble.push(`page error: ${error.error().message}`));
	context.on("request", (request) => {
		const { origin: target, protocol } = new URL(request.url());
		if (target !== origin && !OWN_SCHEMES.includes(protocol)) trouble.push(`request off the origin: ${request.url()}`);
	});
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
			console.error(`policy violation: ${effectiveDirective} ${blockedURI}`);
		});
	});
	return trouble;
}
