import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, openWithStoppedClock, phone, test, tickUntilScripts } from "./browser.ts";

test.use({ visitor: "new" });

/** Noon of Saturday in Guatemala. */
const NOON = new Date("2026-11-21T18:00:00Z");
const TODAY = "Sat Nov 21 2026";

const promo = (page: Page) => page.getByRole("region", { name: "Aviso del día" });
const memory = (page: Page) =>
	page.evaluate(() => [localStorage.getItem("hasSeenPromo"), localStorage.getItem("promoLastSeen")]);

/** Opens a page whose clock stands still at a moment, with consent decided and what else is stored. */
async function open(page: Page, { stored = {}, path = "/" }: OpenOptions = {}): Promise<void> {
	await store(page.context(), stored);
	await openWithStoppedClock(page, path, NOON);
}

interface OpenOptions {
	stored?: Record<string, string>;
	path?: string;
}

async function store(context: BrowserContext, stored: Record<string, string>): Promise<void> {
	const consent = { necessary: true, analytics: false, marketing: false, functional: false, timestamp: "2026-01-01" };
	await context.addInitScript(
		(entries) => {
			// Once, and not in the blank frames that axe opens.
			if (location.protocol !== "http:" || sessionStorage.getItem("prepared")) return;
			sessionStorage.setItem("prepared", "1");
			for (const [key, value] of entries) localStorage.setItem(key, value);
		},
		Object.entries({ "gdpr-consent": JSON.stringify(consent), ...stored }),
	);
}

test("comes without taking the focus; sent away with Escape it fades, and stays away on the next page", async ({
	page,
}) => {
	await open(page);
	await page.clock.runFor(3000);
	await expect(promo(page)).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	expect(await memory(page)).toEqual([null, null]);
	await page.keyboard.press("Escape");
	expect(await memory(page)).toEqual(["true", TODAY]);
	await page.clock.runFor(299);
	await expect(page.locator(".promo")).toBeVisible();
	await page.clock.runFor(1);
	await expect(page.locator(".promo")).toBeHidden();
	await page.goto("/ayuda");
	await tickUntilScripts(page);
	await page.clock.runFor(10_000);
	await expect(promo(page)).toHaveCount(0);
});

test("closed with the focus inside, returns the focus to where it was", async ({ page }) => {
	await open(page, { path: "/ayuda" });
	await page.clock.runFor(3000);
	const last = page.getByRole("contentinfo").getByRole("link").last();
	await last.focus();
	await promo(page).getByRole("button", { name: "Cerrar aviso" }).focus();
	await page.keyboard.press("Enter");
	await expect(last).toBeFocused();
});

test("an open dialog stays on top and keeps its own Escape", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	const box = page.getByRole("dialog").getByRole("searchbox");
	await expect(box).toBeFocused();
	await page.clock.runFor(3000);
	await expect(page.locator(".promo")).toBeVisible();
	await expect(box).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(promo(page)).toBeVisible();
	expect(await memory(page)).toEqual([null, null]);
});

test.describe("on a phone", () => {
	test.use(phone);

	test("stands above the consent bar, never over it nor over the field in use", async ({ page }) => {
		await open(page, { stored: { "gdpr-consent": "" } });
		const consent = page.getByRole("region", { name: "Aviso de cookies" });
		await expect(consent).toBeVisible();
		const field = page.getByRole("searchbox", { name: "¿Qué trámite buscas?" });
		await field.focus();
		await page.clock.runFor(3000);
		await expect(promo(page)).toBeVisible();
		await page.clock.runFor(500);
		const [notice, asked, inUse] = await Promise.all(
			[promo(page), consent, field].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
		);
		expect(overlap(notice, asked)).toBe(false);
		expect(overlap(notice, inUse)).toBe(false);
		await expect(field).toBeFocused();
		await page.clock.resume();
		await expectAccessible(page);
	});
});

interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

function overlap(one: Box | undefined, other: Box | undefined): boolean {
	if (!one || !other) throw new Error("nothing to compare");
	return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
