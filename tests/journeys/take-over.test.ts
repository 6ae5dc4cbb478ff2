import { expect, open, test } from "./browser.ts";

const PAGES = ["/", "/catalogo", "/tramite/inscripcion-nit", "/instituciones", "/observatorio", "/accesibilidad"];

/** What a browser first needs 20 to 30 ms for, and a cheap phone 100, before it can order names or write a number or a day. */
const SLOW = ["Collator", "NumberFormat", "DateTimeFormat"] as const;

test("no page has the scripts make what orders names or writes numbers and days when they take it over", async ({
	page,
}) => {
	await page.addInitScript((slow) => {
		for (const name of slow) {
			Object.defineProperty(Intl, name, {
				value: new Proxy(Intl[name], {
					construct(kind, values, made) {
						document.documentElement.dataset.made = `${document.documentElement.dataset.made ?? ""} ${name}`;
						return Reflect.construct(kind, values, made);
					},
				}),
			});
		}
	}, SLOW);
	const made: Record<string, string | undefined> = {};
	for (const path of PAGES) {
		await open(page, path);
		made[path] = await page.evaluate(() => document.documentElement.dataset.made);
	}
	expect(made).toEqual(Object.fromEntries(PAGES.map((path) => [path, undefined])));
	await page.evaluate(() => new Intl.Collator("es"));
	expect(await page.evaluate(() => document.documentElement.dataset.made)).toBe(" Collator");
});
