import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, phone } from "./browser.ts";
import { test } from "./reports.ts";

const RECEIPT = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

async function openDialog(page: Page, path = "/categorias"): Promise<Locator> {
	await open(page, path);
	const dialog = page.getByRole("dialog", { name: "Reportar un problema" });
	await page.getByRole("button", { name: "Reportar un problema" }).click();
	await expect(dialog).toBeVisible();
	return dialog;
}

async function fill(form: Locator | Page, description = "Ya no piden fotocopia"): Promise<void> {
	await form.getByLabel("¿Qué problema encontraste?").selectOption("wrong-requirements");
	await form.getByLabel("Nombre del trámite").fill("Inscripción al NIT");
	await form.getByLabel("Cuéntanos qué pasa").fill(`${description} ${crypto.randomUUID()}`);
}

function keptInBrowser(page: Page): Promise<string> {
	return page.evaluate(() => JSON.stringify({ ...localStorage }));
}

test.describe("the dialog", () => {
	test.use(phone);

	test("opens from the button, sends, closes by itself and leaves the receipt on the page", async ({ page }) => {
		const dialog = await openDialog(page, "/tramite/inscripcion-nit");
		await expect(dialog.getByRole("heading", { name: "Reportar un problema" })).toBeFocused();
		await expect(dialog.getByLabel("Nombre del trámite")).not.toHaveValue("");
		await expect(dialog.getByLabel("Institución (opcional)")).toHaveValue("SAT");
		await expectAccessible(page);
		await fill(dialog);
		await dialog.getByRole("button", { name: "Enviar reporte" }).click();
		await expect(dialog.getByRole("heading", { name: "Recibimos tu reporte" })).toBeFocused();
		await expect(dialog).toBeHidden();
		const notice = page.getByRole("status", { name: "Tus reportes" });
		await expect(notice).toContainText(RECEIPT);
		await expect(page.getByRole("button", { name: "Reportar un problema" })).toBeFocused();
		await expectAccessible(page);
		await notice.getByRole("button", { name: "Ya lo guardé" }).click();
		await expect(notice).toBeEmpty();
	});

	test("names what is missing, moves to it and keeps what was written", async ({ page }) => {
		const dialog = await openDialog(page);
		await dialog.getByLabel("Cuéntanos qué pasa").fill("Algo cambió");
		await dialog.getByLabel("Tu correo (opcional)").fill("ana@");
		await dialog.getByRole("button", { name: "Enviar reporte" }).click();
		const summary = dialog.getByRole("alert", { name: "Revisa estos datos" });
		await expect(summary).toBeFocused();
		await expect(page).toHaveTitle(/^Error: /);
		await expectAccessible(page);
		await summary.getByRole("link", { name: "Escribe el nombre del trámite" }).click();
		await expect(dialog.getByLabel("Nombre del trámite")).toBeFocused();
		await expect(dialog.getByLabel("Tu correo (opcional)")).toHaveAttribute("aria-invalid", "true");
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue("Algo cambió");
	});

	test("asks before it loses a text, by Escape and beside it, and not when there is none", async ({ page }) => {
		const dialog = await openDialog(page);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		await dialog.getByLabel("Cuéntanos qué pasa").fill("No quiero perder esto");
		await page.keyboard.press("Escape");
		const question = page.getByRole("alertdialog", { name: "Tu reporte no se ha enviado" });
		await expect(question.getByRole("button", { name: "Seguir escribiendo" })).toBeFocused();
		await expectAccessible(page);
		await page.keyboard.press("Enter");
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue("No quiero perder esto");
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toBeFocused();
		await page.keyboard.press("Escape");
		await question.getByRole("button", { name: "Guardar y cerrar" }).click();
		await expect(dialog).toBeHidden();
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue("No quiero perder esto");
		await page.mouse.click(2, 2);
		await question.getByRole("button", { name: "Borrar y cerrar" }).click();
		await expect(dialog).toBeHidden();
		expect(await keptInBrowser(page)).not.toContain("perder");
	});

	test("keeps the code of a sent report on the device, where it erases the contact data after the page was left", async ({
		page,
	}) => {
		const dialog = await openDialog(page);
		await fill(dialog);
		await dialog.getByRole("button", { name: "Enviar reporte" }).click();
		const code = (await dialog.locator("output").textContent()) ?? "";
		expect(code).toMatch(/^[0-9A-Z]{4}-/);
		await page.goto("/");
		await page.getByRole("contentinfo").getByRole("link", { name: "Mis reportes y mis datos" }).click();
		const mine = page.getByRole("region", { name: "Mis reportes" });
		await expect(mine.getByText(code)).toBeVisible();
		await expectAccessible(page);
		await mine.getByRole("button", { name: `Usar este código: ${code}` }).click();
		const field = page.getByLabel("Código de recibo");
		await expect(field).toHaveValue(code);
		await expect(field).toBeFocused();
		await mine.getByRole("button", { name: `Quitar de la lista: ${code}` }).click();
		await expect(mine.getByText(/^Aquí verás los códigos/)).toBeVisible();
		expect(await keptInBrowser(page)).not.toContain(code);
	});
});

