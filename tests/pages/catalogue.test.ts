import { getAllByRole, getByRole, getByText, queryByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { readMoreCards } from "../../app/catalogue/use-more-cards.ts";
import { countIn, countPages, PROCEDURES, startOfLastPage } from "../counts.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();

function cardNames(page: Page): string[] {
	const results = page.document.querySelector("section[aria-labelledby=resultados]");
	return [...(results?.querySelectorAll("article h3") ?? [])].map((heading) => heading.textContent ?? "");
}

function counterOf(page: Page): string | undefined {
	const counter = page.document.querySelector("section[aria-labelledby=resultados] [role=status]");
	return [...(counter?.children ?? [])].map(({ textContent }) => textContent).join(" ");
}

function addressOf(page: Page, way: "prev" | "next"): string | null | undefined {
	return page.document.querySelector(`main a[rel=${way}]`)?.getAttribute("href");
}

/** The names on a page and on all that its link to the next one leads to. */
async function walk(asked: typeof portal, path: string): Promise<string[]> {
	const names: string[] = [];
	for (let next: string | null | undefined = path; next; ) {
		const page: Page = await asked.get(next);
		names.push(...cardNames(page));
		next = addressOf(page, "next");
	}
	return names;
}

describe("the catalogue", () => {
	test("lists every procedure by name and counts them", async () => {
		const page = await portal.get("/catalogo?pagina=todas");
		expect(page.status).toBe(200);
		expect(page.document.querySelector("h1")?.textContent).toBe("Catálogo de trámites");
		expect(counterOf(page)).toBe(`Mostrando ${PROCEDURES} de ${PROCEDURES} trámites Del 1 al ${PROCEDURES}.`);
		const names = cardNames(page);
		expect(names).toHaveLength(PROCEDURES);
		expect(names).toEqual([...names].sort(new Intl.Collator("es").compare));
	});

	test("a card shows name, type, description, institution, cost, duration and audience, and opens the detail", async () => {
		const page = await portal.get("/catalogo?search=inscripci%C3%B3n+al+nit");
		const link = getByRole(page.body, "link", { name: "Inscripción al NIT" });
		expect(link.getAttribute("href")).toBe("/tramite/inscripcion-nit");
		const card = link.closest("article");
		if (!card) throw new Error("the link stands in no card");
		for (const word of [
			"Mixto",
			"SAT",
			"Institución",
			"Duración",
			"Para quién es",
			"Personas y empresas",
			"Costo",
			"Gratis",
		]) {
			expect(within(card).getByText(word), word).toBeTruthy();
		}
	});

	test("keeps what was searched for in the box, and ignores case and accents", async () => {
		const page = await portal.get("/catalogo?search=PASAPORTÉ");
		expect(getByRole(page.body, "searchbox", { name: "Buscar en el catálogo" }).getAttribute("value")).toBe(
			"PASAPORTÉ",
		);
		expect(cardNames(page).length).toBeGreaterThan(2);
	});

	test("says so when nothing has that name, and what it shows may be meant all the same", async () => {
		const page = await portal.get("/catalogo?search=constancia+de+nubes");
		expect(getByText(page.body, "No hay un trámite con ese nombre. Se parecen:")).toBeTruthy();
		expect(cardNames(page).length).toBeGreaterThan(0);
	});

	test("under a probable page offers others as what may be meant too", async () => {
		const page = await portal.get("/catalogo?search=me+robaron+el+dpi+en+la+calle");
		expect(cardNames(page)[0]).toMatch(/^Reponer el DPI/);
		expect(getByRole(page.body, "heading", { name: "Quizá también buscas" })).toBeTruthy();
	});

	test("puts what is most probably meant above the list, once, and counts it", async () => {
		const page = await portal.get("/catalogo?search=DPI");
		const likely = within(getByRole(page.body, "region", { name: "¿Cuál de estos buscas?" }));
		expect(likely.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
			"Obtener el DPI por primera vez",
			"Renovar el DPI vencido o por vencer",
			"Reponer el DPI por robo, pérdida o daño",
		]);
		const names = cardNames(page);
		expect(new Set(names).size).toBe(names.length);
		expect(getByText(page.body, `Mostrando ${names.length} de ${PROCEDURES} trámites`)).toBeTruthy();
		expect(getByRole(page.body, "heading", { name: "Más trámites que lo mencionan" })).toBeTruthy();
	});

	test.each([
		["es", "abrir una panaderia", "Abrir una panadería", "Guía paso a paso", "/experiencias?experiencia=exp-001"],
		["en", "open a bakery", "Open a bakery", "Step-by-step guide", "/experiencias?experiencia=exp-001"],
		["es", "RENAP", "RENAP", "Institución", "/institutions/renap"],
	] as const)(
		"leads to a guide or an institution and says which it is (%s: %s)",
		async (language, text, name, kind, to) => {
			const page = await portal.get(`/catalogo?search=${encodeURIComponent(text)}`, { language });
			const heading = { es: "Lo más probable", en: "Most likely" }[language];
			const [first] = getAllByRole(getByRole(page.body, "region", { name: heading }), "listitem");
			if (!first) throw new Error("nothing is likely");
			expect(within(first).getByRole("link", { name }).getAttribute("href")).toMatch(
				new RegExp(`${to.replace("?", "\\?").replace("institutions", "(institutions|instituciones)")}$`),
			);
			expect(within(first).getByText(kind)).toBeTruthy();
		},
	);

	test("finds the procedures of an institution by its acronym, which home's cards lead to", async () => {
		const page = await portal.get("/catalogo?search=MINTRAB");
		const cards = getAllByRole(getByRole(page.body, "region", { name: "Trámites" }), "article");
		expect(cards.length).toBeGreaterThan(3);
		expect(cards.every((card) => card.textContent?.includes("MINTRAB"))).toBe(true);
	});

	test("names what was not found and offers 'Limpiar búsqueda'", async () => {
		const page = await portal.get("/catalogo/salud?search=zzzzqqq");
		expect(getByText(page.body, "No se encontraron trámites")).toBeTruthy();
		expect(getByText(page.body, /Nada coincide con «zzzzqqq»\.\s+Filtro activo: Salud\./)).toBeTruthy();
		const button = getByRole(page.body, "button", { name: "Limpiar búsqueda" });
		expect(button.closest("form")?.getAttribute("action")).toBe("/catalogo");
		expect(getByText(page.body, `Mostrando 0 de ${PROCEDURES} trámites`)).toBeTruthy();
	});
});

