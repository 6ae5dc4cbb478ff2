import { expect, open, phone, test, waitForStillness } from "./browser.ts";

/** Where a control that leaves with what it changed leaves the focus. */
const LEAVING = [
	["/catalogo?gratis=1&enlinea=1", "Quitar el filtro", "/catalogo?enlinea=1"],
	["/categorias?search=zzzz", "Limpiar búsqueda", "/categorias"],
	["/experiencias?search=zzz", "Ver todas las experiencias", "/experiencias"],
	["/ayuda?search=zzzzqq", "Ver todas las preguntas", "/ayuda"],
	["/tramite/no-existe", "Volver al catálogo", "/catalogo"],
	["/asistente-tramites?texto=pasaporte", "Borrar conversación", "/asistente-tramites"],
] as const;

test("a control that leaves with what it changed leaves the focus on the page", async ({ page, allowTrouble }) => {
	allowTrouble(/404/, "one procedure is not there");
	for (const [path, name, left] of LEAVING) {
		await test.step(`${name} on ${path}`, async () => {
			await open(page, path);
			const main = page.getByRole("main");
			const control = main.getByRole("link", { name }).or(main.getByRole("button", { name })).first();
			const pressed = await control.elementHandle();
			await control.focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(left);
			await page.waitForFunction((element) => !element?.isConnected, pressed);
			await waitForStillness(page);
			await expect(page.locator("main :focus")).toHaveCount(1);
		});
	}
});

test("the arrow keys go through the categories without losing their place", async ({ page }) => {
	await open(page, "/catalogo?filtros=1");
	const categories = page.getByRole("combobox", { name: "Categoría" });
	await categories.focus();
	for (const category of ["comunicaciones-y-transporte", "inscripciones-y-registros"]) {
		await page.keyboard.press("ArrowDown");
		await expect(page).toHaveURL(new RegExp(`/catalogo/${category}`));
		await expect(categories).toBeFocused();
	}
});

test("a press on the next or the former page of a list takes window and focus to it: the next key leads into it", async ({
	page,
}) => {
	for (const [name, from, to] of [
		["Página siguiente", "/observatorio?pagina=2", "/observatorio?pagina=3#tabla"],
		["Página anterior", "/observatorio?pagina=2", "/observatorio#tabla"],
		// The last page, at the address that cards lead to and at the one that its own links have.
		["Página siguiente", "/institutions/mineduc", "/instituciones/mineduc?pagina=2#tramites"],
		["Página siguiente", "/instituciones/mineduc", "/instituciones/mineduc?pagina=2#tramites"],
	] as const) {
		await test.step(`${name} of ${from}`, async () => {
			const list = page.locator(to.slice(to.indexOf("#")));
			await open(page, from);
			await page.getByRole("link", { name }).focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(to);
			await expect(list).toBeFocused();
			await expect(list).toBeInViewport();
			await page.keyboard.press("Tab");
			await expect(page.locator("section:focus-within :focus")).toBeInViewport();
		});
	}
});

test("who asks the assistant on a first visit sees the box in which the next question is written", async ({ page }) => {
	await open(page, "/asistente-tramites");
	const box = page.getByRole("textbox");
	await box.fill("pasaporte");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("log").getByRole("listitem").first()).toBeVisible();
	await expect(box).toBeFocused();
	await expect(box).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
	test.use(phone);

	test("Back to a page that was left by a link before any script came is where it was left", async ({ page }) => {
		for (const path of ["/catalogo", "/observatorio?pagina=4", "/instituciones"]) {
			await page.goto(path);
			const links = page.locator('main a[href^="/tramite/"], main a[href^="/institutions/"], main a[href*="detalle="]');
			const link = links.nth((await links.count()) - 2);
			await page.waitForFunction(() => document.getAnimations().length === 0);
			await link.scrollIntoViewIfNeeded();
			expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
			await expect(page.locator("html[data-scripts]")).toHaveCount(0);
			// A browser notes the place once a second: of as many frames as two of them have.
			await waitForStillness(page, 120);
			await link.evaluate((each: HTMLElement) => each.click());
			await expect(page).not.toHaveURL(path);
			await page.goBack();
			await expect(page).toHaveURL(path);
			await page.waitForFunction(() => document.getAnimations().length === 0);
			await expect(link).toBeInViewport();
		}
	});

	test("after Back, and anew, everything above has its height at once: on a slow phone the place would be another", async ({
		page,
	}) => {
		await page.addInitScript(() => {
			addEventListener("DOMContentLoaded", () => {
				const last = document.querySelector(".institution-list > li:last-child");
				document.title = last ? getComputedStyle(last).contentVisibility : "";
			});
		});
		await page.goto("/instituciones");
		await expect(page).toHaveTitle("auto");
		await page.goto("/categorias");
		await page.goBack();
		await expect(page).toHaveTitle("visible");
		await page.reload();
		await expect(page).toHaveTitle("visible");
	});
});
