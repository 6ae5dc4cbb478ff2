import { basename } from "node:path";
import { getAllByRole, getAllByText, getByRole, getByText, queryByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { OPEN_DATA_TERMS } from "../../content/publications/open-data.ts";
import { PROCEDURES, PROCEDURES_BY_TYPE, startOfLastPage } from "../counts.ts";
import { listPaths, readText } from "../source-files.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

const portal = await openPortal();
/** The six best of the real records: asking all rows for their roles takes seconds a query. */
const { records } = await (await portal.request("/observatorio.json")).json();
const six = await openPortal({
	rows: {
		observatory: records.slice(0, 6),
		procedures: [{ id: "libro-salarios", name: "Autorización de libro de salarios", category: "Trabajo" }],
	},
});

function rowsOf(page: Page): HTMLElement[] {
	const captions = [...page.document.querySelectorAll("caption")];
	const table = captions.find((caption) => caption.textContent?.includes("Orden:"))?.closest("table");
	return [...(table?.querySelectorAll<HTMLElement>("tbody > tr") ?? [])];
}

function namesOf(page: Page): (string | null)[] {
	return rowsOf(page).map((row) => row.querySelector("th a, th b")?.textContent ?? null);
}

function cellsOf(row: HTMLElement | undefined): string[] {
	return [...(row?.children ?? [])].map((cell) => cell.textContent?.replaceAll("\u00a0", " ") ?? "");
}

describe("the observatory", () => {
	test("says in four figures how many procedures there are, online, on average and excellent", async () => {
		const page = await portal.get("/observatorio");
		expect(page.status).toBe(200);
		expect(page.document.querySelector("h1")?.textContent).toBe("Observatorio Ciudadano de Trámites");
		const figures = page.document.querySelector("[aria-label='El observatorio en cuatro cifras']");
		const cards = [...(figures?.querySelectorAll("dl > div") ?? [])].map((card) => card.textContent);
		expect(cards).toEqual([
			`trámites revisados${PROCEDURES}`,
			`completamente en línea${PROCEDURES_BY_TYPE.digital}`,
			"evaluación promedio confirmada39\u00a0%",
			"excelentes (madurez de 4 o más)0",
		]);
		expect(page.document.querySelector(".observatory-caution")?.textContent).toContain(
			`Son evaluables 91 de ${PROCEDURES}: tienen confirmados 10 o más de 20 indicadores. Su promedio podría llegar a 84\u00a0%.`,
		);
	});

	test("lists every evaluation, best score first, and last what cannot be evaluated yet", async () => {
		const rows = rowsOf(await portal.get("/observatorio?pagina=todas"));
		expect(rows).toHaveLength(PROCEDURES);
		const scores = rows.slice(0, 91).map((row) => Number(row.querySelector(".score b")?.textContent));
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		expect(scores.at(-1)).toBeGreaterThan(0);
		const others = rows.slice(91).map((row) => cellsOf(row)[5]);
		for (const score of others) expect(score).toMatch(/^No evaluable todavía \d de 20 confirmados$/);
		const names = namesOf(await portal.get("/observatorio?pagina=todas")).slice(91);
		expect(names).toEqual(names.toSorted((a, b) => new Intl.Collator("es").compare(a ?? "", b ?? "")));
	});

	test("is a table with a caption, headers and a name per row", async () => {
		const page = await six.get("/observatorio");
		const table = getByRole(page.body, "table", {
			name: "Trámites revisados: qué tan digital y sencillo es cada uno. Orden: Evaluación, de mayor a menor",
		});
		const headers = within(table).getAllByRole("columnheader");
		expect(headers.map((header) => header.textContent)).toEqual([
			"N.º",
			"Trámite",
			"Digitalización",
			"Pasos",
			"Madurez",
			"Evaluación",
			"Detalle",
		]);
		expect(headers.map((header) => header.getAttribute("aria-sort"))).toEqual([
			...Array<null>(5).fill(null),
			"descending",
			null,
		]);
		expect(within(table).getAllByRole("rowheader")).toHaveLength(6);
		expect(cellsOf(rowsOf(page)[0])).toEqual([
			"1",
			"Autorización de libro de salarios3 requisitos",
			"100 % Digital",
			"6 muchos",
			"2.8 hasta 4.3",
			"57.5hasta 87.5 14 de 20 confirmados",
			"Ver detalle Autorización de libro de salarios",
		]);
	});

	test("a row leads to the procedure and to its detail", async () => {
		const [row] = rowsOf(await six.get("/observatorio?filtro=digital"));
		if (!row) throw new Error("there is no row");
		const links = within(row)
			.getAllByRole("link")
			.map((link) => link.getAttribute("href"));
		expect(links).toEqual(["/tramite/libro-salarios", "/observatorio?filtro=digital&detalle=libro-salarios"]);
	});

	test.each([
		["digital", PROCEDURES_BY_TYPE.digital],
		["partial", PROCEDURES_BY_TYPE.mixto],
		["none", PROCEDURES_BY_TYPE.presencial],
		["all", PROCEDURES],
		["inventado", PROCEDURES],
	])("the filter %s shows %i rows", async (filter, count) => {
		const html = await (await portal.request(`/observatorio?filtro=${filter}&pagina=todas`)).text();
		expect(html).toContain(`Mostrando ${count} de ${PROCEDURES} trámites`);
		expect(html.match(/Ver detalle/g)).toHaveLength(count);
	});

	test.each([
		["/observatorio", `Mostrando del 1 al 12 de ${PROCEDURES} trámites`],
		["/observatorio?pagina=2", `Mostrando del 13 al 24 de ${PROCEDURES} trámites`],
		[
			"/observatorio?pagina=99",
			`Mostrando del ${startOfLastPage(PROCEDURES, 12)} al ${PROCEDURES} de ${PROCEDURES} trámites`,
		],
		[
			"/observatorio?filtro=digital&pagina=99",
			`Mostrando del ${startOfLastPage(PROCEDURES_BY_TYPE.digital, 12)} al ${PROCEDURES_BY_TYPE.digital} de ${PROCEDURES_BY_TYPE.digital} trámites con este filtro, de ${PROCEDURES} en total`,
		],
	])("the counter of %s says which rows are there", async (path, counter) => {
		const page = await portal.get(path);
		expect(page.body.querySelector(".evaluation-count [role=status]")?.textContent).toBe(counter);
		const numbers = rowsOf(page).map((row) => Number(cellsOf(row)[0]));
		expect([numbers[0], numbers.at(-1)]).toEqual(counter.match(/\d+/g)?.slice(0, 2).map(Number));
	});

	test("the filters say how many rows they show, the current one is marked and the number announced", async () => {
		const page = await six.get("/observatorio?filtro=partial");
		expect(getByText(page.body, "Mostrando 1 de 6 trámites").getAttribute("role")).toBe("status");
		const filters = getByRole(page.body, "navigation", { name: "Filtrar por digitalización" });
		const links = within(filters).getAllByRole("link");
		expect(links.map((link) => link.textContent?.replaceAll("\u00a0", " "))).toEqual([
			"Todos 6",
			"Digital 100 % 5",
			"Mixto 50 % 1",
			"Presencial 0 % 0",
		]);
		expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "true", null]);
		expect(getByText((await six.get("/observatorio?filtro=none")).body, "Ningún trámite con este filtro")).toBeTruthy();
	});

	test("a column orders the rows, and once more turns the order round", async () => {
		const first = await six.get("/observatorio?filtro=digital");
		const header = () => getByRole(first.body, "columnheader", { name: "Trámite" });
		expect(header().getAttribute("aria-sort")).toBeNull();
		const address = within(header()).getByRole("link").getAttribute("href");
		expect(address).toBe("/observatorio?filtro=digital&orden=tramite&direccion=asc#tabla");
		const ordered = await six.get("/observatorio?filtro=digital&orden=tramite&direccion=asc");
		const names = namesOf(ordered);
		expect(names).toEqual(names.toSorted((a, b) => new Intl.Collator("es").compare(a ?? "", b ?? "")));
		const turned = within(getByRole(ordered.body, "columnheader", { name: "Trámite" })).getByRole("link");
		expect(turned.getAttribute("href")).toContain("orden=tramite&direccion=desc");
	});

	test("names the five best by maturity and admits that none is excellent", async () => {
		const page = await six.get("/observatorio");
		const best = getByRole(page.body, "region", { name: "Los 5 mejores por madurez" });
		expect(within(best).getAllByRole("listitem")).toHaveLength(5);
		expect(getByText(best, "Ninguno llega todavía a 4 de 5.")).toBeTruthy();
	});

	test("gives the evaluation of a best one another name than the procedure, which is elsewhere", async () => {
		const page = await six.get("/observatorio");
		const places = new Map<string, Set<string | null>>();
		for (const link of within(getByRole(page.body, "main")).getAllByRole("link")) {
			const name = link.textContent ?? "";
			places.set(name, (places.get(name) ?? new Set()).add(link.getAttribute("href")));
		}
		expect([...places].filter(([, targets]) => targets.size > 1)).toEqual([]);
	});

	test("its charts stand before its table", async () => {
		const page = await six.get("/observatorio");
		const titles = [...page.body.querySelectorAll("main h2")].map((title) => title.textContent);
		expect(titles.slice(0, 6)).toEqual([
			"Distribución de la evaluación",
			"Los 5 mejores por madurez",
			"Instituciones peor y mejor evaluadas",
			"Cómo se hacen, por categoría",
			"Cómo se hacen, por institución",
			"Todos los trámites revisados",
		]);
	});

	test("draws the scores with a sentence and the same data in a table", async () => {
		const page = await portal.get("/observatorio");
		const figure = getByText(page.body, "Distribución de la evaluación", { selector: "h2" }).closest("figure");
		if (!figure) throw new Error("the title stands in no figure");
		expect(figure.textContent).toContain(
			"De 91 trámites evaluables, 43 tienen menos de 40 puntos confirmados y 0 llegan a 60",
		);
		const rows = within(figure).getAllByRole("row").slice(1).map(cellsOf);
		expect(rows).toHaveLength(10);
		expect(rows[2]).toEqual(["20 a 29", "Necesita modernización", "8"]);
	});

	test.each([
		["Cómo se hacen, por categoría", "categorias"],
		["Cómo se hacen, por institución", "entidades"],
	])("'%s' shows the largest, and all of them one press away, none left out", async (name, list) => {
		const short = await portal.get("/observatorio?filtro=digital");
		const [table, ...others] = getAllByText(short.body, name, { selector: "caption" }).map((each) =>
			each.closest("table"),
		);
		expect(table?.querySelectorAll("tbody tr")).toHaveLength(4);
		expect(others).toEqual([]);
		const link = short.body.querySelector<HTMLAnchorElement>(`#${list} .list-rest a`);
		expect(link?.getAttribute("href")).toBe(`/observatorio?filtro=digital&completa=${list}#${list}`);
		const page = await portal.get(`/observatorio?completa=${list}`);
		const back = page.body.querySelector(`#${list} .list-rest a`);
		expect([back?.textContent, back?.getAttribute("href")]).toEqual(["Ver solo las primeras", `/observatorio#${list}`]);
		const tables = getAllByText(page.body, name, { selector: "caption" }).map((each) => each.closest("table"));
		const cells = tables.flatMap((table) => [...(table?.querySelectorAll("td") ?? [])]);
		expect(cells.reduce((sum, cell) => sum + Number(cell.textContent), 0)).toBe(PROCEDURES);
	});

	test("explains the criteria, the scales as tables and the formula", async () => {
		const page = await six.get("/observatorio");
		const box = getByRole(page.body, "region", { name: "Cómo evaluamos" });
		const scale = getByRole(box, "table", { name: "Evaluación (de 0 a 100)" });
		expect(within(scale).getAllByRole("row").slice(1).map(cellsOf)).toEqual([
			["80 a 100", "Excelente"],
			["60 a 79", "Bueno"],
			["40 a 59", "Parcial"],
			["0 a 39", "Necesita modernización"],
		]);
		expect(getByRole(box, "table", { name: "Madurez (de 0.0 a 5.0)" })).toBeTruthy();
		expect(getByText(box, /^Evaluación \(0 a 100\) = /)).toBeTruthy();
		expect(box.querySelectorAll(".methodology-dimensions li")).toHaveLength(20);
	});
});

