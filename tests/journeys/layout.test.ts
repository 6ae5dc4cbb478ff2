import { LISTED } from "../counts.ts";
import { expect, expectAccessible, open, phone, test, wide } from "./browser.ts";

test.describe("on a phone", () => {
	test.use(phone);

	test("the menu gives the focus back for Escape, and closes when the keyboard goes on to the page, which it would cover", async ({
		page,
	}) => {
		await open(page, "/catalogo");
		const button = page.getByRole("button", { name: "Menú", exact: true });
		const menu = page.getByRole("navigation", { name: "Principal" });
		await expect(button).toHaveAttribute("aria-expanded", "false");
		await button.click();
		await expect(menu.getByRole("link")).toHaveCount(6 + 5);
		await expect(button).toHaveAttribute("aria-expanded", "true");
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(button).toBeFocused();
		await button.click();
		await menu.getByRole("link").last().focus();
		await expect(menu).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(menu).toBeHidden();
		expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
	});
});

test.describe("on a desk screen", () => {
	test.use(wide);

	test("another page begins at the top with the focus on its heading; Back returns to where one was", async ({
		page,
	}) => {
		await open(page, "/");
		const menu = page.getByRole("navigation", { name: "Principal" });
		await expect(menu.locator("[aria-current=page]")).toHaveText("Inicio");
		await menu.getByRole("link", { name: "Catálogo" }).click();
		await expect(menu.locator("[aria-current=page]")).toHaveText("Catálogo");
		const link = page.getByRole("main").getByRole("article").nth(5).getByRole("heading").getByRole("link");
		await link.scrollIntoViewIfNeeded();
		// Cards take their real height as they come into sight, and the browser scrolls along with what is seen.
		const before = await page.evaluate(async () => {
			for (let frames = 0, last = scrollY; frames < 10; frames = scrollY === last ? frames + 1 : 0) {
				last = scrollY;
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
			return scrollY;
		});
		expect(before).toBeGreaterThan(300);
		await link.click();
		await expect(page).toHaveURL(/\/tramite\//);
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL(/\/catalogo$/);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
	});

	for (const width of [360, 1280]) {
		test(`at ${width} px Back from far down the catalogue returns to the card that was opened`, async ({ page }) => {
			await page.setViewportSize({ width, height: 740 });
			await page.emulateMedia({ reducedMotion: "reduce" });
			await open(page, "/catalogo?pagina=todas");
			const link = page.getByRole("main").getByRole("article").nth(120).getByRole("heading").getByRole("link");
			// As a thumb does it: everything on the way comes into sight.
			await link.evaluate(async (card) => {
				while (card.getBoundingClientRect().top > innerHeight / 2) {
					scrollBy(0, 300);
					await new Promise((resolve) => requestAnimationFrame(resolve));
				}
			});
			const before = await link.boundingBox();
			await link.click();
			await expect(page).toHaveURL(/\/tramite\//);
			await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
			await page.goBack();
			await expect(link).toBeInViewport();
			await expect(link).toBeFocused();
			await expect
				.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
				.toBeLessThan(100);
		});
	}

	test("Back to a list that was filtered on the spot returns the focus to the card too", async ({ page }) => {
		await open(page, "/catalogo?filtros=1");
		const link = page.getByRole("main").getByRole("article").nth(4).getByRole("heading").getByRole("link");
		const unfiltered = (await link.getAttribute("href")) ?? "";
		await page.getByRole("combobox", { name: "Categoría" }).selectOption("salud");
		await expect(page).toHaveURL(/\/catalogo\/salud/);
		// The address may change before the list: a card of the former one is not there to come back to.
		await expect(link).not.toHaveAttribute("href", unfiltered);
		await link.click();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await page.goBack();
		await expect(page).toHaveURL(/\/catalogo\/salud/);
		await expect(link).toBeFocused();
	});

	test("under reduced motion the page is at the top at once", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, "/catalogo");
		await page.evaluate(() => scrollTo(0, 2000));
		await page.evaluate(() => {
			const seen: number[] = [];
			addEventListener("scroll", () => seen.push(scrollY));
			Object.assign(window, { seen });
		});
		// The cards above take their real height as they come into sight: a pointer would miss the link.
		await page.getByRole("contentinfo").getByRole("link", { name: "Observatorio" }).press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		expect(await page.evaluate(() => scrollY)).toBe(0);
		const between = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.filter((y) => y > 0));
		expect(between.filter((y) => y < 1500)).toEqual([]);
	});

	test("the way to the top returns the focus to the content", async ({ page }) => {
		await open(page, "/catalogo");
		await page.evaluate(() => scrollTo(0, 101));
		await page.getByRole("button", { name: "Volver arriba" }).click();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await expect(page.locator("main")).toBeFocused();
	});

	test("the menu of languages closes when the keyboard leaves it; a stored language that is none of ours is not honoured", async ({
		page,
	}) => {
		await open(page, "/catalogo");
		const english = page.getByRole("button", { name: "EN English", exact: true });
		await page.getByRole("button", { name: /ES, Español\. Cambiar idioma/ }).click();
		await english.focus();
		await page.keyboard.press("Tab");
		await expect(english).toBeHidden();
		await page.evaluate(() => localStorage.setItem("language", "en"));
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue of procedures");
		await page.evaluate(() => localStorage.setItem("language", "klingon"));
		await page.context().clearCookies();
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
	});

	test("a dictionary that cannot be loaded leaves the page as it was and says so on the console only", async ({
		page,
		allowTrouble,
	}) => {
		allowTrouble(/console|Failed to load/, "the dictionary is blocked on purpose");
		await open(page, "/catalogo");
		await page.route("**/locales/en.json*", (route) => route.abort());
		const said = page.waitForEvent("console", (message) => message.type() === "error");
		await page.getByRole("button", { name: /Cambiar idioma/ }).click();
		await page.getByRole("button", { name: "EN English", exact: true }).click();
		await said;
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catálogo de trámites");
		await expect(page.getByRole("alert")).toHaveCount(0);
	});

	test("without scripts nothing of a page is missing, and with broken scripts neither", async ({
		page,
		allowTrouble,
	}) => {
		allowTrouble(/Failed to load|import|module/, "the scripts are blocked on purpose");
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.goto("/catalogo");
		await expect(
			page.getByRole("main").getByRole("link", { name: "Acta de supervivencia", exact: true }),
		).toBeVisible();
		await expect(page.getByText(`Mostrando 18 de ${LISTED} trámites`)).toBeVisible();
	});
});

