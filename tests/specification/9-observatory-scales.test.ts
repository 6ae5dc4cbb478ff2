import type { Page } from "@playwright/test";
import { expect, open } from "../journeys/browser.ts";
import { testOver } from "./hosted.ts";
import { served as servedByUs } from "./served.ts";

/** A row for each side of each limit; what a row does not say does not matter to its test. */
const SCORES = [100, 80, 79.9, 79, 60, 59, 40, 39, 0];
const MATURITIES = [5, 4, 3.96, 3.9, 3, 2.9, 2, 1.9, 0];
const STEPS = [1, 3, 4, 5, 6, 12];
const SHARES = [0, 50, 100, 75];
/** How many procedures have the word: more than the overlay shows, as many, fewer. */
const WORDS = [
	["jaguar", 6],
	["marimba", 5],
	["quetzal", 4],
] as const;

const rows = [
	...SCORES.map((evaluation_score) => ({ id: `score-${evaluation_score}`, evaluation_score })),
	...MATURITIES.map((maturity_level) => ({ id: `maturity-${maturity_level}`, maturity_level })),
	...STEPS.map((num_pasos) => ({ id: `steps-${num_pasos}`, num_pasos })),
	...SHARES.map((completamente_en_linea) => ({ id: `share-${completamente_en_linea}`, completamente_en_linea })),
].map((row) => ({ tramite: `Fila ${row.id};`, ...row }));

const held = {
	observatory: rows,
	procedures: WORDS.flatMap(([word, count]) =>
		Array.from({ length: count }, (_, index) => ({
			id: `${word}-${index}`,
			name: `Permiso ${index + 1} de ${word}`,
			category: "Medio Ambiente",
			fecha_actualizado: "2025-01-01",
		})),
	),
};
const test = testOver(held);
const served = testOver(held, servedByUs);

const row = (page: Page, id: string | number) =>
	page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: `Fila ${id};` }) });

test.describe("evaluation", () => {
	for (const [score, word, colour] of [
		[100, "Excelente", "blue"],
		[80, "Excelente", "blue"],
		[79.9, "Bueno", "blue"],
		[79, "Bueno", "blue"],
		[60, "Bueno", "blue"],
		[59, "Parcial", "yellow"],
		[40, "Parcial", "yellow"],
		[39, "Necesita modernización", "red"],
		[0, "Necesita modernización", "red"],
	] as const) {
		served(`${score} is '${word}', in ${colour}`, async ({ page }) => {
			await page.goto("/observatorio?pagina=todas");
			const figure = row(page, `score-${score}`).locator(".score");
			await expect(figure.locator("b")).toHaveText(String(score));
			await expect(figure.locator("span")).toHaveText(word);
			const fill = await figure.locator(".bar-fill").evaluate((bar) => getComputedStyle(bar).fill);
			expect(hueName(fill), fill).toBe(colour);
		});
	}
});

served(
	"maturity: 4.0-5.0 mature, 3.0-3.9 developing, 2.0-2.9 basic, 0-1.9 initial, and never shown above its band",
	async ({ page }) => {
		await page.goto("/observatorio?pagina=todas");
		for (const [maturity, shown, word] of [
			[5, "5.0", "madura"],
			[4, "4.0", "madura"],
			[3.96, "3.9", "en desarrollo"],
			[3.9, "3.9", "en desarrollo"],
			[3, "3.0", "en desarrollo"],
			[2.9, "2.9", "básica"],
			[2, "2.0", "básica"],
			[1.9, "1.9", "inicial"],
			[0, "0.0", "inicial"],
		] as const) {
			await expect(row(page, `maturity-${maturity}`).getByRole("cell").nth(3)).toHaveText(`${shown} ${word}`);
		}
	},
);

served("excellent means maturity at least 4", async ({ page }) => {
	await page.goto("/observatorio?pagina=todas");
	const cards = page.getByRole("region", { name: "El observatorio en cuatro cifras" });
	await expect(cards.getByRole("definition").last()).toHaveText("2");
});

served("steps colour: up to 3 good, up to 5 medium, above 5 poor", async ({ page }) => {
	await page.goto("/observatorio?pagina=todas");
	const tints = new Map<string, Set<string>>();
	for (const [steps, word] of [
		[1, "pocos"],
		[3, "pocos"],
		[4, "regular"],
		[5, "regular"],
		[6, "muchos"],
		[12, "muchos"],
	] as const) {
		const figure = row(page, `steps-${steps}`).getByRole("cell").nth(2).locator(".figure");
		await expect(figure).toHaveText(`${steps} ${word}`);
		const tint = await figure.evaluate((element) => getComputedStyle(element).backgroundColor);
		tints.set(word, (tints.get(word) ?? new Set()).add(tint));
	}
	const [few, some, many] = [...tints.values()].map((colours) => [...colours]);
	expect([few?.length, some?.length, many?.length]).toEqual([1, 1, 1]);
	expect(new Set([few?.[0], some?.[0], many?.[0]]).size).toBe(3);
});

served("digitisation values only 0, 50, 100: anything else is not known", async ({ page }) => {
	await page.goto("/observatorio?pagina=todas");
	for (const [share, text] of [
		[100, /^\s*100\s% Digital$/],
		[50, /^\s*50\s% Mixto$/],
		[0, /^\s*0\s% Presencial$/],
		[75, /^No especificada$/],
	] as const) {
		await expect(row(page, `share-${share}`).getByRole("cell").nth(1)).toHaveText(text);
	}
});

served("average evaluation is rounded to a whole number", async ({ page }) => {
	const mean = SCORES.reduce((sum, score) => sum + score, 0) / SCORES.length;
	expect(Number.isInteger(mean)).toBe(false);
	await page.goto("/observatorio?pagina=todas");
	const cards = page.getByRole("region", { name: "El observatorio en cuatro cifras" });
	await expect(cards.getByRole("definition").nth(2)).toHaveText(new RegExp(`^${Math.round(mean)}\\s%$`));
});

test("overlay results: max 5", async ({ page }) => {
	await open(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog");
	for (const [word, count] of WORDS) {
		await dialog.getByRole("searchbox").fill(word);
		await expect(dialog.getByRole("listitem").filter({ hasText: word })).toHaveCount(Math.min(count, 5));
		await expect(dialog.getByRole("status")).toHaveText(`${Math.min(count, 5)} resultados`);
	}
});

served("assistant: up to 3 categories, so one where there is only one", async ({ page }) => {
	await page.goto("/asistente-tramites");
	const frequent = page.getByRole("region", { name: "Preguntas frecuentes" });
	await expect(frequent.locator('a[href^="/catalogo/"]')).toHaveCount(1);
	await expect(frequent.locator('a[href^="/tramite/"]')).toHaveCount(5);
});

served("date locale es-GT: the first of January stays the first of January", async ({ page }) => {
	await page.goto("/tramite/jaguar-0");
	await expect(page.locator("#fuentes summary time")).toHaveText("1 de enero de 2025");
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
