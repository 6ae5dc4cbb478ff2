import type { Locator, Page } from "@playwright/test";
import { expect, openWithStoppedClock, phone, test, waitForStillness } from "../journeys/browser.ts";
import { letScriptsCome, openLate, readShift, watchShifts } from "../journeys/late-page.ts";
import { beyond } from "../journeys/screens.ts";

test.use({ visitor: "new" });

const SIZES = [
	{ width: 320, height: 568 },
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 },
];
/** The phone that stands for all of them in `npm test`. */
const SAMPLE = SIZES.slice(1, 2);
/** Pixels of a phone's window that the question about cookies may take (CSS px). */
const MOST_OF_A_PHONE = 120;

const bar = (page: Page) => page.getByRole("region", { name: "Aviso de cookies" });
const promo = (page: Page) => page.getByRole("region", { name: "Aviso del día" });

/** A first visit, three seconds after it began: everything that asks for attention does. */
async function arrive(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
	await page.setViewportSize(size);
	await openWithStoppedClock(page, path);
	await expect(bar(page)).toBeVisible();
	await page.clock.runFor(3500);
	await expect(promo(page)).toBeVisible();
	await page.clock.resume();
}

for (const size of SIZES) {
	test(
		`on a first visit at ${size.width}x${size.height} nothing lies over the search of the home page, which works`,
		beyond(SAMPLE, size),
		async ({ page }) => {
			await arrive(page, "/", size);
			const box = page.getByRole("main").getByRole("searchbox");
			const row = page.locator(".hero .search-box-row");
			expect(await listUncovered(row)).toEqual(["whole"]);
			await box.fill("pasaporte");
			await row.getByRole("button", { name: "Buscar" }).click();
			await expect(page).toHaveURL("/catalogo?search=pasaporte");
		},
	);
}

for (const size of SIZES.slice(0, 2)) {
	test(
		`on a phone of ${size.width}x${size.height} the bar leaves the page in sight, and its choices weigh the same`,
		beyond(SAMPLE, size),
		async ({ page }) => {
			await arrive(page, "/", size);
			expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(MOST_OF_A_PHONE);
			const looks = await bar(page)
				.getByRole("button")
				.evaluateAll((buttons) =>
					buttons.map((button) => {
						const { width, height } = button.getBoundingClientRect();
						const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
						return [Math.round(width), Math.round(height), backgroundColor, color, borderColor, fontWeight].join(" ");
					}),
				);
			expect(looks).toHaveLength(3);
			expect(new Set(looks).size).toBe(1);
		},
	);
}

for (const path of ["/", "/catalogo?search=pasaporte", "/tramite/inscripcion-nit", "/ayuda"]) {
	test(
		`on a phone's first visit to ${path} neither the bar nor the promo is the largest thing painted`,
		beyond(["/"], path),
		async ({ page }) => {
			await page.addInitScript(() => {
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const element = "element" in entry && entry.element instanceof Element ? entry.element : null;
						document.documentElement.dataset.largest = element?.closest(".consent, .promo")?.className ?? "the page";
					}
				}).observe({ type: "largest-contentful-paint", buffered: true });
			});
			await arrive(page, path, { width: 360, height: 740 });
			await expect(page.locator("html")).toHaveAttribute("data-largest", "the page");
		},
	);
}

test("what a phone's bar leaves out is one tap away: the four kinds, the law and where to read more", async ({
	page,
}) => {
	await arrive(page, "/ayuda", { width: 360, height: 740 });
	await expect(bar(page).getByText(/RGPD/)).toBeHidden();
	await bar(page).getByRole("button", { name: "Configurar" }).click();
	await expect(bar(page).getByText(/necesarios, analíticos, de marketing y funcionales/)).toBeVisible();
	await expect(bar(page).getByText(/RGPD/)).toBeVisible();
	await expect(bar(page).getByRole("link", { name: "Privacidad" })).toBeVisible();
});

for (const size of SIZES) {
	test(
		`at ${size.width}x${size.height} the report control and the way to the top lie over no text and no control`,
		beyond(SAMPLE, size),
		async ({ page }) => {
			for (const path of ["/tramite/inscripcion-nit", "/catalogo", "/observatorio"]) {
				await arrive(page, path, size);
				await page.evaluate(() => scrollTo(0, 700));
				await expect(page.getByRole("button", { name: "Volver arriba" })).toBeVisible();
				for (const control of [
					page.getByRole("button", { name: "Reportar un problema" }),
					page.getByRole("button", { name: "Volver arriba" }),
				]) {
					expect(await listUncovered(control), path).toEqual(["whole"]);
					expect(await isBesideThePage(control), path).toBe(true);
				}
			}
		},
	);
}

