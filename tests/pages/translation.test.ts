import { getByRole, getByText, queryByRole, queryByText } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import realProcedures from "../../data/procedures.json";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const MARK = /^Our translation\. If the two differ, the Spanish text is the one that counts\./;
const BEHIND = "The Spanish text changed after we translated it.";
const RESIDENCE = "/tramite/residencia-temporal";

const portal = await openPortal();

function languageOf(element: Element): string | null | undefined {
	return element.closest("[lang]")?.getAttribute("lang");
}

function metaOf(page: Page, name: string): string | null | undefined {
	return page.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
}

function mainOf(page: Page): HTMLElement {
	return getByRole(page.body, "main");
}

/** The page of a procedure whose row differs from the one that was translated. */
async function openChanged(change: object): Promise<Page> {
	const row = realProcedures.find(({ id }) => id === "residencia-temporal");
	const changed = await openPortal({ rows: { procedures: [{ ...row, ...change }] } });
	return changed.get(RESIDENCE, { language: "en" });
}

describe("a procedure that foreigners ask for, in English", () => {
	test("says in English what it is, what to bring, what to do and what it costs", async () => {
		const page = await portal.get(RESIDENCE, { language: "en" });
		const main = mainOf(page);
		expect(page.document.title).toBe("Temporary residence · Ventanilla Abierta");
		expect(metaOf(page, "description")).toBe(
			"Permit for a foreign person to live here legally, for one to five years.",
		);
		expect(metaOf(page, "og:title")).toContain("Temporary residence");
		const said = [
			getByRole(main, "heading", { level: 1, name: "Temporary residence" }),
			getByText(main, /^There are classes for those who work/),
			getByText(main, /^Register as a resident within 30 days/),
			getByText(main, /^The total goes from US\$75 to US\$525/),
			getByText(main, "Which residence are you applying for?"),
			getByText(main, "for two years"),
			getByText(main, /The term of 11 days that went around/),
		];
		expect(said.map(languageOf)).toEqual(said.map(() => "en"));
		expect(main.textContent).not.toContain(BEHIND);
		expect(main.textContent).not.toContain("*");
	});

	test("says that it is our translation, and leads to the Spanish text and the name to ask for", async () => {
		const page = await portal.get(RESIDENCE, { language: "en" });
		const main = mainOf(page);
		expect(getByText(main, MARK)).toBeTruthy();
		expect(getByRole(main, "link", { name: "Read the Spanish text" }).getAttribute("href")).toBe(
			"/tramite/residencia-temporal?espanol=1",
		);
		expect(languageOf(getByText(main, "Residencia temporal"))).toBe("es");
		expect(queryByText(main, "This information is only available in Spanish.")).toBeNull();
	});

	test("names the papers as the window does, marked as Spanish, and leaves laws as they are", async () => {
		const page = await portal.get(RESIDENCE, { language: "en" });
		const requirements = getByRole(mainOf(page), "region", { name: "Requirements" });
		expect(languageOf(getByText(requirements, "comprobante de pago"))).toBe("es");
		expect(languageOf(getByText(mainOf(page), /^Código de Migración, Decreto 44-2016/))).toBe("es");
	});

	test("the message that passes it on is English and has no marks in it", async () => {
		const page = await portal.get(RESIDENCE, { language: "en" });
		const message = decodeURIComponent(page.body.querySelector('a[href^="https://wa.me"]')?.getAttribute("href") ?? "");
		expect(message).toContain("*Temporary residence*");
		expect(message).toContain("- Application form (formulario de solicitud)");
	});

	test("its Spanish text is one step away, marked as Spanish, and leads back", async () => {
		const page = await portal.get(`${RESIDENCE}?espanol=1`, { language: "en" });
		const main = mainOf(page);
		expect(languageOf(getByRole(main, "heading", { level: 1 }).firstElementChild ?? main)).toBe("es");
		expect(languageOf(getByText(getByRole(main, "region", { name: "Requirements" }), "Formulario de solicitud"))).toBe(
			"es",
		);
		expect(getByText(main, /^This is the Spanish text/)).toBeTruthy();
		expect(getByRole(main, "link", { name: "Read our English translation" }).getAttribute("href")).toBe(RESIDENCE);
		const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href");
		expect(canonical?.endsWith(RESIDENCE)).toBe(true);
	});

	test("the Spanish page speaks of no translation, whatever its address says", async () => {
		for (const path of [RESIDENCE, `${RESIDENCE}?espanol=1`]) {
			const page = await portal.get(path);
			expect(page.document.title).toBe("Residencia temporal · Ventanilla Abierta");
			expect(page.markup).not.toMatch(/our translation|temporary residence|procedure-translation/i);
		}
	});
});

