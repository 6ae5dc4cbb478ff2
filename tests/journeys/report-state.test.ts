import type { Locator, Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { expect, expectAccessible, open, openInEnglish, phone } from "./browser.ts";
import { setState, test } from "./reports.ts";

const PROCEDURE = "/tramite/inscripcion-nit";
const PAGE = "/reportar/recibo";

test.use(phone);

/** Reports from the page of the procedure, by its dialog; answers the receipt code. */
async function report(page: Page): Promise<string> {
	await open(page, PROCEDURE);
	await page.getByRole("button", { name: "Reportar un problema" }).click();
	const dialog = page.getByRole("dialog", { name: "Reportar un problema" });
	await dialog.getByLabel("¿Qué problema encontraste?").selectOption("other");
	await dialog.getByLabel("Cuéntanos qué pasa").fill(`Ya no piden fotocopia ${crypto.randomUUID()}`);
	await dialog.getByRole("button", { name: "Enviar reporte" }).click();
	return (await dialog.locator("output").textContent()) ?? "";
}

const own = (page: Page): Locator => page.locator(".own-reports");

test("the procedure that a report was sent about says how it is, on that device alone, and leads to where it is taken off", async ({
	page,
}) => {
	const code = await report(page);
	await setState(code, "in_review");
	// The page of the form asks too, as soon as it was sent from there.
	await page.goto("about:blank");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(`${request.method()} ${request.url()} ${request.headers().referer}`));
	await page.goto(PROCEDURE);
	await expect(own(page)).toContainText(/Tu reporte del \d+ de \S+ de \d{4} está en revisión\./);
	await expect(own(page).locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
	await expectAccessible(page);
	expect(asked.filter((line) => line.includes(code))).toEqual([]);
	expect(asked.filter((line) => line.startsWith("POST"))).toHaveLength(1);

	await page.goto("/tramite/antecedentes-penales");
	await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready");
	await expect(own(page)).toHaveCount(0);

	await page.goto(PROCEDURE);
	const way = own(page).getByRole("link", { name: "Mis reportes" });
	await way.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "¿Qué pasó con mi reporte?" })).toBeVisible();
	const mine = page.getByRole("region", { name: "Mis reportes" });
	await expect(mine).toContainText("En revisión.");
	await expect(mine).toContainText("Si este teléfono no es solo tuyo");
	await expectAccessible(page);
	await mine.getByRole("button", { name: `Quitar de la lista: ${code}` }).focus();
	await page.keyboard.press("Enter");
	await expect(mine.getByText(/^Aquí verás los códigos/)).toBeVisible();
	await expect(mine.getByRole("heading", { name: "Mis reportes" })).toBeFocused();
	expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.receipts)).toBeNull();
	await open(page, PROCEDURE);
	await expect(own(page)).toHaveCount(0);
});

test("a device that keeps no receipt asks nothing and starts no script for it", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.goto(PROCEDURE);
	expect(await page.evaluate(() => document.documentElement.dataset.scripts)).toBeUndefined();
	await open(page, PROCEDURE);
	expect(asked.filter((line) => line.startsWith("POST") || line.includes("report-states"))).toEqual([]);
});

test("without a connection to the portal the page of the procedure stays as it is", async ({ page, allowTrouble }) => {
	allowTrouble(/ERR_FAILED/, "the question is cut on purpose");
	const code = await report(page);
	await setState(code, "in_review");
	let questions = 0;
	await page.route(`**${PAGE}`, (route) => {
		questions += 1;
		return route.abort();
	});
	await open(page, PROCEDURE);
	await expect.poll(() => questions).toBe(1);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(own(page)).toHaveCount(0);

	// The portal answers, its database does not.
	await page.unroute(`**${PAGE}`);
	await page.route(`**${PAGE}`, async (route) => {
		const { codes }: { codes: string[] } = route.request().postDataJSON();
		const sentence = "Enviaste un reporte sobre este trámite. No podemos saber ahora cómo va.";
		const view = { state: "unavailable", label: "No podemos saberlo ahora", meaning: "", sentence, details: [] };
		await route.fulfill({ json: { states: codes.map(() => view) } });
	});
	await page.goto(PROCEDURE);
	await expect(own(page)).toContainText("No podemos saber ahora cómo va.");
});

test("with scripts the answer is announced, faults take the focus, and no code comes into an address", async ({
	page,
	allowTrouble,
}) => {
	allowTrouble(/status of (404|422)/, "codes that nobody has are asked for on purpose");
	const code = await report(page);
	await setState(code, "dismissed");
	await open(page, `${PAGE}?recibo=${code}`);
	await page.getByRole("button", { name: "¿Qué pasó con mi reporte?" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "No procede" })).toBeFocused();
	await open(page, PAGE);
	const field = page.getByLabel("Código de recibo");
	await field.fill("XXXX");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert", { name: "Revisa estos datos" })).toBeFocused();
	await expect(page).toHaveTitle(/^Error: /);
	await expectAccessible(page);
	await field.fill("0".repeat(28));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert", { name: "Revisa estos datos" })).toContainText("No encontramos este reporte");
	await field.fill(code);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "No procede" })).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
	await expect(page).toHaveTitle(/^¿Qué pasó/);
	await expectAccessible(page);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	await openInEnglish(page, PROCEDURE);
	await expect(own(page)).toContainText(/We reviewed your report of .* and found nothing to change/);
	await open(page, PAGE);
	await expect(page.getByRole("region", { name: "My reports" })).toContainText(code);
	await expectAccessible(page);
});
