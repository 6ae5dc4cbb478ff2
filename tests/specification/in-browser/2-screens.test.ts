import type { Page } from "@playwright/test";
import { expect, open, openWithStoppedClock, phone, test, waitForScripts } from "../../journeys/browser.ts";
import { EXPERIENCES, INSTITUTIONS, LISTED } from "../facts.ts";

const main = (page: Page) => page.getByRole("main");

async function openOverlay(page: Page, arrive = open) {
	// Any page has it; this one is light.
	await arrive(page, "/ayuda");
	await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
	const dialog = page.getByRole("dialog", { name: "¿Qué trámite buscas?" });
	return { dialog, box: dialog.getByRole("searchbox"), status: dialog.getByRole("status") };
}

/** Collects what the page asks of the server from now on: whatever is no file of the release. */
function watchCalls(page: Page): URL[] {
	const calls: URL[] = [];
	page.on("request", (request) => {
		const address = new URL(request.url());
		if (!address.pathname.startsWith("/assets/")) calls.push(address);
	});
	return calls;
}

test("the 404 page's link back returns to the page before", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "the address does not exist");
	await page.goto("/ayuda");
	await page.goto("/esto/no/existe");
	await waitForScripts(page);
	await main(page).getByRole("link", { name: "Volver atrás" }).click();
	await expect(page).toHaveURL(/\/ayuda$/);
});

test.describe("on small screens", () => {
	test.use(phone);

	test("the navigation collapses into a menu toggle: open or closed; closes when a link is chosen; beside it a search button", async ({
		page,
	}) => {
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
		await page.getByRole("banner").getByRole("button", { name: "Buscar trámites" }).click();
		await expect(page.getByRole("dialog", { name: "¿Qué trámite buscas?" })).toBeVisible();
	});
});

