import { getByRole, getByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { wordsOf } from "./reading.ts";

// No hits, missing and failed details (K11, K14), failed experiences and observatory: the tests of their screens in tests/pages.

const emptyHanded = await openPortal({ isEmptyHanded: true });

describe("with a backend that never answered", () => {
	test.each(["/", "/catalogo", "/catalogo/salud", "/categorias", "/asistente-tramites"])(
		"procedures load failure at %s: the error message and 'Error al cargar trámites'",
		async (path) => {
			const page = await emptyHanded.get(path);
			expect(page.status).toBe(503);
			expect(wordsOf(page.body.querySelector("h1"))).toBe("El catálogo no está disponible en este momento");
			const main = getByRole(page.body, "main");
			expect(getByText(main, "Error al cargar trámites")).toBeTruthy();
			expect(getByRole(main, "link", { name: "Reintentar" }).getAttribute("href")).toBe(path);
		},
	);

	test("single procedure load failure: the message is announced, and the way back to the catalogue is there", async () => {
		const main = getByRole((await emptyHanded.get("/tramite/inscripcion-nit")).body, "main");
		expect(wordsOf(getByRole(main, "alert"))).toBe("Error al cargar trámite");
		expect(getByRole(main, "link", { name: "Volver al catálogo" }).getAttribute("href")).toBe("/catalogo");
	});

	test("institutions load failure: a common error label followed by 'Error al cargar instituciones'", async () => {
		const page = await emptyHanded.get("/instituciones");
		expect(page.status).toBe(503);
		const main = getByRole(page.body, "main");
		expect(wordsOf(getByRole(main, "alert"))).toBe("Algo salió mal: Error al cargar instituciones");
		expect(getByRole(main, "link", { name: "Reintentar" }).getAttribute("href")).toBe("/instituciones");
	});
});
