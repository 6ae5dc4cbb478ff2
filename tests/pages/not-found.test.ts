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

	test("speaks English to those who chose it", async () => {
		const page = await portal.get("/no-existe", { language: "en" });
		expect(page.document.documentElement.lang).toBe("en");
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Page not found");
	});
});
