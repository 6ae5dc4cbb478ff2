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
async function open(page: Page, { at = NOON, stored = {}, path = "/" }: OpenOptions = {}): Promise<void> {
	await store(page.context(), stored);
	await openWithStoppedClock(page, path, at);
}

interface OpenOptions {
	at?: Date;
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

test("appears three seconds after load, without taking the focus", async ({ page }) => {
	await open(page);
	await page.clock.runFor(2900);
	await expect(promo(page)).toHaveCount(0);
	await page.clock.runFor(100);
	await expect(promo(page)).toBeVisible();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	expect(await memory(page)).toEqual([null, null]);
	await page.clock.resume();
	await expectAccessible(page);
});

for (const [how, leave] of [
	["'Cerrar aviso'", (page: Page) => promo(page).getByRole("button", { name: "Cerrar aviso" }).click()],
	["'No mostrar hoy'", (page: Page) => promo(page).getByRole("button", { name: "No mostrar hoy" }).click()],
	["Escape", (page: Page) => page.keyboard.press("Escape")],
	["following its link", (page: Page) => promo(page).getByRole("link", { name: "Ver las experiencias" }).click()],
] as const) {
	test(`${how} fades it in 300 ms and counts as seen today`, async ({ page }) => {
		await open(page);
		await page.clock.runFor(3000);
		await expect(promo(page)).toBeVisible();
		await leave(page);
		expect(await memory(page)).toEqual(["true", TODAY]);
		await page.clock.runFor(299);
		await expect(page.locator(".promo")).toBeVisible();
		await page.clock.runFor(1);
		await expect(page.locator(".promo")).toBeHidden();
		if (how === "following its link") await expect(page).toHaveURL("/experiencias");
		await page.clock.resume();
		await page.goto("/ayuda");
		await page.clock.runFor(10_000);
		await expect(promo(page)).toHaveCount(0);
	});
}

for (const [what, stored, isShown] of [
	["today", TODAY, false],
	["today, as a calendar date", "2026-11-21", false],
	["today, as a moment", "2026-11-21T07:00:00.000Z", false],
	["yesterday", "Fri Nov 20 2026", true],
	["yesterday in Guatemala, already today in Greenwich", "2026-11-21T05:59:59.000Z", true],
	["a day to come, from a wrong clock", "Sun Nov 22 2026", true],
	["nothing readable", "mañana", true],
] as const) {
	test(`last seen ${what}: ${isShown ? "it appears" : "it stays away"}`, async ({ page }) => {
		await open(page, { stored: { hasSeenPromo: "true", promoLastSeen: stored } });
		await page.clock.runFor(5000);
		if (isShown) await expect(promo(page)).toBeVisible();
		else await expect(promo(page)).toHaveCount(0);
	});
}

test("the day changes at midnight in Guatemala, not in Greenwich", async ({ page }) => {
	await open(page, {
		at: new Date("2026-11-22T05:59:00Z"),
		stored: { hasSeenPromo: "true", promoLastSeen: TODAY },
	});
	await page.clock.runFor(5000);
	await expect(promo(page)).toHaveCount(0);
	await page.clock.runFor(60_000);
	await page.reload();
	await tickUntilScripts(page);
	await page.clock.runFor(5000);
	await expect(promo(page)).toBeVisible();
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

test("storage that throws: it never appears and nothing breaks", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		});
	});
	await openWithStoppedClock(page, "/", NOON);
	await expect(page.getByRole("region", { name: "Aviso de cookies" })).toBeVisible();
	await page.clock.runFor(5000);
	await expect(promo(page)).toHaveCount(0);
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

	test("never covers what the keyboard reaches", async ({ page }) => {
		await open(page, { path: "/categorias", stored: { "gdpr-consent": "" } });
		await page.clock.runFor(3000);
		await expect(promo(page)).toBeVisible();
		await page.clock.resume();
		for (let stop = 0; stop < 45; stop++) {
			await page.keyboard.press("Tab");
			const covered = await page.evaluate(async () => {
				for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
				const element = document.activeElement;
				const dock = document.querySelector(".dock-stack");
				if (!element || element === document.body || dock?.contains(element)) return null;
				const { left, right, top, bottom } = element.getBoundingClientRect();
				const points = [
					[(left + right) / 2, (top + bottom) / 2],
					[left + 2, top + 2],
					[right - 2, top + 2],
					[left + 2, bottom - 2],
					[right - 2, bottom - 2],
				];
				const isCovered = points.some(([x = 0, y = 0]) => dock?.contains(document.elementFromPoint(x, y)));
				return isCovered ? element.textContent : null;
			});
			expect(covered).toBeNull();
		}
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
