import type { Locator, Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { expect, open, phone, test, waitForScripts, waitForStillness } from "./browser.ts";
import { expectNoScriptsYet, letScriptsCome, openLate, readShift, watchShifts } from "./late-page.ts";

test.describe("on a phone whose scripts are late", () => {
	test.use(phone);

	test("a filter chosen and a box ticked before they come are followed, and nothing moves", async ({ page }) => {
		await openLate(page, "/catalogo?filtros=1");
		await page.getByRole("combobox", { name: "Categoría" }).selectOption("inscripciones-y-registros");
		await page.getByRole("checkbox", { name: "Gratis" }).tap();
		await letScriptsCome(page);
		await expect(page).toHaveURL("/catalogo/inscripciones-y-registros?gratis=1");

		await openLate(page, "/tramite/inscripcion-nit");
		await page.evaluate(watchShifts);
		const box = page.getByRole("checkbox").first();
		await box.tap();
		await letScriptsCome(page);
		await expect(page.getByText("Se guarda solo en este dispositivo.")).toBeVisible();
		const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? "", STORAGE_KEYS.requirements);
		await expect.poll(kept).toContain("inscripcion-nit");
		expect(await readShift(page)).toBe(0);
	});

	test("a report written over an old draft and sent at once, twice, is one report with what was written last", async ({
		page,
	}) => {
		const sent: string[] = [];
		page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
		const draft = { problem_type: "other", description: "Viejo borrador." };
		await page.goto("/healthz");
		await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
			STORAGE_KEYS.reportDraft,
			JSON.stringify(draft),
		] as const);
		await openLate(page, "/reportar?tramite=inscripcion-nit");
		await page.getByRole("form", { name: "Reportar un problema" }).getByRole("combobox").selectOption("outdated-info");
		await page.getByLabel("Cuéntanos qué pasa").fill("Cierran a las tres, no a las cinco.");
		const send = page.getByRole("button", { name: /Enviar/ });
		await send.tap();
		await send.tap();
		await letScriptsCome(page);
		await expect(page.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}-/)).toBeVisible();
		expect(sent).toHaveLength(1);
		expect(sent[0]).toContain("Cierran a las tres");
	});
});

test.describe("somebody new on a phone whose scripts are late", () => {
	test.use({ ...phone, visitor: "new" });

	test("sends a report with faults: they are named where they can be seen, and what is in sight does not jump", async ({
		page,
	}) => {
		await openLate(page, "/reportar");
		await page.getByRole("button", { name: "Rechazar todo" }).tap();
		await page.evaluate(watchShifts);
		await page.getByRole("button", { name: /Enviar/ }).tap();
		await letScriptsCome(page);
		const faults = page.getByRole("alert", { name: "Revisa" });
		await expect(faults).toBeFocused();
		await expect(faults).toBeInViewport({ ratio: 1 });
		await waitForStillness(page);
		expect(await readShift(page)).toBeLessThan(0.01);
	});
});

test.describe("before the scripts come", () => {
	test("what is typed right after the press on the search stands in its box, in order, and is searched for; closed again, the focus returns", async ({
		page,
	}) => {
		await openLate(page, "/tramite/inscripcion-nit");
		await page.getByRole("button", { name: "Buscar trámites" }).click();
		await page.keyboard.type("pasaporte");
		await letScriptsCome(page);
		const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
		await expect(dialog.getByRole("searchbox")).toHaveValue("pasaporte");
		await expect(dialog.getByRole("searchbox")).toBeFocused();
		await expect(dialog.getByRole("listitem").first()).toContainText(/pasaporte/i);

		await openLate(page, "/ayuda");
		const opener = page.getByRole("button", { name: "Buscar trámites" });
		await opener.click();
		await page.getByRole("button", { name: "Cerrar búsqueda" }).click();
		await letScriptsCome(page);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(opener).toBeFocused();
	});

	test("of report and search, pressed one after the other, the last one opens and nothing else", async ({ page }) => {
		await openLate(page, "/ayuda");
		const report = reportOpener(page);
		await report.click();
		await expect(report).toHaveAttribute("data-waiting");
		await page.getByRole("button", { name: "Buscar trámites" }).click();
		await expect(report).not.toHaveAttribute("data-waiting");
		await letScriptsCome(page);
		await expect(page.locator("html[data-scripts]")).toHaveCount(1);
		await waitForStillness(page);
		await expect(page.getByRole("dialog")).toHaveCount(1);
		await expect(page.getByRole("dialog")).toHaveAccessibleName("¿Qué trámite buscas?");
	});

	test("two ways to see the page, chosen one after the other, both count", async ({ page }) => {
		await openLate(page, "/ayuda");
		await page.getByRole("button", { name: "Leer mejor" }).click();
		const tools = page.locator("#lectura");
		await tools.getByRole("button", { name: "150" }).click();
		await expect(page.locator("html")).toHaveAttribute("data-display", "text-150");
		await tools.getByRole("button", { name: "Alto contraste" }).click();
		await letScriptsCome(page);
		await expect(page.locator("html")).toHaveAttribute("data-display", "text-150 contrast");
		await expect(tools.getByRole("button", { name: "Alto contraste" })).toHaveAttribute("aria-pressed", "true");
		const cookies = await page.context().cookies();
		expect(cookies.find(({ name }) => name === "display")?.value).toBe("text-150.contrast");
	});
});