describe("the category of the catalogue", () => {
	test.each([
		["its name", "/catalogo/Salud"],
		["its name in lower case", "/catalogo/salud"],
		["a longer name for it", "/catalogo/Salud%20y%20Asistencia%20Social"],
		["capitals", "/catalogo/SALUD"],
	])("is understood by %s", async (_how, path) => {
		const page = await portal.get(path);
		expect(page.status).toBe(200);
		expect(getByText(page.body, `Mostrando ${countIn("Salud")} de ${PROCEDURES} trámites`)).toBeTruthy();
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Catálogo de trámites de Salud");
		expect(getByText(page.body, "Clínicas, farmacias y permisos para vender comida.")).toBeTruthy();
		const chosen = page.body.querySelector("[name='categoria'] option[selected]");
		expect(chosen?.textContent).toBe(`Salud (${countIn("Salud")})`);
	});

	test.each(["identidad", "negocios", "educacion", "salud", "justicia", "vivienda", "Educación, Cultura y Deporte"])(
		"%s leads to procedures",
		async (code) => {
			expect(cardNames(await portal.get(`/catalogo/${encodeURIComponent(code)}`)).length).toBeGreaterThan(0);
		},
	);

	test("an unknown one answers 404 with the empty state and the way out", async () => {
		const page = await portal.get("/catalogo/nada-de-esto");
		expect(page.status).toBe(404);
		expect(getByText(page.body, "No se encontraron trámites")).toBeTruthy();
		expect(getByRole(page.body, "button", { name: "Limpiar búsqueda" })).toBeTruthy();
	});

	test("chosen in the form without scripts, leads to its own address and keeps the text", async () => {
		const response = await portal.request("/catalogo?search=licencia&categoria=salud&filtros=1");
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toBe("/catalogo/salud?search=licencia&filtros=1");
	});

	test("has a panel with every category, 'Todas las categorías' first, and 'Limpiar filtros'", async () => {
		const closed = await portal.get("/catalogo");
		expect(queryByRole(closed.body, "combobox")).toBeNull();
		const open = await portal.get("/catalogo?filtros=1");
		const options = getAllByRole(getByRole(open.body, "combobox", { name: "Categoría" }), "option");
		expect(options[0]?.textContent).toBe("Todas las categorías");
		expect(options).toHaveLength(17);
		expect(getByRole(open.body, "button", { name: "Limpiar filtros" })).toBeTruthy();
	});
});

