import type { Page } from "@playwright/test";
import { CRITERIA } from "../../content/legal/accessibility-criteria.ts";
import { expect, open, openWithStoppedClock, phone, test, tickUntilScripts } from "../journeys/browser.ts";
import { EXPERIENCES, exampleOf, INSTITUTIONS, PROCEDURES } from "./facts.ts";
import { served } from "./served.ts";

test.describe("languages", () => {
	test("default language es; supported es and en", async ({ page, context, baseURL }) => {
		for (const [chosen, shown] of [
			[undefined, "es"],
			["en", "en"],
			["es", "es"],
			["fr", "es"],
		] as const) {
			await context.clearCookies();
			if (chosen) await context.addCookies([{ name: "language", value: chosen, url: baseURL ?? "" }]);
			await page.goto("/terminos");
			await expect(page.locator("html")).toHaveAttribute("lang", shown);
		}
		const choices = page.locator("#idiomas button");
		expect(await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute("value")))).toEqual(["es", "en"]);
	});
});

test("back-to-top threshold: 100 px", async ({ page }) => {
	await open(page, "/ayuda");
	const button = page.getByRole("button", { name: "Volver arriba" });
	for (const [scrolled, isShown] of [
		[101, true],
		[100, false],
		[101, true],
	] as const) {
		await page.evaluate((top) => scrollTo(0, top), scrolled);
		await expect(button).toBeVisible({ visible: isShown });
	}
});

test("search debounce: 300 ms after the last key", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => request.url().includes("/buscar?") && asked.push(request.url()));
	await openWithStoppedClock(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const box = page.getByRole("dialog").getByRole("searchbox");
	await box.fill("pasa");
	await page.clock.runFor(299);
	await box.fill("pasaporte");
	await page.clock.runFor(299);
	expect(asked).toEqual([]);
	await page.clock.runFor(1);
	await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
	expect(asked).toHaveLength(1);
	expect(asked[0]).toContain("texto=pasaporte");
});

test("banner: 3 slides; auto-rotation 5000 ms", async ({ page }) => {
	await openWithStoppedClock(page, "/catalogo");
	await expect(page.getByRole("button", { name: /^Ir a la diapositiva/ })).toHaveCount(3);
	const current = page.locator('.banner [aria-current="true"]');
	// Leaving it with the pointer starts the five seconds anew.
	await page.getByRole("button", { name: "Pausar" }).hover();
	await page.mouse.move(0, 0);
	await page.clock.runFor(4999);
	await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
	await page.clock.runFor(1);
	await expect(current).toHaveAccessibleName("Ir a la diapositiva 2 de 3");
});

