import type { Page } from "@playwright/test";
import { LISTED } from "../counts.ts";
import { expect, open, openInEnglish, openWithStoppedClock, test, tickUntilScripts } from "./browser.ts";

test.describe("the list", () => {
	test("follows what is typed without leaving the box, and Back returns to the whole list", async ({ page }) => {
		await open(page, "/catalogo");
		const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
		const counter = page.getByText(/^Mostrando/);
		await expect(counter).toHaveText(`Mostrando 18 de ${LISTED} trámites`);
		await box.pressSequentially("pasaporte");
		await expect(page).toHaveURL(/search=pasaporte/);
		await expect(counter).not.toHaveText(`Mostrando 18 de ${LISTED} trámites`);
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

	test("has a panel of filters that opens, narrows to a category and is cleared", async ({ page }) => {
		await open(page, "/catalogo");
		const button = page.getByRole("button", { name: "Filtros", exact: true });
		const select = page.getByRole("combobox", { name: "Categoría" });
		await expect(select).toBeHidden();
		await button.click();
		await expect(button).toHaveAttribute("aria-expanded", "true");
		await select.selectOption({ label: (await select.getByRole("option").nth(1).textContent()) ?? "" });
		await expect(page).toHaveURL(/\/catalogo\/[a-z-]+$/);
		await expect(page.getByText(/encontrados\.$/)).toBeVisible();
		await page.getByRole("button", { name: "Limpiar filtros" }).click();
		await expect(page).toHaveURL(/\/catalogo\??$/);
		await expect(page.getByText(/encontrados\.$/)).toBeHidden();
		await expect(page.getByRole("searchbox", { name: "Buscar en el catálogo" })).toBeFocused();
		await button.click();
		await expect(select).toBeHidden();
	});

	test("offers the way back when nothing was found, and the focus goes to the box", async ({ page }) => {
		await open(page, "/catalogo?search=qwertyuiop");
		await page.getByRole("button", { name: "Limpiar búsqueda" }).click();
		await expect(page.getByText(`Mostrando 18 de ${LISTED} trámites`)).toBeVisible();
		const box = page.getByRole("searchbox", { name: "Buscar en el catálogo" });
		await expect(box).toHaveValue("");
		await expect(box).toBeFocused();
	});
});

test("the badges of a card are as low beside a taller card as anywhere", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/catalogo?search=constancia");
	const badges = page.locator(".procedure-card:has(> [data-kind=unchecked]) > .type-badge");
	const heights = await badges.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().height));
	expect(heights.length).toBeGreaterThan(10);
	expect(Math.max(...heights)).toBeLessThan(30);
});

test.describe("further procedures", () => {
	const cards = (page: Page) => page.getByRole("main").getByRole("article");
	const more = (page: Page) => page.getByRole("main").getByRole("link", { name: "Ver más trámites" });
	const opens = (page: Page, card: number) => cards(page).nth(card).getByRole("heading").getByRole("link");

	test("come in place, are announced, take the focus, and are there again after Back and a reload", async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, "/catalogo?para=persona");
		const before = await cards(page).count();
		const asked: string[] = [];
		page.on("request", (request) => request.resourceType() === "fetch" && asked.push(new URL(request.url()).pathname));
		await more(page).press("Enter");
		await expect(cards(page)).toHaveCount(2 * before);
		const first = opens(page, before);
		await expect(first).toBeFocused();
		await expect(first).toBeInViewport();
		const status = page.getByRole("region", { name: "Trámites" }).getByRole("status");
		await expect(status).toContainText(
			new RegExp(`^Mostrando 36 de ${LISTED} trámites.*Del 1 al 36.*Se agregaron 18 trámites\\.$`),
		);
		await expect(page).toHaveURL("/catalogo?para=persona&pagina=1-2");
		expect(asked).toEqual(["/mas-tramites"]);
		await more(page).click();
		await expect(page).toHaveURL("/catalogo?para=persona&pagina=1-3");
		await expect(opens(page, 2 * before)).toBeFocused();
		const names = await cards(page).getByRole("heading").allTextContents();
		expect(new Set(names).size).toBe(3 * before);

		const far = opens(page, 40);
		await far.focus();
		const height = (await far.boundingBox())?.y ?? 0;
		await far.press("Enter");
		await expect(page).toHaveURL(/\/tramite\//);
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await page.goBack();
		await expect(far).toBeFocused();
		await expect.poll(async () => Math.abs(((await far.boundingBox())?.y ?? 0) - height)).toBeLessThan(100);
		expect(await cards(page).getByRole("heading").allTextContents()).toEqual(names);
		await page.reload();
		await expect(cards(page)).toHaveCount(3 * before);

		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).fill("pasaporte");
		await expect(page).toHaveURL("/catalogo?search=pasaporte&para=persona");
		await expect(cards(page)).not.toHaveCount(3 * before);
	});

	test("that do not arrive say so, and the link is a plain one again", async ({ page, allowTrouble }) => {
		allowTrouble(/Failed to load resource/, "the connection is cut on purpose");
		await page.route("**/mas-tramites**", (route) => route.abort());
		await openInEnglish(page, "/catalogo");
		const link = page.getByRole("main").getByRole("link", { name: "See more procedures" });
		await link.click();
		await expect(page.getByRole("alert")).toHaveText(/^We could not bring more procedures/);
		await expect(cards(page)).toHaveCount(18);
		await expect(link).toBeFocused();
		await link.click();
		await expect(page).toHaveURL("/catalogo?pagina=2");
		await expect(page).toHaveTitle(/, page 2 · /);
		await expect(page.getByRole("alert")).toHaveCount(0);
	});

	test("that come too late for another list are not added to it", async ({ page }) => {
		await open(page, "/catalogo");
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/mas-tramites**", async (route) => {
			await held;
			await route.continue().catch(() => undefined);
		});
		await more(page).click();
		await page.getByRole("searchbox", { name: "Buscar en el catálogo" }).fill("pasaporte");
		await expect(page).toHaveURL("/catalogo?search=pasaporte");
		await expect(cards(page)).not.toHaveCount(18);
		const found = await cards(page).count();
		release();
		await page.getByRole("button", { name: "Filtros", exact: true }).click();
		await expect(page.getByRole("combobox", { name: "Categoría" })).toBeVisible();
		await expect(cards(page)).toHaveCount(found);
		await expect(page).toHaveURL("/catalogo?search=pasaporte&filtros=1");
	});
});

test.describe("the banner", () => {
	test("waits while it is pointed at or focused, stops for 'Pausar', and stands under reduced motion", async ({
		page,
	}) => {
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

		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/catalogo");
		await tickUntilScripts(page);
		await expect(page.getByRole("button", { name: "Seguir" })).toBeVisible();
		await page.clock.runFor(20_000);
		await expect(current).toHaveAccessibleName("Ir a la diapositiva 1 de 3");
	});
});
