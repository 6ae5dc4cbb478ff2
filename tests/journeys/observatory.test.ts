import type { Page } from "@playwright/test";
import { PROCEDURES, PROCEDURES_BY_TYPE } from "../counts.ts";
import { expect, expectAccessible, open, openInEnglish, phone, test, wide } from "./browser.ts";

const NAME = "Autorización de libro de salarios";
const DETAIL = "/observatorio?detalle=libro-salarios";

function opener(page: Page) {
	return page.getByRole("link", { name: `Ver detalle ${NAME}` });
}

function detail(page: Page) {
	return page.getByRole("dialog", { name: NAME });
}

function table(page: Page) {
	return page.getByRole("table", { name: /Orden:/ });
}

async function openDetail(page: Page): Promise<void> {
	await open(page, "/observatorio?filtro=digital");
	await opener(page).click();
	await expect(detail(page)).toBeVisible();
}

test.describe("a detail opened from the table", () => {
	test.use(wide);

	test("takes the focus, has an address, and Escape gives both back", async ({ page }) => {
		await openDetail(page);
		await expect(page).toHaveURL(/filtro=digital&detalle=libro-salarios$/);
		await expect(page).toHaveTitle(/^Evaluación de Autorización/);
		await expect(detail(page).getByRole("heading", { level: 2 })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(detail(page)).toBeHidden();
		await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
		await expect(opener(page)).toBeFocused();
	});

	test("closes by its button, by a press outside and by Back, each time where it was", async ({ page }) => {
		const ways = [
			() => detail(page).getByRole("link", { name: "Cerrar" }).last().click(),
			() => page.mouse.click(10, 400),
			() => page.goBack(),
		];
		await openDetail(page);
		for (const [turn, close] of ways.entries()) {
			if (turn > 0) await opener(page).click();
			await expect(detail(page)).toBeVisible();
			await close();
			await expect(detail(page)).toBeHidden();
			await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
			await expect(opener(page)).toBeFocused();
		}
	});

	test("scrolls by keyboard, and asks the server for nothing but itself", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
		await openDetail(page);
		await page.keyboard.press("End");
		await expect(detail(page).getByRole("link", { name: "Ver el trámite" })).toBeInViewport();
		await page.keyboard.press("Escape");
		await expect(opener(page)).toBeFocused();
		expect(asked).toHaveLength(1);
		expect(asked[0]).toContain("_routes=");
	});
});

test("a detail that somebody comes to is all that the page has, and Escape or Cerrar lead to the table", async ({
	page,
}) => {
	for (const close of [
		() => page.keyboard.press("Escape"),
		() => detail(page).getByRole("link", { name: "Cerrar" }).first().click(),
	]) {
		await open(page, DETAIL);
		await expect(detail(page)).toBeVisible();
		await expect(page.locator("dialog:modal")).toHaveCount(0);
		await expect(table(page)).toHaveCount(0);
		await close();
		await expect(detail(page)).toBeHidden();
		await expect(page).toHaveURL(/\/observatorio$/);
		await expect(table(page)).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	}
});

test("back from its procedure a detail is left to the table that it was opened from, and nothing stands twice in the history", async ({
	page,
}) => {
	await openDetail(page);
	await detail(page).getByRole("link", { name: "Ver el trámite" }).click();
	await expect(page).toHaveURL(/\/tramite\/libro-salarios$/);
	await page.goBack();
	await expect(detail(page)).toBeVisible();
	await detail(page).getByRole("link", { name: "Cerrar" }).click();
	await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	await expect(table(page)).toBeVisible();
	await page.goForward();
	await expect(page).toHaveURL(/detalle=libro-salarios$/);
	await expect(detail(page)).toBeVisible();
});

