import type { Page } from "@playwright/test";
import { PROCEDURES, PROCEDURES_BY_TYPE } from "../counts.ts";
import { expect, expectAccessible, open, openInEnglish, phone, test } from "./browser.ts";

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

test("a detail opened from the table takes the focus, has an address, and every way out gives both back", async ({
	page,
}) => {
	test.slow();
	const asked: string[] = [];
	page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
	await openDetail(page);
	await expect(page).toHaveURL(/filtro=digital&detalle=libro-salarios$/);
	await expect(page).toHaveTitle(/^Evaluación de Autorización/);
	await expect(detail(page).getByRole("heading", { level: 2 })).toBeFocused();
	await expectAccessible(page);
	const ways = {
		"the Escape key": () => page.keyboard.press("Escape"),
		"its button": () => detail(page).getByRole("link", { name: "Cerrar" }).last().click(),
		"a press outside": () => page.mouse.click(10, 400),
		"the way back": () => page.goBack(),
	};
	for (const [way, close] of Object.entries(ways)) {
		await test.step(way, async () => {
			if (way !== "the Escape key") await opener(page).click();
			await expect(detail(page)).toBeVisible();
			await close();
			await expect(detail(page)).toBeHidden();
			await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
			await expect(opener(page)).toBeFocused();
		});
	}
	expect(asked, "only the detail is asked for").toHaveLength(4);
	for (const url of asked) expect(url).toContain("_routes=");
	await opener(page).click();
	await expect(detail(page)).toBeVisible();
	await page.keyboard.press("End");
	await expect(detail(page).getByRole("link", { name: "Ver el trámite" })).toBeInViewport();
});

test("a detail that somebody comes to, from a procedure too, is all that the page has, and Escape or Cerrar lead to the table", async ({
	page,
}) => {
	await open(page, "/tramite/libro-salarios");
	await page.locator("a[href='/observatorio?detalle=libro-salarios']").first().click();
	await expect(detail(page)).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(table(page)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(/\/observatorio$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Observatorio Ciudadano de Trámites");
	await expect(table(page)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/tramite\/libro-salarios$/);
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

test("back from its procedure, or loaded again, a detail is left to the table that it was opened from, and nothing stands twice in the history", async ({
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

	await openDetail(page);
	await page.reload();
	await expect(detail(page)).toBeVisible();
	await expect(table(page)).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/observatorio\?filtro=digital$/);
	await expect(table(page)).toBeVisible();
	await expect(detail(page)).toBeHidden();
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

test("a filter, and the ranking that is turned round, keep the focus and the place", async ({ page }) => {
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

	await open(page, "/observatorio?filtro=digital");
	const best = page.getByRole("link", { name: "Las mejores" });
	await best.click();
	await expect(page.getByRole("table", { name: "Instituciones por promedio, de mayor a menor" }).first()).toBeVisible();
	await expect(page).toHaveURL(/filtro=digital&instituciones=mejores#instituciones$/);
	await expect(best).toBeFocused();
	await expect(best).toBeInViewport();
});

test("a detail that does not arrive says so and offers to try again", async ({ page, allowTrouble }) => {
	allowTrouble(/Failed to load resource|ERR_FAILED|Failed to fetch/, "the connection is cut on purpose");
	await open(page, "/observatorio?filtro=digital");
	await page.route("**/*.data*", (route) => route.abort());
	await opener(page).click();
	await expect(page.getByRole("heading", { name: "Error al cargar datos" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Reintentar" })).toHaveAttribute("href", /detalle=libro-salarios/);
});

test.describe("on a phone", () => {
	test.use(phone);

	/** As much of a phone as a citizen scrolls through, in pixels. */
	const MOST_PIXELS = 8000;

	test(`all of the observatory is at most ${MOST_PIXELS} px high, and the method is one press away`, async ({
		page,
	}) => {
		for (const opens of [open, openInEnglish]) {
			for (const query of ["", "?filtro=none&orden=madurez&instituciones=mejores"]) {
				await opens(page, `/observatorio${query}`);
				expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_PIXELS);
			}
		}
		await page.context().clearCookies();
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

test("the citation is copied as it stands, with the address of the portal; where a browser does not copy it is selected, and that is said", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, "/observatorio");
	const section = page.getByRole("region", { name: "Cómo citar" });
	const citation = await section.getByRole("blockquote").textContent();
	await section.getByRole("button", { name: "Copiar la cita" }).click();
	await expect(section.getByRole("status")).toHaveText("Copiado");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(citation);
	expect(citation).toContain(`${new URL(page.url()).origin}/observatorio`);

	// As on plain http or within an app.
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await section.getByRole("button", { name: /^Copia/ }).click();
	await expect(section.getByRole("status")).toContainText("El texto ya está seleccionado");
	expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(citation);
});

test.describe("on the narrowest screen", () => {
	test.use({ viewport: { width: 320, height: 640 } });

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
