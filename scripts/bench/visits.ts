import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { openPage, openProfile, settleVisitor } from "./browser.ts";
import type { DeviceProfile } from "./profiles.ts";
import { readTimings, type Timings } from "./timings.ts";
import type { Traffic, TrafficCounter } from "./traffic.ts";

/** How long a visitor who does nothing is watched after `load`. */
const WATCHED_MS = 3_000;
/** The same of one who comes back: what is asked for again is asked for at once. */
const WATCHED_AGAIN_MS = 1_000;
/** Nothing on the line for so long: everything that was asked for is there. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;

export interface Visit extends Timings, Traffic {}

export interface Comparable {
	/** Nothing kept, and the visitor only looks. */
	cold: Visit;
	/** The same address in another tab later. */
	warm: Visit;
	/** A procedure, reached by its link in the page, if it has one. */
	second: (Traffic & { milliseconds: number }) | null;
}

export interface IntentVisit extends Visit {
	/** From the key press until React answers. */
	hydratedAfter: number;
}

export interface VisitPlan {
	browser: Browser;
	device: DeviceProfile;
	address: string;
}

/** A cold visit, then a page reached by a link, then the first address again. */
export async function comparePage({ browser, device, address }: VisitPlan): Promise<Comparable> {
	const context = await openProfile(browser, device);
	try {
		const first = await openPage(context, device);
		const cold = await watch(first.page, first.traffic, address);
		const second = await followLink(first.page, first.traffic);
		await first.page.close();
		const again = await openPage(context, device);
		const warm = await watch(again.page, again.traffic, address, WATCHED_AGAIN_MS);
		return { cold, warm, second };
	} finally {
		await context.close();
	}
}

/** A cold visit without intent, by somebody whom neither the question about cookies nor the promo awaits. */
export async function visitSettled(plan: VisitPlan): Promise<Visit> {
	const context = await openProfile(plan.browser, plan.device);
	try {
		await settleVisitor(context, new URL(plan.address).origin);
		const { page, traffic } = await openPage(context, plan.device);
		return await watch(page, traffic, plan.address);
	} finally {
		await context.close();
	}
}

/** A cold visit of somebody who presses a key once there is a page and then opens the search: every script of it runs. */
export async function visitWithIntent({ browser, device, address }: VisitPlan): Promise<IntentVisit> {
	const context = await openProfile(browser, device);
	try {
		const { page, session, traffic } = await openPage(context, device);
		await page.goto(address, { waitUntil: "commit", timeout: PATIENCE_MS });
		await until(session, isShown);
		const pressed = await ask(session, now);
		await page.keyboard.press("Shift");
		await until(session, hasScripts);
		const hydrated = await ask(session, now);
		const { x, y } = await ask(session, placeOfSearch);
		await page.mouse.click(x, y);
		await until(session, isSearchOpen);
		await settle(page, traffic);
		return { ...(await readTimings(page)), ...traffic.take(), hydratedAfter: hydrated - pressed };
	} finally {
		await context.close();
	}
}

async function watch(page: Page, traffic: TrafficCounter, address: string, watchedMs = WATCHED_MS): Promise<Visit> {
	await page.goto(address, { waitUntil: "load", timeout: PATIENCE_MS });
	await pause(watchedMs);
	return { ...(await readTimings(page)), ...traffic.take() };
}

/** Follows the first link to a procedure, as a visitor does: with the mouse or a finger on it. */
async function followLink(page: Page, traffic: TrafficCounter): Promise<Comparable["second"]> {
	const here = new URL(page.url()).pathname;
	const link = page.locator(`main a[href^="/tramite/"]:not([href="${here}"])`).first();
	if ((await link.count()) === 0) return null;
	const title = await page.locator("h1").textContent();
	await link.scrollIntoViewIfNeeded();
	traffic.take();
	const began = performance.now();
	await link.click({ noWaitAfter: true });
	await page.waitForFunction((before) => {
		const heading = document.querySelector("h1")?.textContent;
		return location.pathname.startsWith("/tramite/") && heading && heading !== before;
	}, title);
	const milliseconds = performance.now() - began;
	await settle(page, traffic);
	return { ...traffic.take(), milliseconds };
}

/**
 * Asks the page without what Playwright loads into it for its own questions: on a slowed processor that holds it up as long
 * as React does, and would be counted as the portal's.
 */
async function ask<Answer>(session: CDPSession, question: () => Answer): Promise<Answer> {
	const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
		expression: `(${question})()`,
		returnByValue: true,
	});
	if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
	return result.value;
}

async function until(session: CDPSession, isSo: () => boolean): Promise<void> {
	const last = performance.now() + PATIENCE_MS;
	while (!(await ask(session, isSo))) {
		if (performance.now() > last) throw new Error(`The page did not come to ${isSo.name} in ${PATIENCE_MS} ms.`);
		await pause(QUIET_MS / 10);
	}
}

async function settle(page: Page, traffic: TrafficCounter): Promise<void> {
	await page.waitForLoadState("load", { timeout: PATIENCE_MS });
	while (traffic.quietMs() < QUIET_MS) await pause(QUIET_MS / 10);
}

/** Painted, and read to its end: what waits for an intent stands there. */
function isShown(): boolean {
	return document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0;
}

/** React has taken the page over, and its effects listen (as `tests/journeys/browser.ts` asks it). */
function hasScripts(): boolean {
	const { body, documentElement } = document;
	const isHydrated = Object.keys(body).some((key) => key.startsWith("__react"));
	const isReady = (documentElement.dataset.scripts ?? "ready") === "ready";
	return isHydrated && isReady && documentElement.style.getPropertyValue("--dock") !== "";
}

function now(): number {
	return performance.now();
}

/** The middle of the button in the masthead that opens the search. */
function placeOfSearch(): { x: number; y: number } {
	const button = document.querySelector(".masthead form.search-opener button");
	if (!button) throw new Error("No button opens the search.");
	const { x, y, width, height } = button.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}

function isSearchOpen(): boolean {
	return document.querySelector("dialog[open] [type=search]") !== null;
}
