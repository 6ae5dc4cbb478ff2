import { getAllByRole, getByRole, getByText, queryByText, within } from "@testing-library/dom";
import { beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { addUpEdition } from "../../domain/observatory/edition-totals.ts";
import { closeEdition } from "../../domain/observatory/editions.ts";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";
import type { Portal } from "./portal.ts";
import { openPortal } from "./portal.ts";

const INSTITUTIONS = [
	{ id: "renap", name: "RENAP" },
	{ id: "sat", name: "SAT" },
];
const ids = (institution: string) => [1, 2, 3].map((number) => `${institution}-${number}`);
const PROCEDURES = [...ids("renap"), ...ids("sat")].map((id) => ({
	...{ id, name: `Trámite ${id}`, institution_id: id.split("-")[0] },
}));
/** An evaluation with so many of the 17 answered Sí and the rest No. */
const evaluated = (id: string, yes: number) => ({
	...{ id, tramite: `Trámite ${id}`, completamente_en_linea: 0, num_pasos: 9, num_requisitos: 9 },
	...Object.fromEntries(TEXT_INDICATORS.map((key, at) => [key, at < yes ? "Sí: se ve" : "No: se ve"])),
});
const rowsWith = (renap: number, sat: number) => ({
	...{ institutions: INSTITUTIONS, procedures: PROCEDURES },
	observatory: [...ids("renap").map((id) => evaluated(id, renap)), ...ids("sat").map((id) => evaluated(id, sat))],
});
const close = (renap: number, sat: number, about: { name: string; note: string; date: string }) =>
	closeEdition(createCatalogue(rowsWith(renap, sat), "1"), about);

const FIRST = close(4, 10, {
	name: "Primera edición, marzo de 2026",
	note: "Antes de las reformas.",
	date: "2026-03-15",
});
const SECOND = close(8, 8, { name: "Segunda edición, noviembre de 2026", note: "", date: "2026-11-20" });
const EVIDENCE = {
	consulta_estado: { source: "https://www.sat.gob.gt/estado", by: "Ana", on: "2026-11-20" },
	multi_idioma: { source: "Carta <b>del</b> registro", by: "Beto", on: "2026-11-21" },
	calif_usuarios: { source: "javascript:alert(1)", by: "Beto", on: "2026-11-21" },
};

function openWith(documents: Record<string, unknown>): Promise<Portal> {
	const site_documents = Object.entries(documents).map(([id, content]) => ({ id, content: JSON.stringify(content) }));
	return openPortal({ rows: { ...rowsWith(8, 12), site_documents }, publicUrl: "https://portal.example" });
}

const cellsOf = (table: HTMLElement) =>
	getAllByRole(table, "row").map((row) => [...row.children].map(({ textContent }) => textContent));

describe("two editions", () => {
	let portal: Portal;
	beforeAll(async () => {
		portal = await openWith({ "edition:primera": FIRST, "edition:segunda": SECOND, "evidence:sat-1": EVIDENCE });
	});

	test("are drawn with today, and the table says the same figures", async () => {
		const { status, body } = await portal.get("/observatorio/ediciones");
		expect(status).toBe(200);
		const table = getByRole(body, "table", { name: "Promedio de cada tema, por edición" });
		expect(cellsOf(table).map((cells) => [cells[0], cells[1], cells.at(-1)])).toEqual([
			["Edición", "Evaluación promedio", "Trámites evaluables"],
			["Primera edición, marzo de 2026", "35", "6 / 6"],
			["Segunda edición, noviembre de 2026", "40", "6 / 6"],
			["Hoy", "50", "6 / 6"],
		]);
		const levels = cellsOf(getByRole(body, "table", { name: "Trámites en cada nivel" }));
		expect(levels.slice(1).map((cells) => cells.slice(1))).toEqual([
			["0", "0", "3", "3"],
			["0", "0", "6", "0"],
			["0", "3", "3", "0"],
		]);
		const pictures = body.querySelectorAll("main svg.spark-line");
		expect(pictures).toHaveLength(6);
		for (const picture of pictures) {
			expect(picture.getAttribute("aria-hidden")).toBe("true");
			expect(picture.querySelectorAll("circle")).toHaveLength(3);
		}
	});

	test("are compared: an edition with the one before it, unless another or today is asked for", async () => {
		const { body } = await portal.get("/observatorio/ediciones/segunda");
		expect(getByText(body, "De «Primera edición, marzo de 2026» a «Segunda edición, noviembre de 2026»")).toBeDefined();
		expect(cellsOf(getByRole(body, "table", { name: "Subieron más" }))[1]).toEqual(["RENAP", "3", "20", "40", "+20"]);
		expect(cellsOf(getByRole(body, "table", { name: "Bajaron más" }))[1]).toEqual(["SAT", "3", "50", "40", "−10"]);
		const moved = cellsOf(getByRole(body, "table", { name: "Trámites que cambiaron" }));
		expect(moved).toHaveLength(7);
		expect(moved[1]).toEqual(["Trámite renap-1", "20", "40", "+20", "20\u00a0→\u00a020"]);
		const today = await portal.get("/observatorio/ediciones/segunda?hoy=1");
		expect(getByText(today.body, "De «Segunda edición, noviembre de 2026» a «Hoy»")).toBeDefined();
		expect(getByText(today.body, "Ninguna bajó.")).toBeDefined();
		// Whichever is asked for, the older one comes first.
		const turned = await portal.get("/observatorio/ediciones/primera?con=segunda");
		expect(getByText(turned.body, /^De «Primera/)).toBeDefined();
		const nav = getByRole(turned.body, "navigation", { name: "Compararla con" });
		expect(nav.querySelector("[aria-current]")?.textContent).toBe("Segunda edición, noviembre de 2026");
		expect(within(nav).getByRole("link", { name: "Hoy" }).getAttribute("href")).toBe(
			"/observatorio/ediciones/primera?hoy=1",
		);
	});

	test("are in English with their names in Spanish", async () => {
		const { body } = await portal.get("/observatorio/ediciones/segunda", { language: "en" });
		expect(getByRole(body, "heading", { level: 1 }).querySelector("[lang=es]")?.textContent).toMatch(
			/^Segunda edición/,
		);
		expect(getByRole(body, "table", { name: "Rose most" })).toBeDefined();
	});

	test("are found from the observatory, the data and the sitemap, and lead back", async () => {
		const observatory = await portal.get("/observatorio");
		expect(getByRole(observatory.body, "link", { name: /^Ediciones/ }).getAttribute("href")).toBe(
			"/observatorio/ediciones",
		);
		const data = await portal.get("/datos");
		expect(getByRole(data.body, "link", { name: /Segunda edición.* en CSV$/ }).getAttribute("href")).toBe(
			"/datos/ediciones/segunda.csv",
		);
		const sitemap = await (await portal.request("/sitemap-paginas.xml")).text();
		expect(sitemap.match(/ediciones(\/\w+)?(?=<)/g)).toEqual(["ediciones", "ediciones/primera", "ediciones/segunda"]);
		const { body } = await portal.get("/observatorio/ediciones/segunda");
		const trail = getByRole(body, "navigation", { name: /migas|camino|ruta|estás/i });
		expect(
			within(trail)
				.getAllByRole("link")
				.map((link) => link.getAttribute("href")),
		).toEqual(["/", "/observatorio", "/observatorio/ediciones"]);
	});

	test("are a file each, as they were kept", async () => {
		const response = await portal.request("/datos/ediciones/primera.csv");
		expect(response.headers.get("content-type")).toContain("text/csv");
		const lines = (await response.text()).split("\r\n");
		expect(lines[0]).toMatch(
			/edicion,fecha,id,tramite,institution_id,institution,evaluation_score,.*,legalidad,evaluation_score_posible,/,
		);
		expect(lines[1]).toBe(
			'"Primera edición, marzo de 2026",2026-03-15,renap-1,Trámite renap-1,renap,RENAP,20,1,20,0.75,0.25,0,0,0,20,0.75,0.25,0,0,0',
		);
		expect((await portal.request("/datos/ediciones/primera.json")).status).toBe(404);
		expect((await portal.request("/datos/ediciones/otra.csv")).status).toBe(404);
	});

	test("that are not there are a 404 that leads to the list", async () => {
		const { status, body } = await portal.get("/observatorio/ediciones/otra");
		expect(status).toBe(404);
		expect(getByRole(body, "link", { name: "Todas las ediciones" }).getAttribute("href")).toBe(
			"/observatorio/ediciones",
		);
	});

	test("evidence stands beside each answer, with who looked and when; none where nobody noted it", async () => {
		const { body, html } = await portal.get("/observatorio?detalle=sat-1");
		const line = (name: string) => getByText(body, name, { selector: "dialog p" }).closest("li")?.textContent ?? "";
		expect(line("Puedes ver cómo va tu trámite")).toMatch(/Qué lo muestra: sat\.gob\.gt .*evaluó Ana, 20 de noviembre/);
		expect(getByRole(body, "link", { name: /^sat\.gob\.gt/ }).getAttribute("href")).toBe(
			"https://www.sat.gob.gt/estado",
		);
		expect(line("Atiende en varios idiomas")).toContain("Carta <b>del</b> registro, evaluó Beto");
		expect(line("Tiene información en línea")).toContain("Nadie anotó qué lo muestra.");
		// A figure that was changed by hand into something unusable is as none.
		expect(line("Puedes calificar la atención")).toContain("Nadie anotó qué lo muestra.");
		expect(html).not.toContain("javascript:alert");
		const other = await portal.get("/observatorio?detalle=sat-2");
		expect(getByText(other.body, /^Nadie anotó todavía/)).toBeDefined();
		expect(queryByText(other.body, "Nadie anotó qué lo muestra.")).toBeNull();
	});
});

test("editions that were not measured alike say so", async () => {
	const method = { ...FIRST.method, indicators: FIRST.method.indicators.slice(1), steps: [4, 6] };
	const older = { ...FIRST, method };
	const portal = await openWith({ "edition:primera": older, "edition:segunda": SECOND });
	const { body } = await portal.get("/observatorio/ediciones/segunda");
	expect(getByText(body, "Indicadores nuevos: Se hace todo en línea.")).toBeDefined();
	expect(getByText(body, "Cambiaron los temas, los límites o los niveles.")).toBeDefined();
	expect(
		getByText((await portal.get("/observatorio/ediciones")).body, /otros indicadores que los de hoy/),
	).toBeDefined();
});

describe("an edition in which something is unknown", () => {
	const open = rowsWith(10, 10);
	const unknown = Object.fromEntries(TEXT_INDICATORS.slice(0, 3).map((key) => [key, "Sin dato"]));
	const observatory = open.observatory.map((row, at) => (at < 2 ? { ...row, ...unknown } : row));
	const edition = closeEdition(createCatalogue({ ...open, observatory }, "1"), {
		...{ name: "Con preguntas abiertas", note: "", date: "2026-11-20" },
	});
	const { ceilings: _, ...before } = { ...FIRST, totals: addUpEdition(FIRST.rows, FIRST.method) };
	let portal: Portal;
	beforeAll(async () => {
		portal = await openWith({ "edition:primera": before, "edition:abierta": edition });
	});

	test("says how far its mean, its themes and its levels could come; an older one says nothing of it", async () => {
		const { body } = await portal.get("/observatorio/ediciones");
		const table = getByRole(body, "table", { name: "Promedio de cada tema, por edición" });
		expect(cellsOf(table).map(([name, average]) => [name, average])).toEqual([
			["Edición", "Evaluación promedio"],
			["Primera edición, marzo de 2026", "35"],
			["Con preguntas abiertas", "45, hasta\u00a050"],
			["Hoy", "50"],
		]);
		expect(cellsOf(table)[2]?.slice(2).join(" ")).toMatch(/\s%, hasta\u00a0/);
		const levels = cellsOf(getByRole(body, "table", { name: "Trámites en cada nivel" }));
		expect(levels[2]?.slice(1)).toEqual(["0", "0", "4\u00a0(6)", "2\u00a0(0)"]);
		expect(getByText(body, /«Hasta» dice adónde llegaría si todo lo que no se sabe fuera Sí/)).toBeDefined();
		expect(getByText(body, /Las ediciones más viejas no guardaron ese «hasta»/)).toBeDefined();
		expect(getByText(body, "45, hasta 50", { selector: "dd" })).toBeDefined();
		const pictures = body.querySelectorAll(".edition-pictures > li");
		expect(pictures[0]?.textContent).toBe("Evaluación promedio: 35 → 50");
	});

	test("says the same where it is compared, in English too", async () => {
		const { body } = await portal.get("/observatorio/ediciones/abierta", { language: "en" });
		const themes = cellsOf(getByRole(body, "table", { name: "Themes" }));
		expect(themes[1]).toEqual(["Average score", "35", "45, up\u00a0to\u00a050", "+10"]);
		const moved = cellsOf(getByRole(body, "table", { name: "Procedures that changed" }));
		expect(moved[1]).toEqual(["Trámite renap-3", "20", "50", "+30", "20\u00a0→\u00a020"]);
		expect(moved.map((cells) => cells[2])).toContain("35, up\u00a0to\u00a050");
		const levels = cellsOf(getByRole(body, "table", { name: "Levels" }));
		expect(levels.map((cells) => cells.slice(1))).toContainEqual(["50 %", "33 %\u00a0(0 %)"]);
		expect(getByText(body, /“Up to” says how far it would come if all that is unknown were a Yes/)).toBeDefined();
	});

	test("has it in its file, and an older one an empty place", async () => {
		const [head, first] = (await (await portal.request("/datos/ediciones/abierta.csv")).text()).split("\r\n");
		const at = head?.split(",").indexOf("evaluation_score_posible") ?? -1;
		expect([first?.split(",")[6], first?.split(",")[at]]).toEqual(["35", "50"]);
		const [, older] = (await (await portal.request("/datos/ediciones/primera.csv")).text()).split("\r\n");
		expect(older).toMatch(/,,,,,,$/);
	});
});

test("a mean is cut as in the ranking, and a change is that of the figures beside it", async () => {
	const close67 = (yes: number, name: string, date: string) => {
		const rows = rowsWith(yes, 10);
		const [first, ...others] = rows.observatory;
		const observatory = [{ ...first, ...evaluated("renap-1", yes + 1) }, ...others];
		return closeEdition(createCatalogue({ ...rows, observatory }, "1"), { name, note: "", date });
	};
	const portal = await openWith({
		"edition:primera": FIRST,
		"edition:segunda": close67(8, "Segunda", "2026-11-20"),
	});
	const { body } = await portal.get("/observatorio/ediciones/segunda");
	// 41.67 is 41.6 in the ranking.
	expect(cellsOf(getByRole(body, "table", { name: "Subieron más" }))[1]).toEqual([
		...["RENAP", "3", "20", "41.6", "+21.6"],
	]);
});

test("one edition is compared with today", async () => {
	const portal = await openWith({ "edition:primera": FIRST });
	const { body } = await portal.get("/observatorio/ediciones/primera");
	expect(getByText(body, "De «Primera edición, marzo de 2026» a «Hoy»")).toBeDefined();
	expect(cellsOf(getByRole(body, "table", { name: "Subieron más" })).map(([name]) => name)).toEqual([
		...["Institución", "RENAP", "SAT"],
	]);
});

test("without an edition nothing leads to them, and their page says so", async () => {
	const portal = await openWith({ "edition:rota": { name: "Rota", rows: "no" } });
	expect((await portal.get("/observatorio/ediciones/rota")).status).toBe(404);
	const { status, body, html } = await portal.get("/observatorio/ediciones");
	expect(status).toBe(200);
	expect(getByText(body, /^Todavía no se ha cerrado ninguna edición/)).toBeDefined();
	expect(html).not.toMatch(/NaN|Infinity|undefined/);
	const bare = await openWith({});
	expect((await bare.get("/observatorio")).body.querySelector('main a[href="/observatorio/ediciones"]')).toBeNull();
	expect((await bare.get("/datos")).body.querySelector('a[href^="/datos/ediciones"]')).toBeNull();
	const empty = await openPortal({ rows: { observatory: [] } });
	expect((await empty.get("/observatorio/ediciones")).html).not.toMatch(/NaN|Infinity/);
});
