import type { Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { expect, expectAccessible, open, openInEnglish, phone, test } from "./browser.ts";

const RIGHTS = "/derechos/apostilla-documentos";
const LETTER = "/carta/queja-superior?tramite=apostilla-documentos";

test.use(phone);

const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).click();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const sheet = (page: Page) => page.locator(".letter-sheet");

async function note(page: Page): Promise<void> {
	await page.getByLabel("Fecha").fill("2026-11-27");
	await page.getByLabel("Ventanilla", { exact: true }).fill("4");
	await page.getByLabel("Quién te atendió").fill("Licda. Pérez");
	await page.getByLabel("Qué te dijeron").fill("Falta una <b>copia</b>");
}

test("what was noted at the window stays on the device, becomes a report without a name, and asks before it replaces one", async ({
	page,
}) => {
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	await open(page, RIGHTS);
	await press(page, "Pasarlas a un reporte");
	await expect(page.getByLabel("Qué te dijeron")).toBeFocused();
	await expect(page.getByRole("alert").filter({ hasText: "Escribe primero qué te dijeron." })).toBeVisible();
	await note(page);
	await page.reload();
	await expect(page.getByLabel("Qué te dijeron")).toHaveValue("Falta una <b>copia</b>");
	await expect(page.getByText("Aquí está lo que habías escrito.")).toBeVisible();
	await expectAccessible(page);

	await page.evaluate((key) => localStorage.setItem(key, '{"description":"Otra cosa"}'), STORAGE_KEYS.reportDraft);
	await press(page, "Pasarlas a un reporte");
	await expect(page.getByText("Ya tienes un reporte sin enviar.")).toBeVisible();
	expect(await stored(page, STORAGE_KEYS.reportDraft)).toContain("Otra cosa");
	await press(page, "Cambiarlo por estas notas");
	await expect(page).toHaveURL("/reportar?tramite=apostilla-documentos");
	const description = page.getByRole("main").getByLabel("Cuéntanos qué pasa");
	await expect(description).toHaveValue(/Qué me dijeron: Falta una <b>copia<\/b>/);
	await expect(description).toHaveValue(/^Cuándo y dónde: 27 de noviembre de 2026, ventanilla 4\n/);
	await expect(description).not.toHaveValue(/Pérez/);
	expect(sent.filter((line) => /copia|P%C3%A9rez|Pérez/.test(line))).toEqual([]);
});

test("a letter begins with the notes, fills itself in, survives a reload, and is copied and erased", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, RIGHTS);
	await note(page);
	await open(page, LETTER);
	await expect(page.getByText("Pusimos lo que anotaste en la ventanilla. Revísalo.")).toBeVisible();
	await expect(sheet(page)).toContainText("El 27 de noviembre de 2026, ventanilla 4, me atendió Licda. Pérez.");
	await page.getByLabel("Tu nombre").fill("Ana Xol");
	await page.getByLabel("Número de DPI").fill("12");
	await expect(page.getByText("El número de DPI tiene 13 cifras.")).toBeVisible();
	await page.getByLabel("Número de DPI").fill("1234567890101");
	await expect(page.getByText("El número de DPI tiene 13 cifras.")).toBeHidden();
	await expectAccessible(page);
	await page.reload();
	await expect(sheet(page)).toContainText("Yo, Ana Xol, con DPI número 1234567890101, presento esta queja");
	await press(page, "Copiar la carta");
	await expect(page.getByText("Copiada.")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain("Me dijeron: Falta una <b>copia</b>.");
	expect(copied).toMatch(/Firma: _{20}\nNombre: Ana Xol/);

	await page.getByLabel("Qué pasó").fill("a".repeat(3_001));
	await expect(page.getByText(/Es muy largo\. Escribe menos de 3000 letras/)).toBeVisible();
	await expect(page.getByText("La carta es muy larga para WhatsApp.")).toBeHidden();
	await page.getByLabel("Qué pasó").fill("ñ".repeat(3_001));
	await expect(page.getByText("La carta es muy larga para WhatsApp.")).toBeVisible();

	await open(page, "/carta/informacion");
	await expect(page.getByLabel("Tu nombre")).toHaveValue("Ana Xol");
	await open(page, LETTER);
	await press(page, "Borrar lo que escribí");
	await expect(page.getByText("Borrado.")).toBeVisible();
	await expect(sheet(page)).not.toContainText("Ana Xol");
	expect(await stored(page, STORAGE_KEYS.windowNotes)).not.toContain("Ana Xol");
});

test("who helps somebody has the own letters put aside, also in a tab that is open, and gets them back", async ({
	page,
	context,
}) => {
	await open(page, LETTER);
	await page.getByLabel("Tu nombre").fill("Ana Xol");
	const other = await context.newPage();
	await open(other, "/mi-carpeta");
	await other.getByLabel("Nombre de la persona").fill("Beto");
	await other.keyboard.press("Enter");
	await expect(other.getByRole("heading", { level: 1, name: "Carpeta de Beto" })).toBeVisible();
	await expect(page.getByLabel("Tu nombre")).toHaveValue("");
	await page.getByLabel("Tu nombre").fill("Beto Tum");
	await other.getByRole("button", { name: "Terminar y borrar lo de Beto" }).click();
	await other.getByRole("button", { name: /^Sí/ }).click();
	await expect(page.getByLabel("Tu nombre")).toHaveValue("Ana Xol");
	expect(await stored(page, STORAGE_KEYS.windowNotes)).not.toContain("Beto");
	await other.close();
});

test("where the browser keeps nothing, that is said, and the letter is made all the same", async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("", "QuotaExceededError");
		};
	});
	await open(page, LETTER);
	await page.getByLabel("Tu nombre").fill("Ana Xol");
	await expect(page.getByText("Tu navegador no deja guardar.")).toBeVisible();
	await expect(sheet(page)).toContainText("Yo, Ana Xol");
});

test("on paper there is the letter and nothing else, in English too", async ({ page }) => {
	await openInEnglish(page, LETTER);
	await page.emulateMedia({ media: "print" });
	await expect(sheet(page)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	await expect(page.getByText("Fill in your letter")).toBeHidden();
	await expect(page.getByText("A la autoridad superior")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the letter has lines to write on, the form that would do nothing is gone, and notes are taken on paper", async ({
		page,
	}) => {
		await page.goto(LETTER);
		await expect(page.getByText(/Imprímela y escribe a mano/)).toBeVisible();
		await expect(page.getByLabel("Tu nombre")).toBeHidden();
		await expect(page.getByRole("button", { name: "Copiar la carta" })).toBeHidden();
		await page.goto(RIGHTS);
		await expect(page.getByText(/Imprime esta hoja y llénala a mano/)).toBeVisible();
		await expect(page.getByRole("button", { name: "Pasarlas a un reporte" })).toBeHidden();
	});
});