describe("the filters", () => {
	const count = async (path: string) => cardNames(await portal.get(path)).length;
	const ALL = "pagina=todas";

	test("leave what costs nothing, what is online, what an institution gives, what a business may ask for", async () => {
		const all = await count(`/catalogo?${ALL}`);
		for (const path of ["gratis=1", "enlinea=1", "institucion=renap", "para=empresa"].map(
			(it) => `/catalogo?${it}&${ALL}`,
		)) {
			const left = await count(path);
			expect(left, path).toBeGreaterThan(0);
			expect(left, path).toBeLessThan(all);
		}
		const free = getAllByRole((await portal.get("/catalogo?gratis=1")).body, "article");
		expect(free.every((card) => card.textContent?.includes("Gratis"))).toBe(true);
	});

	test("work together and with a text, and each can be taken away alone", async () => {
		const page = await portal.get("/catalogo/salud?search=licencia&gratis=1&para=empresa");
		const inForce = getByRole(page.body, "list", { name: "Filtros activos" });
		const ways = within(inForce).getAllByRole("link");
		expect(ways.map((way) => way.getAttribute("href"))).toEqual([
			"/catalogo?search=licencia&para=empresa&gratis=1",
			"/catalogo/salud?search=licencia&gratis=1",
			"/catalogo/salud?search=licencia&para=empresa",
		]);
		expect(within(inForce).getByRole("link", { name: "Quitar el filtro Gratis" })).toBeTruthy();
	});

	test("a category chosen without scripts keeps the others", async () => {
		const response = await portal.request("/catalogo?search=&categoria=salud&para=&gratis=1&institucion=");
		expect(response.headers.get("location")).toBe("/catalogo/salud?gratis=1");
	});

	test("open and close with the same button, which keeps the rest of the form", async () => {
		const filtersOf = async (path: string) => {
			const { body } = await portal.get(path);
			const button = getByRole(body, "button", { name: "Filtros" });
			return [button.getAttribute("name"), button.getAttribute("aria-expanded"), button.closest("form")?.action];
		};
		const [closed, opened] = [
			await filtersOf("/catalogo?search=nit"),
			await filtersOf("/catalogo?search=nit&filtros=1"),
		];
		expect(closed.slice(0, 2)).toEqual(["filtros", "false"]);
		expect(opened.slice(0, 2)).toEqual([null, "true"]);
		expect(opened[2]).toBe(closed[2]);
	});

	test("bring the results before the banner", async () => {
		for (const [path, isNarrowed] of [
			["/catalogo", false],
			["/catalogo?search=nit", true],
			["/catalogo?enlinea=1", true],
			["/catalogo?pagina=2", true],
		] as const) {
			const { body } = await portal.get(path);
			const banner = body.querySelector(".banner");
			const results = getByRole(body, "region", { name: "Trámites" });
			const isAfter = (results.compareDocumentPosition(banner as Node) & 4) > 0;
			expect(isAfter, path).toBe(isNarrowed);
		}
	});
});

describe("the banner", () => {
	test("has three slides of which one is shown, with arrows and dots", async () => {
		const page = await portal.get("/catalogo");
		const banner = getByRole(page.body, "region", { name: "Sugerencias" });
		expect(banner.querySelectorAll("h2")).toHaveLength(3);
		expect(banner.querySelectorAll("[inert]")).toHaveLength(2);
		for (const position of [1, 2, 3]) {
			expect(getByRole(banner, "button", { name: `Ir a la diapositiva ${position} de 3` })).toBeTruthy();
		}
		expect(getByRole(banner, "button", { name: "Diapositiva anterior" })).toBeTruthy();
		expect(getByRole(banner, "button", { name: "Diapositiva siguiente" })).toBeTruthy();
	});

	test("shows the slide that was asked for, for those without scripts", async () => {
		const page = await portal.get("/catalogo?diapositiva=2");
		const current = getByRole(page.body, "button", { name: "Ir a la diapositiva 2 de 3" });
		expect(current.getAttribute("aria-current")).toBe("true");
	});
});

