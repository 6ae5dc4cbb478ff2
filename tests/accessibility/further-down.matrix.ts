import type { Page } from "@playwright/test";
import { expect, test, waitForScripts } from "../journeys/browser.ts";
import { beyond, SCREENS } from "../journeys/screens.ts";

/** So high that everything is in sight and drawn, however far down it lies (CSS px). */
const EVERYTHING = 12_000;
/** Where an element is, and what an order of rules could change in it. */
const LOOKS = ["color", "backgroundColor", "fontSize", "fontWeight", "display", "borderTopColor", "textAlign"] as const;

/** A table and a long page: what stands for all in `npm test`. */
const SAMPLES = ["/observatorio?filtro=digital 360", "/tramite/licencia-construccion-municipal 1280"];
/** Without the dialog, and without what starts its scripts by itself and brings its own sheets. */
const LOOKED_AT = SCREENS.filter((screen) => !/[?&](detalle|recibo)=|^\/mi-carpeta$/.test(screen));

test.beforeEach(async ({ allowTrouble, page }) => {
	// In the letters of the device: the typeface has its own tests.
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", rtt: 0, saveData: true } }),
	);
	allowTrouble(/404/, "some screens say that something does not exist");
});

for (const width of [360, 1280]) {
	for (const path of LOOKED_AT) {
		test(
			`${path} at ${width} px is the same before its lower parts are drawn for good, after, and with its whole sheets`,
			beyond(SAMPLES, `${path} ${width}`),
			async ({ page }) => {
				test.slow(path.startsWith("/observatorio"));
				await page.setViewportSize({ width, height: EVERYTHING });
				await page.goto(path);
				await page.evaluate(() => {
					for (const each of document.getAnimations()) {
						each.pause();
						each.currentTime = 0;
					}
					// What is in sight is found with the next frame.
					const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
					return frame().then(frame);
				});
				const before = await readLooks(page);
				await page.evaluate(() => {
					for (const each of document.getAnimations()) each.finish();
					// What the browser remembers of cards far down a list would be their height on paper.
					document.documentElement.dataset.arrival = "back";
				});
				const drawn = await readLooks(page);
				expect(listChanges(before, drawn)).toEqual([]);
				const printed = await readPrinted(page);
				await bringWholeSheet(page);
				expect(listChanges(printed, await readPrinted(page))).toEqual([]);
				expect(listChanges(drawn, await readLooks(page))).toEqual([]);
			},
		);
	}
}

test("what lies below is not laid out at first, and all of it is soon after, also where an address names it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	// Time stands still for animations, however late the page is whole.
	const session = await page.context().newCDPSession(page);
	await session.send("Animation.enable");
	await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
	await page.goto("/");
	const isDrawn = () =>
		page.evaluate(() =>
			document.querySelector("footer li")?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: false }),
		);
	expect(await isDrawn()).toBe(false);
	await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
	await expect.poll(isDrawn).toBe(true);
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	await page.goto("/tramite/inscripcion-nit#base-legal");
	await expect(page.locator("#base-legal")).toBeInViewport();
	await page.waitForFunction(() => document.getAnimations().length === 0);
	await expect(page.locator("#base-legal")).toBeInViewport();
});

test("when the whole sheets come, what lies below waits once more, keeps its height, and is drawn soon after", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	await page.waitForFunction(() => document.getAnimations().length === 0);
	const heights = page.evaluate(
		() =>
			new Promise<{ before: number; meanwhile: number; isDrawn: boolean | undefined }>((told) => {
				const root = document.documentElement;
				const before = root.scrollHeight;
				const look = () => {
					const isDrawn = document.querySelector("footer li")?.checkVisibility({ contentVisibilityAuto: true });
					told({ before, meanwhile: root.scrollHeight, isDrawn });
				};
				new MutationObserver(() => requestAnimationFrame(() => setTimeout(look))).observe(root, {
					attributeFilter: ["data-sheets"],
				});
			}),
	);
	await page.keyboard.press("Shift");
	const { before, meanwhile, isDrawn } = await heights;
	expect({ isDrawn, meanwhile }).toEqual({ isDrawn: false, meanwhile: before });
	await expect
		.poll(() =>
			page.evaluate(() => document.querySelector("footer li")?.checkVisibility({ contentVisibilityAuto: true })),
		)
		.toBe(true);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});

test("when the whole sheets come, nothing that is in sight goes away for a moment", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of ["/", "/catalogo", "/instituciones", "/tramite/inscripcion-nit"]) {
		await page.goto(path);
		await page.waitForFunction(() => document.getAnimations().length === 0);
		// What is half in sight is what a browser takes away first.
		await page.evaluate(() => {
			const part = document.querySelector(
				".further-down, .procedure-list > li:nth-child(n + 4), .institution-list > li",
			);
			scrollBy(0, (part?.getBoundingClientRect().top ?? 0) - 656);
		});
		const shifts = page.evaluate(
			() =>
				new Promise<number>((told) => {
					let sum = 0;
					new PerformanceObserver((list) => {
						for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value;
					}).observe({ type: "layout-shift" });
					const drawn = () => new Promise((frame) => requestAnimationFrame(frame));
					addEventListener("scriptsready", async () => {
						for (let frame = 0; frame < 20; frame++) await drawn();
						told(sum);
					});
				}),
		);
		await waitForScripts(page);
		expect(await shifts, path).toBe(0);
	}
});

type Looks = readonly string[];

/** A line for each element of the body, in their order. */
async function readLooks(page: Page): Promise<Looks> {
	return await page.evaluate((names) => {
		void document.body.offsetHeight;
		for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
		const elements = [...document.body.querySelectorAll<HTMLElement>("*:not(script, style, link)")];
		return elements.map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const style = getComputedStyle(element);
			const place = [x, y, width, height].map((value) => Math.round(value)).join(" ");
			return `${element.tagName} ${element.className}: ${place}; ${names.map((name) => style[name]).join("; ")}`;
		});
	}, LOOKS);
}

async function readPrinted(page: Page): Promise<Looks> {
	await page.emulateMedia({ media: "print" });
	const looks = await readLooks(page);
	await page.emulateMedia({ media: null });
	return looks;
}

function listChanges(before: Looks, after: Looks): string[] {
	expect(after).toHaveLength(before.length);
	return after.flatMap((line, at) => (line === before[at] ? [] : [`${before[at]} → ${line}`])).slice(0, 5);
}

/** As app/take-over/whole-sheet.ts does before React takes the page over. */
async function bringWholeSheet(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")];
		await Promise.all(
			links.map(
				(link) =>
					new Promise((done) => {
						link.onload = done;
						link.disabled = false;
					}),
			),
		);
		for (const rules of document.querySelectorAll("style ~ style, body style")) rules.remove();
	});
}
