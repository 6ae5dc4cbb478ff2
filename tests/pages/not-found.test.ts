import { getByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

describe("an address that does not exist", () => {
	test("answers 404 with 'Página no encontrada' and ways to home, catalogue, back and help", async () => {
		const page = await portal.get("/no-existe");
		expect(page.status).toBe(404);
		const main = getByRole(page.body, "main");
		expect(getByRole(main, "heading", { level: 1 }).textContent).toBe("Página no encontrada");
		expect(getByRole(main, "link", { name: "Ir al inicio" }).getAttribute("href")).toBe("/");
		expect(getByRole(main, "link", { name: "Ver el catálogo" }).getAttribute("href")).toBe("/catalogo");
		expect(getByRole(main, "link", { name: "Volver atrás" })).toBeTruthy();
		expect(getByRole(main, "link", { name: "Ir a ayuda" }).getAttribute("href")).toBe("/ayuda");
	});

	test("offers what the words of the address find, and a search for them", async () => {
		const { body, status } = await portal.get("/dpi");
		expect(status).toBe(404);
		const offers = getByRole(body, "region", { name: "Quizá buscas" });
		const links = [...offers.querySelectorAll("a")].map((link) => link.getAttribute("href"));
		expect(links.slice(0, -1)).toContain("/tramite/dpi-primera-vez");
		expect(links.at(-1)).toBe("/catalogo?search=dpi");
	});

	test.each([
		["/tramite/primer-dpi", "Trámite no encontrado"],
		["/instituciones/registro-de-personas", "Institución no encontrada"],
	])("%s says that there is no such record and offers others", async (path, title) => {
		const { body, status } = await portal.get(path);
		expect(status).toBe(404);
		expect(getByRole(body, "heading", { level: 1 }).textContent).toBe(title);
		expect(getByRole(body, "region", { name: "Quizá buscas" }).querySelectorAll("a").length).toBeGreaterThan(1);
	});

	test("in English offers pages in English", async () => {
		const { body } = await portal.get("/passport", { language: "en" });
		const offers = getByRole(body, "region", { name: "Perhaps you are looking for" });
		expect(offers.querySelector("a[href^='/tramite/pasaporte']")).toBeTruthy();
	});

	test("offers nothing where it says nothing, and is made once for all of those", async () => {
		const before = portal.rendered.length;
		for (const path of ["/zzxqw-1", "/zzxqw-2/qqzx", "/wp-admin/x.php"]) {
			const { body } = await portal.get(path);
			expect(body.querySelector(".message-offers")).toBeNull();
		}
		expect(portal.rendered.length - before).toBeLessThanOrEqual(1);
	});

	test.each([
		["/tramite/dpi-primera-vez)", "/tramite/dpi-primera-vez"],
		["/instituciones/RENAP", "/instituciones/renap"],
		["/renap", "/instituciones/renap"],
		["/tramite/ACTA-SUPERVIVENCIA?idioma=en", "/tramite/acta-supervivencia?idioma=en"],
		["/tramites/DPI-PRIMERA-VEZ%E2%80%A6", "/tramite/dpi-primera-vez"],
	])("%s leads for good to %s", async (path, location) => {
		const response = await portal.request(path);
		expect([response.status, response.headers.get("location")]).toEqual([308, location]);
	});

	test("speaks English to those who chose it", async () => {
		const page = await portal.get("/no-existe", { language: "en" });
		expect(page.document.documentElement.lang).toBe("en");
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Page not found");
	});
});