test.describe("promo", () => {
	test.use({ visitor: "new" });

	test("delay 3000 ms after load", async ({ page }) => {
		await page.addInitScript(() => {
			const look = () => {
				const isShown = document.querySelector(".promo")?.checkVisibility() ?? false;
				if (isShown) Object.assign(window, { promoAt: performance.now() });
				else requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		});
		await page.goto("/ayuda");
		await page.waitForFunction(() => "promoAt" in window);
		const delay = await page.evaluate(() => {
			const [navigation] = performance.getEntriesByType("navigation");
			// The timer starts while `load` is being told, so its end may come a few milliseconds later.
			const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN;
			return Number(Reflect.get(window, "promoAt")) - loaded;
		});
		expect(delay).toBeGreaterThanOrEqual(2999);
		// A busy machine is late; tests/journeys/promo.test.ts counts with a clock of its own.
		expect(delay).toBeLessThan(10_000);
	});

	test("once per day, counted in Guatemala: not at 23:59, again after midnight", async ({ page }) => {
		const promo = page.getByRole("region", { name: "Aviso del día" });
		await openWithStoppedClock(page, "/ayuda", new Date("2026-11-22T05:58:00Z"));
		await page.clock.runFor(3000);
		await promo.getByRole("button", { name: "Cerrar aviso" }).click();
		await page.reload();
		await tickUntilScripts(page);
		await page.clock.runFor(3000);
		await expect(promo).toHaveCount(0);
		await page.clock.runFor(120_000);
		await page.goto("/terminos");
		await tickUntilScripts(page);
		await page.clock.runFor(3000);
		await expect(promo).toBeVisible();
	});
});

test.describe("home", () => {
	test.beforeEach(({ page }) => page.goto("/"));

	served("featured procedures: 3", async ({ page }) => {
		await expect(page.getByRole("main").locator('ol a[href^="/tramite/"]')).toHaveCount(3);
	});

	served("experiences: the first 3 of 8", async ({ page }) => {
		const cards = page.getByRole("main").locator(".experience-card h3");
		await expect(cards).toHaveText(EXPERIENCES.slice(0, 3).map(({ nombre }) => nombre));
	});

	served("institution cards: 8", async ({ page }) => {
		const cards = page.getByRole("main").locator(".institution-card");
		await expect(cards).toHaveCount(8);
		for (const acronym of await cards.locator("abbr").allTextContents()) {
			expect(
				INSTITUTIONS.some(({ name }) => name === acronym),
				acronym,
			).toBe(true);
		}
	});
});

served("guided experiences: 8 static, exp-001 to exp-008", async ({ page }) => {
	await page.goto("/experiencias");
	const links = page.getByRole("main").locator(".experience-card h3 a");
	const ids = await links.evaluateAll((all) => all.map((link) => link.id));
	expect(ids).toEqual(Array.from({ length: 8 }, (_, index) => `exp-00${index + 1}`));
});

for (const [id, name, duration] of [
	["exp-001", "Abrir una panadería", "35 a 45 días"],
	["exp-002", "Formalizar un negocio", "10 a 15 días"],
	["exp-003", "Exportar productos", "5 a 10 días"],
	["exp-004", "Contratar empleados", "7 a 10 días"],
	["exp-005", "Construir una casa", "35 a 40 días"],
	["exp-006", "Estudiar en la universidad nacional", "Variable"],
	["exp-007", "Proteger una marca", "30 días"],
	["exp-008", "Emprender con empleados", "20 a 30 días"],
] as const) {
	served(`${id} is '${name}' (${duration})`, async ({ page }) => {
		const { nombre, duracion_estimada } = exampleOf(EXPERIENCES, (each) => each.id === id);
		expect(nombre).toBe(name);
		expect(duracion_estimada.startsWith(duration), duracion_estimada).toBe(true);
		await page.goto("/experiencias");
		await expect(page.getByRole("main").locator(".experience-card", { hasText: name })).toContainText(duration);
	});
}

served("brand protection is renewed every 10 years (experience text)", async ({ page }) => {
	await page.goto("/experiencias?experiencia=exp-007");
	await expect(
		page.getByRole("main").getByText("Registra tu marca y consérvala: se renueva cada 10 años."),
	).toBeVisible();
});

served("assistant: first 5 procedures and up to 3 categories", async ({ page }) => {
	await page.goto("/asistente-tramites");
	const frequent = page.getByRole("region", { name: "Preguntas frecuentes" });
	await expect(frequent.locator('a[href^="/tramite/"]')).toHaveCount(5);
	await expect(frequent.locator('a[href^="/catalogo/"]')).toHaveCount(3);
});

test.describe("consent", () => {
	test.use({ visitor: "new" });

	test("categories: necessary, analytics, marketing, functional; the settings view offers only three of them", async ({
		page,
	}) => {
		await page.goto("/terminos");
		const bar = page.getByRole("region", { name: "Aviso de cookies" });
		await expect(bar).toContainText("Hay datos necesarios, analíticos, de marketing y funcionales.");
		await bar.getByRole("button", { name: "Configurar" }).click();
		await expect(bar.getByRole("checkbox")).toHaveCount(3);
		for (const name of ["Necesarios", "Analíticos", "Funcionales"]) {
			await expect(bar.getByRole("checkbox", { name })).toBeVisible();
		}
	});

	test("K06: the bar says which principles and laws the site follows, and that there is no general law yet", async ({
		page,
	}) => {
		await page.goto("/terminos");
		await expect(page.getByRole("region", { name: "Aviso de cookies" })).toContainText(
			"Aplicamos los principios del RGPD y la Constitución y el Decreto 57-2008 de Guatemala. En Guatemala aún no hay una ley general de protección de datos.",
		);
	});
});

served("date locale es-GT: the last update in words", async ({ page }) => {
	const dated = exampleOf(PROCEDURES, ({ fecha_actualizado }) => fecha_actualizado !== null);
	const date = String(dated.fecha_actualizado);
	const [year, month, day] = date.split("-").map(Number);
	await page.goto(`/tramite/${dated.id}`);
	const shown = page.locator("#fuentes summary time");
	await expect(shown).toHaveAttribute("datetime", date);
	const words = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
	await expect(shown).toHaveText(`${day} de ${words[(month ?? 0) - 1]} de ${year}`);
});

test.describe("privacy page", () => {
	const row = (page: Page, name: RegExp) =>
		page
			.getByRole("table", { name: "Resumen de los datos" })
			.getByRole("row")
			.filter({ has: page.getByRole("rowheader", { name }) });

	test.beforeEach(({ page }) => page.goto("/privacidad"));

	served("K08: usage data kept 2 years at most, technical data 1 year", async ({ page }) => {
		await expect(row(page, /^Datos de uso/)).toContainText("2 años como máximo");
		await expect(row(page, /^Datos técnicos/)).toContainText("1 año como máximo");
	});

	served(
		"K07: contact data until deletion is requested, and 12 months after closing at the latest",
		async ({ page }) => {
			await expect(row(page, /^Contacto/)).toContainText(
				"Hasta que pidas borrarlos; como máximo, 12 meses después de cerrar el reporte",
			);
		},
	);

	served("K09: minimum age 13", async ({ page }) => {
		await expect(page.getByText("La edad mínima para mandarnos datos es de 13 años.")).toBeVisible();
	});
});

test.describe("accessibility page", () => {
	for (const [standard, criteria] of [
		["WCAG 2.2 AA", 55],
		["WCAG 2.1 AA", 50],
		["Section 508", 38],
		["EN 301 549", 50],
	] as const) {
		served(
			`K20: the figure of ${standard} is counted from the published list, and there is none before a review`,
			async ({ page }) => {
				await page.goto("/accesibilidad");
				const results = new Map(
					await page.locator(".criteria tbody tr").evaluateAll((rows) =>
						rows.map((row): [string, string] => {
							const [number = ""] = row.querySelector("th")?.textContent?.split(" ") ?? [];
							return [number, row.querySelectorAll("td")[1]?.textContent ?? ""];
						}),
					),
				);
				expect(results.size).toBe(56);
				const own = CRITERIA.filter(({ standards }) => standards.includes(standard)).map(({ number }) =>
					results.get(number),
				);
				expect(own).toHaveLength(criteria);
				const met = own.filter((result) => result === "Cumple").length;
				const failed = own.filter((result) => result === "No cumple").length;
				const card = page.locator(".standards li").filter({ has: page.getByRole("heading", { name: standard }) });
				const figure = card.locator(".standards-figure");
				if (met + failed === 0) {
					await expect(figure).toHaveText("Sin cifra");
				} else {
					// What was not reviewed counts as not met, and rounding never hides that.
					const applicable = own.filter((result) => result !== "No aplica").length;
					const percentage = Math.min(met === applicable ? 100 : 99, Math.round((met / applicable) * 100));
					await expect(figure).toHaveText(new RegExp(`^${percentage}\\s%$`));
					await expect(card).toContainText(`${met} de ${applicable} criterios`);
				}
				await expect(card).toContainText(`De ${criteria} criterios`);
			},
		);
	}

	test("text scalable to 200%", async ({ page }) => {
		const sizeOf = () =>
			page
				.locator(".document-parts p")
				.first()
				.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.context().clearCookies();
			await page.goto("/terminos");
			const before = await sizeOf();
			await page.context().addCookies([{ name: "display", value: "text-200", url: page.url() }]);
			await page.goto("/terminos");
			expect(await sizeOf(), `${width}`).toBeCloseTo(before * 2, 1);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	});

	test.describe("minimum click area 44x44 px", () => {
		test.use(phone);

		for (const path of [
			"/",
			"/catalogo",
			"/categorias",
			"/instituciones",
			"/observatorio",
			"/accesibilidad",
			"/ayuda",
			"/reportar",
			"/tramite/inscripcion-nit",
			"/asistente-tramites",
		]) {
			test(`of every button of ${path}`, async ({ page }) => {
				await open(page, path);
				const boxes = await page.locator("button, a.button, summary").evaluateAll((all) =>
					all
						.filter((control) => control.checkVisibility({ visibilityProperty: true }))
						.map((control) => {
							const { width, height } = control.getBoundingClientRect();
							return { name: control.textContent, width: Math.round(width), height: Math.round(height) };
						}),
				);
				expect(boxes.length).toBeGreaterThan(3);
				expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
			});
		}
	});
});

served("contact hours: Monday to Friday 8:00-17:00", async ({ page }) => {
	await page.goto("/acerca-de");
	await expect(page.getByRole("main").getByText("Lunes a viernes, de 8:00 a 17:00", { exact: true })).toBeVisible();
});
