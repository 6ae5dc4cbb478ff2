import { setTimeout as pause } from "node:timers/promises";
import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type CDPSession,
	chromium,
	type Page,
} from "@playwright/test";
import { KEPT_FILES_HEADER, keptFilesOf } from "../../domain/kept-files.ts";
import { type Traffic, TrafficCounter } from "./traffic.ts";

/** The phone of the measurements, as the document says it and as the browser is told. */
export const PHONE_WORDS = "360x740, processor slowed 4 times, 1.6/0.75 Mbit/s, 150 ms for each request";
const PHONE: BrowserContextOptions = {
	viewport: { width: 360, height: 740 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	locale: "es-GT",
	timezoneId: "America/Guatemala",
	// Nothing can slow the line of a service worker, so a page that it answers would not compare.
	serviceWorkers: "block",
};
const SLOWDOWN = 4;
const BYTES_PER_MBIT = 1_000_000 / 8;
const LINE = {
	offline: false,
	latency: 150,
	downloadThroughput: 1.6 * BYTES_PER_MBIT,
	uploadThroughput: 0.75 * BYTES_PER_MBIT,
};
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** How long a visitor who does nothing is watched after `load`. */
const WATCHED_MS = 3_000;
/** How long one who reads on is given to be sent what later pages need. */
const READ_MS = 3_000;
const SCROLLED_PX = 300;
/** Nothing on the line for so long: everything that was asked for is there. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 60_000;

/** What the browser itself saw of a page; milliseconds since its navigation began. */
export interface Timings {
	fcp: number;
	lcp: number;
	cls: number;
	/** What long tasks take beyond 50 ms each, from the first paint on. */
	tbt: number;
}

/** One page of one server, first and second. */
export interface Visits {
	/** Nothing kept from before, and the visitor only looks. */
	first: Timings & Traffic;
	/** What comes once somebody scrolls on home, for the pages after it. */
	ahead: Traffic;
	/** The page after home, for somebody who scrolled there and stayed. */
	second: Traffic;
}

export interface VisitPlan {
	browser: Browser;
	origin: string;
	path: string;
}

/** The Chromium that `scripts/run.mjs` found; without one, Playwright's own. */
export function launchBrowser(executablePath: string | undefined): Promise<Browser> {
	return chromium.launch({ executablePath: executablePath || undefined, args: ARGUMENTS });
}

/** Both visits, each in a browser profile that was never used. */
export async function visitPage(plan: VisitPlan): Promise<Visits> {
	const first = await inNewProfile(plan.browser, (context) => visitFirst(context, plan.origin + plan.path));
	const later = await inNewProfile(plan.browser, (context) => visitSecond(context, plan));
	return { first, ...later };
}

async function visitFirst(context: BrowserContext, address: string): Promise<Visits["first"]> {
	await context.addInitScript(watchTimings);
	const { page, traffic } = await openPage(context);
	await load(page, address);
	await pause(WATCHED_MS);
	return { ...(await readTimings(page)), ...traffic.take() };
}

/**
 * Home first, then the screen by its address: what a press on a link fetches ahead goes through the worker, which is left out
 * here, and would come without its word for the files that are kept.
 */
async function visitSecond(
	context: BrowserContext,
	{ origin, path }: VisitPlan,
): Promise<Pick<Visits, "ahead" | "second">> {
	const { page, traffic } = await openPage(context);
	await load(page, `${origin}/`);
	await settle(traffic);
	traffic.take();
	await readOn(context, page);
	await settle(traffic);
	const ahead = traffic.take();
	await load(page, origin + path);
	await settle(traffic);
	return { ahead, second: traffic.take() };
}

async function inNewProfile<Seen>(browser: Browser, see: (context: BrowserContext) => Promise<Seen>): Promise<Seen> {
	const context = await browser.newContext(PHONE);
	try {
		return await see(context);
	} finally {
		await context.close();
	}
}

/** A page on the line and the processor of the phone. Another session than this one would undo what the page is told of its line. */
async function openPage(context: BrowserContext): Promise<{ page: Page; traffic: TrafficCounter }> {
	const page = await context.newPage();
	const session: CDPSession = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", LINE);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
	return { page, traffic: new TrafficCounter(session) };
}

async function load(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: "load", timeout: PATIENCE_MS });
}

/**
 * Scrolls once, and stays. Workers are left out, because nothing can slow their line: what the portal's would fetch now is
 * fetched by the page, and from then on pages are asked for as it asks.
 */
async function readOn(context: BrowserContext, page: Page): Promise<void> {
	await page.mouse.wheel(0, SCROLLED_PX);
	const kept = await page.evaluate(async () => {
		const files = document.querySelector<HTMLElement>("script[data-files]")?.dataset.files?.split(" ") ?? [];
		for (const file of files) await (await fetch(file)).text();
		return files;
	});
	if (kept.length > 0) await context.setExtraHTTPHeaders({ [KEPT_FILES_HEADER]: keptFilesOf(kept) });
	await pause(READ_MS);
}

async function settle(traffic: TrafficCounter): Promise<void> {
	while (traffic.quietMs() < QUIET_MS) await pause(LOOK_EVERY_MS);
}

interface Seen {
	lcp: number;
	cls: number;
	tasks: { start: number; duration: number }[];
}

declare global {
	interface Window {
		benchSeen?: Seen;
	}
}

/** Runs in the browser before the page's own scripts. */
function watchTimings(): void {
	const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
	window.benchSeen = seen;
	const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
	watch("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	watch("layout-shift", (entry) => {
		if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry) seen.cls += Number(entry.value);
	});
	watch("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

/** What was seen until now. */
function readTimings(page: Page): Promise<Timings> {
	return page.evaluate(() => {
		const seen = window.benchSeen;
		const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
		if (!seen || fcp === undefined) throw new Error(`${location.href} painted nothing`);
		const tasks = seen.tasks.filter(({ start, duration }) => start + duration > fcp);
		const tbt = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
		return { fcp, lcp: seen.lcp, cls: seen.cls, tbt };
	});
}