test("no script carries the list of indicators: a page brings the names that it draws, in its language", () => {
	// What makes pages on a device that keeps the whole catalogue scores them too, and no route names it.
	const all = listPaths(["build/client/assets"], /\.js$/);
	const [manifest = ""] = all.filter((path) => /\/manifest-[^/]+$/.test(path));
	const ofCopy = all.filter((path) => /\/catalogue-[^/]+$/.test(path));
	expect(ofCopy.filter((path) => readText(manifest).includes(basename(path)))).toEqual([]);
	const scripts = all.filter((path) => !ofCopy.includes(path));
	expect(scripts.length).toBeGreaterThan(20);
	expect(scripts.filter((path) => readText(path).includes("presuncion_buena_fe"))).toEqual([]);
});

describe("the ranking of institutions", () => {
	const institutionsOf = (page: Page) => {
		const section = getByText(page.body, "Instituciones peor y mejor evaluadas", { selector: "h2" }).closest("section");
		return [...(section?.querySelectorAll("tbody tr") ?? [])].map((row) => ({
			number: Number(row.querySelector("td")?.textContent),
			href: row.querySelector("a")?.getAttribute("href") ?? "",
			average: Number(row.querySelector(".score b")?.textContent),
		}));
	};

	test("begins with the worst, and with the best one press away; both say who counts", async () => {
		const short = institutionsOf(await portal.get("/observatorio"));
		const worst = institutionsOf(await portal.get("/observatorio?completa=ranking"));
		const page = await portal.get("/observatorio?instituciones=mejores&completa=ranking");
		const best = institutionsOf(page);
		expect(worst).toHaveLength(10);
		expect(short).toEqual(worst.slice(0, 5));
		expect(worst.map(({ number }) => number)).toEqual(worst.map((_, position) => position + 1));
		const averages = worst.map(({ average }) => average);
		expect(averages).toEqual(averages.toSorted((a, b) => a - b));
		expect(best.map(({ average }) => average)).toEqual(averages.toReversed());
		expect(best[0]?.href).toMatch(/^\/instituciones\/[\w-]+$/);
		expect(getByText(page.body, /Entran las 10 instituciones con 3 trámites evaluables o más/)).toBeTruthy();
		const choices = [...page.body.querySelectorAll("[aria-label='Con cuáles empezar'] a")];
		expect(choices.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
			["Las peores", null],
			["Las mejores", "true"],
		]);
		expect(choices[0]?.getAttribute("href")).toBe("/observatorio?completa=ranking#instituciones");
	});

	test("keeps what the table shows, and the table keeps which end comes first", async () => {
		const page = await portal.get("/observatorio?filtro=digital&instituciones=mejores");
		const [worst] = page.body.querySelectorAll("[aria-label='Con cuáles empezar'] a");
		expect(worst?.getAttribute("href")).toBe("/observatorio?filtro=digital#instituciones");
		const [all] = page.body.querySelectorAll("[aria-label='Filtrar por digitalización'] a");
		expect(all?.getAttribute("href")).toBe("/observatorio?instituciones=mejores#tabla");
	});

	test("says so when no institution has three evaluations", async () => {
		expect(
			getByText((await six.get("/observatorio")).body, "Ninguna institución tiene todavía 3 trámites evaluables."),
		).toBeTruthy();
	});
});

