import { expect, expectAccessible, open, openWithStoppedClock, phone, test, wide } from "./browser.ts";

test.describe("the list", () => {
	test("follows what is typed without leaving the box, and Back returns to the whole list", async ({ page }) => {
		await open(page, "/catalogo");
		const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
		const counter = page.getByText(/^Mostrando/);
		await expect(counter).toHaveText("Mostrando 189 de 189 trámites");
		await box.pressSequentially("pasaporte");
		await expect(page).toHaveURL(/search=pasaporte/);
		await expect(counter).not.toHaveText("Mostrando 189 de 189 trámites");
		await expect(box).toBeFocused();
		await page
			.getByRole("main")
			.getByRole("link", { name: /pasaporte/i })
			.first()
			.click();
		await expect(page).toHaveURL(/\/tramite\//);
		await page.goBack();
		await expect(box).toHaveValue("pasaporte");
	});

	test("does not call back who leaves right after typing", async ({ page }) => {
		await open(page, "/categorias");
		await page.getByRole("main").getByRole("searchbox").fill("licencia");
		await page.getByRole("contentinfo").getByRole("link", { name: "Acerca de" }).first().dispatchEvent("click");
		await expect(page).toHaveURL(/\/acerca-de$/);
		await page.waitForTimeout(500);
		await expect(page).toHaveURL(/\/acerca-de$/);
	});

	test("has a panel of filters that opens, narrows to a category and is cleared", async ({ page }) => {
		await open(page, "/catalogo");
		const button = page.getByRole("button", { name: "Filtros", exact: true });
		const select = page.getByRole("combobox", { name: "Categoría" });
		await expect(select).toBeHidden();
		await button.click();
		await expect(button).toHaveAttribute("aria-expanded", "true");
		await select.selectOption({ label: (await select.getByRole("option").nth(1).textContent()) ?? "" });
		await expect(page).toHaveURL(/\/catalogo\/[a-z-]+$/);
		await expect(page.getByText(/^Mostrando \d+ de 189 trámites$/)).not.toHaveText(/Mostrando 189/);
		await page.getByRole("button", { name: "Limpiar filtros" }).click();
		await expect(page).toHaveURL(/\/catalogo\??$/);
		await expect(page.getByText("Mostrando 189 de 189 trámites")).toBeVisible();
		await expect(page.getByRole("searchbox", { name: "Buscar en el catálogo" })).toBeFocused();
		await button.click();
		await expect(select).toBeHidden();
	});

	test("offers the way back when nothing was found", async ({ page }) => {
		await open(page, "/catalogo?search=qwertyuiop");
		await expect(page.getByText("No se encontraron trámites", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
		await expect(page.getByText("Mostrando 189 de 189 trámites")).toBeVisible();
		const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
		await expect(box).toHaveValue("");
		await expect(box).toBeFocused();
	});

	test("says 'Cargando catálogo...' while it waits, and not afterwards", async ({ page }) => {
		await open(page, "/ayuda");
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/catalogo\.data/, async (route) => {
			await held;
			await route.continue();
		});
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: /Catálogo/ })
			.click();
		await expect(page.getByText("Cargando catálogo...")).toBeVisible();
		release();
		await expect(page).toHaveURL(/\/catalogo$/);
		await expect(page.getByText("Cargando catálogo...")).toBeHidden();
	});
});

test.describe("the banner", () => {
	test("turns every 5 seconds until arrows or dots are used", async ({ page }) => {
		await openWithStoppedClock(page, "/catalogo");
		const dots = page.getByRole("button", { name: /^Ir a la diapositiva/ });
		const current = page.locator('.banner [aria-current="true"]');
		await expect(dots).toHaveCount(3);
		// Pointing at it and away starts its five seconds anew, under the stopped clock.
		await page.getByRole("button", { name: "Pausar" }).hover();
		await page.mouse.move(0, 0);
		await page.clock.runFor(4999);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
		await page.clock.runFor(1);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 2 de 3");
		await page.clock.runFor(10_000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
		await dots.nth(2).click();
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 3 de 3");
		await page.mouse.move(0, 0);
		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).focus();
		await page.clock.runFor(20_000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 3 de 3");
	});

	test("waits while it is pointed at or focused, and stops for 'Pausar'", async ({ page }) => {
		await openWithStoppedClock(page, "/catalogo");
		const current = page.locator('.banner [aria-current="true"]');
		const pause = page.getByRole("button", { name: "Pausar" });
		await pause.hover();
		await page.clock.runFor(12_000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
		await pause.click();
		await page.mouse.move(0, 0);
		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).focus();
		await page.clock.runFor(12_000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
		await page.getByRole("button", { name: "Seguir" }).click();
		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).focus();
		await page.mouse.move(0, 0);
		await page.clock.runFor(5000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 2 de 3");
	});

	test("starts paused under reduced motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openWithStoppedClock(page, "/catalogo");
		await expect(page.getByRole("button", { name: "Seguir" })).toBeVisible();
		await page.clock.runFor(20_000);
		await expect(page.locator('.banner [aria-current="true"]')).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("search, filter and clearing work with buttons", async ({ page }) => {
		await page.goto("/catalogo");
		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).fill("lisencia");
		await page.getByRole("button", { name: "Buscar", exact: true }).click();
		await expect(page).toHaveURL(/search=lisencia/);
		await expect(
			page
				.getByRole("main")
				.getByRole("link", { name: /licencia/i })
				.first(),
		).toBeVisible();
		await page.getByRole("button", { name: "Filtros", exact: true }).click();
		const select = page.getByRole("combobox", { name: "Categoría" });
		await select.selectOption("salud");
		await page.getByRole("button", { name: "Buscar", exact: true }).click();
		await expect(page).toHaveURL(/\/catalogo\/salud\?search=lisencia/);
		await page.getByRole("button", { name: "Limpiar filtros" }).click();
		await expect(page).toHaveURL(/\/catalogo\??$/);
	});
});

for (const [name, screen] of [
	["360 px", phone],
	["1280 px", wide],
] as const) {
	for (const language of ["es", "en"] as const) {
		test.describe(`axe at ${name} in ${language}`, () => {
			test.use(screen);

			test("finds nothing on the catalogue, open filters and the empty state", async ({ page, context, baseURL }) => {
				await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
				await page.goto("/catalogo?search=licencia&filtros=1");
				await expectAccessible(page);
				await page.goto("/catalogo?search=qwertyuiop");
				await expectAccessible(page);
			});
		});
	}
}