describe("texts that are no words", () => {
	test.each(["%", "_", "*", "\\", '"', "(SAT)", "'; drop table procedures; --"])(
		"%s is looked for as it stands",
		async (text) => {
			const page = await portal.get(`/catalogo?search=${encodeURIComponent(text)}`);
			expect(page.status).toBe(200);
			expect(cardNames(page).length).toBeLessThan(PROCEDURES);
		},
	);

	test("a script in the search is text, never code", async () => {
		const attack = "</script><script>alert(1)</script>";
		const page = await portal.get(`/catalogo?search=${encodeURIComponent(attack)}`);
		expect(page.html).not.toContain("<script>alert");
		expect(getByRole(page.body, "searchbox", { name: "Buscar en el catálogo" }).getAttribute("value")).toBe(attack);
	});

	test.each([
		["ten kilobytes", "a".repeat(10_000)],
		["an emoji", "🛂"],
		["a NUL", "pasa\u0000porte"],
		["only blanks", "   "],
		["half a surrogate", "\ud83d"],
	])("%s is handled", async (_what, text) => {
		const page = await portal.get(`/catalogo?${new URLSearchParams({ search: text })}`);
		expect(page.status).toBe(200);
		expect(getByText(page.body, new RegExp(`^Mostrando \\d+ de ${PROCEDURES} trámites$`))).toBeTruthy();
	});

	test("the first of repeated parameters counts", async () => {
		const page = await portal.get("/catalogo?search=pasaporte&search=licencia");
		expect(getByRole(page.body, "searchbox", { name: "Buscar en el catálogo" }).getAttribute("value")).toBe(
			"pasaporte",
		);
	});
});

describe("rows at their worst", () => {
	test("nulls and wrong types show 'No especificada' or 'N/A' and break nothing", async () => {
		const broken = await openPortal({
			rows: {
				procedures: [
					{ id: "sin-nada", name: null, type: "telepático", institution_id: "fantasma", requirements: 7, costo: "abc" },
					{ id: 42, name: "Con número", steps: "uno, dos,, tres", duration: { de: "objeto" } },
				],
			},
		});
		const page = await broken.get("/catalogo");
		expect(page.status).toBe(200);
		expect(cardNames(page)).toEqual(["Con número", "sin-nada"]);
		expect(getAllByRole(page.body, "article")[1]?.textContent).toContain("No especificada");
		expect(getAllByRole(page.body, "article")[1]?.textContent).toContain("N/A");
	});

	test("what no source says of a procedure is said once on its card, also where the record says so in words", async () => {
		const facts = { type: "digital", costo: null, user_type: null };
		const unsaid = await openPortal({
			rows: {
				procedures: [
					{ ...facts, id: "a", name: "A", duration: "Las fuentes no lo dicen" },
					{ ...facts, id: "b", name: "B", duration: "Las fuentes no lo dicen; depende del consulado", costo: 0 },
				],
			},
		});
		const [first, second] = getAllByRole((await unsaid.get("/catalogo")).body, "article");
		expect(first?.textContent).toContain("Las fuentes no dicen: costo, duración, para quién es.");
		expect(first?.textContent?.match(/no (lo )?dicen|no lo sabemos|No especificada/g)).toHaveLength(1);
		expect(second?.textContent).toContain("Las fuentes no lo dicen; depende del consulado");
		expect(second?.textContent).toContain("Las fuentes no dicen: para quién es.");
	});

	test("empty tables show the empty state and zero counts", async () => {
		const page = await (await openPortal({ rows: {} })).get("/catalogo");
		expect(page.status).toBe(200);
		expect(getByText(page.body, "Mostrando 0 de 0 trámites")).toBeTruthy();
		expect(page.markup).not.toContain("NaN");
	});
});