describe("how to cite", () => {
	test("names who, what, of which day and edition, and where it can be checked", async () => {
		const published = await openPortal({
			rows: { observatory: records.slice(0, 1) },
			publicUrl: "https://portal.example",
		});
		const { version } = await (await published.request("/observatorio.json")).json();
		const page = await published.get("/observatorio");
		expect(getByRole(page.body, "region", { name: "Cómo citar" }).querySelector("blockquote")?.textContent).toBe(
			`Asociación Ventanilla Abierta. «Observatorio Ciudadano de Trámites». Datos leídos el 20 de noviembre de 2026, versión ${version.slice(0, 8)}. https://portal.example/observatorio`,
		);
		const english = await published.get("/observatorio", { language: "en" });
		expect(getByRole(english.body, "region", { name: "How to cite" }).querySelector("blockquote")?.textContent).toMatch(
			/^Asociación Ventanilla Abierta\. “Citizen Observatory of Procedures”\. Data read on 20 November 2026, version .+\. https:/,
		);
	});

	test("takes no address from whoever asks", async () => {
		const page = await six.get("/observatorio", { headers: { host: "elsewhere.example" } });
		expect(page.html).not.toContain("elsewhere.example");
	});
});

describe("a detail", () => {
	test("has its own address, complete without scripts", async () => {
		const page = await six.get("/observatorio?filtro=digital&detalle=libro-salarios");
		expect(page.status).toBe(200);
		expect(page.document.title).toBe("Evaluación de Autorización de libro de salarios · Ventanilla Abierta");
		const detail = getByRole(page.body, "dialog", { name: "Autorización de libro de salarios" });
		expect(getByText(detail, "57.5 de 100", { selector: "p" })).toBeTruthy();
		expect(getByText(detail, "2.8 de 5.0")).toBeTruthy();
		expect(getByRole(detail, "progressbar", { name: "Avance de la evaluación" }).getAttribute("value")).toBe("57.5");
		const figures = getByRole(detail, "region", { name: "Cifras principales" });
		expect([...figures.querySelectorAll("dt")].map((term) => term.textContent)).toEqual([
			"Digitalización",
			"Pasos",
			"Requisitos",
			"Indicadores que cumple",
		]);
		const closing = within(detail).getAllByRole("link", { name: "Cerrar" });
		expect(closing.map((link) => link.getAttribute("href"))).toEqual(["/observatorio?filtro=digital"]);
	});

	test("is all that its page shows, with ways to the table as it was and to how it is evaluated", async () => {
		const page = await six.get("/observatorio?filtro=digital&detalle=libro-salarios");
		expect(rowsOf(page)).toHaveLength(0);
		const wayOf = (name: string) => getByRole(page.body, "link", { name }).getAttribute("href");
		expect(wayOf("Todos los trámites revisados")).toBe("/observatorio?filtro=digital#tabla");
		expect(wayOf("Cómo evaluamos")).toBe("/observatorio#metodologia");
		const here = getByRole(page.body, "navigation", { name: "Ruta de la página" });
		expect(within(here).getByRole("link", { name: "Observatorio" }).getAttribute("href")).toBe("/observatorio");
		expect(here.querySelector("[aria-current]")?.textContent).toBe("Autorización de libro de salarios");
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe(
			"Evaluación: Autorización de libro de salarios",
		);
		const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href");
		expect(canonical).toMatch(/\/observatorio\?detalle=libro-salarios$/);
	});

	test("lists the 20 indicators with Sí, Parcial, No or Sin dato in words and the reason", async () => {
		const page = await six.get("/observatorio?detalle=libro-salarios");
		const items = within(getByRole(page.body, "region", { name: "Los 20 indicadores" })).getAllByRole("listitem");
		expect(items).toHaveLength(20);
		for (const item of items) expect(item.textContent).toMatch(/^(?:Sí|Parcial|No|Sin dato)\S/);
		expect(items.map((item) => item.textContent)).toContain("SíEntrega el resultado en digitalregistro con QR");
		expect(items.map((item) => item.textContent)).toContain("NoTiene pocos pasos6 pasos");
		expect(items.map((item) => item.textContent)).toContain("Sin datoConecta sistemas con X-Road o una API");
	});

	test("an unknown one answers 404, says so and keeps the table", async () => {
		const page = await six.get("/observatorio?detalle=no-existe");
		expect(page.status).toBe(404);
		expect(getByRole(page.body, "heading", { name: "No encontramos esa evaluación" })).toBeTruthy();
		expect(queryByRole(page.body, "dialog")).toBeNull();
		expect(rowsOf(page)).toHaveLength(6);
	});

	test.each(["%", "<script>alert(1)</script>", "__proto__", "a".repeat(5000)])("%s is no detail", async (id) => {
		const page = await six.get(`/observatorio?${new URLSearchParams({ detalle: id })}`);
		expect(page.status).toBe(404);
		expect(page.html).not.toContain("<script>alert");
	});
});

