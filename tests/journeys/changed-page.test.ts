import { expect, open, phone, test, waitForScripts } from "./browser.ts";

const PROCEDURE = "/tramite/dpi-primera-vez";

test.use(phone);

test.describe("a page that the browser translates before its scripts come", () => {
	for (const way of ["in wraps", "in place", "in pieces"]) {
		test(`${way}: search, ticks and what was typed go on, in the words of the reader`, async ({ page }) => {
			await page.goto("/catalogo");
			await page.evaluate(translate, way);
			const box = page.locator("main input[type=search]");
			await box.click();
			await page.keyboard.type("pasaporte");
			await waitForScripts(page);
			await expect(page.locator(".procedure-list > li").first()).toContainText("Pasaporte");
			await expect(box).toHaveValue("pasaporte");
			await expect(page.locator("h1")).toHaveText(/Catálogo ·en· de|·en·Catálogo/);
			await expect(page.locator("body")).not.toContainText(/\b(nav|catalogue|report)\.\w+/);

			await page.goto(PROCEDURE);
			await page.evaluate(translate, way);
			await page.locator(".requirement-list input").first().click();
			await waitForScripts(page);
			await expect(page.locator(".requirement-progress")).toContainText("1 de");
			await expect(page.locator("h2", { hasText: "·en·" }).first()).toBeVisible();
			await page.locator(".requirement-list input").nth(1).click();
			await expect(page.locator(".requirement-progress")).toContainText("2 de");
			await page.reload();
			await expect(page.locator(".requirement-list input").nth(1)).toBeChecked();
		});
	}

	test("masthead and assistant answer English words, a report is written, and codes, laws and our name stay", async ({
		page,
	}) => {
		await page.goto("/");
		await page.evaluate(translate, "in wraps");
		await page.locator(".search-opener button").click();
		await page.keyboard.type("passport");
		await expect(page.locator(".search-hits").first()).toContainText("Pasaporte");
		await page.goto("/asistente-tramites");
		await page.evaluate(translate, "in wraps");
		await page
			.locator("main textarea, main input[type=text], main input:not([type])")
			.first()
			.fill("How much is a passport?");
		await page.keyboard.press("Enter");
		await expect(page.locator("main")).toContainText(/Pasaporte/);
		await page.goto("/reportar");
		await page.evaluate(translate, "in place");
		await page.locator("textarea[name=description]").fill("El costo cambió");
		await waitForScripts(page);
		await expect(page.locator("textarea[name=description]")).toHaveValue("El costo cambió");
		await expect(page.locator("h1")).toContainText("·en·");
		await page.goto(PROCEDURE);
		await page.evaluate(translate, "in wraps");
		await expect(page.locator(".brand-name")).toHaveText("Ventanilla Abierta");
		await expect(
			page.locator("section[aria-labelledby=base-legal] p").first().locator("[translate=no]").first(),
		).not.toContainText("·en·");
	});
});

test("translated after its scripts came, a page shows what changes on it", async ({ page }) => {
	await open(page, PROCEDURE);
	await page.evaluate(translate, "in wraps");
	await page.locator(".requirement-list input").first().click();
	await expect(page.locator(".requirement-progress")).toContainText("1 de");
	await page.locator(".requirement-list input").first().click();
	await expect(page.locator(".requirement-progress")).toContainText("0 de");
	await page.goto("/catalogo");
	await waitForScripts(page);
	await page.evaluate(translate, "in wraps");
	const box = page.locator("main input[type=search]");
	await box.fill("pasaporte");
	await expect(page).toHaveURL(/search=pasaporte/);
	await box.fill("zzzzqqq");
	await expect(page.locator("main")).toContainText("No se encontraron");
	await box.fill("pasaporte");
	await expect(page.locator(".procedure-list > li").first()).toContainText("Pasaporte");
});

test("a translator that gives up half-way, and another language of the page, leave what was typed", async ({
	page,
}) => {
	await page.goto("/catalogo");
	await page.evaluate(translate, "in wraps");
	await page.evaluate(() => {
		for (const wrap of [...document.querySelectorAll("main font")].slice(10)) wrap.replaceWith(wrap.textContent);
		document.documentElement.lang = "fr";
	});
	const box = page.locator("main input[type=search]");
	await box.click();
	await page.keyboard.type("lic");
	await page.evaluate(() => {
		document.documentElement.lang = "x-klingon";
	});
	await page.keyboard.type("encia");
	await expect(page).toHaveURL(/search=licencia/);
	await expect(box).toHaveValue("licencia");
});