test("a report dialog whose code comes late does not open over the search that was opened meanwhile", async ({
	page,
}) => {
	let letCodeCome = () => {};
	const wait = new Promise<void>((resolve) => {
		letCodeCome = resolve;
	});
	await page.route(/assets\/report-corner.*\.js/, (route) => wait.then(() => route.continue()));
	await open(page, "/ayuda");
	await reportOpener(page).click();
	await page.getByRole("button", { name: "Buscar trámites" }).click();
	const code = page.waitForResponse(/assets\/report-corner.*\.js/);
	letCodeCome();
	await code;
	await waitForStillness(page);
	await expect(page.getByRole("dialog")).toHaveCount(1);
	await expect(page.getByRole("dialog")).toHaveAccessibleName("¿Qué trámite buscas?");
});

test("a press that lost its patience and is pressed again starts React once", async ({ page }) => {
	await page.clock.install();
	await openLate(page, "/tramite/inscripcion-nit");
	await page.evaluate(() => {
		const { dataset } = document.documentElement;
		window.print = () => {
			dataset.printed = String(Number(dataset.printed ?? 0) + 1);
		};
		addEventListener("scriptsready", () => {
			dataset.starts = String(Number(dataset.starts ?? 0) + 1);
		});
	});
	const print = page.getByRole("button", { name: "Imprimir" });
	await print.click();
	await page.clock.runFor(10_000);
	await expect(page.getByText("No se pudo cargar esta función.")).toBeVisible();
	await print.click();
	await letScriptsCome(page);
	const root = page.locator("html");
	await expect(root).toHaveAttribute("data-printed", "1");
	await page.clock.runFor(2000);
	await expect(root).toHaveAttribute("data-starts", "1");
	await expect(root).toHaveAttribute("data-printed", "1");
});

test("the banner turns before any script comes, waits for who is on it, and an arrow goes on from what is shown; under reduced motion it stands", async ({
	page,
}) => {
	await page.clock.install({ time: Date.now() - 3_600_000 });
	await page.clock.pauseAt(new Date());
	await openLate(page, "/catalogo");
	const current = page.locator('.banner [aria-current="true"]');
	await page.clock.runFor(5000);
	await expect(current).toHaveAccessibleName("Ir a la diapositiva 2 de 3");
	await expect(page.locator(".banner-slide:not([inert])")).toHaveCount(1);
	await expectNoScriptsYet(page);
	await page.clock.resume();
	await page.getByRole("button", { name: "Diapositiva siguiente" }).click();
	await letScriptsCome(page);
	await expect(page.locator(".banner-slide:not([inert])")).toHaveAccessibleName("Diapositiva 3 de 3");
	await expect(page.getByRole("button", { name: "Seguir" })).toBeVisible();
	await expect(page).toHaveURL("/catalogo");

	await page.emulateMedia({ reducedMotion: "reduce" });
	await openLate(page, "/catalogo");
	await page.clock.runFor(11_000);
	await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
	await expect(page.getByRole("button", { name: /Pausar|Seguir/ })).toHaveCount(0);
	await letScriptsCome(page);
});

test("a report that waits on this device starts the scripts on the pages of the form too", async ({ page }) => {
	await page.goto("/healthz");
	await page.evaluate((key) => localStorage.setItem(key, "[]"), STORAGE_KEYS.keptReports);
	await page.goto("/reportar");
	await expect(page.locator("html[data-scripts=ready]")).toHaveCount(1);
});

/** A link until the scripts come, then a button. */
function reportOpener(page: Page): Locator {
	return page.getByRole("complementary", { name: "Accesos rápidos" }).locator("a");
}

test("who has asked to save data is sent nothing ahead of a press", async ({ page }) => {
	await page.addInitScript(() => {
		const connection = { saveData: true, effectiveType: "4g", downlink: 10, rtt: 50 };
		Object.defineProperty(Navigator.prototype, "connection", { get: () => connection });
	});
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
	await page.clock.install();
	await page.goto("/");
	// A press on a link may fetch its page; nothing else makes the browser fetch one.
	const rules = await page.locator("head > script[type=speculationrules]").textContent();
	expect(rules).toContain('"eagerness":"conservative"');
	await page.clock.runFor(30_000);
	expect(fetched.filter((path) => !/^\/$|\.svg$|\.ico$|icon-/.test(path))).toEqual([]);
	await page.locator(".search-opener button").click();
	await expect.poll(() => fetched.some((path) => /\/vendor-.*\.js$/.test(path))).toBe(true);
	await waitForScripts(page);
	await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});