describe("the pages of the list", () => {
	test("the first has 18 cards, says which of how many, and links to the next", async () => {
		const page = await portal.get("/catalogo");
		expect(cardNames(page)).toHaveLength(18);
		expect(counterOf(page)).toBe(`Mostrando 18 de ${PROCEDURES} trámites Del 1 al 18.`);
		const ways = within(getByRole(page.body, "navigation", { name: "Páginas de resultados" }));
		expect(ways.getByText(`Página 1 de ${countPages(PROCEDURES, 18)}`)).toBeTruthy();
		const next = ways.getByRole("link", { name: "Ver más trámites" });
		expect(next.getAttribute("href")).toBe("/catalogo?pagina=2");
		const whole = getByRole(page.body, "link", { name: `Ver los ${PROCEDURES} en una sola página` });
		expect(whole.getAttribute("href")).toBe("/catalogo?pagina=todas");
	});

	test("have an address, a title and a canonical link of their own, and the way back", async () => {
		const page = await portal.get("/catalogo?pagina=2&utm_source=x");
		expect(page.document.title).toBe("Catálogo de trámites, página 2 · Ventanilla Abierta");
		expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("/catalogo?pagina=2");
		expect(counterOf(page)).toBe(`Mostrando 18 de ${PROCEDURES} trámites Del 19 al 36.`);
		expect([addressOf(page, "prev"), addressOf(page, "next")]).toEqual(["/catalogo", "/catalogo?pagina=3"]);
		expect(getByText(page.body, `Página 2 de ${countPages(PROCEDURES, 18)}`)).toBeTruthy();
	});

	test.each([
		["/catalogo", "/catalogo?pagina=todas"],
		["/catalogo?gratis=1", "/catalogo?gratis=1&pagina=todas"],
		["/catalogo?search=licencia", "/catalogo?search=licencia&pagina=todas"],
	])("lead from %s to every card, each once and in one order", async (path, whole) => {
		const names = await walk(portal, path);
		expect(names.length).toBeGreaterThan(18);
		expect(names).toEqual(cardNames(await portal.get(whole)));
		expect(new Set(names).size).toBe(names.length);
	});

	test.each([
		["0", 1, 18],
		["-3", 1, 18],
		["x", 1, 18],
		["2.5", 1, 18],
		["999", startOfLastPage(PROCEDURES, 18), PROCEDURES],
		["99999999999999999999", startOfLastPage(PROCEDURES, 18), PROCEDURES],
		["1-2", 1, 36],
		["2-4", 19, 72],
		["4-2", 55, 72],
		["9-999", 145, PROCEDURES],
		["500-999", startOfLastPage(PROCEDURES, 18), PROCEDURES],
		["todas", 1, PROCEDURES],
	])("pagina=%s shows %i to %i", async (asked, first, last) => {
		const page = await portal.get(`/catalogo?pagina=${asked}`);
		expect(page.status).toBe(200);
		expect(counterOf(page)).toBe(`Mostrando ${last - first + 1} de ${PROCEDURES} trámites Del ${first} al ${last}.`);
		expect(cardNames(page)).toHaveLength(last - first + 1);
	});

	test("several of them together are no page of their own for search engines", async () => {
		for (const asked of ["todas", "1-3", "2&gratis=1", "2&search=nit"]) {
			const page = await portal.get(`/catalogo?pagina=${asked}`);
			expect(page.document.querySelector("link[rel=canonical]")?.getAttribute("href"), asked).toBe("/catalogo");
		}
		expect((await portal.get("/catalogo?pagina=1-3")).document.title).toBe("Catálogo de trámites · Ventanilla Abierta");
	});

	test("of a list that fits on one do not show", async () => {
		const page = await portal.get("/catalogo/salud?pagina=7");
		expect(counterOf(page)).toBe(`Mostrando ${countIn("Salud")} de ${PROCEDURES} trámites`);
		expect(queryByRole(page.body, "navigation", { name: "Páginas de resultados" })).toBeNull();
		expect(queryByRole(page.body, "link", { name: /en una sola página/ })).toBeNull();
		expect(page.document.title).not.toContain("página");
	});

	test("say in English which they are", async () => {
		const page = await portal.get("/catalogo?pagina=2", { language: "en" });
		expect(counterOf(page)).toBe(`Showing 18 of ${PROCEDURES} procedures 19 to 36.`);
		expect(page.document.title).toMatch(/, page 2 · /);
		expect(getByRole(page.body, "link", { name: "See more procedures" })).toBeTruthy();
	});

	test("come as cards alone for a page that shows them in place", async () => {
		for (const [cards, path] of [
			["/mas-tramites?pagina=2", "/catalogo?pagina=2"],
			["/mas-tramites?categoria=educacion&para=persona&pagina=2", "/catalogo/educacion?para=persona&pagina=2"],
			["/mas-tramites?search=lisencia&pagina=2", "/catalogo?search=lisencia&pagina=2"],
		] as const) {
			const more = readMoreCards(await (await portal.request(cards)).json());
			const names = [...(more?.matches ?? []), ...(more?.suggestions ?? [])].map(({ name }) => name);
			const there = await portal.get(path);
			const withoutLikely = cardNames(there).slice(there.document.querySelectorAll(".catalogue-likely h3").length);
			expect(names, cards).toEqual(withoutLikely);
		}
	});

	test("of a search that finds a few more than a page are one page; one more and there are two", async () => {
		const find = async (found: number) => {
			const procedures = Array.from({ length: found }, (_, number) => ({
				id: `t${number}`,
				name: `Licencia ${number + 1}`,
				category: "Salud",
				institution_id: "i",
			}));
			const portal = await openPortal({ rows: { procedures, institutions: [{ id: "i", name: "I" }] } });
			return Promise.all(["/catalogo", "/instituciones/i"].map((path) => portal.get(path)));
		};
		for (const page of await find(22)) {
			expect(page.document.querySelectorAll("article h3")).toHaveLength(22);
			expect(addressOf(page, "next")).toBeUndefined();
		}
		for (const page of await find(23)) {
			expect(page.document.querySelectorAll("article h3")).toHaveLength(18);
			expect(addressOf(page, "next")).toContain("pagina=2");
		}
	});

	test("stay as short and as complete with a thousand procedures", async () => {
		const procedures = Array.from({ length: 1000 }, (_, number) => ({
			id: `t${number}`,
			name: `Licencia ${String(number + 1).padStart(4, "0")}`,
			category: "Salud",
			institution_id: "i",
		}));
		const large = await openPortal({ rows: { procedures, institutions: [{ id: "i", name: "I" }] } });
		for (const path of ["/catalogo", "/catalogo/salud", "/instituciones/i"]) {
			const page = await large.get(path);
			expect(page.document.querySelectorAll("article h3"), path).toHaveLength(18);
			expect(page.document.querySelectorAll("*").length, path).toBeLessThan(1100);
			expect(addressOf(page, "next"), path).toContain("pagina=2");
			const whole = await large.get(`${path}?pagina=todas`);
			expect(whole.document.querySelectorAll("article h3"), path).toHaveLength(396);
			expect(addressOf(whole, "next"), path).toContain("pagina=23");
			expect(getByText(page.body, "Ver los primeros 396 en una sola página"), path).toBeTruthy();
		}
		const last = await large.get("/catalogo?pagina=56");
		expect(counterOf(last)).toBe("Mostrando 10 de 1000 trámites Del 991 al 1000.");
		expect(addressOf(last, "next")).toBeUndefined();
	});
});