describe("the comparison", () => {
	test("is chosen in a form without scripts, which leads to one address", async () => {
		const form = await portal.get("/observatorio?comparar=");
		const fields = getAllByRole(form.body, "combobox");
		expect(fields.map((field) => field.getAttribute("name"))).toEqual(["comparar", "con"]);
		expect(fields.map((field) => field.querySelectorAll("option").length)).toEqual([PROCEDURES + 1, PROCEDURES + 1]);
		const response = await portal.request("/observatorio?comparar=libro-salarios&con=consulta-estado-dpi");
		expect(response.status).toBe(302);
		expect(response.headers.get("location")).toBe("/observatorio?comparar=libro-salarios%2Cconsulta-estado-dpi");
	});

	test("of more than a list may have offers those chosen, those of their category and the best, and says so", async () => {
		const ids = Array.from({ length: 400 }, (_, place) => place);
		const tables = {
			procedures: ids.map((id) => ({ id: `t${id}`, name: `T${id}`, category: id > 390 ? "Salud" : "Trabajo" })),
			observatory: ids.map((id) => ({ id: `t${id}`, tramite: `T${id}`, evaluation_score: (400 - id) / 4 })),
		};
		const large = await openPortal({ rows: tables });
		const offered = async (chosen: string) => {
			const page = await large.get(`/observatorio?comparar=${chosen}`);
			const [first] = getAllByRole(page.body, "combobox");
			expect(page.body.querySelector(".comparison-note")?.textContent).toBe(
				"Son 400 trámites y la lista muestra 300: los mejor evaluados y, si ya elegiste uno, otros de su categoría.",
			);
			const values = [...(first?.querySelectorAll("option") ?? [])].map(({ value }) => value).filter(Boolean);
			expect(values).toHaveLength(300);
			return values;
		};
		expect((await offered("")).toSorted()).toEqual(
			ids
				.slice(0, 300)
				.map((id) => `t${id}`)
				.toSorted(),
		);
		const near = await offered("t399");
		expect(near).toEqual(expect.arrayContaining(["t399", "t391", "t0", "t1"]));
		expect(near).not.toContain("t299");
	});

	test("shows both side by side: figures, dimensions and 20 indicators", async () => {
		const page = await six.get("/observatorio?comparar=libro-salarios,consulta-estado-dpi");
		expect(page.status).toBe(200);
		const table = getByRole(page.body, "table", { name: "Comparar dos trámites" });
		expect(within(table).getAllByRole("rowheader")).toHaveLength(6 + 5 + 20);
		expect(getByText(page.body, /tiene 5 puntos confirmados más/)).toBeTruthy();
		const ways = getAllByRole(page.body, "link", { name: /^Comparar con otro: / });
		expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
			["Comparar con otro: Autorización de libro de salarios", "/observatorio?comparar=libro-salarios"],
			["Comparar con otro: Consultar si el DPI ya está listo", "/observatorio?comparar=consulta-estado-dpi"],
		]);
	});

	test("names the better one and by how much, never less than nothing, whichever was chosen first", async () => {
		for (const ids of ["libro-salarios,consulta-estado-dpi", "consulta-estado-dpi,libro-salarios"]) {
			const page = await six.get(`/observatorio?comparar=${ids}`);
			const verdict = page.body.querySelector(".comparison-verdict")?.textContent ?? "";
			const [better] = records.filter(({ id }: { id: string }) => ids.split(",").includes(id));
			expect(verdict.startsWith(better.tramite), ids).toBe(true);
			expect(verdict).toMatch(/ tiene 5 puntos confirmados más/);
		}
	});

	test.each([
		["libro-salarios,libro-salarios", 200, "Elegiste dos veces el mismo trámite. Elige otro para comparar."],
		["libro-salarios,nada", 404, "No encontramos uno de los trámites que pediste. Elige de nuevo."],
		["%25E0%25A4%25A,nada", 404, "No encontramos uno de los trámites que pediste. Elige de nuevo."],
	])("of %s answers %i and says why", async (ids, status, message) => {
		const page = await six.get(`/observatorio?comparar=${ids}`);
		expect(page.status).toBe(status);
		expect(getByRole(page.body, "alert").textContent?.trim()).toBe(message);
	});
});

