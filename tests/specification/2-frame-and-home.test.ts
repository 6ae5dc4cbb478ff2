import { getAllByRole, getByRole, getByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal } from "../pages/portal.ts";
import { EXPERIENCES, PROCEDURES, proceduresOf } from "./facts.ts";
import { findByHeading, listTargets, listWords, wordsOf } from "./reading.ts";

// The six entries, the languages and the 404 page are held by tests/pages (layout, not-found), most of home by home.

const portal = await openPortal({ hasFichas: true });
const home = await portal.get("/");

describe("route table", () => {
	test.each([
		["/", "Home", "¿Qué trámite necesitas hacer hoy?"],
		["/catalogo", "Full catalogue", "Catálogo de trámites"],
		["/catalogo?search=pasaporte", "Full catalogue (reads query parameter search)", "Catálogo de trámites"],
		["/catalogo/salud", "Same screen with the category as a parameter", "Catálogo de trámites de Salud"],
		["/categorias", "Category list", "Categorías de trámites"],
		["/tramite/inscripcion-nit", "Procedure detail", "Inscripción al NIT"],
		["/procedures/inscripcion-nit", "Procedure detail", "Inscripción al NIT"],
		["/instituciones", "Institution list", "Instituciones"],
		["/institutions", "Institution list", "Instituciones"],
		["/instituciones/sat", "Institution detail", "SAT"],
		["/institutions/sat", "Institution detail", "SAT"],
		["/observatorio", "Observatory", "Observatorio Ciudadano de Trámites"],
		["/asistente-tramites", "Procedure assistant page", "Asistente de trámites"],
		["/experiencias", "Guided experiences", "Experiencias guiadas"],
		["/ayuda", "Help centre", "Centro de ayuda"],
		["/terminos", "Static page: terms", "Términos de uso"],
		["/privacidad", "Static page: privacy", "Política de privacidad"],
		["/accesibilidad", "Static page: accessibility", "Accesibilidad"],
		["/acerca-de", "Static page: about", "Acerca de"],
	])("%s shows: %s", async (path, _screen, heading) => {
		const page = await portal.get(path);
		expect(page.status).toBe(200);
		expect(listWords(page.body.querySelectorAll("h1"))).toEqual([heading]);
		const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href");
		const [spanish = ""] = path
			.replace("/procedures", "/tramite")
			.replace("/institutions", "/instituciones")
			.split("?");
		expect(canonical).toBe(spanish);
	});
});

describe("global layout", () => {
	test("/ is active only on an exact match", async () => {
		const menu = (await portal.get("/categorias")).body.querySelector("#menu");
		expect(menu?.querySelectorAll("a").length).toBeGreaterThan(5);
		expect(menu?.querySelectorAll("[aria-current]")).toHaveLength(0);
	});

	test("the top strip has a logo, and its five networks are named as the association's", () => {
		const strip = home.body.querySelector<HTMLElement>("header .strip");
		if (!strip) throw new Error("no strip");
		expect(strip.querySelector(".strip-name > svg")).toBeTruthy();
		const links = getAllByRole(getByRole(strip, "list", { name: "Redes sociales" }), "link");
		expect(links).toHaveLength(5);
		expect(listWords(links).filter((name) => !name.includes("de la asociación"))).toEqual([]);
	});

	test("the language dropdown shows flags", () => {
		const choices = [...home.body.querySelectorAll("#idiomas button")];
		expect(choices.map((choice) => choice.getAttribute("value"))).toEqual(["es", "en"]);
		expect(choices.every((choice) => choice.querySelector("svg.flag"))).toBe(true);
	});

	test("the supporters block is titled 'Con el apoyo de:' and names two organisations, one European", () => {
		const block = getByRole(home.body, "region", { name: "Con el apoyo de:" });
		expect(getAllByRole(block, "listitem")).toHaveLength(2);
		expect(block.textContent).toMatch(/europ/i);
	});

	test("the footer has a general info address that opens a mail", () => {
		const contact = getByRole(getByRole(home.body, "contentinfo"), "region", { name: "Contacto" });
		expect(getByRole(contact, "link", { name: /^info@/ }).getAttribute("href")).toMatch(/^mailto:info@/);
		expect(getByText(contact, "Zona 10, Ciudad de Guatemala")).toBeTruthy();
	});
});