test("whatever of the observatory comes in place of what was there, the focus is in it", async ({ page }) => {
	const heading = page.getByRole("heading", { level: 1 });
	await open(page, DETAIL);
	await page.keyboard.press("Alt+Digit2");
	await expect(page).toHaveURL(/\/catalogo$/);
	await open(page, DETAIL);
	await detail(page).getByRole("link", { name: "Comparar con otro" }).press("Enter");
	await expect(heading).toHaveText("Comparar dos trámites");
	await expect(heading).toBeFocused();
	await page.getByLabel("Segundo trámite").selectOption({ label: "Certificado RENAS" });
	await page.getByRole("button", { name: "Comparar", exact: true }).press("Enter");
	await expect(page.getByRole("table", { name: "Comparar dos trámites" })).toBeVisible();
	await expect(heading).toBeFocused();
	await page.getByRole("columnheader").getByRole("link", { name: "Certificado RENAS" }).press("Enter");
	await expect(heading).toHaveText("Evaluación: Certificado RENAS");
	await expect(heading).toBeFocused();
	await page.getByRole("link", { name: "Todos los trámites revisados" }).press("Enter");
	await expect(table(page)).toBeVisible();
	await expect(heading).toBeFocused();
});

test("a detail over the table that is loaded again is all that the page has, and Back brings the table", async ({
	page,
}) => {
	await openDetail(page);
	await page.reload();
	await expect(detail(page)).toBeVisible();
	await expect(table(page)).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	await expect(table(page)).toBeVisible();
	await expect(detail(page)).toBeHidden();
});

test("Escape leaves a detail that came with the page also when its code or all scripts are late", async ({ page }) => {
	// Pressed before any script has come.
	await page.goto(DETAIL);
	await page.keyboard.press("Escape");
	await expect(detail(page)).toBeHidden();
	await expect(page).toHaveURL(/\/observatorio$/);

	// Pressed while the code of the detail is still on its way.
	let release = () => {};
	const isLate = new Promise<void>((resolve) => (release = resolve));
	await page.route("**/evaluation-dialog-*.js", async (route) => {
		await isLate;
		await route.fallback();
	});
	const code = page.waitForRequest("**/evaluation-dialog-*.js");
	await page.goto(DETAIL);
	await page.keyboard.press("Escape");
	await code;
	release();
	await expect(detail(page)).toBeHidden();
	await expect(page).toHaveURL(/\/observatorio$/);
});