/** Which parts of a thing somebody else's pixels lie over; only "whole" when it is all there. */
async function listUncovered(thing: ReturnType<Page["locator"]>): Promise<string[]> {
	return thing.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		// A little inside, because corners are round.
		const places = { start: left + 8, middle: (left + right) / 2, end: right - 8 };
		const problems = Object.entries(places).flatMap(([across, x]) =>
			[top + 8, (top + bottom) / 2, bottom - 8].flatMap((y) => {
				const seen = document.elementFromPoint(x, y);
				return seen && element.contains(seen) ? [] : [`${across} at ${Math.round(y)}: ${seen?.outerHTML.slice(0, 60)}`];
			}),
		);
		return problems.length > 0 ? problems : ["whole"];
	});
}

/** In the margin beside the page's column, or in a row over the whole width that the page ends above. */
async function isBesideThePage(control: ReturnType<Page["locator"]>): Promise<boolean> {
	return control.evaluate((element) => {
		const column = document.querySelector("main .page")?.getBoundingClientRect();
		const row = element.closest(".corner-stack")?.getBoundingClientRect();
		if (!column || !row) return false;
		const padding = Number.parseFloat(getComputedStyle(document.documentElement).paddingBottom);
		const isOwnRow = row.width === innerWidth && padding >= row.height;
		return isOwnRow || element.getBoundingClientRect().left >= column.right;
	});
}

for (const size of SIZES.slice(0, 2)) {
	test(
		`at ${size.width}x${size.height} the first answer to a search or a filter starts in the upper 400 pixels`,
		beyond(SAMPLE, size),
		async ({ page }) => {
			await page.setViewportSize(size);
			for (const path of [
				"/catalogo?search=DPI",
				"/catalogo?search=lisencia",
				"/catalogo/salud",
				"/catalogo?gratis=1",
			]) {
				await page.goto(path);
				const card = page.getByRole("region", { name: "Trámites" }).getByRole("article").first();
				expect((await card.boundingBox())?.y, path).toBeLessThan(400);
			}
		},
	);
}

test.describe("somebody new on a phone whose scripts are late", () => {
	test.use(phone);

	for (const path of ["/", "/catalogo", "/tramite/inscripcion-nit", "/reportar"]) {
		test(
			`chooses cookies and larger letters, searches and reports on ${path}, and nothing moves by itself`,
			beyond(["/tramite/inscripcion-nit"], path),
			async ({ page }) => {
				const visit = async (press: () => Promise<void>, answer: Locator) => {
					await openLate(page, path);
					await page.evaluate(watchShifts);
					await press();
					await letScriptsCome(page);
					await expect(answer).toBeVisible();
					await expect(page.locator("html[data-scripts]")).toHaveCount(1);
					await waitForStillness(page);
					expect(await readShift(page)).toBeLessThan(0.01);
				};
				const settings = page.getByRole("checkbox", { name: "Analíticos" });
				await visit(() => page.getByRole("button", { name: "Configurar" }).tap(), settings);
				await page.getByRole("button", { name: "Guardar preferencias" }).tap();
				await expect(settings).toHaveCount(0);

				const letters = page.getByRole("group", { name: "Tamaño del texto" }).getByRole("button", { name: "150" });
				await visit(async () => {
					await page.getByRole("button", { name: "Leer mejor" }).tap();
					await letters.tap();
					await expect(page.locator("html")).toHaveAttribute("data-display", "text-150");
				}, letters);
				await expect(letters).toHaveAttribute("aria-pressed", "true");

				const hits = page.getByRole("dialog").getByRole("listitem");
				await visit(async () => {
					await page.getByRole("button", { name: "Buscar trámites" }).tap();
					await page.keyboard.type("pasaporte");
				}, hits.first());

				if (path === "/reportar") return;
				const report = page.getByRole("dialog", { name: "Reportar un problema" });
				await visit(() => page.getByRole("complementary", { name: "Accesos rápidos" }).locator("a").tap(), report);
			},
		);
	}
});