describe("a Spanish text that changed after it was translated", () => {
	test("stands there in Spanish, and says so; the others stay English", async () => {
		const page = await openChanged({
			duration: "15 días hábiles",
			requirements: ["Pasaporte", "Formulario de solicitud"],
		});
		const main = mainOf(page);
		expect(languageOf(getByText(main, "15 días hábiles"))).toBe("es");
		expect(getByText(main, "15 días hábiles").parentElement?.textContent).toContain(BEHIND);
		const requirements = getByRole(main, "region", { name: "Requirements" });
		expect(languageOf(getByText(requirements, "Pasaporte"))).toBe("es");
		expect(getByText(requirements, "Pasaporte").closest("li")?.textContent).toContain(BEHIND);
		expect(getByText(requirements, /^Application form/).closest("li")?.textContent).not.toContain(BEHIND);
		expect(getByRole(main, "heading", { level: 1, name: "Temporary residence" })).toBeTruthy();
	});

	test("so does a name, in heading, title and lists", async () => {
		const page = await openChanged({ name: "Residencia por un tiempo" });
		const heading = getByRole(mainOf(page), "heading", { level: 1 });
		expect(heading.textContent).toBe("Residencia por un tiempo");
		expect(languageOf(getByText(heading, "Residencia por un tiempo"))).toBe("es");
		expect(getByText(mainOf(page), "Its Spanish name changed after we translated it.")).toBeTruthy();
		expect(queryByText(mainOf(page), /ask for:/)).toBeNull();
	});

	test("of a record that is another one by the same id nothing is translated", async () => {
		const other = await openPortal({ rows: { procedures: [{ id: "residencia-temporal", name: "Otra cosa" }] } });
		const page = await other.get(RESIDENCE, { language: "en" });
		expect(queryByText(mainOf(page), MARK)).toBeNull();
		expect(mainOf(page).textContent).not.toContain(BEHIND);
		expect(getByText(mainOf(page), "This information is only available in Spanish.")).toBeTruthy();
	});
});

describe("in English lists show the English name of what is translated", () => {
	test.each([
		["the catalogue", "/catalogo?search=residencia temporal"],
		["its institution", "/instituciones/igm?pagina=completa"],
	])("%s", async (_where, path) => {
		const page = await portal.get(path, { language: "en" });
		const link = getByRole(mainOf(page), "link", { name: "Temporary residence" });
		expect(languageOf(link)).toBe("en");
		const card = link.closest("article");
		expect(card?.textContent).toContain("Permit for a foreign person to live here legally");
		const others = queryByRole(mainOf(page), "link", { name: "Certificación de arraigo" });
		if (others) expect(languageOf(others.firstElementChild ?? others)).toBe("es");
	});

	test("home", async () => {
		const page = await portal.get("/", { language: "en" });
		expect(languageOf(getByRole(page.body, "link", { name: "Registration for the NIT (tax number)" }))).toBe("en");
	});

	test.each([
		["temporary residence", "residencia-temporal"],
		["recognition of school years completed abroad", "equiparacion-estudios-extranjero"],
		["work permit", "permiso-trabajo-extranjeros"],
		["nationality for children of guatemalans", "nacionalidad-hijos-guatemaltecos"],
		["register the purchase of a house", "inscripcion-compraventa-inmueble"],
		["report a crime", "denuncia-mp"],
	])("the search finds %s first, by its English name", async (asked, id) => {
		const answer = await portal.request(`/buscar?texto=${encodeURIComponent(asked)}`, {
			headers: { cookie: "language=en" },
		});
		const { hits }: { hits: { id: string; institution: string; spanish?: unknown }[] } = await answer.json();
		const [first] = hits;
		expect(first).toMatchObject({ id, spanish: [first?.institution] });
	});

	test("what is not translated is as it was", async () => {
		const page = await portal.get("/tramite/acta-supervivencia", { language: "en" });
		expect(getByText(mainOf(page), "This information is only available in Spanish.")).toBeTruthy();
		expect(languageOf(getByRole(mainOf(page), "heading", { level: 1 }).firstElementChild ?? page.body)).toBe("es");
		expect(page.markup).not.toContain("Our translation");
	});
});