describe("rows at their worst", () => {
	test("empty tables count 0, say 'sin datos' and hold no NaN", async () => {
		const empty = await openPortal({ rows: {} });
		for (const path of ["/observatorio", "/observatorio?filtro=digital", "/observatorio?comparar="]) {
			const page = await empty.get(path);
			expect(page.status, path).toBe(200);
			expect(page.markup).not.toMatch(/NaN|Infinity|undefined%/);
		}
		const page = await empty.get("/observatorio");
		const figures = [...page.body.querySelectorAll(".summary-cards dd")].map((figure) => figure.textContent);
		expect(figures).toEqual(["0", "0", "sin datos", "0"]);
		expect(getByText(page.body, "Todavía no hay trámites revisados")).toBeTruthy();
	});

	test("nulls and figures out of their scale show as unknown and break nothing", async () => {
		const broken = await openPortal({
			rows: {
				observatory: [
					{ id: 7 },
					{ id: "b", tramite: "B", evaluation_score: 900, maturity_level: "x", usa_xroad_api: 3 },
				],
			},
		});
		const page = await broken.get("/observatorio");
		expect(rowsOf(page).map(cellsOf)).toEqual([
			["1", "7N/A", "No especificada", "N/A", "N/A", "No evaluable todavía 0 de 20 confirmados", "Ver detalle 7"],
			["2", "BN/A", "No especificada", "N/A", "N/A", "No evaluable todavía 0 de 20 confirmados", "Ver detalle B"],
		]);
		const detail = await broken.get("/observatorio?detalle=b");
		expect(detail.status).toBe(200);
		expect(detail.markup).not.toContain("NaN");
		expect(getAllByRole(getByRole(detail.body, "dialog", { name: "B" }), "listitem")[0]?.textContent).toContain(
			"Sin dato",
		);
	});

	test("a hosted table's own figures are shown as they are, and the detail says where they come from", async () => {
		const own = {
			id: 1,
			tramite: "Propio",
			evaluation_score: 85,
			maturity_level: 4.2,
			completamente_en_linea: 100,
			num_pasos: 3,
		};
		const one = await openPortal({ rows: { observatory: [own] } });
		const page = await one.get("/observatorio");
		expect(cellsOf(rowsOf(page)[0]).slice(2, 6)).toEqual(["100 % Digital", "3 pocos", "4.2 madura", "85Excelente "]);
		expect([...page.body.querySelectorAll(".summary-cards dd")].map((figure) => figure.textContent).at(-1)).toBe("1");
		const detail = await one.get("/observatorio?detalle=1");
		expect(detail.body.textContent).toContain("La fuente de estos datos da sus propias cifras.");
	});

	test("more rows than a page holds come in pages that go on counting", async () => {
		const observatory = Array.from({ length: 450 }, (_, id) => ({ id, tramite: `T${id}`, evaluation_score: id % 100 }));
		const large = await openPortal({ rows: { observatory } });
		const page = await large.get("/observatorio?pagina=3");
		expect(rowsOf(page)).toHaveLength(12);
		expect(cellsOf(rowsOf(page)[0])[0]).toBe("25");
		expect(getByRole(page.body, "link", { name: "Ver los primeros 396 en una sola página" }).getAttribute("href")).toBe(
			"/observatorio?pagina=todas#tabla",
		);
		expect(getByRole(page.body, "link", { name: "Página anterior" }).getAttribute("href")).toBe(
			"/observatorio?pagina=2#tabla",
		);
		const whole = await large.get("/observatorio?pagina=todas");
		expect(rowsOf(whole)).toHaveLength(396);
		expect(whole.document.querySelector("main a[rel=next]")?.getAttribute("href")).toBe(
			"/observatorio?pagina=34#tabla",
		);
	});

	test("the whole table stays whole when it is filtered, ordered or a detail is open, and leads back to the pages", async () => {
		const observatory = Array.from({ length: 60 }, (_, id) => ({ id, tramite: `T${id}`, evaluation_score: id }));
		const page = await (await openPortal({ rows: { observatory } })).get("/observatorio?pagina=todas");
		expect(rowsOf(page)).toHaveLength(60);
		const filters = getByRole(page.body, "navigation", { name: "Filtrar por digitalización" });
		const ways = [
			getByRole(filters, "link", { name: /Digital/ }),
			within(getByRole(page.body, "columnheader", { name: "Madurez" })).getByRole("link"),
			getByRole(page.body, "link", { name: "Ver detalle T59" }),
		];
		for (const way of ways) expect(way.getAttribute("href")).toContain("pagina=todas");
		expect(getByRole(page.body, "link", { name: "Ver por páginas" }).getAttribute("href")).toBe("/observatorio#tabla");
	});

	test("without data the page is a 503 that says so and offers to reload the same address", async () => {
		const page = await (await openPortal({ isEmptyHanded: true })).get("/observatorio?filtro=digital");
		expect(page.status).toBe(503);
		expect(getByRole(page.body, "heading", { level: 1 }).textContent).toBe("Error al cargar datos");
		expect(getByText(page.body, "Error al cargar datos del observatorio")).toBeTruthy();
		const retry = getByRole(page.body, "link", { name: "Reintentar" });
		expect(retry.getAttribute("href")).toBe("/observatorio?filtro=digital");
	});
});

