import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { SQLITE_FILE } from "../../../database/sqlite/sqlite-backend.server.ts";
import { expect, open, openWithStoppedClock, test, tickUntilScripts } from "../../journeys/browser.ts";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The reports that the running portal has stored with this text. */
function findReports(text: string): Record<string, unknown>[] {
	const folder = process.env.PORTAL_DATA_DIR;
	if (!folder) throw new Error("No portal was started: these tests run through playwright.config.ts");
	const database = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
	const rows = database.prepare("select * from problem_reports where instr(description, ?)").all(text);
	database.close();
	return rows;
}

test.describe("problem report form", () => {
	test.beforeEach(async ({ context }, { workerIndex }) => {
		// An address of its own, so that one test does not use up the allowance of the next.
		await context.setExtraHTTPHeaders({ "X-Forwarded-For": `10.77.${workerIndex % 256}.${Date.now() % 256}` });
	});

	async function openForm(page: Page, path = "/ayuda", arrive = openWithStoppedClock) {
		await arrive(page, path);
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		const dialog = page.getByRole("dialog", { name: "Reportar un problema" });
		return { dialog, send: dialog.getByRole("button", { name: "Enviar reporte" }) };
	}

	async function fillIn({ dialog }: Awaited<ReturnType<typeof openForm>>, text = `Prueba ${crypto.randomUUID()}`) {
		await dialog.getByLabel("¿Qué problema encontraste?").selectOption("other");
		await dialog.getByLabel("Nombre del trámite").fill("Inscripción al NIT");
		await dialog.getByLabel("Cuéntanos qué pasa").fill(text);
	}

	test("problem type, procedure name and description are required; contact email must be a valid email format", async ({
		page,
	}) => {
		const posts: string[] = [];
		page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
		const form = await openForm(page, "/categorias", open);
		await form.send.click();
		const summary = form.dialog.getByRole("alert", { name: "Revisa estos datos" });
		await expect(summary.getByRole("link")).toHaveText([
			...["Elige qué problema encontraste", "Escribe el nombre del trámite"],
			"Cuéntanos qué pasa, aunque sea en pocas palabras",
		]);
		await fillIn(form);
		await form.dialog.getByLabel("Tu correo (opcional)").fill("ana@");
		await form.send.click();
		await expect(summary.getByRole("link")).toHaveText([
			"Escribe un correo como nombre@ejemplo.com, o deja el campo vacío",
		]);
		await expect(form.dialog.getByLabel("Tu correo (opcional)")).toHaveAttribute("aria-invalid", "true");
		expect(posts).toEqual([]);
	});

	test("idle, sending", async ({ page }) => {
		const form = await openForm(page);
		await fillIn(form);
		await expect(form.send).toBeEnabled();
		await page.route("**/reportar", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
		await form.send.click();
		await expect(form.dialog.getByText("Enviando…").first()).toBeVisible();
	});

	test("success stores all seven fields, as pending; closes and resets the form after 2 s; K02: the receipt stays on the page", async ({
		page,
	}) => {
		const text = `Ya no piden fotocopia ${crypto.randomUUID()}`;
		const form = await openForm(page, "/tramite/inscripcion-nit?desde=correo");
		await fillIn(form, text);
		await form.dialog.getByLabel("¿Qué problema encontraste?").selectOption("wrong-requirements");
		await form.dialog.getByLabel("Tu nombre (opcional)").fill("Ana López");
		await form.dialog.getByLabel("Tu correo (opcional)").fill("ana@ejemplo.com");
		await form.send.click();
		await expect(form.dialog.getByRole("heading", { name: "Recibimos tu reporte" })).toBeVisible();
		// It reaches the table a moment after its receipt.
		await expect.poll(() => findReports(text)).toHaveLength(1);
		expect(findReports(text)[0]).toMatchObject({
			problem_type: "wrong-requirements",
			description: `Inscripción al NIT\nSAT\n\n${text}`,
			user_name: "Ana López",
			user_email: "ana@ejemplo.com",
			page_url: "/tramite/inscripcion-nit",
			browser_info: expect.stringMatching(/^Chrome \d+; Linux; pantalla de 1200 px o más; es$/),
			status: "pending",
		});
		await page.mouse.move(0, 0);
		await page.clock.runFor(1999);
		await expect(form.dialog).toBeVisible();
		await page.clock.runFor(1);
		await expect(form.dialog).toBeHidden();
		await expect(page.getByRole("status", { name: "Tus reportes" })).toContainText(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		await expect(form.dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue("");
	});

	test("error keeps the form open with an error notice", async ({ page, allowTrouble }) => {
		allowTrouble(/500|report not sent/, "the server fails on purpose");
		const form = await openForm(page);
		await fillIn(form);
		await page.route("**/reportar", (route) =>
			route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.fallback(),
		);
		await form.send.click();
		await expect(form.dialog.getByRole("alert")).toContainText("No se pudo enviar tu reporte");
		await page.clock.runFor(5000);
		await expect(form.dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue(/^Prueba/);
	});
});

test.describe("promo popup", () => {
	test.use({ visitor: "new" });

	const promo = (page: Page) => page.getByRole("region", { name: "Aviso del día" });
	const NOON = new Date("2026-11-21T18:00:00Z");

	for (const [what, lastSeen, isShown] of [
		["never seen", undefined, true],
		["last seen on a different day", "Fri Nov 20 2026", true],
		["seen today", "Sat Nov 21 2026", false],
	] as const) {
		test(`${what}: ${isShown ? "appears 3000 ms after load" : "does not appear"}`, async ({ page }) => {
			if (lastSeen) {
				await page.addInitScript((day) => {
					if (location.protocol === "about:") return;
					localStorage.setItem("hasSeenPromo", "true");
					localStorage.setItem("promoLastSeen", day);
				}, lastSeen);
			}
			await openWithStoppedClock(page, "/ayuda", NOON);
			// The scripts took some milliseconds of the clock to start.
			await page.clock.runFor(2900);
			await expect(promo(page)).toHaveCount(0);
			await page.clock.runFor(100);
			await expect(promo(page)).toHaveCount(isShown ? 1 : 0);
		});
	}

	for (const [how, name] of [
		["closing", "Cerrar aviso"],
		["'don't show today'", "No mostrar hoy"],
		["following a link", "Ver las experiencias"],
	] as const) {
		test(`${how} fades it for 0.3 s and records it as seen today in hasSeenPromo and promoLastSeen`, async ({
			page,
		}) => {
			await openWithStoppedClock(page, "/ayuda", NOON);
			await page.clock.runFor(3000);
			expect([await stored(page, "hasSeenPromo"), await stored(page, "promoLastSeen")]).toEqual([null, null]);
			await promo(page).getByRole("button", { name }).or(promo(page).getByRole("link", { name })).click();
			expect([await stored(page, "hasSeenPromo"), await stored(page, "promoLastSeen")]).toEqual([
				...["true", "Sat Nov 21 2026"],
			]);
			await page.clock.runFor(299);
			await expect(page.locator(".promo")).toBeVisible();
			await page.clock.runFor(1);
			await expect(page.locator(".promo")).toBeHidden();
		});
	}

	test("once per day, counted in Guatemala (K03): not at 23:59, again after midnight", async ({ page }) => {
		await openWithStoppedClock(page, "/ayuda", new Date("2026-11-22T05:58:00Z"));
		await page.clock.runFor(3000);
		await promo(page).getByRole("button", { name: "Cerrar aviso" }).click();
		await page.reload();
		await tickUntilScripts(page);
		await page.clock.runFor(3000);
		await expect(promo(page)).toHaveCount(0);
		await page.clock.runFor(120_000);
		await page.goto("/terminos");
		await tickUntilScripts(page);
		await page.clock.runFor(3000);
		await expect(promo(page)).toBeVisible();
	});
});
