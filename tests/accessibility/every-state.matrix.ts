import { LANGUAGES } from "../../domain/language.ts";
import { expect, test } from "../journeys/browser.ts";
import { EVERY_SCREEN } from "../journeys/screens.ts";
import { findProblems } from "./axe-rules.ts";
import { STATES } from "./states.ts";

const WIDTHS = [320, 768, 1280];
const SCHEMES = ["light", "dark"] as const;

test.describe.configure({ mode: "parallel" });

test.beforeEach(({ allowTrouble }) => allowTrouble(/404/, "some screens say that something does not exist"));

for (const { name, widest = Number.POSITIVE_INFINITY, visitor = "settled", reach } of STATES) {
	for (const language of LANGUAGES) {
		test.describe(() => {
			test.use({ visitor });

			test(
				`axe finds nothing on ${name} in ${language}, narrow and wide, light and dark`,
				EVERY_SCREEN,
				async ({ page }) => {
					test.slow();
					const problems: string[] = [];
					const widths = WIDTHS.filter((width) => width <= widest);
					await page.setViewportSize({ width: widths[0] ?? 320, height: 740 });
					await page.emulateMedia({ reducedMotion: "reduce" });
					await reach(page, language);
					// What is far down is drawn too, or it would keep the colours of the scheme in which it was last seen.
					await page.evaluate(() => {
						document.documentElement.dataset.arrival = "back";
					});
					// No control is looked at under the pointer, whose place is chance.
					await page.mouse.move(-1, -1);
					for (const width of widths) {
						await page.setViewportSize({ width, height: 740 });
						for (const colorScheme of SCHEMES) {
							await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
							// Colours that fade arrive in the frame after.
							await page.evaluate(
								() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
							);
							const found = await findProblems(page);
							problems.push(...found.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
						}
					}
					expect(problems).toEqual([]);
				},
			);
		});
	}
}