test("every route change scrolls to the top", async ({ page }) => {
	await open(page, "/catalogo");
	await page.evaluate(() => scrollTo(0, 1500));
	// The cards above take their real height as they come into sight: a pointer would miss the link.
	await page.getByRole("contentinfo").getByRole("link", { name: "Observatorio" }).press("Enter");
	await expect(page).toHaveURL(/\/observatorio$/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a floating back-to-top button appears after scrolling more than 100 px", async ({ page }) => {
	await open(page, "/ayuda");
	const button = page.getByRole("button", { name: "Volver arriba" });
	for (const [scrolled, isShown] of [
		[101, true],
		[100, false],
		[101, true],
	] as const) {
		await page.evaluate((top) => scrollTo(0, top), scrolled);
		await expect(button, `${scrolled} px`).toBeVisible({ visible: isShown });
	}
	const positions = await button.evaluate((element) =>
		[element, element.parentElement ?? element].map((each) => getComputedStyle(each).position),
	);
	expect(positions, "it floats").toContain("fixed");
});

test.describe("home", () => {
	test("the search goes to /catalogo?search={text}, and only if the text is non-blank", async ({ page }) => {
		await open(page, "/");
		const categories = page.getByRole("link", { name: /^Ver todas las categorías/ });
		expect((await categories.boundingBox())?.height, "the button to the categories is large").toBeGreaterThan(60);
		const box = main(page).getByRole("searchbox");
		await box.fill(" \t ");
		await box.press("Enter");
		await expect(page.getByText("Escribe qué trámite buscas, por ejemplo «pasaporte».")).toBeVisible();
		expect(new URL(page.url()).pathname).toBe("/");
		await box.fill(" licencia sanitaria ");
		await box.press("Enter");
		await page.waitForURL("**/catalogo?*");
		expect(new URL(page.url()).searchParams.get("search")).toBe("licencia sanitaria");
	});

	test.describe("without scripts", () => {
		test.use({ javaScriptEnabled: false });

		test("the search does the same", async ({ page }) => {
			await page.goto("/");
			for (const [typed, address] of [
				["   ", /\/\?search=/],
				["licencia", /\/catalogo\?search=licencia$/],
			] as const) {
				await main(page).getByRole("searchbox").fill(typed);
				await main(page).getByRole("button", { name: "Buscar" }).click();
				await expect(page).toHaveURL(address);
				const isTold = typed.trim() === "";
				await expect(page.getByText("Escribe qué trámite buscas, por ejemplo «pasaporte».")).toBeVisible({
					visible: isTold,
				});
			}
		});
	});
});

test.describe("search overlay", () => {
	test("opens from the header; empty input says so; at most 5 results, each with name, description, institution, duration and type; choosing one goes to /tramite/{id} and closes", async ({
		page,
	}) => {
		const { dialog, box, status } = await openOverlay(page);
		await expect(status).toHaveText("Comienza a escribir para buscar trámites");
		await box.fill("de");
		await expect(dialog.getByRole("listitem")).toHaveCount(5);
		await box.fill("");
		await expect(status).toHaveText("Comienza a escribir para buscar trámites");
		await box.fill("Inscripción al NIT");
		const first = dialog.getByRole("listitem").filter({ hasText: "Inscripción al NIT" }).first();
		await expect(first.locator("strong")).toHaveText("Inscripción al NIT");
		await expect(first.locator(".search-hit-description")).not.toBeEmpty();
		const [type, institution, duration] = await first.locator(".search-hit-facts > *").allTextContents();
		expect([type, institution]).toEqual([expect.stringMatching(/^(Digital|Mixto|Presencial)$/), "SAT"]);
		expect(duration?.trim()).not.toBe("");
		await first.getByRole("link").click();
		await expect(page).toHaveURL(/\/tramite\/inscripcion-nit$/);
		await expect(dialog).toBeHidden();
	});

	test("no hits: 'No se encontraron trámites para \"{text}\"'; an institution that is not known is 'N/A'; loading says 'Buscando...'", async ({
		page,
	}) => {
		const { dialog, box, status } = await openOverlay(page);
		await box.fill("zzzyyyxxx");
		await expect(status).toHaveText('No se encontraron trámites para "zzzyyyxxx"');
		const bare = { id: "x", name: "Sin oficina", description: null, institution: null, duration: null, type: null };
		await page.route("**/buscar?*", (route) => route.fulfill({ json: [bare] }));
		await box.fill("oficina");
		await expect(dialog.getByRole("listitem").locator(".search-hit-facts")).toContainText("N/A");
		await page.unroute("**/buscar?*");
		await page.route("**/buscar?*", () => {});
		await box.fill("pasaporte");
		await expect(status).toHaveText("Buscando...");
	});

	test("300 ms debounce after the last key; blank text returns an empty list without any call", async ({ page }) => {
		const calls = watchCalls(page);
		const asked = () => calls.filter(({ pathname }) => pathname === "/buscar").map(({ search }) => search);
		const { dialog, box, status } = await openOverlay(page, openWithStoppedClock);
		await box.pressSequentially("   ");
		await page.clock.runFor(1000);
		await expect(status).toHaveText("Comienza a escribir para buscar trámites");
		await expect(dialog.getByRole("listitem")).toHaveCount(0);
		await box.fill("pasa");
		await page.clock.runFor(299);
		await box.fill("pasaporte");
		await page.clock.runFor(299);
		expect(asked()).toEqual([]);
		await page.clock.runFor(1);
		await expect(dialog.getByRole("listitem").first()).toBeVisible();
		expect(asked()).toEqual(["?texto=pasaporte"]);
	});
});

test.describe("catalogue", () => {
	test("has a toggleable filter panel with a category select and a 'Limpiar filtros' button; 'Limpiar búsqueda' after no hits", async ({
		page,
	}) => {
		await open(page, "/catalogo?search=zzzyyyxxx");
		await expect(page.getByText("No se encontraron trámites", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
		await expect(main(page).getByRole("article").first()).toBeVisible();
		const toggle = page.getByRole("button", { name: "Filtros", exact: true });
		const select = page.getByRole("combobox", { name: "Categoría" });
		for (const isOpen of [false, true, false]) {
			await expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
			await expect(select).toBeVisible({ visible: isOpen });
			await expect(page.getByRole("button", { name: "Limpiar filtros" })).toBeVisible({ visible: isOpen });
			await toggle.click();
		}
		await expect(select.getByRole("option").first()).toHaveText("Todas las categorías");
	});

	test("banner: 3 slides; auto-rotation 5000 ms", async ({ page }) => {
		await openWithStoppedClock(page, "/catalogo");
		const current = page.locator('.banner [aria-current="true"]');
		// Leaving it with the pointer starts the five seconds anew.
		await page.getByRole("button", { name: "Pausar" }).hover();
		await page.mouse.move(0, 0);
		for (const [before, after] of [
			[1, 2],
			[2, 3],
			[3, 1],
		]) {
			await page.clock.runFor(4999);
			await expect(current).toHaveAccessibleName(`Ir a la diapositiva ${before} de 3`);
			await page.clock.runFor(1);
			await expect(current).toHaveAccessibleName(`Ir a la diapositiva ${after} de 3`);
		}
	});

	for (const [control, slide] of [
		["Diapositiva siguiente", 2],
		["Diapositiva anterior", 3],
		["Ir a la diapositiva 3 de 3", 3],
		["Pausar", 1],
	] as const) {
		test(`K01: the rotation stops for good after '${control}'`, async ({ page }) => {
			await openWithStoppedClock(page, "/catalogo");
			await page.getByRole("button", { name: control }).click();
			await page.mouse.move(0, 0);
			await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).focus();
			await page.clock.runFor(30_000);
			await expect(page.locator('.banner [aria-current="true"]')).toHaveAccessibleName(
				`Ir a la diapositiva ${slide} de 3`,
			);
		});
	}

	test("says 'Cargando catálogo...' while loading, and a procedure 'Cargando información del trámite...'", async ({
		page,
	}) => {
		await open(page, "/catalogo?search=Inscripción al NIT");
		await page.route(/\/(tramite\/[^/]+|catalogo)\.data/, () => {});
		await main(page).getByRole("link", { name: "Inscripción al NIT", exact: true }).click();
		await expect(page.getByText("Cargando información del trámite...")).toBeVisible();
		await open(page, "/ayuda");
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: /^Catálogo/ })
			.click();
		await expect(page.getByText("Cargando catálogo...")).toBeVisible();
	});
});

