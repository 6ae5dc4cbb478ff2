import { expect, open, phone, test } from "./browser.ts";

/** Where a control that leaves with what it changed leaves the focus. */
const LEAVING = [
	["/catalogo?gratis=1&enlinea=1", "Quitar el filtro", "/catalogo?enlinea=1"],
	["/categorias?search=zzzz", "Limpiar búsqueda", "/categorias"],
	["/experiencias?search=zzz", "Ver todas las experiencias", "/experiencias"],
	["/ayuda?search=zzzzqq", "Ver todas las preguntas", "/ayuda"],
] as const;

for (const [path, name, left] of LEAVING) {
	test(`"${name}" on ${path} leaves with what it changed, and the focus is on the page`, async ({ page }) => {
		await open(page, path);
		const control = page
			.getByRole("main")
			.getByRole("link", { name })
			.or(page.getByRole("main").getByRole("button", { name }))
			.first();
		const pressed = await control.elementHandle();
		await control.focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(left);
		await page.waitForFunction((element) => !element?.isConnected, pressed);
		await expect(page.locator("main :focus")).toHaveCount(1);
	});
}

test("who forgets a conversation that an address began is in the page still", async ({ page }) => {
	await open(page, "/asistente-tramites?texto=pasaporte");
	const forget = page.getByRole("main").getByText("Borrar conversación");
	await forget.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/asistente-tramites");
	await expect(forget).toHaveCount(0);
	// What the page brings with its new address comes a moment later.
	await page.waitForTimeout(500);
	await expect(page.locator("main :focus")).toHaveCount(1);
});

for (const [name, from, to] of [
	["Página siguiente", "/observatorio?pagina=2", "/observatorio?pagina=3#tabla"],
	["Página anterior", "/observatorio?pagina=2", "/observatorio#tabla"],
	// The last page, at the address that cards lead to and at the one that its own links have.
	["Página siguiente", "/institutions/mineduc", "/instituciones/mineduc?pagina=2#tramites"],
	["Página siguiente", "/instituciones/mineduc", "/instituciones/mineduc?pagina=2#tramites"],
] as const) {
	const list = to.slice(to.indexOf("#"));
	test(`with "${name}" of ${from} window and focus go to the list: the next key leads into it`, async ({ page }) => {
		await open(page, from);
		await page.getByRole("link", { name }).focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(to);
		await expect(page.locator(list)).toBeFocused();
		await expect(page.locator(list)).toBeInViewport();
		await page.keyboard.press("Tab");
		await expect(page.locator("section:focus-within :focus")).toBeInViewport();
	});
}

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

	for (const path of ["/catalogo", "/observatorio?pagina=4", "/instituciones"]) {
		test(`Back to ${path}, left by a link before any script came, is where it was left`, async ({ page }) => {
			await page.goto(path);
			const links = page.locator('main a[href^="/tramite/"], main a[href^="/institutions/"], main a[href*="detalle="]');
			const link = links.nth((await links.count()) - 2);
			await page.waitForFunction(() => document.getAnimations().length === 0);
			await link.scrollIntoViewIfNeeded();
			expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
			await expect(page.locator("html[data-scripts]")).toHaveCount(0);
			// A browser notes the place once a second.
			await page.waitForTimeout(1_500);
			await link.evaluate((each: HTMLElement) => each.click());
			await expect(page).not.toHaveURL(path);
			await page.goBack();
			await expect(page).toHaveURL(path);
			await page.waitForFunction(() => document.getAnimations().length === 0);
			await expect(link).toBeInViewport();
		});
	}

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