test.describe("a report on a bad connection", () => {
	test("pressed twice and its reply lost is one report, and ends well", async ({ page, allowTrouble }) => {
		allowTrouble(/ERR_FAILED|report not sent/, "the first reply is cut on purpose");
		const keys: string[] = [];
		const receipts: string[] = [];
		await page.route("**/reportar", async (route) => {
			if (route.request().method() !== "POST") return route.fallback();
			keys.push(route.request().headers()["idempotency-key"] ?? "");
			const response = await route.fetch();
			receipts.push((await response.json()).receipt);
			return keys.length === 1 ? route.abort() : route.fulfill({ response });
		});
		const dialog = await openDialog(page);
		await fill(dialog);
		await dialog.getByRole("button", { name: "Enviar reporte" }).dblclick();
		await expect(dialog.getByRole("heading", { name: "Recibimos tu reporte" })).toBeVisible();
		expect([keys.length, new Set(keys).size, new Set(receipts).size]).toEqual([2, 1, 1]);
	});

	test("refused stays in the form, says why, and can be left to the device", async ({ page, allowTrouble }) => {
		allowTrouble(/503|report not sent: 503 abc123/, "the server is out of order on purpose");
		const said: string[] = [];
		page.on("console", (message) => said.push(message.text()));
		let isOut = true;
		await page.route("**/reportar", (route) => {
			if (route.request().method() !== "POST" || !isOut) return route.fallback();
			const headers = { "content-type": "application/problem+json", "x-request-id": "abc123", "retry-after": "30" };
			return route.fulfill({
				status: 503,
				headers,
				body: JSON.stringify({ detail: "No pudimos guardar tu reporte." }),
			});
		});
		const dialog = await openDialog(page);
		await fill(dialog, "secreto");
		await dialog.getByLabel("Tu correo (opcional)").fill("ana@correo.gt");
		await dialog.getByRole("button", { name: "Enviar reporte" }).click();
		const alert = dialog.getByRole("alert");
		await expect(alert).toContainText("No se pudo enviar tu reporte");
		await expect(alert).toContainText("No pudimos guardar tu reporte.");
		await expect(alert).toContainText("abc123");
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue(/secreto/);
		expect(said.join()).not.toMatch(/secreto|ana@/);
		expect(said).toContain("report not sent: 503 abc123");
		await expectAccessible(page);

		await alert.getByRole("button", { name: "Intentar de nuevo" }).click();
		await expect(dialog.getByRole("button", { name: /^Envia/ })).toBeFocused();
		await expect(alert).toContainText("No se pudo enviar tu reporte");
		await alert.getByRole("button", { name: "Guardar y enviar después" }).click();
		const notice = page.getByRole("status", { name: "Tus reportes" });
		await expect(notice).toContainText("Pendiente de envío");
		isOut = false;
		await notice.getByRole("button", { name: "Enviar ahora" }).click();
		await expect(notice).toContainText("Enviamos tu reporte");
		await expect(notice).toContainText(RECEIPT);
		expect(await keptInBrowser(page)).not.toMatch(/secreto|ana@/);
	});

	test("written offline waits on the device and goes out by itself", async ({ page, context, allowTrouble }) => {
		allowTrouble(/ERR_INTERNET_DISCONNECTED/, "there is no connection on purpose");
		// The code of the dialog is there; the connection goes before it is opened again.
		const dialog = await openDialog(page, "/tramite/inscripcion-nit");
		await page.keyboard.press("Escape");
		await context.setOffline(true);
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		await expect(dialog.getByLabel("Nombre del trámite")).toHaveValue("Inscripción al NIT");
		await fill(dialog);
		await dialog.getByLabel("Tu nombre (opcional)").fill("Ana Secreta");
		await dialog.getByRole("button", { name: "Enviar reporte" }).click();
		await expect(dialog).toBeHidden();
		const notice = page.getByRole("status", { name: "Tus reportes" });
		await expect(notice).toContainText("Pendiente de envío");
		await context.setOffline(false);
		await expect(notice).toContainText(RECEIPT);
		expect(await keptInBrowser(page)).not.toContain("Secreta");
		await page.reload();
		await expect(notice, "the receipt waits until it has been read").toContainText(RECEIPT);
	});

	test("left for a day goes out from one tab while another waits, and both show its receipt", async ({
		context,
		page,
	}) => {
		let posts = 0;
		let answerNow = () => {};
		const mayAnswer = new Promise<void>((resolve) => {
			answerNow = resolve;
		});
		await context.route("**/reportar", async (route) => {
			if (route.request().method() !== "POST") return route.fallback();
			posts++;
			await mayAnswer;
			return route.fallback();
		});
		await open(page, "/categorias");
		await leaveReport(page, 1);
		await open(page, "/categorias");
		await expect.poll(() => posts).toBe(1);
		const other = await context.newPage();
		await open(other, "/categorias");
		const notices = [page, other].map((tab) => tab.getByRole("status", { name: "Tus reportes" }));
		for (const notice of notices) await expect(notice).toContainText("Pendiente de envío");
		answerNow();
		for (const notice of notices) await expect(notice).toContainText(RECEIPT);
		expect(posts).toBe(1);
		const receipts = await Promise.all(
			notices.map(async (notice) => RECEIPT.exec((await notice.textContent()) ?? "")?.[0]),
		);
		expect(receipts[1]).toBe(receipts[0]);
	});
});

