import { expect, expectAccessible, open, test } from "../journeys/browser.ts";
import { beyond, SCREENS } from "../journeys/screens.ts";

const PAGES = [
	...["/", "/catalogo", "/catalogo?pagina=todas", "/instituciones?pagina=2", "/ayuda?pregunta=que-es"],
	...["/accesibilidad", "/privacidad", "/acerca-de", "/no-existe"],
];
const EVERYTHING_ON = "text-200.contrast.reading";
const LOOKED_AT = {
	"every screen": SCREENS,
	"two screens": ["/catalogo/salud?filtros=1", "/observatorio?filtro=digital"],
};

for (const [which, screens] of Object.entries(LOOKED_AT)) {
	test(
		`letters of 32 pixels, chosen in the browser itself, run sideways on ${which} of a phone`,
		beyond(["two screens"], which),
		async ({ playwright, launchOptions, baseURL }) => {
			const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
			const browser = await playwright.chromium.launch({ ...launchOptions, args });
			const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
			const widths: Record<string, number> = {};
			for (const path of screens) {
				await page.goto(path, { waitUntil: "domcontentloaded" });
				widths[path] = await page.evaluate(() => document.documentElement.scrollWidth);
			}
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
			await browser.close();
			expect(Object.entries(widths).filter(([, width]) => width > 360)).toEqual([]);
		},
	);
}

for (const path of ["/", "/catalogo/salud", "/ayuda?pregunta=que-es", "/accesibilidad", "/privacidad", "/acerca-de"]) {
	test(`high contrast gives 7:1 on ${path}`, beyond(["/catalogo/salud"], path), async ({ page, context, baseURL }) => {
		await context.addCookies([{ name: "display", value: "contrast", url: baseURL ?? "" }]);
		await open(page, path);
		await expectAccessible(page);
	});
}

for (const value of ["text-200", EVERYTHING_ON]) {
	test(
		`under ${value} at 320 pixels, as under 400 % zoom, nothing runs sideways`,
		beyond([EVERYTHING_ON], value),
		async ({ page, context, baseURL, allowTrouble }) => {
			allowTrouble(/404/, "the journey visits a page that does not exist");
			await page.setViewportSize({ width: 320, height: 256 });
			await context.addCookies([{ name: "display", value, url: baseURL ?? "" }]);
			for (const path of PAGES) {
				await page.goto(path, { waitUntil: "domcontentloaded" });
				expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
			}
		},
	);
}