test("a procedure leads to its detail, which closes into the observatory", async ({ page }) => {
	await open(page, "/tramite/libro-salarios");
	await page.locator("a[href='/observatorio?detalle=libro-salarios']").first().click();
	await expect(detail(page)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(table(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(detail(page)).toBeHidden();
	await expect(page).toHaveURL(/\/observatorio$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Observatorio Ciudadano de Trámites");
	await expect(table(page)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/tramite\/libro-salarios$/);
});

test("a filter keeps the focus and the place, and the number of rows changes", async ({ page }) => {
	await open(page, "/observatorio?filtro=digital");
	const filter = page.getByRole("link", { name: /^Mixto 50/ });
	await filter.click();
	await expect(
		page.getByText(
			`Mostrando del 1 al 12 de ${PROCEDURES_BY_TYPE.mixto} trámites con este filtro, de ${PROCEDURES} en total`,
		),
	).toBeVisible();
	await expect(filter).toBeFocused();
	await expect(filter).toHaveAttribute("aria-current", "true");
	await expect(filter).toBeInViewport();
});

test("a detail that does not arrive says so and offers to try again", async ({ page, allowTrouble }) => {
	allowTrouble(/Failed to load resource|ERR_FAILED|Failed to fetch/, "the connection is cut on purpose");
	await open(page, "/observatorio?filtro=digital");
	await page.route("**/*.data*", (route) => route.abort());
	await opener(page).click();
	await expect(page.getByRole("heading", { name: "Error al cargar datos" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Reintentar" })).toHaveAttribute("href", /detalle=libro-salarios/);
});

test.describe("without scripts", () => {
	test.use({ ...phone, javaScriptEnabled: false });

	test("filters, details, closing and comparing are plain pages", async ({ page }) => {
		await page.goto("/observatorio");
		await page.getByRole("link", { name: /^Digital 100/ }).click();
		await expect(
			page.getByText(
				`Mostrando del 1 al 12 de ${PROCEDURES_BY_TYPE.digital} trámites con este filtro, de ${PROCEDURES} en total`,
			),
		).toBeVisible();
		await opener(page).click();
		await expect(detail(page).getByText("57.5 de 100").first()).toBeVisible();
		await detail(page).getByRole("link", { name: "Cerrar" }).last().click();
		await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
		await page.goto("/observatorio?comparar=");
		await page.getByLabel("Primer trámite").selectOption({ label: NAME });
		await page.getByLabel("Segundo trámite").selectOption({ label: "Certificado RENAS" });
		await page.getByRole("button", { name: "Comparar", exact: true }).click();
		await expect(page.getByRole("table", { name: "Comparar dos trámites" })).toBeVisible();
		await expect(page).toHaveURL(/comparar=libro-salarios/);
	});
});

/** Table and detail in both languages at both widths; the comparison, which is made of the same parts, once each. */
test("the open dialog is accessible too", async ({ page }) => {
	test.slow();
	await openDetail(page);
	await expectAccessible(page);
});

test.describe("on a phone", () => {
	test.use(phone);

	/** As much of a phone as a citizen scrolls through, in pixels. */
	const MOST_PIXELS = 8000;

	for (const [language, opens] of [
		["es", open],
		["en", openInEnglish],
	] as const) {
		for (const query of ["", "?filtro=none&orden=madurez&instituciones=mejores"]) {
			test(`all of ${query || "the observatory"} in ${language} is at most ${MOST_PIXELS} px high`, async ({
				page,
			}) => {
				await opens(page, `/observatorio${query}`);
				expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_PIXELS);
			});
		}
	}

	test("the method is one press away", async ({ page }) => {
		await open(page, "/observatorio");
		const formula = page.getByText(/^Evaluación \(0 a 100\) = /);
		await expect(formula).toBeHidden();
		await page.getByText("Ver el método completo").click();
		await expect(formula).toBeVisible();
	});
});

test("what looks like a button answers the Space bar, and the page does not scroll", async ({ page }) => {
	await openDetail(page);
	await detail(page).getByRole("link", { name: "Cerrar" }).last().press("Space");
	await expect(detail(page)).toBeHidden();
	await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	const scrolled = await page.evaluate(() => scrollY);
	await page.locator(".report-opener").press("Space");
	await expect(page.getByRole("dialog", { name: "Reportar un problema" })).toBeVisible();
	expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("the ranking of institutions turns round where it stands", async ({ page }) => {
	await open(page, "/observatorio?filtro=digital");
	const best = page.getByRole("link", { name: "Las mejores" });
	await best.click();
	await expect(page.getByRole("table", { name: "Instituciones por promedio, de mayor a menor" }).first()).toBeVisible();
	await expect(page).toHaveURL(/filtro=digital&instituciones=mejores#instituciones$/);
	await expect(best).toBeFocused();
	await expect(best).toBeInViewport();
});

test("where a browser does not copy, on plain http or within an app, the citation is selected and that is said", async ({
	page,
}) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await open(page, "/observatorio");
	const section = page.getByRole("region", { name: "Cómo citar" });
	await section.getByRole("button", { name: "Copiar la cita" }).click();
	await expect(section.getByRole("status")).toContainText("El texto ya está seleccionado");
	const selected = await page.evaluate(() => String(getSelection()));
	expect(selected.trim()).toBe(await section.getByRole("blockquote").textContent());
});

test("the citation is copied as it stands, with the address of the portal", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, "/observatorio");
	const section = page.getByRole("region", { name: "Cómo citar" });
	await section.getByRole("button", { name: "Copiar la cita" }).click();
	await expect(section.getByRole("status")).toHaveText("Copiado");
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(await section.getByRole("blockquote").textContent());
	expect(copied).toContain(`${new URL(page.url()).origin}/observatorio`);
});

test.describe("on the narrowest screen", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	for (const path of ["/observatorio", DETAIL, "/observatorio?comparar=libro-salarios,consulta-estado-dpi"]) {
		test(`${path} does not scroll sideways`, async ({ page }) => {
			await page.goto(path);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(320);
		});
	}
	test("nothing of a served detail lies over its links when they reach the top of the window", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, DETAIL);
		for (const name of ["Cerrar", "Comparar con otro", "Ver el trámite"]) {
			const link = detail(page).getByRole("link", { name }).last();
			// In sight, so the browser sees no reason to scroll it out from under anything.
			await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 30));
			await link.focus();
			const onTop = await link.evaluate((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
			});
			expect(onTop, name).toBe(true);
		}
	});
});
