import { expect, open, openInEnglish, test } from "./browser.ts";
import {
	findClippedText,
	findMotion,
	findSidewaysScroll,
	findSmallTargets,
	findTallFixed,
	spaceText,
	walkWithKeyboard,
} from "./screen-checks.ts";
import { SCREENS } from "./screens.ts";

// By far the longest file: both workers take from it.
test.describe.configure({ mode: "parallel" });

test.beforeEach(({ allowTrouble }) => allowTrouble(/404/, "some screens say that something does not exist"));

for (const path of SCREENS) {
	test(`${path} stays whole, however it is enlarged or spaced`, async ({ page }) => {
		// The observatory has thousands of elements to measure.
		test.slow(path.startsWith("/observatorio"));
		await page.setViewportSize({ width: 320, height: 256 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, path);
		const problems: string[] = [];
		const note = (where: string, found: string[]) => problems.push(...found.map((problem) => `${where}: ${problem}`));
		note("400 %", await findSidewaysScroll(page));
		note("400 %", await findTallFixed(page));

		await page.setViewportSize({ width: 360, height: 740 });
		note("360", await findSmallTargets(page));
		note("360", await findMotion(page));
		await spaceText(page);
		note("spaced at 360", await findSidewaysScroll(page));
		note("spaced at 360", await findClippedText(page));
		await page.setViewportSize({ width: 1280, height: 900 });
		note("spaced at 1280", await findSidewaysScroll(page));
		note("spaced at 1280", await findClippedText(page));
		await page.evaluate(() => {
			document.adoptedStyleSheets = [];
			document.documentElement.dataset.display = "text-200";
		});
		note("text 200 % at 1280", await findSidewaysScroll(page));
		note("text 200 % at 1280", await findClippedText(page));
		await page.setViewportSize({ width: 320, height: 740 });
		note("text 200 % at 320", await findSidewaysScroll(page));
		note("text 200 % at 320", await findClippedText(page));
		expect(problems).toEqual([]);
	});
}

test.describe("with the consent bar, the notice of the day and the floating buttons", () => {
	test.use({ visitor: "late" });

	const walked = SCREENS.filter((screen) => !screen.includes("filtro=digital&"));

	for (const path of walked) {
		test(`the keyboard reaches all of ${path} on a phone, and nothing covers the focus`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width: 320, height: 640 });
			await open(page, path);
			await expect(page.getByRole("button", { name: "Cerrar aviso" })).toBeVisible();
			expect(await walkWithKeyboard(page)).toEqual([]);
		});

		test(`the keyboard reaches all of ${path} on a desk screen in English, and nothing covers the focus`, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width: 1280, height: 800 });
			await openInEnglish(page, path);
			await expect(page.getByRole("button", { name: "Close notice" })).toBeVisible();
			expect(await walkWithKeyboard(page)).toEqual([]);
		});
	}
});