describe("in English", () => {
	test("the interface is English and the data says that it is Spanish", async () => {
		const page = await portal.get("/catalogo?search=pasaporte", { language: "en" });
		expect(page.document.documentElement.lang).toBe("en");
		expect(getByText(page.body, new RegExp(`^Showing \\d+ of ${PROCEDURES} procedures$`))).toBeTruthy();
		const heading = page.body.querySelector("article h3 [lang]");
		expect(heading?.getAttribute("lang")).toBe("es");
	});
});

test("only a text alone that finds nothing at all, or leaves open what is meant, is a search in vain, each time that it is asked", async () => {
	const portal = await openPortal();
	for (const path of [
		"/catalogo?search=zzqwxk+vbnm",
		"/catalogo?search=zzqwxk+vbnm",
		"/catalogo.data?search=zzqwxk+vbnm",
		"/catalogo/salud?search=zzqwxk+vbnm",
		"/catalogo?search=zzqwxk+vbnm&gratis=1",
		"/catalogo?search=licencia+de+caceria",
		"/catalogo?search=pasaporte",
		"/buscar?texto=zzqwxk+vbnm",
		"/instituciones?search=zzqwxk+vbnm",
		"/catalogo",
	]) {
		await portal.get(path);
	}
	// Of passports there are several, and nobody knows which is meant.
	expect(portal.missed).toEqual(["zzqwxk vbnm", "zzqwxk vbnm", "zzqwxk vbnm", "pasaporte"]);
});
