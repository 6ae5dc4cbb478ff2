import type { Page } from "@playwright/test";
import { QUESTION_CATEGORIES } from "../../content/question.ts";
import { listQuestions } from "../../content/questions.ts";
import { expect, open, test } from "../journeys/browser.ts";
import { served } from "./served.ts";

const QUESTIONS = listQuestions("es");

const shown = (page: Page) => page.locator("details.help-question h3");

served("14 fixed questions", async ({ page }) => {
	await page.goto("/ayuda");
	await expect(shown(page)).toHaveCount(14);
	await expect(page.getByText("14 preguntas", { exact: true })).toBeVisible();
});

served(
	"the help text says the portal is free, informational only, and that procedures are not carried out there",
	async ({ page }) => {
		await page.goto("/ayuda");
		const answers = page.locator("details.help-question > p:first-of-type");
		await expect(answers.filter({ hasText: "Todo es gratis" })).toHaveCount(1);
		await expect(answers.filter({ hasText: "Este portal solo informa." })).toHaveCount(1);
		await expect(answers.filter({ hasText: "El trámite lo haces en la institución" })).toHaveCount(1);
	},
);

served("category tabs: general, tramites, instituciones, documentos, tiempos, {product}", async ({ page }) => {
	await page.goto("/ayuda");
	const tabs = page.getByRole("navigation", { name: "Temas de las preguntas" }).getByRole("link");
	await expect(tabs).toHaveText([
		"General",
		"Trámites",
		"Instituciones",
		"Documentos",
		"Tiempos",
		"Ventanilla Abierta",
	]);
});

for (const category of QUESTION_CATEGORIES.slice(1)) {
	served(`the tab '${category}' shows its questions only`, async ({ page }) => {
		const own = QUESTIONS.filter((each) => each.category === category).map(({ question }) => question);
		expect(own.length).toBeGreaterThan(0);
		expect(own.length).toBeLessThan(QUESTIONS.length);
		await page.goto(`/ayuda?tema=${category}`);
		await expect(shown(page)).toHaveText(own);
	});
}

test("choosing general shows all", async ({ page }) => {
	await open(page, "/ayuda?tema=tiempos");
	await page.getByRole("navigation", { name: "Temas de las preguntas" }).getByRole("link", { name: "General" }).click();
	await expect(shown(page)).toHaveText(QUESTIONS.map(({ question }) => question));
});

for (const [where, text] of [
	["question", "días hábiles"],
	["answer", "imprimirla"],
] as const) {
	served(`search box over ${where} text`, async ({ page }) => {
		const found = QUESTIONS.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(text));
		expect(found.some((each) => each[where].toLowerCase().includes(text))).toBe(true);
		await page.goto(`/ayuda?search=${encodeURIComponent(text)}`);
		await expect(shown(page)).toHaveText(found.map(({ question }) => question));
		await expect(page.getByRole("searchbox", { name: "Busca en las preguntas" })).toHaveValue(text);
	});
}

test("accordion: one answer open at a time; clicking it again collapses it", async ({ page }) => {
	await page.goto("/ayuda");
	const questions = page.locator("details.help-question");
	const opened = page.locator("details.help-question[open]");
	await expect(opened).toHaveCount(0);
	await questions.nth(1).locator("summary").click();
	await expect(questions.nth(1).locator("p").first()).toBeVisible();
	await questions.nth(4).locator("summary").click();
	await expect(questions.nth(4).locator("p").first()).toBeVisible();
	await expect(opened).toHaveCount(1);
	await questions.nth(4).locator("summary").click();
	await expect(opened).toHaveCount(0);
});

served("contact cards: live chat marked 'Próximamente', and an email contact", async ({ page }) => {
	await page.goto("/ayuda");
	const cards = page.getByRole("region", { name: "Escríbenos" }).getByRole("listitem");
	const chat = cards.filter({ has: page.getByRole("heading", { name: "Chat en vivo" }) });
	await expect(chat).toContainText("Próximamente");
	await expect(chat.getByRole("link")).toHaveCount(0);
	const email = cards.filter({ has: page.getByRole("heading", { name: "Correo electrónico" }) });
	await expect(email.getByRole("link")).toHaveAttribute("href", /^mailto:info@/);
});

served("how-to-use list of 6 steps", async ({ page }) => {
	await page.goto("/ayuda");
	const steps = page.getByRole("region", { name: "Cómo usar el portal, en seis pasos" }).getByRole("listitem");
	await expect(steps.getByRole("heading")).toHaveText(["Busca", "Elige", "Lee", "Revisa", "Ve", "Cuéntanos"]);
});

test("three PDF document links (no placeholders any more: each leads to a PDF)", async ({ page, request }) => {
	await page.goto("/ayuda");
	const links = page.getByRole("region", { name: "Documentos para guardar o imprimir" }).getByRole("link");
	await expect(links).toHaveCount(3);
	for (const link of await links.all()) {
		const file = await request.get((await link.getAttribute("href")) ?? "");
		expect(file.status()).toBe(200);
		expect(file.headers()["content-type"]).toBe("application/pdf");
		expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
	}
});

served(
	"K21: the join-the-community button says 'Próximamente' while the community has no address",
	async ({ page }) => {
		await page.goto("/ayuda");
		const cards = page.getByRole("region", { name: "Escríbenos" }).getByRole("listitem");
		const community = cards.last();
		await expect(community.getByRole("heading")).toHaveText(/comunidad/i);
		await expect(community).toContainText("Próximamente");
		await expect(community.getByRole("link")).toHaveCount(0);
	},
);
