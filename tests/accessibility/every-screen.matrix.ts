import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, openInEnglish, phone, test, wide } from "../journeys/browser.ts";
import { beyond, EMPTY_SCREENS, EVERY_SCREEN, SCREENS } from "../journeys/screens.ts";
import {
	findClippedText,
	findMotion,
	findSidewaysScroll,
	findSmallTargets,
	findTallFixed,
	spaceText,
	walkWithKeyboard,
} from "./screen-checks.ts";
import { fillFolder } from "./states.ts";

/*
 * To open a page costs more than most looks at it, so each screen is opened twice, as a citizen opens it for the first
 * time: on a phone in Spanish and on a desk screen in English. `every-state.matrix.ts` takes axe through every pair.
 */

/** A list with its filters, a form and a table on the one, the longest page and the first one on the other. */
const SAMPLES = {
	phone: ["/catalogo/salud?filtros=1", "/reportar?tramite=inscripcion-nit", "/observatorio?filtro=digital"],
	wide: ["/", "/tramite/licencia-construccion-municipal"],
};

/** The detail is a dialog, over which no bar stands; `tests/journeys/observatory.test.ts` walks through it. */
const VISITS = [...SCREENS, ...EMPTY_SCREENS].map(
	(path) => [path.includes("detalle=") ? "settled" : "late", path] as const,
);

// By far the longest file: both workers take from it.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ allowTrouble, page }) => {
	allowTrouble(/404/, "some screens say that something does not exist");
	await page.emulateMedia({ reducedMotion: "reduce" });
});

test.describe("on a phone", () => {
	for (const [visitor, path] of VISITS) {
		test.describe(() => {
			test.use({ ...phone, visitor });
			test(
				`${path}: the keyboard reaches all of it, axe finds nothing, and it stays whole at 400 %, spaced and enlarged`,
				beyond(SAMPLES.phone, path),
				async ({ page }) => {
					// The observatory has thousands of elements to measure.
					test.slow(path.startsWith("/observatorio"));
					const { problems, note } = collect();
					await page.setViewportSize({ width: 320, height: 640 });
					await open(page, path);
					if (visitor === "late") note("with the bars", await walkPastBars(page, "Cerrar aviso", "Rechazar todo"));

					await page.setViewportSize({ width: 320, height: 256 });
					note("400 %", await findSidewaysScroll(page));
					note("400 %", await findTallFixed(page));
					await page.setViewportSize(phone.viewport);
					await expectAccessible(page);
					note("360", await findSmallTargets(page));
					note("360", await findMotion(page));
					await spaceText(page);
					note("spaced at 360", await findBroken(page));
					await enlargeText(page);
					await page.setViewportSize({ width: 320, height: 740 });
					note("text 200 % at 320", await findBroken(page));
					expect(problems).toEqual([]);
				},
			);
		});
	}
});

test.describe("on a phone with a folder", () => {
	test.use(phone);
	test(
		"what was just told never covers what the keyboard reaches, and all of it is large enough",
		EVERY_SCREEN,
		async ({ page }) => {
			await fillFolder(page, "es");
			expect(await walkWithKeyboard(page, "main")).toEqual([]);
			expect(await findSmallTargets(page)).toEqual([]);
		},
	);
});

test.describe("on a desk screen in English", () => {
	for (const [visitor, path] of VISITS) {
		test.describe(() => {
			test.use({ ...wide, visitor });
			test(
				`${path}: the keyboard reaches all of it, axe finds nothing, and it stays whole spaced and enlarged`,
				beyond(SAMPLES.wide, path),
				async ({ page }) => {
					test.slow(path.startsWith("/observatorio"));
					const { problems, note } = collect();
					await openInEnglish(page, path);
					if (visitor === "late") note("with the bars", await walkPastBars(page, "Close notice", "Reject all"));

					await expectAccessible(page);
					await spaceText(page);
					note("spaced at 1280", await findBroken(page));
					await enlargeText(page);
					note("text 200 % at 1280", await findBroken(page));
					expect(problems).toEqual([]);
				},
			);
		});
	}
});

function collect() {
	const problems: string[] = [];
	const note = (where: string, found: string[]) => problems.push(...found.map((problem) => `${where}: ${problem}`));
	return { problems, note };
}

/**
 * Walks with the consent bar, the notice of the day and the floating buttons on the screen, and then sends those away.
 * Only at home through head and foot, which are everywhere the same.
 */
async function walkPastBars(page: Page, closeNotice: string, reject: string): Promise<string[]> {
	await expect(page.getByRole("button", { name: closeNotice })).toBeVisible();
	const isHome = new URL(page.url()).pathname === "/";
	const problems = await walkWithKeyboard(page, isHome ? "body" : "main");
	await page.getByRole("button", { name: reject }).click();
	await page.getByRole("button", { name: closeNotice }).click();
	return problems;
}

async function findBroken(page: Page): Promise<string[]> {
	return [...(await findSidewaysScroll(page)), ...(await findClippedText(page))];
}

/** As the portal's own tool does, after the spacing is gone. */
async function enlargeText(page: Page): Promise<void> {
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
		document.documentElement.dataset.display = "text-200";
	});
}
