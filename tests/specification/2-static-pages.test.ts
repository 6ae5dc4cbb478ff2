import { getAllByRole, getByRole, getByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { CRITERIA } from "../../content/legal/accessibility-criteria.ts";
import { openPortal } from "../pages/portal.ts";
import { findByHeading, listWords, wordsOf } from "./reading.ts";

// Ten sections, the date of the terms, shortcuts listed and about: tests/pages/legal.test.ts.

const portal = await openPortal();
const privacy = await portal.get("/privacidad");
const rows = [...getByRole(privacy.body, "table", { name: "Resumen de los datos" }).querySelectorAll("tbody tr")];
const { body } = await portal.get("/accesibilidad");

describe("terms", () => {
	test("mention credentials, but no sign-in screen is shown", async () => {
		const main = getByRole((await portal.get("/terminos")).body, "main");
		expect(getByRole(main, "heading", { name: "5. Cuentas y claves" })).toBeTruthy();
		expect(wordsOf(main)).toContain("No te pedimos usuario ni contraseña para nada.");
		expect(main.querySelector("input")).toBeNull();
	});
});

describe("privacy policy", () => {
	test.each([
		["Tu reporte", ""],
		["Contacto (K07)", "Hasta que pidas borrarlos; como máximo, 12 meses después de cerrar el reporte"],
		["Datos técnicos (K08)", "1 año como máximo"],
		["Datos de uso (K08)", "2 años como máximo"],
		["Tu dirección IP", ""],
	])("the summary says how long: %s", (name, kept) => {
		const row = rows.find((each) => wordsOf(each.querySelector("th")).startsWith(name.replace(/ \(.*/, "")));
		expect(wordsOf(row)).toContain(kept);
		expect(row, name).toBeDefined();
		expect(rows).toHaveLength(5);
	});

	test("K09: minimum age 13", () => {
		expect(wordsOf(privacy.body)).toContain("La edad mínima para mandarnos datos es de 13 años.");
	});
});

describe("accessibility page", () => {
	const regionOf = (name: string) => getByRole(body, "region", { name });

	test("features, and assistive technologies", () => {
		expect(getByText(regionOf("Qué hacemos"), "Solo con el teclado")).toBeTruthy();
		expect(getByText(regionOf("Qué hacemos"), "El color nunca va solo")).toBeTruthy();
		expect(getByText(regionOf("Ayudas técnicas"), "NVDA, JAWS, VoiceOver y TalkBack.")).toBeTruthy();
	});

	test("display tools as buttons: text size, high contrast, reading mode", () => {
		const tools = regionOf("Herramientas de lectura");
		const sizes = getByRole(tools, "group", { name: "Tamaño del texto" });
		expect(listWords(getAllByRole(sizes, "button"))).toEqual(["100 %", "125 %", "150 %", "200 %"]);
		expect(getByRole(tools, "button", { name: "Alto contraste" })).toBeTruthy();
		expect(getByRole(tools, "button", { name: "Modo de lectura" })).toBeTruthy();
	});

	test("standards compliance of WCAG 2.1 AA, Section 508 and EN 301 549, and of WCAG 2.2 AA", () => {
		const standards = regionOf("Qué tanto cumplimos").querySelectorAll(".standards :is(h3, h4)");
		expect(listWords(standards)).toEqual(["WCAG 2.2 AA", "WCAG 2.1 AA", "Section 508", "EN 301 549"]);
	});

	test.each([
		["WCAG 2.2 AA", 55],
		["WCAG 2.1 AA", 50],
		["Section 508", 38],
		["EN 301 549", 50],
	])(
		"K20: the figure of %s is counted from the published list, and there is none before a review",
		(standard, criteria) => {
			const results = new Map(
				[...body.querySelectorAll(".criteria tbody tr")].map((row) => [
					wordsOf(row.querySelector("th")).split(" ")[0],
					wordsOf(row.querySelectorAll("td")[1]),
				]),
			);
			expect(results.size).toBe(56);
			const own = CRITERIA.filter(({ standards }) => standards.some((each) => each === standard)).map(({ number }) =>
				results.get(number),
			);
			expect(own).toHaveLength(criteria);
			const met = own.filter((result) => result === "Cumple").length;
			const failed = own.filter((result) => result === "No cumple").length;
			const card = findByHeading(body.querySelectorAll(".standards li"), standard);
			const figure = wordsOf(card.querySelector(".standards-figure"));
			if (met + failed === 0) {
				expect(figure).toBe("Sin cifra");
			} else {
				// What was not reviewed counts as not met, and rounding never hides that.
				const applicable = own.filter((result) => result !== "No aplica").length;
				const percentage = Math.min(met === applicable ? 100 : 99, Math.round((met / applicable) * 100));
				expect(figure).toBe(`${percentage} %`);
				expect(wordsOf(card)).toContain(`${met} de ${applicable} criterios`);
			}
			expect(wordsOf(card)).toContain(`De ${criteria} criterios`);
		},
	);
});
