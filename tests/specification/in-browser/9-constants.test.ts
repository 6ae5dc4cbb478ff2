import { expect, open, phone, test } from "../../journeys/browser.ts";
import { testOver } from "../hosted.ts";

/** How many procedures have the word: more than the overlay shows, as many, fewer. */
const WORDS = [
	["jaguar", 6],
	["marimba", 5],
	["tecomate", 4],
] as const;

const hosted = testOver({
	observatory: [
		...[100, 60, 59, 40, 39, 0].map((evaluation_score) => ({ id: `score-${evaluation_score}`, evaluation_score })),
		...[1, 3, 4, 5, 6, 12].map((num_pasos) => ({ id: `steps-${num_pasos}`, num_pasos })),
		{
			...{ id: "told", firma_electronica_avanzada: "Sí: con token" },
			...{ resultado_electronico: "Parcial: solo un PDF", portal_interinst: "No: nadie lo enlaza" },
		},
	].map((row) => ({ tramite: `Fila ${row.id};`, ...row })),
	procedures: WORDS.flatMap(([word, count]) =>
		Array.from({ length: count }, (_, index) => ({ id: `${word}-${index}`, name: `Permiso ${index + 1} de ${word}` })),
	),
});

hosted(
	"colours: evaluations from 60 blue, from 40 yellow, below red; steps and indicators by three each",
	async ({ page }) => {
		await page.goto("/observatorio?pagina=todas");
		const row = (id: string) =>
			page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: `Fila ${id};` }) });
		for (const [score, colour] of [
			[100, "blue"],
			[60, "blue"],
			[59, "yellow"],
			[40, "yellow"],
			[39, "red"],
			[0, "red"],
		] as const) {
			const bar = row(`score-${score}`).locator(".score .bar-fill");
			const fill = await bar.evaluate((each) => getComputedStyle(each).fill);
			expect(hueName(fill), `${score}: ${fill}`).toBe(colour);
		}
		const tints: string[] = [];
		for (const steps of [1, 3, 4, 5, 6, 12]) {
			const figure = row(`steps-${steps}`).getByRole("cell").nth(2).locator(".figure");
			tints.push(await figure.evaluate((each) => getComputedStyle(each).backgroundColor));
		}
		const [good, good3, medium, medium5, poor, poor12] = tints;
		expect([good3, medium5, poor12]).toEqual([good, medium, poor]);
		expect(new Set(tints).size).toBe(3);

		await page.goto("/observatorio?detalle=told");
		const signs = new Set<string>();
		for (const reason of ["con token", "solo un PDF", "nadie lo enlaza"]) {
			const sign = page.getByRole("listitem").filter({ hasText: reason }).locator(".verdict svg");
			await expect(sign).toBeVisible();
			signs.add(await sign.evaluate((each) => getComputedStyle(each).color));
		}
		expect(signs.size).toBe(3);
	},
);

hosted("overlay results: max 5", async ({ page }) => {
	await open(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog");
	for (const [word, count] of WORDS) {
		await dialog.getByRole("searchbox").fill(word);
		await expect(dialog.getByRole("listitem").filter({ hasText: word })).toHaveCount(Math.min(count, 5));
		await expect(dialog.getByRole("status")).toHaveText(`${Math.min(count, 5)} resultados`);
	}
});

test("the looks of the experiences differ, three at least", async ({ page }) => {
	await page.goto("/experiencias");
	const looks = await page
		.locator(".experience-mark")
		.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
	expect(new Set(looks).size).toBeGreaterThan(2);
});

test("text scalable to 200%", async ({ page }) => {
	const sizeOf = () =>
		page
			.locator(".document-parts p")
			.first()
			.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.context().clearCookies();
		await page.goto("/terminos");
		const before = await sizeOf();
		await page.context().addCookies([{ name: "display", value: "text-200", url: page.url() }]);
		await page.goto("/terminos");
		expect(await sizeOf(), `${width}`).toBeCloseTo(before * 2, 1);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
});

test.describe("on a phone", () => {
	test.use(phone);

	test("minimum click area 44x44 px of every button", async ({ page }) => {
		for (const path of [
			...["/", "/catalogo", "/categorias", "/instituciones", "/observatorio", "/accesibilidad", "/ayuda"],
			...["/reportar", "/tramite/inscripcion-nit", "/asistente-tramites"],
		]) {
			await open(page, path);
			const boxes = await page.locator("button, a.button, summary").evaluateAll((all) =>
				all
					.filter((control) => control.checkVisibility({ visibilityProperty: true }))
					.map((control) => {
						const { width, height } = control.getBoundingClientRect();
						return { name: control.textContent, width: Math.round(width), height: Math.round(height) };
					}),
			);
			expect(boxes.length, path).toBeGreaterThan(3);
			expect(
				boxes.filter(({ width, height }) => width < 44 || height < 44),
				path,
			).toEqual([]);
		}
	});
});

/** The name that people give to the hue of `rgb(r, g, b)`. */
function hueName(colour: string): string {
	const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
	const most = Math.max(red, green, blue);
	const range = most - Math.min(red, green, blue);
	const sector =
		most === red
			? ((green - blue) / range + 6) % 6
			: most === green
				? (blue - red) / range + 2
				: (red - green) / range + 4;
	const degrees = sector * 60;
	if (degrees >= 190 && degrees < 260) return "blue";
	if (degrees >= 30 && degrees < 65) return "yellow";
	return degrees < 20 || degrees > 340 ? "red" : `${Math.round(degrees)} degrees`;
}
