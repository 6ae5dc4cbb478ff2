import type { Page } from "@playwright/test";
import { expect, open, openWithStoppedClock, phone, test, waitForScripts } from "../journeys/browser.ts";
import { served } from "./served.ts";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe("data screens: loading, error, loaded", () => {
	for (const [entry, path, heading] of [
		["Instituciones", "/instituciones", "Instituciones"],
		["Experiencias", "/experiencias", "Experiencias guiadas"],
		["Observatorio", "/observatorio", "Observatorio Ciudadano de Trámites"],
	] as const) {
		test(`${path} says that it loads, and then is loaded`, async ({ page }) => {
			await open(page, "/ayuda");
			let goOn = () => {};
			const held = new Promise<void>((resolve) => {
				goOn = resolve;
			});
			await page.route(`**${path}.data*`, async (route) => {
				await held;
				await route.fallback();
			});
			await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: entry }).click();
			const loading = page.getByRole("status").filter({ hasText: "Cargando..." });
			await expect(loading).toBeVisible();
			goOn();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await expect(loading).toHaveCount(0);
		});
	}
});

test.describe("language", () => {
	const choose = async (page: Page, name: string) => {
		await page.getByRole("button", { name: /Cambiar idioma|Change language/ }).click();
		await page.locator("#idiomas").getByRole("button", { name }).click();
	};

	test("es unless a stored value exists", async ({ page }) => {
		await open(page, "/ayuda");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
		expect(await stored(page, "language")).toBeNull();
		await page.evaluate(() => localStorage.setItem("language", "en"));
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help centre");
	});

	test("switchable between es and en; the choice is persisted", async ({ page }) => {
		await open(page, "/ayuda");
		for (const [name, code, heading] of [
			["English", "en", "Help centre"],
			["Español", "es", "Centro de ayuda"],
		] as const) {
			await choose(page, name);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
			await expect(page.locator("html")).toHaveAttribute("lang", code);
			expect(await stored(page, "language")).toBe(code);
		}
	});

	test("the dictionary is loaded on the change, one file per language", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.startsWith("/locales/")) asked.push(pathname);
		});
		await open(page, "/ayuda");
		const before = asked.length;
		await choose(page, "English");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		expect(asked.slice(before)).toEqual(["/locales/en.json"]);
	});

	test("the dropdown closes on outside click or selection", async ({ page }) => {
		await open(page, "/ayuda");
		const menu = page.locator("#idiomas");
		await page.getByRole("button", { name: /Cambiar idioma/ }).click();
		await expect(menu).toBeVisible();
		await page.mouse.click(20, 500);
		await expect(menu).toBeHidden();
		await choose(page, "English");
		await expect(menu).toBeHidden();
	});
});

test.describe("cookie banner", () => {
	test.use({ visitor: "new" });

	const bar = (page: Page) => page.getByRole("region", { name: "Aviso de cookies" });
	const button = (page: Page, name: string) => bar(page).getByRole("button", { name });
	const record = async (page: Page) => JSON.parse((await stored(page, "gdpr-consent")) ?? "null");

	test("shown only if no consent is stored", async ({ page }) => {
		await page.goto("/ayuda");
		await expect(bar(page)).toBeVisible();
		await button(page, "Rechazar todo").click();
		await open(page, "/terminos");
		await expect(bar(page)).toHaveCount(0);
	});

	for (const [name, expected] of [
		["Aceptar todo", { necessary: true, analytics: true, marketing: true, functional: true }],
		["Rechazar todo", { necessary: true, analytics: false, marketing: false, functional: false }],
	] as const) {
		test(`K05: '${name}' stores ${JSON.stringify(expected)} with an ISO date, and dismisses the bar`, async ({
			page,
		}) => {
			await page.goto("/ayuda");
			await button(page, name).click();
			await expect(bar(page)).toHaveCount(0);
			const { timestamp, ...categories } = await record(page);
			expect(categories).toEqual(expected);
			expect(new Date(timestamp).toISOString()).toBe(timestamp);
		});
	}

	test("'Configurar' opens settings where analytics and functional can be toggled (necessary always on); 'Guardar preferencias' saves", async ({
		page,
	}) => {
		await page.goto("/ayuda");
		await button(page, "Configurar").click();
		const box = (name: string) => bar(page).getByRole("checkbox", { name });
		await expect(box("Necesarios")).toBeChecked();
		await expect(box("Necesarios")).toBeDisabled();
		await box("Analíticos").check();
		await box("Funcionales").check();
		await box("Analíticos").uncheck();
		await button(page, "Guardar preferencias").click();
		await expect(bar(page)).toHaveCount(0);
		expect(await record(page)).toMatchObject({
			necessary: true,
			analytics: false,
			marketing: false,
			functional: true,
		});
	});

	test("'Cancelar' returns to the simple view and stores nothing", async ({ page }) => {
		await page.goto("/ayuda");
		await button(page, "Configurar").click();
		await expect(button(page, "Aceptar todo")).toHaveCount(0);
		await button(page, "Cancelar").click();
		await expect(button(page, "Aceptar todo")).toBeVisible();
		await expect(bar(page).getByRole("checkbox")).toHaveCount(0);
		expect(await record(page)).toBeNull();
	});

	test("K04: once dismissed, the settings are reopened from the footer", async ({ page }) => {
		await page.goto("/ayuda");
		await button(page, "Aceptar todo").click();
		await page.getByRole("contentinfo").getByRole("link", { name: "Preferencias de cookies" }).click();
		await expect(bar(page).getByRole("checkbox", { name: "Analíticos" })).toBeChecked();
	});

	test("what lies where the promo will come stays under the pointer that presses it", async ({ page }) => {
		await page.goto("/ayuda");
		await button(page, "Aceptar todo").click();
		await waitForScripts(page);
		const reopen = page.getByRole("contentinfo").getByRole("link", { name: "Preferencias de cookies" });
		await reopen.scrollIntoViewIfNeeded();
		// Down to the last line of the window, once the footer has its height.
		await page.waitForFunction(() => document.getAnimations().length === 0);
		await reopen.evaluate((link) => scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 10 }));
		// Not `click()`, which scrolls by itself before it presses.
		const { x, y } = (await reopen.boundingBox()) ?? { x: 0, y: 0 };
		await page.mouse.move(x + 20, y + 20);
		await page.mouse.down();
		await page.waitForTimeout(200);
		await page.mouse.up();
		await expect(bar(page).getByRole("checkbox", { name: "Analíticos" })).toBeChecked();
	});
});

