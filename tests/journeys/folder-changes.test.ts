import type { Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { expect, expectAccessible, open, openInEnglish, phone, test } from "./browser.ts";

const NIT = "/tramite/inscripcion-nit";
const FOLDER = "/mi-carpeta";

test.use(phone);

const notice = (page: Page) => page.getByRole("region", { name: /^(?:Cambió desde|It changed since)/ });

async function save(page: Page, path: string): Promise<void> {
	await open(page, path);
	await page.getByRole("main").getByRole("button", { name: "Guardar en mi carpeta" }).click();
	await expect(page.getByRole("button", { name: "Ver en mi carpeta" })).toBeVisible();
}

/** As if the procedure had been saved on 3 November 2026, when it was told otherwise. */
async function saveEarlier(page: Page): Promise<void> {
	await save(page, NIT);
	await page.goto("/ayuda");
	await page.evaluate((key) => {
		const folder = JSON.parse(localStorage.getItem(key) ?? "");
		const [{ facts }] = folder.entries;
		folder.entries[0].savedAt = Date.UTC(2026, 10, 3, 18);
		facts.seenAt = folder.entries[0].savedAt;
		// The prints of what is told first (cost), fifth and sixth (requirements, steps) are others.
		const letters = [...facts.prints];
		for (const fact of [0, 4, 5]) letters[1 + fact * 4] = letters[1 + fact * 4] === "A" ? "B" : "A";
		facts.prints = letters.join("");
		facts.told.costo = ["Q 30.00"];
		facts.told.requirements.push("Fotografía");
		facts.told.steps = ["Ve a la agencia con todos tus papeles y espera a que te llamen por tu nombre"];
		localStorage.setItem(key, JSON.stringify(folder));
	}, STORAGE_KEYS.folder);
}

test("a saved procedure that changed says so in the folder and, fact by fact, on its page, until that is understood", async ({
	page,
}) => {
	await saveEarlier(page);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, FOLDER);
	await expect(notice(page)).toContainText("Cambió desde que lo guardaste el 3 de noviembre de 2026.");
	await expect(notice(page)).toContainText("Abre su página para ver qué cambió.");
	expect(asked.filter((address) => address.includes("inscripcion-nit"))).toEqual([]);

	await page.getByRole("link", { name: "Inscripción al NIT" }).click();
	const facts = notice(page)
		.getByRole("listitem")
		.filter({ has: page.getByRole("strong") });
	await expect(facts).toHaveText([
		/^Costo\. Antes: Q 30\.00\. Ahora: Gratis; /,
		/^Requisitos\. Ya no está: Fotografía\.\s*$/,
		/^Pasos\. Cambió el texto\./,
	]);
	await notice(page).getByText("Ver antes y ahora").click();
	await expect(notice(page).getByText("espera a que te llamen por tu nombre")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Entendido ?: Inscripción al NIT$/ }).focus();
	await page.keyboard.press("Enter");
	await expect(notice(page)).toHaveCount(0);
	await expect(page.getByText("Guardamos cómo está hoy «Inscripción al NIT».")).toBeFocused();

	await open(page, FOLDER);
	await page.getByRole("button", { name: "Ver si algo cambió o ya no está" }).click();
	await expect(page.getByText("Todo lo guardado sigue igual en el portal.")).toBeVisible();
	await expect(notice(page)).toHaveCount(0);
});

test("what was saved in Spanish is compared by its facts on the English page", async ({ page }) => {
	await saveEarlier(page);
	await openInEnglish(page, NIT);
	await expect(notice(page)).toContainText("It changed since you saved it on 3 November 2026.");
	await expect(notice(page).getByRole("strong")).toContainText(["It changed", "Cost.", "Requirements.", "Steps."]);
	await expect(notice(page).locator('[lang="es"]').first()).toHaveText("Q 30.00");
	await expectAccessible(page);
});

test("a plan is saved with its procedures, which are ticked in the folder, and lies behind its own address", async ({
	page,
}) => {
	await save(page, "/plan?tramites=inscripcion-nit+agencia-virtual-sat");
	await page.getByRole("button", { name: "Ver en mi carpeta" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Mi carpeta" })).toBeVisible();
	const entry = page.getByRole("article").last();
	await expect(entry.getByRole("heading")).toHaveText("Tu plan: 2 trámites");
	await entry.getByText("Trámites, en orden").click();
	await entry.getByRole("checkbox").first().check();
	await expect(entry).toContainText("1 de 2 trámites hechos");
	await page.getByRole("button", { name: "Ver si algo cambió o ya no está" }).click();
	await expect(page.getByText("Todo lo guardado sigue igual en el portal.")).toBeVisible();
	await entry.getByRole("link", { name: "Tu plan: 2 trámites" }).click();
	await expect(page).toHaveURL(/\/plan\?tramites=inscripcion-nit\+agencia-virtual-sat$/);
	// The same procedures in another order are the same plan.
	await open(page, "/plan?tramites=agencia-virtual-sat+inscripcion-nit");
	await expect(page.getByRole("button", { name: "Ver en mi carpeta" })).toBeVisible();
});
