import type { Page } from "@playwright/test";
import { expect, test, waitForScripts } from "./browser.ts";

async function open(page: Page): Promise<void> {
	await page.goto("/asistente-tramites");
	await waitForScripts(page);
}

async function ask(page: Page, question: string): Promise<void> {
	await page.getByLabel("Escribe tu pregunta").fill(question);
	await page.keyboard.press("Enter");
}

test("the conversation grows in place, follows up, keeps the focus in the box and can be deleted", async ({ page }) => {
	await open(page);
	const box = page.getByLabel("Escribe tu pregunta");
	const log = page.getByRole("log", { name: "Conversación" });
	await ask(page, "¿cuánto cuesta renovar el DPI?");
	await expect(log.getByText("Q 100.00")).toBeVisible();
	await expect(box).toBeFocused();
	await expect(box).toHaveValue("");
	await expect(page).toHaveURL(/\/asistente-tramites$/);

	await ask(page, "¿y dónde?");
	await expect(log.getByRole("link", { name: "RENAP" })).toBeVisible();
	await expect(log.getByText("¿cuánto cuesta renovar el DPI?")).toBeVisible();

	await log.getByRole("link", { name: "¿Qué requisitos piden?" }).last().click();
	await expect(log.getByText("DPI vencido o por vencer, si lo tienes", { exact: true })).toBeVisible();

	await page.getByRole("link", { name: "Cambiar de trámite" }).click();
	await ask(page, "¿cuánto cuesta?");
	await expect(log.getByText(/¿De qué trámite\?/)).toBeVisible();

	await page.getByRole("link", { name: "Borrar conversación" }).click();
	await expect(log.getByRole("listitem")).toHaveCount(0);
	await expect(box).toBeFocused();
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("an ambiguous question offers choices, and a walk to the record and back keeps what was said", async ({
	page,
}) => {
	await open(page);
	const log = page.getByRole("log");
	await ask(page, "cuánto cuesta el pasaporte");
	await log.getByRole("link", { name: "Pasaporte para menores de edad" }).click();
	await expect(page.getByText("Hablamos de: Pasaporte para menores de edad")).toBeVisible();
	await page.getByRole("link", { name: "Ayuda", exact: true }).first().click();
	await expect(page).toHaveURL(/\/ayuda$/);
	await page.goBack();
	await expect(log.getByText("Hay varios. ¿Cuál es el tuyo?")).toBeVisible();
	await page.reload();
	await expect(log.getByRole("listitem")).toHaveCount(0);
});

test("a blank question is refused in words; a lost connection says so and asks again", async ({
	page,
	context,
	allowTrouble,
}) => {
	allowTrouble(/ERR_INTERNET_DISCONNECTED/, "the journey goes offline on purpose");
	await open(page);
	await page.getByRole("button", { name: "Enviar" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Escribe qué quieres saber" })).toBeVisible();
	await expect(page.getByLabel("Escribe tu pregunta")).toBeFocused();

	await context.setOffline(true);
	await ask(page, "pasos para registrar una marca");
	await expect(page.getByText(/No pude responder\. Revisa tu conexión/)).toBeVisible();
	await context.setOffline(false);
	await page.getByRole("button", { name: "Reintentar" }).click();
	await expect(page.getByRole("log").getByRole("link", { name: "Registro de marca" })).toBeVisible();
});