test("categories: the search box searches over names and descriptions without any call; a card opens /catalogo/{category}", async ({
	page,
}) => {
	await open(page, "/categorias");
	const calls = watchCalls(page);
	for (const typed of ["migracion", "pasaporte"]) {
		await page.getByRole("searchbox", { name: "Buscar una categoría" }).fill(typed);
		await expect(main(page).locator(".category-card h2"), typed).toHaveText(["Servicios de Migración"]);
	}
	expect(calls).toEqual([]);
	await page.getByRole("searchbox", { name: "Buscar una categoría" }).fill("");
	await main(page).getByRole("link", { name: "Energía" }).click();
	await expect(page).toHaveURL(/\/catalogo\/energia$/);
	await expect(page.getByText(`Mostrando 18 de ${LISTED.length} trámites`)).toBeVisible();
});

test("institutions: the list follows what is typed, a case-insensitive contains; a description is clamped; a card opens /institutions/{id}, a procedure of it /procedures/{id}", async ({
	page,
}) => {
	await open(page, "/instituciones");
	const description = page.locator(".institution-description").first();
	await expect(description).toHaveCSS("-webkit-line-clamp", /^[2-5]$/);
	for (const typed of ["REGISTRO NACIONAL DE LAS PERSONAS", "cObRa los impuestos"]) {
		const expected = INSTITUTIONS.filter((one) =>
			[one.name, one.full_name, one.description].some((text) => text.toLowerCase().includes(typed.toLowerCase())),
		).map(({ name }) => name);
		await page.getByRole("searchbox", { name: "Buscar una institución" }).fill(typed);
		await expect(main(page).getByRole("article").getByRole("heading"), typed).toHaveText(expected);
	}
	await main(page).getByRole("link", { name: "SAT", exact: true }).click();
	await expect(page).toHaveURL(/\/institutions\/sat$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("SAT");
	await main(page).getByRole("link", { name: "Inscripción al NIT", exact: true }).click();
	await expect(page).toHaveURL(/\/procedures\/inscripcion-nit$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inscripción al NIT");
});

for (const [how, close] of [
	["Close button", (page: Page) => page.getByRole("dialog").getByRole("link", { name: "Cerrar" }).last().click()],
	["clicking outside (K18)", (page: Page) => page.mouse.click(10, 400)],
	["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
	test(`observatory: the detail opens a modal, closed by ${how}`, async ({ page }) => {
		await open(page, "/observatorio?filtro=digital");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.getByRole("link", { name: "Ver detalle Autorización de libro de salarios" }).click();
		await expect(page.getByRole("dialog", { name: "Autorización de libro de salarios" })).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(1);
		await close(page);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	});
}

test("assistant, K21: Send answers from the catalogue, on the page; nothing is asked but this server", async ({
	page,
	baseURL,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, "/asistente-tramites");
	await page.getByRole("textbox", { name: "Escribe tu pregunta" }).fill("¿cuánto cuesta renovar el DPI?");
	await page.getByRole("button", { name: "Enviar" }).click();
	await expect(page.getByRole("log", { name: "Conversación" }).getByText(/^Q\s100\.00/)).toBeVisible();
	expect(asked.length).toBeGreaterThan(1);
	expect(asked.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
});

test("experiences: list view, or in place the detail view of one; a back button returns to the grid", async ({
	page,
}) => {
	await open(page, "/experiencias");
	const cards = main(page).locator(".experience-card");
	await expect(cards).toHaveCount(EXPERIENCES.length);
	await page.getByRole("link", { name: "Proteger una marca" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proteger una marca");
	expect(new URL(page.url()).pathname).toBe("/experiencias");
	await expect(cards).toHaveCount(0);
	await page.getByRole("link", { name: "Volver a las experiencias" }).click();
	await expect(cards).toHaveCount(EXPERIENCES.length);
	await expect(page).toHaveURL(/\/experiencias$/);
});

test("help: one answer open at a time, clicking it again collapses it; choosing general shows all", async ({
	page,
}) => {
	await open(page, "/ayuda?tema=tiempos");
	const questions = page.locator("details.help-question");
	await expect(questions).toHaveCount(2);
	await page.getByRole("navigation", { name: "Temas de las preguntas" }).getByRole("link", { name: "General" }).click();
	await expect(questions).toHaveCount(14);
	const opened = page.locator("details.help-question[open]");
	await expect(opened).toHaveCount(0);
	for (const position of [1, 7, 13]) {
		await questions.nth(position).locator("summary").click();
		await expect(questions.nth(position).locator("p").first()).toBeVisible();
		await expect(opened).toHaveCount(1);
	}
	await questions.nth(13).locator("summary").click();
	await expect(opened).toHaveCount(0);
});

test("accessibility, K10: Alt+1 to Alt+4 of the upper row lead to home, catalogue, observatory and help", async ({
	page,
}) => {
	await open(page, "/accesibilidad");
	for (const [digit, path] of ["/", "/catalogo", "/observatorio", "/ayuda"].entries()) {
		const before = new URL(page.url()).pathname;
		await page.keyboard.press(`Alt+Numpad${digit + 1}`);
		await page.keyboard.press(`AltGraph+Digit${digit + 1}`);
		expect(new URL(page.url()).pathname).toBe(before);
		await page.keyboard.press(`Alt+Digit${digit + 1}`);
		await page.waitForURL((address) => address.pathname === path);
	}
});

test("accessibility, K21: each display tool works at once, is pressed, and stays on the next page", async ({
	page,
}) => {
	await open(page, "/accesibilidad");
	const tools = page.getByRole("region", { name: "Herramientas de lectura" });
	const sizeOf = () => page.locator("main").evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
	const before = await sizeOf();
	for (const name of [/^200\s%$/, "Alto contraste", "Modo de lectura"]) {
		const tool = tools.getByRole("button", { name });
		await tool.click();
		await expect(tool).toHaveAttribute("aria-pressed", "true");
	}
	expect(await sizeOf()).toBe(before * 2);
	await page.goto("/ayuda");
	await expect(page.locator("html")).toHaveAttribute("data-display", "text-200 contrast reading");
	expect(await sizeOf()).toBe(before * 2);
});