test.describe("a page that an extension changes", () => {
	test("elements within the content, others that are gone, and bars that a blocker takes away are no matter", async ({
		page,
	}) => {
		await page.goto("/catalogo");
		await page.evaluate(insertAndRemove);
		const box = page.locator("main input[type=search]");
		await box.click();
		await page.keyboard.type("pasaporte");
		await waitForScripts(page);
		await expect(page).toHaveURL(/search=pasaporte/);
		await expect(box).toHaveValue("pasaporte");
		await expect(page.getByText("de una extensión").first()).toBeVisible();
		await expect(page.locator(".consent")).toHaveCount(0);
		await page.getByRole("link", { name: "Ventanilla Abierta" }).first().click();
		await expect(page.locator("h1")).toBeVisible();

		await page.addInitScript(blockBars);
		await page.goto(PROCEDURE);
		await page.locator(".requirement-list input").first().click();
		await waitForScripts(page);
		await expect(page.locator(".consent, .promo")).toHaveCount(0);
		await page.reload();
		await expect(page.locator(".requirement-list input").first()).toBeChecked();
	});

	test("changed before anybody could see it, it stays HTML with its links, forms and words", async ({
		page,
		allowTrouble,
	}) => {
		allowTrouble(/could not be taken over/, "the page is not what the server sent");
		await page.addInitScript(changeWhileComing);
		await page.goto("/catalogo");
		const box = page.locator("main input[type=search]");
		await box.click();
		await page.keyboard.type("pasaporte");
		await expect(page.locator("html")).toHaveAttribute("data-scripts", "refused");
		await expect(page.getByText("de una extensión")).toBeVisible();
		await expect(box).toHaveValue("pasaporte");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/search=pasaporte/);
		await expect(page.locator(".procedure-list > li").first()).toContainText("Pasaporte");
		await page.getByRole("button", { name: "Menú" }).click();
		await page.locator("#menu").getByRole("link", { name: "Instituciones" }).click();
		await expect(page).toHaveURL(/instituciones/);
	});
});

test("an error in the first line of the boot script leaves the page as it is", async ({ page, allowTrouble }) => {
	allowTrouble(/MutationObserver/, "the script is broken on purpose");
	await page.addInitScript(() => Reflect.deleteProperty(window, "MutationObserver"));
	await page.goto("/");
	await page.getByRole("button", { name: "Menú" }).click();
	await page.locator("#menu").getByRole("link", { name: "Catálogo" }).click();
	await page.locator("main input[type=search]").fill("pasaporte");
	await page.keyboard.press("Enter");
	await expect(page.locator(".procedure-list > li").first()).toContainText("Pasaporte");
});

/** Runs in the browser: other words, as one of three translators writes them, in the language of the reader. */
function translate(way: string): void {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	for (let text = walker.nextNode(); text; text = walker.nextNode())
		if (
			text instanceof Text &&
			text.data.trim() &&
			!text.parentElement?.closest("script,style,textarea,[translate=no]")
		)
			texts.push(text);
	for (const text of texts) {
		// As Chrome does it: each text in two elements of its own.
		if (way === "in wraps") {
			const [outer, inner] = [document.createElement("font"), document.createElement("font")];
			outer.style.verticalAlign = "inherit";
			inner.textContent = `·en·${text.data}`;
			outer.append(inner);
			text.replaceWith(outer);
			// As Firefox and Safari do it: in the same texts.
		} else if (way === "in place") text.data = `·en·${text.data}`;
		// Texts split, and their elements in another order.
		else {
			const space = text.data.indexOf(" ", 1);
			if (space > 0) text.splitText(space);
			text.after(" ·en·");
			if (text.parentElement?.matches("p, h2") && text.parentElement.children.length > 1)
				text.parentElement.append(text.parentElement.firstElementChild ?? "");
		}
	}
	if (way === "in place") document.title = `·en·${document.title}`;
	if (way === "in pieces")
		for (const element of document.querySelectorAll("[placeholder], [aria-label]"))
			for (const name of ["placeholder", "aria-label"])
				if (element.hasAttribute(name)) element.setAttribute(name, `·en·${element.getAttribute(name)}`);
	if (way === "in wraps") document.documentElement.classList.add("translated-ltr");
	document.documentElement.lang = "en";
}

function insertAndRemove(): void {
	const added = document.createElement("div");
	added.textContent = "de una extensión";
	document.querySelector("main")?.prepend(added);
	document.querySelector("main h1")?.after(added.cloneNode(true));
	for (const gone of document.querySelectorAll(".consent, .promo, .report-opener, svg")) gone.remove();
}

function blockBars(): void {
	new MutationObserver(() => {
		for (const bar of document.querySelectorAll(".consent, .promo")) bar.remove();
	}).observe(document, { childList: true, subtree: true });
}

function changeWhileComing(): void {
	const observer = new MutationObserver(() => {
		const heading = document.querySelector("main h1");
		if (!heading) return;
		observer.disconnect();
		const added = document.createElement("div");
		added.textContent = "de una extensión";
		heading.after(added);
	});
	observer.observe(document, { childList: true, subtree: true });
}