/** What this browser would hold if a report had been left waiting so many days ago. */
async function leaveReport(page: Page, days: number): Promise<void> {
	await page.evaluate((age) => {
		const body = {
			problem_type: "other",
			procedure: "Inscripción al NIT",
			institution: "",
			description: `Hace ${age} días ${crypto.randomUUID()}`,
			user_name: "",
			user_email: "",
		};
		const sending = { key: crypto.randomUUID(), address: "/reportar", body };
		const kept = [{ state: "waiting", savedAt: Date.now() - age * 86_400_000, sending }];
		localStorage.setItem("report-outbox", JSON.stringify(kept));
	}, days);
}

test.describe("the form's page", () => {
	test("keeps a draft on the device without contact data, brings it back and erases it", async ({ page }) => {
		await open(page, "/reportar");
		await expect(page.getByText(/^Lo que escribes queda guardado/)).toBeVisible();
		await fill(page, "Borrador");
		await page.getByLabel("Tu nombre (opcional)").fill("Ana Secreta");
		await expect.poll(() => keptInBrowser(page)).toContain("Borrador");
		expect(await keptInBrowser(page)).not.toContain("Secreta");
		await page.reload();
		await expect(page.getByText("Recuperamos lo que habías escrito.")).toBeVisible();
		await expect(page.getByLabel("Cuéntanos qué pasa")).toHaveValue(/^Borrador/);
		await page.getByRole("button", { name: "Borrar lo que escribí" }).click();
		await expect(page.getByLabel("Cuéntanos qué pasa")).toHaveValue("");
		expect(await keptInBrowser(page)).not.toContain("Borrador");
	});

	test("works where storage is blocked, and says that it cannot keep a draft", async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(window, "localStorage", {
				get() {
					throw new DOMException("blocked", "SecurityError");
				},
			});
		});
		await open(page, "/reportar");
		await expect(page.getByText(/^Este navegador no puede guardar un borrador/)).toBeVisible();
		await fill(page);
		await page.getByRole("button", { name: "Enviar reporte" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Recibimos tu reporte" })).toBeVisible();
	});

	test("shows before sending what travels with the report, and counts the letters", async ({ page }) => {
		await open(page, "/reportar?tramite=inscripcion-nit");
		await page.getByLabel("Cuéntanos qué pasa").fill("a".repeat(3_001));
		await expect(page.getByText("Te sobra 1 letra").first()).toBeVisible();
		await page.getByText("Qué datos técnicos se envían").click();
		await expect(page.getByText("/tramite/inscripcion-nit")).toBeVisible();
		await expect(page.getByText(/^Chrome \d+; Linux; pantalla de 1200 px o más; es$/)).toBeVisible();
	});

	test.describe("on a phone with its keyboard open", () => {
		test.use({ ...phone, viewport: { width: 360, height: 300 } });

		test("after too many codes says in sight how long to wait, and keeps the code", async ({ page, allowTrouble }) => {
			allowTrouble(/status of 429/, "the allowance is used up on purpose");
			await open(page, "/reportar/borrar");
			for (let count = 0; count < 10; count++) {
				const form = { codigo: String(count).padStart(28, "0"), confirmo: "si" };
				await page.request.post("/reportar/borrar", { form, headers: { Origin: process.env.ORIGIN ?? "" } });
			}
			await page.getByLabel("Código de recibo").fill("NENT-QAXB-NENT-QAXX");
			await page.getByLabel(/^Sí, borra mi nombre/).check();
			await page.getByRole("button", { name: "Borrar mis datos" }).click();
			const alert = page.getByRole("alert").filter({ hasText: "segundos" });
			await expect(alert).toBeInViewport({ ratio: 1 });
			await expect(page.getByLabel("Código de recibo")).toHaveValue("NENT-QAXB-NENT-QAXX");
			await expectAccessible(page);
		});
	});
});
