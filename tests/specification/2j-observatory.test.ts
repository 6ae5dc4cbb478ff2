import type { Page } from "@playwright/test";
import { expect, open, test } from "../journeys/browser.ts";
import { exampleOf } from "./facts.ts";
import { OBSERVATORY, SCORED } from "./observatory-facts.ts";
import { served } from "./served.ts";

const NAME = "Autorización de libro de salarios";
const FACT = exampleOf(SCORED, ({ name }) => name === NAME);
const TOTAL = OBSERVATORY.length;

const countOf = (share: number) => OBSERVATORY.filter((fact) => fact.share === share).length;
const table = (page: Page) => page.getByRole("table", { name: /Orden:/ });
const rowOf = (page: Page, name: string) =>
	table(page)
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader", { name }) });

async function openDetail(page: Page) {
	await open(page, "/observatorio?filtro=digital");
	await page.getByRole("link", { name: `Ver detalle ${NAME}` }).click();
	return page.getByRole("dialog", { name: NAME });
}

served("title 'Observatorio Ciudadano de Trámites'", async ({ page }) => {
	await page.goto("/observatorio");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Observatorio Ciudadano de Trámites");
});

served(
	"four summary cards: total procedures, fully digital, average evaluation percentage, excellent (maturity at least 4)",
	async ({ page }) => {
		const average = Math.round(SCORED.reduce((sum, { score }) => sum + score, 0) / SCORED.length);
		const excellent = SCORED.filter(({ maturity }) => maturity >= 4).length;
		await page.goto("/observatorio");
		const cards = page.getByRole("region", { name: "El observatorio en cuatro cifras" });
		await expect(cards.getByRole("term")).toHaveText([
			"trámites revisados",
			"completamente en línea",
			"evaluación promedio confirmada",
			"excelentes (madurez de 4 o más)",
		]);
		await expect(cards.getByRole("definition")).toHaveText([
			String(TOTAL),
			String(countOf(100)),
			new RegExp(`^${average}\\s%$`),
			String(excellent),
		]);
	},
);

served("filter buttons, each with a count: all, digital 100%, mixed 50%, in-person (0%)", async ({ page }) => {
	await page.goto("/observatorio");
	const filters = page.getByRole("navigation", { name: "Filtrar por digitalización" }).getByRole("link");
	await expect(filters).toHaveText([
		new RegExp(`^Todos ${TOTAL}$`),
		new RegExp(`^Digital 100\\s% ${countOf(100)}$`),
		new RegExp(`^Mixto 50\\s% ${countOf(50)}$`),
		new RegExp(`^Presencial 0\\s% ${countOf(0)}$`),
	]);
	expect(countOf(100) + countOf(50) + countOf(0)).toBe(TOTAL);
});

served(
	"table columns: row number; procedure; digitisation; steps; maturity; evaluation score; a detail action",
	async ({ page }) => {
		await page.goto("/observatorio");
		await expect(table(page).getByRole("columnheader")).toHaveText([
			"N.º",
			"Trámite",
			"Digitalización",
			"Pasos",
			"Madurez",
			"Evaluación",
			"Detalle",
		]);
		const columns = await table(page)
			.locator("tbody tr")
			.evaluateAll((rows) =>
				rows.map((row) => ({
					number: row.querySelector("td")?.textContent,
					name: row.querySelector("th :is(a, b)")?.textContent,
					maturity: row.querySelector("td:nth-of-type(4) b")?.textContent,
					score: row.querySelector(".score > b")?.textContent,
					action: row.querySelector("td:last-child a")?.getAttribute("href"),
				})),
			);
		expect(columns).toHaveLength(12);
		for (const [position, { number, name, maturity, score, action }] of columns.entries()) {
			const fact = exampleOf(SCORED, (each) => each.name === name);
			expect({ number, maturity, score }, name ?? "").toEqual({
				number: String(position + 1),
				maturity: fact.maturity.toFixed(1),
				score: String(fact.score),
			});
			expect(action).toMatch(/^\/observatorio\?.*detalle=[\w-]+$/);
		}
		// Best first: the order of the read (specification, section 7).
		expect(columns.map(({ score }) => Number(score))).toEqual(
			SCORED.slice(0, columns.length).map(({ score }) => score),
		);
	},
);

