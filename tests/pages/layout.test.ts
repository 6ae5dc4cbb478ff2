import { getAllByRole, getByRole, getByText, queryByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

describe("every page", () => {
	test("has the strip with the association and five social networks", async () => {
		const { body } = await portal.get("/catalogo");
		expect(getByText(body, "Asociación Ventanilla Abierta", { selector: "header *" })).toBeTruthy();
		const [networks] = getAllByRole(body, "list", { name: "Redes sociales" });
		if (!networks) throw new Error("no list of social networks");
		expect(getAllByRole(networks, "link")).toHaveLength(5);
	});

	test.each([
		["/", "Inicio"],
		["/catalogo", "Catálogo"],
		["/catalogo/salud", "Catálogo"],
		["/instituciones", "Instituciones"],
		["/experiencias", "Experiencias"],
		["/observatorio", "Observatorio"],
		["/ayuda", "Ayuda"],
	])("%s marks %s as the one current entry of six", async (path, name) => {
		const { body } = await portal.get(path);
		const menu = body.querySelector<HTMLElement>("#menu");
		if (!menu) throw new Error("no navigation");
		const entries = [...menu.querySelectorAll("a[href^='/']")];
		expect(entries.map((entry) => entry.getAttribute("href"))).toEqual([
			"/",
			"/catalogo",
			"/instituciones",
			"/experiencias",
			"/observatorio",
			"/ayuda",
		]);
		const current = entries.filter((entry) => entry.getAttribute("aria-current") === "page");
		expect(current.map((entry) => entry.textContent)).toEqual([name]);
	});

	test("asks about cookies with buttons of one make, accepting and rejecting first, and leads to what a browser keeps", async () => {
		const { body } = await portal.get("/");
		const buttons = [...body.querySelectorAll(".consent button")];
		expect(buttons.map(({ textContent }) => textContent)).toEqual(["Aceptar todo", "Rechazar todo", "Configurar"]);
		expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
		const way = getByText(body, "Preferencias de cookies", { selector: "footer *" });
		expect(way.closest("a")?.getAttribute("href")).toBe("/privacidad#tu-navegador");
	});

	test("begins with a link that skips to the content", async () => {
		const { body } = await portal.get("/");
		const first = body.querySelector("a");
		expect(first?.textContent).toBe("Saltar al contenido principal");
		expect(body.querySelector(first?.getAttribute("href") ?? "")?.tagName).toBe("MAIN");
	});

	test("offers both languages by name, flag and code, in a form that needs no scripts", async () => {
		const { body } = await portal.get("/catalogo?search=nit");
		const form = body.querySelector<HTMLFormElement>("form[action='/idioma']");
		if (!form) throw new Error("no language form");
		expect(form.method).toBe("post");
		expect([...form.querySelectorAll("button")].map((button) => [button.lang, button.textContent])).toEqual([
			["es", "ESEspañol"],
			["en", "ENEnglish"],
		]);
		expect(form.querySelector("input")?.value).toBe("/catalogo?search=nit");
	});

	test("ends with supporters, description, quick links, contact and the line of 2025", async () => {
		const { body } = await portal.get("/");
		expect(getByRole(body, "heading", { name: "Con el apoyo de:" })).toBeTruthy();
		const links = getByRole(body, "navigation", { name: "Enlaces rápidos" });
		expect(getAllByRole(links, "link").map((link) => link.getAttribute("href"))).toEqual([
			"/catalogo",
			"/observatorio",
			"/acerca-de",
		]);
		expect(getByText(body, "info@ventanilla.example")).toBeTruthy();
		expect(getByText(body, "Zona 10, Ciudad de Guatemala")).toBeTruthy();
		expect(getByText(body, /^© 2025/)).toBeTruthy();
		for (const path of ["/acerca-de", "/privacidad", "/terminos", "/accesibilidad"]) {
			expect(body.querySelector(`footer a[href='${path}']`), path).toBeTruthy();
		}
	});

	test("says nothing about the age of fresh data, and when it was saved if it is stale", async () => {
		expect(queryByText((await portal.get("/")).body, /Información guardada/)).toBeNull();
		const stale = await openPortal({ isStale: true });
		const page = await stale.get("/");
		expect(page.status).toBe(200);
		expect(
			getByText(page.body, /^Información guardada el 20 de noviembre de 2026.*Puede no estar actualizada\.$/),
		).toBeTruthy();
		expect(page.headers.get("cache-control")).toBe("public, max-age=15, no-transform");
	});

	test("says so on a page that was made before, while the backend is down and no longer", async () => {
		const watched = await openPortal();
		const isTold = async () => queryByText((await watched.get("/")).body, /Información guardada/) !== null;
		expect(await isTold()).toBe(false);
		watched.setStale(true);
		expect(await isTold()).toBe(true);
		watched.setStale(false);
		expect(await isTold()).toBe(false);
	});

	test("says another day when the backend goes down again later", async () => {
		const watched = await openPortal();
		for (const day of [20, 22]) {
			watched.setStale(true, new Date(`2026-11-${day}T15:00:00Z`));
			for (const path of ["/", "/catalogo?search=agua"]) {
				const { body } = await watched.get(path);
				expect(getByText(body, new RegExp(`^Información guardada el ${day} de noviembre`)), path).toBeTruthy();
			}
		}
	});
});

describe("the language", () => {
	test("is Spanish unless the cookie says otherwise, from the first byte", async () => {
		expect((await portal.get("/")).document.documentElement.lang).toBe("es");
		const english = await portal.get("/", { language: "en" });
		expect(english.document.documentElement.lang).toBe("en");
		expect(english.headers.get("content-language")).toBe("en");
		expect((await portal.get("/", { headers: { cookie: "language=klingon" } })).document.documentElement.lang).toBe(
			"es",
		);
	});

	test("chosen in the form is remembered and the citizen stays on the page", async () => {
		const response = await choose({ idioma: "en", volver: "/catalogo?search=nit" });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/catalogo?search=nit");
		expect(response.headers.get("set-cookie")).toMatch(/^language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/);
	});

	test("on an address with https the cookie keeps to https, also behind a proxy that ends it", async () => {
		const served = await openPortal({ publicUrl: "https://tramites.example" });
		for (const [path, body] of [
			["/idioma", "idioma=en&volver=/"],
			["/lectura", "contraste=1&volver=/"],
		] as const) {
			const response = await served.request(path, {
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body,
			});
			expect(response.headers.get("set-cookie"), path).toMatch(/; Secure/);
		}
	});

	test.each([
		["/catalogo?search=ñandú", "/catalogo?search=%C3%B1and%C3%BA"],
		["/catalogo/k\u2019iche\u2019\u2028#a", "/catalogo/k%E2%80%99iche%E2%80%99%E2%80%A8#a"],
	])("leads back to %s as a header may say it", async (volver, location) => {
		const response = await choose({ idioma: "en", volver });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe(location);
	});

	test.each(["multipart/form-data", "application/json"])("a form of the kind %s leads home", async (type) => {
		for (const path of ["/idioma", "/lectura"]) {
			const response = await portal.request(path, { method: "POST", headers: { "content-type": type }, body: "{" });
			expect(response.status).toBe(303);
			expect(response.headers.get("location")).toBe("/");
		}
	});

	test.each([
		"https://evil.example/",
		"//evil.example",
		"/\\evil.example",
		"/..//evil.example",
		"/.//evil.example",
		"/\t/evil.example",
		"javascript:alert(1)",
		"",
	])("never sends anybody off the site (%s)", async (volver) => {
		const response = await choose({ idioma: "en", volver });
		expect(response.headers.get("location")).toBe("/");
	});

	function choose(fields: Record<string, string>): Promise<Response> {
		const headers = {
			"content-type": "application/x-www-form-urlencoded",
			origin: "http://localhost",
			host: "localhost",
		};
		return portal.request("/idioma", { method: "POST", headers, body: new URLSearchParams(fields).toString() });
	}
});

describe("the search overlay", () => {
	test("answers at most five procedures, as JSON", async () => {
		const response = await portal.request("/buscar?texto=licencia");
		expect(response.headers.get("content-type")).toContain("application/json");
		const { hits, isDoubtful } = await response.json();
		expect(isDoubtful).toBe(true);
		expect(hits).toHaveLength(5);
		const facts = ["id", "name", "description", "institution", "duration", "type"];
		expect(Object.keys(hits[0])).toEqual([...facts, "isLikely"]);
		expect(Object.keys(hits[4])).toEqual(facts);
	});

	test("puts a guide and an institution first, with their kind and in the language of the page", async () => {
		const ask = async (text: string, language: string) =>
			(await portal.request(`/buscar?texto=${text}`, { headers: { cookie: `language=${language}` } })).json();
		const {
			hits: [guide],
		} = await ask("open%20a%20bakery", "en");
		expect(guide).toMatchObject({ id: "exp-001", kind: "experience", name: "Open a bakery", isLikely: true });
		const {
			hits: [office],
		} = await ask("IGSS", "es");
		expect(office).toMatchObject({ id: "igss", kind: "institution", name: "IGSS", isLikely: true });
	});

	test("finds nothing for a blank text", async () => {
		expect(await (await portal.request("/buscar?texto=%20%20")).json()).toEqual({ hits: [] });
	});

	test("is a button of a form that leads to the catalogue without scripts", async () => {
		const { body } = await portal.get("/ayuda");
		const opener = getByRole(body, "button", { name: "Buscar trámites" });
		expect(opener.closest("form")?.getAttribute("action")).toBe("/catalogo");
	});
});
