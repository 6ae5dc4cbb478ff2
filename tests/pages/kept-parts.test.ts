import { beforeAll, expect, test } from "vitest";
import type { Page, Portal } from "./portal.ts";
import { openPortal } from "./portal.ts";

// Parts that stand on many pages are rendered for the first of them and written again on the others.
let portal: Portal;
let pages: Page[];

beforeAll(async () => {
	portal = await openPortal();
	pages = [];
	for (const path of ["/catalogo", "/catalogo?search=nit", "/catalogo/salud", "/ayuda"])
		pages.push(await portal.get(path));
});

const listActions = ({ document }: Page) => [...document.forms].map((form) => form.getAttribute("action"));

test("each page sends its own address along, whichever page came first", () => {
	const returns = pages.map(({ document }) => [
		...new Set([...document.querySelectorAll<HTMLInputElement>("input[name=volver]")].map(({ value }) => value)),
	]);
	expect(returns).toEqual([["/catalogo"], ["/catalogo?search=nit"], ["/catalogo/salud"], ["/ayuda"]]);
});

test("a form without an address of its own is sent to the page that it stands on", () => {
	const [, searched, category, help] = pages.map(listActions);
	expect(searched).toContain("/catalogo?search=nit");
	expect(category).toContain("/catalogo/salud");
	expect(help).not.toContain("/catalogo?search=nit");
});

test("the page that one is on is marked in the navigation of each", () => {
	const current = pages.map(({ document }) => document.querySelector("nav a[aria-current=page]")?.getAttribute("href"));
	expect(current).toEqual(["/catalogo", "/catalogo", "/catalogo", "/ayuda"]);
});