served(
	"a row: name with its requirements count; percentage with icon; steps; maturity (one decimal, coloured); score (coloured)",
	async ({ page }) => {
		await page.goto("/observatorio");
		const row = rowOf(page, NAME);
		await expect(row.getByRole("rowheader")).toHaveText(new RegExp(`^${NAME}\\s*${FACT.requirements} requisitos?$`));
		const [, share, steps, maturity, score, action] = await row.getByRole("cell").all();
		if (!share || !steps || !maturity || !score || !action) throw new Error("The row has too few cells");
		await expect(share).toHaveText(/^\s*100\s% Digital$/);
		await expect(share.locator("svg")).toBeVisible();
		await expect(steps).toHaveText(new RegExp(`^${FACT.steps} `));
		await expect(maturity.locator("[data-tone] b")).toHaveText(FACT.maturity.toFixed(1));
		await expect(score.locator("[data-tone] b")).toHaveText(String(FACT.score));
		await expect(action.getByRole("link", { name: `Ver detalle ${NAME}` })).toBeVisible();
	},
);

test.describe("the detail", () => {
	test("opens a modal", async ({ page }) => {
		await expect(await openDetail(page)).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(1);
	});

	served(
		"shows score out of 100, maturity out of 5.0, four headline figures, 20 indicators, a progress bar",
		async ({ page }) => {
			await page.goto("/observatorio?detalle=libro-salarios");
			const detail = page.getByRole("dialog", { name: NAME });
			await expect(detail.locator(".evaluation-mark")).toHaveText([
				`${FACT.score} de 100`,
				`${FACT.maturity.toFixed(1)} de 5.0`,
			]);
			const figures = detail.getByRole("region", { name: "Cifras principales" });
			await expect(figures.getByRole("term")).toHaveText([
				"Digitalización",
				"Pasos",
				"Requisitos",
				"Indicadores que cumple",
			]);
			await expect(figures.getByRole("definition")).toHaveText([
				/100\s% Digital/,
				new RegExp(`^${FACT.steps} `),
				String(FACT.requirements),
				/^\d+ de 20$/,
			]);
			const indicators = detail.getByRole("region", { name: "Los 20 indicadores" }).getByRole("listitem");
			await expect(indicators).toHaveCount(20);
			for (const text of await indicators.allTextContents()) expect(text).toMatch(/^\s*(Sí|Parcial|No|Sin dato)/);
			const bar = detail.getByRole("progressbar", { name: "Avance de la evaluación" });
			await expect(bar).toHaveAttribute("max", "100");
			await expect(bar).toHaveAttribute("value", String(FACT.score));
		},
	);

	test("has a Close button", async ({ page }) => {
		const detail = await openDetail(page);
		await detail.getByRole("link", { name: "Cerrar" }).last().click();
		await expect(detail).toBeHidden();
		await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	});

	test("clicking outside also closes it", async ({ page }) => {
		const detail = await openDetail(page);
		await expect(detail).toBeVisible();
		await page.mouse.click(10, 400);
		await expect(detail).toBeHidden();
	});
});

served("a methodology box explains criteria and scales", async ({ page }) => {
	await page.goto("/observatorio");
	const box = page.getByRole("region", { name: "Cómo evaluamos" });
	for (const scale of ["Evaluación (de 0 a 100)", "Madurez (de 0.0 a 5.0)", "Pasos"]) {
		await expect(box.getByRole("table", { name: scale })).toBeVisible();
	}
	await expect(box.getByRole("heading", { name: "Los 20 criterios, por tema" })).toBeVisible();
	await expect(box.locator(".methodology-dimensions li")).toHaveCount(20);
});

served("a top-5 best list by maturity is computed", async ({ page }) => {
	await page.goto("/observatorio");
	const best = page.getByRole("region", { name: "Los 5 mejores por madurez" }).getByRole("listitem");
	const highest = SCORED.toSorted((a, b) => b.maturity - a.maturity).slice(0, 5);
	await expect(best.locator(".figure b")).toHaveText(highest.map(({ maturity }) => maturity.toFixed(1)));
	for (const [position, link] of (await best.getByRole("link").allTextContents()).entries()) {
		// "Evaluación:" tells it from the link of the same name in the table, which leads to the procedure.
		const fact = exampleOf(SCORED, ({ name }) => `Evaluación: ${name}` === link);
		expect(fact.maturity, link).toBe(highest[position]?.maturity);
	}
});