describe("home", () => {
	test("the first three experiences show the count of matching procedures, time estimate and category", () => {
		const cards = getAllByRole(getByRole(home.body, "region", { name: "Experiencias guiadas" }), "article");
		expect(cards).toHaveLength(3);
		for (const [position, { nombre, categoria, duracion_estimada, ids_procedures }] of EXPERIENCES.slice(
			0,
			3,
		).entries()) {
			const card = within(cards[position] ?? home.body);
			const matching = ids_procedures.filter((wanted) => PROCEDURES.some(({ id }) => id === wanted));
			expect(card.getByRole("heading", { level: 3, name: nombre })).toBeTruthy();
			for (const words of [`${matching.length} trámites`, duracion_estimada, categoria]) card.getByText(words);
		}
	});

	/** The fixed text and telephone of each card. */
	test.each([
		["Agricultura", "MAGA", "Da permisos para plantas, animales y comida del campo.", "2413 7000"],
		["Economía", "MINECO", "Apoya a quien abre un negocio o vende fuera del país.", "2412 0200"],
		["Educación", "MINEDUC", "Inscribe en la escuela y certifica lo que estudiaste.", "2411 9595"],
		["Salud", "MSPAS", "Cuida la salud y da licencias a quien vende comida.", "1517"],
		["Gobernación", "MINGOB", "Cuida la seguridad del país e inscribe iglesias y asociaciones.", "2413 8888"],
		["Ambiente", "MARN", "Revisa que las obras y los negocios cuiden el ambiente.", "2423 0500"],
		["Trabajo", "MINTRAB", "Vigila las leyes de trabajo y lleva el registro de contratos.", "2422 2500"],
		["Energía", "MEM", "Da permisos de gas, luz, minas y combustible.", "2419 6464"],
	])("the card of %s shows %s, its number of procedures, a fixed text, a fixed phone and a button", (...card) => {
		const [topic, acronym, text, phone] = card;
		const region = getByRole(home.body, "region", { name: "Instituciones principales" });
		const shown = findByHeading(getAllByRole(region, "listitem"), `${topic} ${acronym}`);
		const total = proceduresOf(acronym).length;
		expect(getByText(shown, total === 1 ? "1 trámite" : `${total} trámites`)).toBeTruthy();
		expect(getByText(shown, text)).toBeTruthy();
		expect(listWords(shown.querySelectorAll("a[href^='tel:']"))).toEqual([`Teléfono de ${acronym}: ${phone}`]);
		expect(listTargets([getByRole(shown, "link", { name: `Ver trámites de ${acronym}` })])).toEqual([
			`/catalogo?search=${acronym}`,
		]);
	});
});

describe("the dictionaries are nested and looked up by dotted keys", () => {
	/** The keys that the specification names, with their words. */
	const KEYS = {
		"nav.home": ["Inicio", "Home"],
		"nav.catalog": ["Catálogo", "Catalogue"],
		"nav.institutions": ["Instituciones", "Institutions"],
		"nav.experiences": ["Experiencias", "Experiences"],
		"nav.observatory": ["Observatorio", "Observatory"],
		"nav.help": ["Ayuda", "Help"],
		"nav.about": ["Acerca de", "About"],
		"footer.description": [
			"Información clara, gratuita e independiente sobre los trámites públicos de Guatemala.",
			"Clear, free and independent information about government procedures in Guatemala.",
		],
		"footer.quickLinks": ["Enlaces rápidos", "Quick links"],
		"footer.contact": ["Contacto", "Contact"],
	} as const;

	test.each(["es", "en"] as const)("in %s, and navigation and footer show them", async (language) => {
		const position = language === "es" ? 0 : 1;
		const dictionary: unknown = await (await portal.request(`/locales/${language}.json`)).json();
		for (const [key, words] of Object.entries(KEYS)) expect(dictionary).toHaveProperty(key, words[position]);
		const { body } = await portal.get("/", { language });
		const navigation = Object.entries(KEYS).filter(([key]) => key.startsWith("nav.") && key !== "nav.about");
		expect(listWords(body.querySelectorAll("#menu a[href^='/']"))).toEqual(
			navigation.map(([, words]) => words[position]),
		);
		const footer = wordsOf(getByRole(body, "contentinfo"));
		for (const key of ["footer.description", "footer.quickLinks", "footer.contact"] as const) {
			expect(footer).toContain(KEYS[key][position]);
		}
	});
});