test("an address that nobody can decode still gives a page that lives", async ({ page, allowTrouble }) => {
	allowTrouble(/400/, "the address is broken on purpose");
	await page.goto("/tramite/%E0%A4%A");
	await page.waitForFunction(() => document.readyState === "complete");
	await page.getByRole("link", { name: "Reportar un problema" }).first().click();
	await expect(
		page
			.getByRole("dialog")
			.or(page.getByRole("heading", { name: "Reportar un problema" }))
			.first(),
	).toBeVisible();
});

test.describe("with the keys of a phone", () => {
	test.use(phone);

	test("Back out of the open search closes it over the page before, and what was typed is still in it", async ({
		page,
	}) => {
		await open(page, "/ayuda");
		await page.getByRole("contentinfo").getByRole("link", { name: "Acerca de" }).first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acerca de");
		const opener = page.getByRole("banner").getByRole("button", { name: "Buscar trámites" });
		const box = page.getByRole("dialog", { name: "¿Qué trámite buscas?" }).getByRole("searchbox");
		await opener.click();
		await box.fill("pasaporte");
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Centro de ayuda");
		await expect(box).toBeHidden();
		await opener.click();
		await expect(box).toHaveValue("pasaporte");
	});

	test("the keyboard takes half of the window, and the field in use stays in sight", async ({ page }) => {
		for (const [path, name] of [
			["/instituciones", "search"],
			["/reportar", "description"],
		] as const) {
			await page.setViewportSize(phone.viewport);
			await page.goto(path);
			const field = page.locator(`main [name=${name}]`);
			await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
			await field.focus();
			await page.setViewportSize({ width: 360, height: 320 });
			await expect(field, path).toBeInViewport({ ratio: 0.9 });
		}
	});
});
