import { getAllByRole, getByRole, getByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { computeFigures } from "../../content/legal/accessibility-criteria.ts";
import { REVIEWED_ON } from "../../content/legal/accessibility-results.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

function headingsOf(body: HTMLElement): string[] {
	return [...body.querySelectorAll("main section[aria-labelledby] > h2")].map((heading) => heading.textContent ?? "");
}

describe.each([
	["/terminos", "Términos de uso", "Terms of use"],
	["/privacidad", "Política de privacidad", "Privacy policy"],
])("%s", (path, spanish, english) => {
	test("has ten numbered sections, each reached from the contents by its anchor", async () => {
		const { body, status } = await portal.get(path);
		expect(status).toBe(200);
		expect(getByRole(body, "heading", { level: 1 }).textContent).toBe(spanish);
		const contents = getByRole(body, "navigation", { name: "En esta página" });
		const links = within(contents).getAllByRole("link");
		expect(links).toHaveLength(10);
		expect(headingsOf(body)).toEqual(links.map((link) => link.textContent));
		for (const [position, link] of links.entries()) {
			expect(link.textContent).toMatch(new RegExp(`^${position + 1}\\. `));
			const target = body.querySelector(link.getAttribute("href") ?? "");
			expect(target?.tagName).toBe("H2");
			expect(target?.textContent).toBe(link.textContent);
		}
	});

	test("says when it was last changed", async () => {
		const { body } = await portal.get(path);
		const date = getByText(body, "1 de enero de 2025");
		expect(date.tagName).toBe("TIME");
		expect(date.getAttribute("datetime")).toBe("2025-01-01");
		expect(date.parentElement?.textContent).toBe("Última actualización: 1 de enero de 2025");
	});

	test("is also in English, and carries no Spanish then", async () => {
		const page = await portal.get(path, { language: "en" });
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe(english);
		expect(getByText(page.body, "1 January 2025")).toBeTruthy();
		expect(page.html).not.toContain(spanish);
	});
});

describe("the privacy policy", () => {
	test("sums the data up in a table whose rows and columns have headers", async () => {
		const { body } = await portal.get("/privacidad");
		const table = getByRole(body, "table", { name: "Resumen de los datos" });
		expect(
			within(table)
				.getAllByRole("columnheader")
				.map((header) => header.textContent),
		).toEqual(["Dato", "Para qué", "Cuánto tiempo", "¿Es opcional?"]);
		expect(within(table).getAllByRole("rowheader")).toHaveLength(5);
		expect(within(table).getByText(/12 meses después de cerrar el reporte/)).toBeTruthy();
	});

	test("lists what stays in the browser, in the section that speaks of it", async () => {
		const { body } = await portal.get("/privacidad");
		const table = getByRole(body, "table", { name: "Lo que queda en tu navegador" });
		expect(table.closest("section")?.getAttribute("aria-labelledby")).toBe("tu-navegador");
		expect(
			within(table)
				.getAllByRole("rowheader")
				.map((header) => header.textContent),
		).toEqual(Object.values(STORAGE_KEYS));
	});
});

describe("the accessibility page", () => {
	test("names features, aids, standards, shortcuts, tools and statement", async () => {
		const { body } = await portal.get("/accesibilidad");
		expect(headingsOf(body)).toEqual([
			"Herramientas de lectura",
			"Atajos del teclado",
			"Qué hacemos",
			"Ayudas técnicas",
			"Qué tanto cumplimos",
			"Declaración de accesibilidad",
		]);
		for (const name of ["Alt + 1: Inicio", "Alt + 2: Catálogo", "Alt + 3: Observatorio", "Alt + 4: Ayuda"]) {
			expect(getByText(body, name)).toBeTruthy();
		}
		expect(getByText(body, /44 × 44 píxeles/)).toBeTruthy();
	});

	test("gives a figure for each standard, counted from the list that it publishes", async () => {
		const { body } = await portal.get("/accesibilidad");
		const section = getByRole(body, "region", { name: "Qué tanto cumplimos" });
		const table = section.querySelector("table");
		if (!table) throw new Error("no list of criteria");
		const results = [...table.querySelectorAll("tbody tr")].map((row) => row.children[2]?.textContent);
		expect(results).toHaveLength(56);
		for (const figure of computeFigures()) {
			const card = within(section).getByRole("heading", { name: figure.standard }).closest("li");
			const shown = figure.percentage === null ? "Sin cifra" : `${figure.percentage}\u00a0%`;
			expect(card?.textContent).toContain(shown);
			expect(card?.textContent).toContain(`${figure.met} de ${figure.criteria - figure.notApplicable} criterios`);
			if (figure.standard === "WCAG 2.2 AA") {
				// The list also has 4.1.1, which WCAG 2.2 left out.
				expect(results.filter((result) => result === "Cumple")).toHaveLength(figure.met + 1);
				expect(results.filter((result) => result === "Sin revisar")).toHaveLength(figure.notEvaluated);
			}
		}
		expect(section.querySelector("time")?.getAttribute("datetime")).toBe(REVIEWED_ON);
	});

	test("says of each aid whether somebody has tried it", async () => {
		const { body } = await portal.get("/accesibilidad");
		const section = getByRole(body, "region", { name: "Ayudas técnicas" });
		expect(within(section).getAllByText("Aún no lo hemos probado con esta ayuda")).toHaveLength(4);
	});

	test("states method, known problems, contact and what answer to expect", async () => {
		const { body } = await portal.get("/accesibilidad");
		const section = getByRole(body, "region", { name: "Declaración de accesibilidad" });
		for (const words of [
			/axe/,
			/solo el teclado/,
			/lectores de pantalla/,
			/mándanos un reporte/,
			/no podemos prometerte una respuesta/,
		]) {
			expect(within(section).getAllByText(words).length, String(words)).toBeGreaterThan(0);
		}
	});

	test("without scripts it says that the shortcuts do not work and shows no switch", async () => {
		const { body } = await portal.get("/accesibilidad");
		expect(getByText(body, /^Sin JavaScript los atajos no funcionan/).closest("noscript")).not.toBeNull();
		// Style sheets hide what needs scripts where there are none.
		const toggle = getByRole(body, "button", { name: "Usar los atajos del teclado" });
		expect(toggle.dataset.needs).toBe("scripts");
	});
});

describe("about", () => {
	test("tells mission, vision, four values, the work and how to get in touch", async () => {
		const { body } = await portal.get("/acerca-de");
		const main = getByRole(body, "main");
		expect(getAllByRole(main, "heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
			"Misión",
			"Visión",
			"Valores",
			"Qué hacemos",
			"Contacto",
		]);
		const values = getByRole(main, "region", { name: "Valores" });
		expect(within(values).getAllByRole("listitem")).toHaveLength(4);
		const contact = getByRole(main, "heading", { name: "Contacto" }).parentElement ?? main;
		expect(within(contact).getByRole("link").getAttribute("href")).toBe("mailto:info@ventanilla.example");
		expect(within(contact).getByText("Lunes a viernes, de 8:00 a 17:00")).toBeTruthy();
	});
});

describe("every static page", () => {
	test.each(["/terminos", "/privacidad", "/accesibilidad", "/acerca-de", "/ayuda"])(
		"%s has one h1, skips no heading level and a title of its own",
		async (path) => {
			for (const language of ["es", "en"] as const) {
				const { document, body } = await portal.get(path, { language });
				const levels = [...body.querySelectorAll("main :is(h1, h2, h3, h4)")].map(({ tagName }) => Number(tagName[1]));
				expect(levels.filter((level) => level === 1)).toHaveLength(1);
				expect(levels.every((level, position) => level <= (levels[position - 1] ?? 0) + 1)).toBe(true);
				expect(document.title).toMatch(/^.+ · Ventanilla Abierta$/);
				expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBeTruthy();
			}
		},
	);
});