test.describe("mobile menu", () => {
	test.use(phone);

	test("open or closed; closes when a link is chosen", async ({ page }) => {
		await open(page, "/catalogo");
		const menu = page.getByRole("navigation", { name: "Principal" });
		const toggle = page.getByRole("button", { name: "Menú", exact: true });
		await expect(menu).toBeHidden();
		await toggle.click();
		await expect(menu).toBeVisible();
		await menu.getByRole("button", { name: "Cerrar menú" }).click();
		await expect(menu).toBeHidden();
		await toggle.click();
		await menu.getByRole("link", { name: "Ayuda" }).click();
		await expect(page).toHaveURL(/\/ayuda$/);
		await expect(menu).toBeHidden();
	});
});

test.describe("catalogue", () => {
	test("K01: the banner rotates every 5 s, can be paused, and manual navigation stops the rotation", async ({
		page,
	}) => {
		await openWithStoppedClock(page, "/catalogo");
		const current = page.locator('.banner [aria-current="true"]');
		const pause = page.getByRole("button", { name: "Pausar" });
		await pause.hover();
		await page.mouse.move(0, 0);
		await page.clock.runFor(5000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 2 de 3");
		await page.getByRole("button", { name: "Diapositiva siguiente" }).click();
		await page.mouse.move(0, 0);
		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).focus();
		await page.clock.runFor(20_000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 3 de 3");
	});

	test("filter panel: open or closed", async ({ page }) => {
		await open(page, "/catalogo");
		const toggle = page.getByRole("button", { name: "Filtros", exact: true });
		const panel = page.getByRole("combobox", { name: "Categoría" });
		for (const isOpen of [false, true, false]) {
			await expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
			await expect(panel).toBeVisible({ visible: isOpen });
			await toggle.click();
		}
	});
});

test.describe("problem report form", () => {
	test.beforeEach(async ({ context }, { workerIndex }) => {
		// An address of its own, so that one test does not use up the allowance of the next.
		await context.setExtraHTTPHeaders({ "X-Forwarded-For": `10.77.${workerIndex % 256}.${Date.now() % 256}` });
	});

	async function openForm(page: Page) {
		await openWithStoppedClock(page, "/ayuda");
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		const dialog = page.getByRole("dialog", { name: "Reportar un problema" });
		await dialog.getByLabel("¿Qué problema encontraste?").selectOption("other");
		await dialog.getByLabel("Nombre del trámite").fill("Inscripción al NIT");
		await dialog.getByLabel("Cuéntanos qué pasa").fill(`Una prueba ${crypto.randomUUID()}`);
		return { dialog, send: dialog.getByRole("button", { name: "Enviar reporte" }) };
	}

	test("idle, sending", async ({ page }) => {
		const { dialog, send } = await openForm(page);
		await expect(send).toBeEnabled();
		await page.route("**/reportar", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
		await send.click();
		await expect(dialog.getByText("Enviando…").first()).toBeVisible();
	});

	test("success closes and resets the form after 2 s; K02: the receipt stays on the page", async ({ page }) => {
		const { dialog, send } = await openForm(page);
		await send.click();
		await expect(dialog.getByRole("heading", { name: "Recibimos tu reporte" })).toBeVisible();
		await page.mouse.move(0, 0);
		await page.clock.runFor(1999);
		await expect(dialog).toBeVisible();
		await page.clock.runFor(1);
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("status", { name: "Tus reportes" })).toContainText(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
		await page.getByRole("button", { name: "Reportar un problema" }).click();
		await expect(dialog.getByLabel("Nombre del trámite")).toHaveValue("");
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue("");
	});

	test("error keeps the form open with an error notice", async ({ page, allowTrouble }) => {
		allowTrouble(/500|report not sent/, "the server fails on purpose");
		const { dialog, send } = await openForm(page);
		await page.route("**/reportar", (route) =>
			route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.fallback(),
		);
		await send.click();
		await expect(dialog.getByRole("alert")).toContainText("No se pudo enviar tu reporte");
		await page.clock.runFor(5000);
		await expect(dialog.getByLabel("Cuéntanos qué pasa")).toHaveValue(/^Una prueba/);
	});
});

test.describe("promo popup", () => {
	test.use({ visitor: "new" });

	const promo = (page: Page) => page.getByRole("region", { name: "Aviso del día" });
	const NOON = new Date("2026-11-21T18:00:00Z");

	async function openAt(page: Page, moment: Date, lastSeen?: string): Promise<void> {
		if (lastSeen) {
			await page.addInitScript((day) => {
				if (location.protocol === "about:") return;
				localStorage.setItem("hasSeenPromo", "true");
				localStorage.setItem("promoLastSeen", day);
			}, lastSeen);
		}
		await openWithStoppedClock(page, "/ayuda", moment);
	}

	for (const [what, lastSeen, isShown] of [
		["never seen", undefined, true],
		["last seen on a different day", "Fri Nov 20 2026", true],
		["seen today", "Sat Nov 21 2026", false],
	] as const) {
		test(`${what}: ${isShown ? "appears 3 s after load" : "does not appear"}`, async ({ page }) => {
			await openAt(page, NOON, lastSeen);
			await expect(promo(page)).toHaveCount(0);
			await page.clock.runFor(3000);
			await expect(promo(page)).toHaveCount(isShown ? 1 : 0);
		});
	}

	for (const [how, name] of [
		["closing", "Cerrar aviso"],
		["'don't show today'", "No mostrar hoy"],
		["following a link", "Ver las experiencias"],
	] as const) {
		test(`${how} fades it for 0.3 s and records it as seen today`, async ({ page }) => {
			await openAt(page, NOON);
			await page.clock.runFor(3000);
			await promo(page).getByRole("button", { name }).or(promo(page).getByRole("link", { name })).click();
			expect(await stored(page, "hasSeenPromo")).toBe("true");
			expect(await stored(page, "promoLastSeen")).toBe("Sat Nov 21 2026");
			await page.clock.runFor(299);
			await expect(page.locator(".promo")).toBeVisible();
			await page.clock.runFor(1);
			await expect(page.locator(".promo")).toBeHidden();
		});
	}
});

test.describe("observatory", () => {
	for (const [name, query, share] of [
		["Todos", "", /^\s*(100|50|0)\s%/],
		["Digital 100", "?filtro=digital", /^\s*100\s%/],
		["Mixto 50", "?filtro=partial", /^\s*50\s%/],
		["Presencial 0", "?filtro=none", /^\s*0\s%/],
	] as const) {
		served(`filter ${name}`, async ({ page }) => {
			await page.goto("/observatorio");
			const filter = page
				.getByRole("navigation", { name: "Filtrar por digitalización" })
				.getByRole("link", { name: new RegExp(`^${name}`) });
			const promised = (await filter.locator("b").textContent()) ?? "";
			await page.goto((await filter.getAttribute("href")) ?? "");
			expect(new URL(page.url()).search).toBe(query);
			await expect(filter).toHaveAttribute("aria-current", "true");
			const shares = await page.locator("tbody .figure[data-sign=icon]").allTextContents();
			// Long lists come in pages of 12.
			expect(shares).toHaveLength(12);
			await expect(page.getByText(new RegExp(`^Mostrando del 1 al 12 de ${promised} trámites`))).toBeVisible();
			for (const text of shares) expect(text).toMatch(share);
		});
	}

	test("detail modal open or closed", async ({ page }) => {
		await open(page, "/observatorio?filtro=digital");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page
			.getByRole("link", { name: /^Ver detalle/ })
			.first()
			.click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
});

test("experiences: list view or detail view of one selected experience", async ({ page }) => {
	await open(page, "/experiencias");
	const cards = page.getByRole("main").locator(".experience-card");
	await expect(cards).toHaveCount(8);
	await page.getByRole("link", { name: "Proteger una marca" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proteger una marca");
	await expect(cards).toHaveCount(0);
	await page.getByRole("link", { name: "Volver a las experiencias" }).click();
	await expect(cards).toHaveCount(8);
});

test("help: one FAQ expanded at a time", async ({ page }) => {
	await page.goto("/ayuda");
	const opened = page.locator("details.help-question[open]");
	for (const position of [0, 7, 13]) {
		await page.locator("details.help-question summary").nth(position).click();
		await expect(opened).toHaveCount(1);
		await expect(page.locator("details.help-question").nth(position)).toHaveAttribute("open");
	}
});

served("no business status workflow is shown: a report's page offers no status", async ({ page }) => {
	await page.goto("/reportar");
	await expect(page.getByRole("main").locator('[name="status"]')).toHaveCount(0);
	await expect(page.getByRole("main")).not.toContainText(/pendiente|pending/i);
});
