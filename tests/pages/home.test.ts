import { getAllByRole, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { PROCEDURES } from "../counts.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
const home = await portal.get("/");

function region(name: string, body = home.body): HTMLElement {
	return getByRole(body, "region", { name });
}

describe("the search of home", () => {
	test("has a visible label and stands first", () => {
		const box = getByRole(home.body, "searchbox", { name: "¿Qué trámite buscas?" });
		expect(box.closest("search")).toBeTruthy();
		expect(home.body.querySelector("h1")?.textContent).toBe("¿Qué trámite necesitas hacer hoy?");
	});

	test("without scripts leads to the catalogue with what was typed", async () => {
		const box = getByRole(home.body, "searchbox", { name: "¿Qué trámite buscas?" });
		const action = box.closest("form")?.getAttribute("action");
		const response = await portal.request(`${action}?search=+licencia+de+conducir+`);
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toBe("/catalogo?search=licencia+de+conducir");
	});

	test.each(["", "%20%20", "%00", "%09"])("a blank text (%s) stays on home and is told so", async (blank) => {
		const page = await portal.get(`/?search=${blank}`);
		expect(page.status).toBe(200);
		expect(getByText(page.body, /^Escribe qué trámite buscas/)).toBeTruthy();
	});

	test("says nothing before anything was sent", () => {
		expect(queryByText(home.body, /^Escribe qué trámite buscas/)).toBeNull();
	});

	test("suggests texts that find something", async () => {
		const examples = getByRole(home.body, "navigation", { name: "Por ejemplo:" });
		for (const link of getAllByRole(examples, "link")) {
			const found = await portal.get(link.getAttribute("href") ?? "");
			expect(queryByText(found.body, /^Mostrando 0 /), link.textContent ?? "").toBeNull();
		}
	});
});

describe("the featured procedures", () => {
	test("are three by exact name, numbered, each with its badge and leading to its detail", () => {
		const list = getByRole(region("Trámites destacados"), "list");
		expect(list.tagName).toBe("OL");
		const tickets = getAllByRole(list, "listitem").map((ticket) => ({
			turn: ticket.querySelector("p")?.textContent,
			name: getByRole(ticket, "link").textContent,
			to: getByRole(ticket, "link").getAttribute("href"),
			badge: within(ticket).getByText(/^(Digital|Mixto|Presencial)$/).textContent,
		}));
		expect(tickets).toEqual([
			{ turn: "Turno 1", name: "Inscripción al NIT", to: "/tramite/inscripcion-nit", badge: "Mixto" },
			{ turn: "Turno 2", name: "Licencia sanitaria", to: "/tramite/licencia-sanitaria", badge: "Presencial" },
			{
				turn: "Turno 3",
				name: "Constitución de empresa o comerciante individual",
				to: "/tramite/constitucion-empresa-comerciante-individual",
				badge: "Mixto",
			},
		]);
		const seeAll = within(region("Trámites destacados")).getByText("Ver todos los trámites");
		expect(seeAll.getAttribute("href")).toBe("/catalogo");
	});

	test("say 'No especificada' where a row does not tell, and leave out what the catalogue lacks", async () => {
		const small = await openPortal({ rows: { procedures: [{ id: "9", name: "Licencia sanitaria" }] } });
		const tickets = within(region("Trámites destacados", (await small.get("/")).body)).getAllByRole("listitem");
		expect(tickets).toHaveLength(1);
		expect(tickets[0]?.textContent).toContain("Turno 1");
		expect(tickets[0]?.textContent).toContain("No especificada");
		expect(tickets[0]?.textContent).toContain("N/A");
	});
});

describe("the first experiences", () => {
	test("are three with category, time and the number of procedures that the catalogue really has", () => {
		const cards = getAllByRole(region("Experiencias guiadas"), "listitem");
		expect(cards.map((card) => getByRole(card, "link").getAttribute("href"))).toEqual([
			"/experiencias?experiencia=exp-001",
			"/experiencias?experiencia=exp-002",
			"/experiencias?experiencia=exp-003",
		]);
		for (const word of ["Negocios", "12 trámites", "35 a 45 días, más 85 días de la evaluación ambiental"]) {
			expect(within(cards[0] ?? home.body).getByText(word), word).toBeTruthy();
		}
	});

	test("count no procedure that is missing", async () => {
		const small = await openPortal({ rows: { procedures: [{ id: "inscripcion-nit", name: "Inscripción al NIT" }] } });
		const cards = getAllByRole(region("Experiencias guiadas", (await small.get("/")).body), "listitem");
		expect(within(cards[0] ?? home.body).getByText("1 trámite")).toBeTruthy();
	});
});

describe("the way to the categories", () => {
	test("is one large link with the active categories and the procedures in all", () => {
		const link = getByRole(home.body, "link", { name: /^Ver todas las categorías/ });
		expect(link.getAttribute("href")).toBe("/categorias");
		expect(link.textContent).toContain(`16 categorías activas · ${PROCEDURES} trámites en total`);
	});

	test("counts only categories that have procedures", async () => {
		const small = await openPortal({
			rows: {
				procedures: [
					{ id: "1", name: "A", category: "Salud" },
					{ id: "2", name: "B", category: "salud y asistencia social" },
					{ id: "3", name: "C", category: "Astrología" },
				],
			},
		});
		const link = getByRole((await small.get("/")).body, "link", { name: /^Ver todas las categorías/ });
		expect(link.textContent).toContain("1 categoría activa · 3 trámites en total");
	});
});

describe("the institution cards", () => {
	const cards = getAllByRole(region("Instituciones principales"), "listitem");

	test("are eight, each with its procedures, a text, its phone and a button to the catalogue", () => {
		expect(cards.map((card) => card.querySelector("abbr")?.textContent)).toEqual([
			"MAGA",
			"MINECO",
			"MINEDUC",
			"MSPAS",
			"MINGOB",
			"MARN",
			"MINTRAB",
			"MEM",
		]);
		expect(cards.map((card) => card.querySelector("abbr")?.title).filter((name) => !name)).toEqual([]);
		const [maga] = cards;
		expect(maga?.querySelector("abbr")?.title).toBe("Ministerio de Agricultura, Ganadería y Alimentación");
		if (!maga) throw new Error("no card");
		expect(within(maga).getByText("9 trámites")).toBeTruthy();
		const phone = within(maga).getByRole("link", { name: /^Teléfono de MAGA: 2413\s7000$/ });
		expect(phone.getAttribute("href")).toBe("tel:+50224137000");
		const button = within(maga).getByRole("link", { name: "Ver trámites de MAGA" });
		expect(button.getAttribute("href")).toBe("/catalogo?search=MAGA");
	});

	test("call a short line by its own number, and a longer one from abroad too", () => {
		const health = cards.find((card) => card.textContent?.includes("MSPAS"));
		expect(health?.querySelector("a[href^='tel:']")?.getAttribute("href")).toBe("tel:1517");
		const energy = cards.find((card) => card.textContent?.includes("MEM"));
		expect(energy?.querySelector("a[href^='tel:']")?.getAttribute("href")).toBe("tel:+50224196464");
	});

	test("count by the institution's name, whatever its id", async () => {
		const hosted = await openPortal({
			rows: {
				institutions: [
					{ id: 7, name: "MEM" },
					{ id: 8, name: "MEMORIA" },
				],
				procedures: [
					{ id: 1, name: "A", institution_id: 7 },
					{ id: 2, name: "B", institution_id: 8 },
				],
			},
		});
		const energy = getAllByRole(region("Instituciones principales", (await hosted.get("/")).body), "listitem").at(-1);
		expect(within(energy ?? home.body).getByText("1 trámite")).toBeTruthy();
	});

	test("are followed by a button to explore everything", () => {
		expect(getByRole(home.body, "link", { name: "Explorar todo el catálogo" }).getAttribute("href")).toBe("/catalogo");
	});
});

describe("how digital the State is", () => {
	test("shows the share of evaluated procedures done online, with all three shares in words", () => {
		const text = region("¿Qué tan digital es el Estado?").textContent?.replaceAll("\u00a0", " ");
		expect(text).toContain(`17 % de los ${PROCEDURES} trámites revisados`);
		expect(text).toContain("Digital 17 %");
		expect(text).toContain("Mixto 35 %");
		expect(text).toContain("Presencial 47 %");
	});
});

test("with empty tables home still stands, in zeros and words", async () => {
	const empty = await openPortal({ rows: {} });
	const page = await empty.get("/");
	expect(page.status).toBe(200);
	expect(page.markup).not.toMatch(/NaN|Infinity|undefined/);
	expect(getByText(page.body, "Hoy no hay trámites destacados.")).toBeTruthy();
	expect(getByText(page.body, "Todavía no hay trámites revisados.")).toBeTruthy();
});

test("in English the words are English and names of procedures say that they are Spanish", async () => {
	const { body } = await portal.get("/", { language: "en" });
	expect(body.querySelector("h1")?.textContent).toBe("Which procedure do you need today?");
	expect(getByRole(body, "link", { name: "Licencia sanitaria" }).querySelector("[lang=es]")).toBeTruthy();
	expect(getByText(body, "Open a bakery")).toBeTruthy();
	expect(getByRole(body, "link", { name: "See procedures of MAGA" })).toBeTruthy();
});