describe("the open data", () => {
	test("as CSV is a file for a spreadsheet, with a mark of its encoding, ids and dates", async () => {
		const response = await portal.request("/observatorio.csv");
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toMatch(/^text\/csv; charset=utf-8/);
		expect(response.headers.get("content-disposition")).toBe('attachment; filename="observatorio-2026-11-20.csv"');
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
		expect(lines).toHaveLength(PROCEDURES + 1);
		expect(lines[0]).toMatch(/^id,tramite,procedure_id,.*fecha_actualizado,evaluation_score,.*presuncion_buena_fe$/);
		expect(lines[1]).toMatch(/^libro-salarios,Autorización de libro de salarios,libro-salarios,mintrab,/);
	});

	test.each(["=HYPERLINK(1)", "+1", "-1", "@sum", "\tx", "\rx"])("%j is no formula in the CSV", async (tramite) => {
		const attacked = await openPortal({ rows: { observatory: [{ id: "a", usa_xroad_api: tramite, tramite: "A" }] } });
		const csv = await (await attacked.request("/observatorio.csv")).text();
		expect(csv).not.toMatch(/(?:^|[,\n"])[=+\-@\t\r](?!\n)/m);
	});

	test("as JSON says its terms in the language asked, and how many evaluations it holds", async () => {
		const hosted = await openPortal({ rows: { procedures: [{ id: "a" }, { id: "b" }], observatory: [{ id: "a" }] } });
		const answer = await hosted.request("/observatorio.json", { headers: { cookie: "language=en" } });
		const { licence, source } = OPEN_DATA_TERMS.en;
		const document = await answer.json();
		expect(document).toMatchObject({ licence, source, count: 1 });
		expect(document.records).toHaveLength(1);
	});

	test("as JSON says who publishes it, since when and under which terms", async () => {
		const response = await portal.request("/observatorio.json");
		expect(response.headers.get("content-disposition")).toContain('filename="observatorio-2026-11-20.json"');
		const document = await response.json();
		expect(document).toMatchObject({
			publisher: "Asociación Ventanilla Abierta",
			licence: expect.stringContaining("CC BY 4.0"),
			source: expect.stringContaining("Ventanilla Abierta"),
			read_at: "2026-11-20T15:00:00.000Z",
			count: PROCEDURES,
		});
		expect(document.records[0]).toMatchObject({
			id: "libro-salarios",
			evaluation_score: 57.5,
			indicadores_confirmados: 14,
			usa_xroad_api: "Sin dato",
		});
	});

	test("is 503 while there is none", async () => {
		const empty = await openPortal({ isEmptyHanded: true });
		expect((await empty.request("/observatorio.csv")).status).toBe(503);
		expect((await empty.request("/observatorio.json")).status).toBe(503);
	});
});

describe("in English", () => {
	test("the interface is English and the data says that it is Spanish", async () => {
		const page = await six.get("/observatorio?detalle=libro-salarios", { language: "en" });
		const heading = getByRole(page.body, "heading", { level: 1 });
		expect(heading.textContent).toBe("Evaluation: Autorización de libro de salarios");
		expect(heading.querySelector("[lang=es]")?.textContent).toBe("Autorización de libro de salarios");
		const detail = getByRole(page.body, "dialog");
		expect(getByText(detail, "registro con QR").getAttribute("lang")).toBe("es");
		expect(getByText(detail, "Gives the result in digital form").closest("[lang]")?.getAttribute("lang")).toBe("en");
		expect(getByText(detail, "This information is only available in Spanish.")).toBeTruthy();
	});
});
