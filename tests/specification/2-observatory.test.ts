import { getByRole } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { openPortal, type Page } from "../pages/portal.ts";
import { exampleOf, OBSERVATORY, SCORED } from "./facts.ts";
import { factOf, listTargets, listWords, wordsOf } from "./reading.ts";

// Title, four figures, filters, columns and the failed screen: tests/pages/observatory.test.ts. Colours: in-browser/9-constants.

const portal = await openPortal();
const observatory = await portal.get("/observatorio");
const NAME = "Autorización de libro de salarios";
const FACT = exampleOf(SCORED, ({ name }) => name === NAME);

const countOf = (share: number) => OBSERVATORY.filter((fact) => fact.share === share).length;

function rowsOf(page: Page): Element[] {
	const captions = [...page.body.querySelectorAll("caption")];
	const table = captions.find((caption) => wordsOf(caption).includes("Orden:"))?.closest("table");
	return [...(table?.querySelectorAll("tbody > tr") ?? [])];
}

/** Looked for by its label: to ask a page of so many rows for a role takes seconds. */
function labelled(page: Page, label: string): Element {
	const found = [...page.body.querySelectorAll("[aria-label], [aria-labelledby]")].find(
		(each) =>
			each.getAttribute("aria-label") === label ||
			wordsOf(page.document.getElementById(each.getAttribute("aria-labelledby") ?? "")) === label,
	);
	if (!found) throw new Error(`Nothing is labelled ${label}`);
	return found;
}

/** A row for each side of each limit; what a row does not say does not matter to its test. */
const SCORES = [100, 80, 79.9, 79, 60, 59, 40, 39, 0];
const MATURITIES = [5, 4, 3.96, 3.9, 3, 2.9, 2, 1.9, 0];
const rows = [
	...SCORES.map((evaluation_score) => ({ id: `score-${evaluation_score}`, evaluation_score })),
	...MATURITIES.map((maturity_level) => ({ id: `maturity-${maturity_level}`, maturity_level })),
	...[1, 3, 4, 5, 6, 12].map((num_pasos) => ({ id: `steps-${num_pasos}`, num_pasos })),
	...[0, 50, 100, 75].map((share) => ({ id: `share-${share}`, completamente_en_linea: share })),
].map((row) => ({ tramite: `Fila ${row.id};`, ...row }));
const scaled = await openPortal({ rows: { observatory: rows } });
const scales = await scaled.get("/observatorio?pagina=todas");
const cellsOf = (id: string) => {
	const row = rowsOf(scales).find((each) => wordsOf(each).includes(`Fila ${id};`));
	return [...(row?.querySelectorAll("td") ?? [])];
};

describe("observatory", () => {
	test.each([
		["Digital", "?filtro=digital", 100],
		["Mixto", "?filtro=partial", 50],
		["Presencial", "?filtro=none", 0],
	])("the filter %s shows its rows only, twelve on a page, and is marked", async (name, query, share) => {
		const first = labelled(observatory, "Filtrar por digitalización");
		const link = [...first.querySelectorAll("a")].find((each) => wordsOf(each).startsWith(name));
		expect(link?.getAttribute("href")?.split("#")[0]).toBe(`/observatorio${query}`);
		const page = await portal.get(`/observatorio${query}`);
		const current = labelled(page, "Filtrar por digitalización").querySelectorAll("[aria-current=true]");
		expect(listWords(current)).toEqual([`${name} ${share} % ${countOf(share)}`]);
		const shares = rowsOf(page).map((row) => wordsOf(row.querySelector(".figure[data-sign=icon]")));
		expect(shares).toEqual(Array(12).fill(`${share} % ${name}`));
		expect(wordsOf(page.body)).toContain(`Mostrando del 1 al 12 de ${countOf(share)} trámites`);
	});

	test("a row: number; name with its requirements count; percentage with icon; steps; maturity; score; detail action; best first", async () => {
		const rows = rowsOf(observatory);
		expect(rows).toHaveLength(12);
		for (const [position, row] of rows.entries()) {
			const name = wordsOf(row.querySelector("th :is(a, b)"));
			const fact = exampleOf(SCORED, (each) => each.name === name);
			const [number, share, steps, maturity, score, action] = row.querySelectorAll("td");
			expect(wordsOf(number)).toBe(String(position + 1));
			expect(wordsOf(row.querySelector("th"))).toMatch(new RegExp(`${fact.requirements} requisitos?$`));
			expect(wordsOf(share)).toMatch(new RegExp(`^${fact.share} % `));
			expect(share?.querySelector("svg")).toBeTruthy();
			expect(wordsOf(steps)).toMatch(new RegExp(`^${fact.steps} `));
			expect(wordsOf(maturity?.querySelector("[data-tone] b")), name).toBe(fact.maturity.toFixed(1));
			expect(wordsOf(score?.querySelector("[data-tone] b")), name).toBe(String(fact.score));
			expect(wordsOf(action)).toBe(`Ver detalle ${name}`);
			expect(listTargets(action?.querySelectorAll("a") ?? [])[0]).toMatch(/^\/observatorio\?.*detalle=[\w-]+$/);
		}
		const scores = rows.map((row) => Number(wordsOf(row.querySelector(".score > b"))));
		expect(scores).toEqual(SCORED.slice(0, rows.length).map(({ score }) => score));
	});

	test("the detail shows score out of 100, maturity out of 5.0, four headline figures, 20 indicators, a progress bar", async () => {
		const page = await portal.get("/observatorio?detalle=libro-salarios");
		const detail = getByRole(page.body, "dialog", { name: NAME });
		expect(listWords(detail.querySelectorAll(".evaluation-mark"))).toEqual([
			expect.stringContaining(`${FACT.score} de 100`),
			expect.stringContaining(`${FACT.maturity.toFixed(1)} de 5.0`),
		]);
		const figures = getByRole(detail, "region", { name: "Cifras principales" });
		expect(wordsOf(factOf(figures, "Digitalización"))).toContain("100 % Digital");
		expect(wordsOf(factOf(figures, "Pasos"))).toMatch(new RegExp(`^${FACT.steps} `));
		expect(wordsOf(factOf(figures, "Requisitos"))).toBe(String(FACT.requirements));
		expect(wordsOf(factOf(figures, "Indicadores que cumple"))).toMatch(/^\d+ de 20$/);
		const indicators = getByRole(detail, "region", { name: "Los 20 indicadores" }).querySelectorAll("li");
		expect(listWords(indicators).filter((text) => /^(Sí|Parcial|No|Sin dato)/.test(text))).toHaveLength(20);
		const bar = getByRole(detail, "progressbar", { name: "Avance de la evaluación" });
		expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual([String(FACT.score), "100"]);
	});

	test("a methodology box explains criteria and scales", async () => {
		const box = labelled(observatory, "Cómo evaluamos");
		const scales = listWords(box.querySelectorAll("caption"));
		for (const scale of ["Evaluación (de 0 a 100)", "Madurez (de 0.0 a 5.0)", "Pasos"]) expect(scales).toContain(scale);
		expect(listWords(box.querySelectorAll("h3, h4"))).toContain("Los 20 criterios, por tema");
	});

	test("a top-5 best list by maturity is computed", async () => {
		const best = labelled(observatory, "Los 5 mejores por madurez");
		const highest = SCORED.toSorted((a, b) => b.maturity - a.maturity).slice(0, 5);
		expect(listWords(best.querySelectorAll("li .figure b"))).toEqual(
			highest.map(({ maturity }) => maturity.toFixed(1)),
		);
		for (const [position, link] of listWords(best.querySelectorAll("li a")).entries()) {
			// "Evaluación:" tells it from the link of the same name in the table, which leads to the procedure.
			const fact = exampleOf(SCORED, ({ name }) => `Evaluación: ${name}` === link);
			expect(fact.maturity, link).toBe(highest[position]?.maturity);
		}
	});
});

describe("the scales (specification, section 9)", () => {
	test.each([
		[100, "Excelente", "blue"],
		[80, "Excelente", "blue"],
		[79.9, "Bueno", "blue"],
		[79, "Bueno", "blue"],
		[60, "Bueno", "blue"],
		[59, "Parcial", "yellow"],
		[40, "Parcial", "yellow"],
		[39, "Necesita modernización", "red"],
		[0, "Necesita modernización", "red"],
	])("an evaluation of %s is '%s', in %s", (score, word, tone) => {
		const figure = cellsOf(`score-${score}`)[4]?.querySelector(".score");
		expect(wordsOf(figure?.querySelector("b"))).toBe(String(score));
		expect(wordsOf(figure?.querySelector("span"))).toBe(word);
		expect(figure?.getAttribute("data-tone")).toBe(tone);
	});

	test.each([
		[5, "5.0 madura"],
		[4, "4.0 madura"],
		[3.96, "3.9 en desarrollo"],
		[3.9, "3.9 en desarrollo"],
		[3, "3.0 en desarrollo"],
		[2.9, "2.9 básica"],
		[2, "2.0 básica"],
		[1.9, "1.9 inicial"],
		[0, "0.0 inicial"],
	])("a maturity of %s is '%s', never shown above its band", (maturity, words) => {
		expect(wordsOf(cellsOf(`maturity-${maturity}`)[3])).toBe(words);
	});

	test("excellent means maturity at least 4; the average evaluation is rounded to a whole number", () => {
		const cards = labelled(scales, "El observatorio en cuatro cifras");
		const mean = SCORES.reduce((sum, score) => sum + score, 0) / SCORES.length;
		expect(Number.isInteger(mean)).toBe(false);
		expect(listWords(cards.querySelectorAll("dd")).slice(2)).toEqual([`${Math.round(mean)} %`, "2"]);
	});

	test.each([
		[1, "1 pocos"],
		[3, "3 pocos"],
		[4, "4 regular"],
		[5, "5 regular"],
		[6, "6 muchos"],
		[12, "12 muchos"],
	])("%s steps are '%s': up to 3 good, up to 5 medium, above 5 poor", (steps, words) => {
		expect(wordsOf(cellsOf(`steps-${steps}`)[2]?.querySelector(".figure"))).toBe(words);
	});

	test.each([
		[100, "100 % Digital"],
		[50, "50 % Mixto"],
		[0, "0 % Presencial"],
		[75, "No especificada"],
	])("a digitisation of %s is '%s': anything but 0, 50 and 100 is not known", (share, words) => {
		expect(wordsOf(cellsOf(`share-${share}`)[1])).toBe(words);
	});

	test("indicators are told by their prefix, in word and sign (K17)", async () => {
		const told = await openPortal({
			rows: {
				observatory: [
					{
						...{ id: "b", tramite: "Uno", firma_electronica_avanzada: "Sí: con token" },
						...{ resultado_electronico: "Parcial: solo un PDF", portal_interinst: "No: nadie lo enlaza" },
					},
				],
			},
		});
		const { body } = await told.get("/observatorio?detalle=b");
		for (const [reason, word] of [
			["con token", "Sí"],
			["solo un PDF", "Parcial"],
			["nadie lo enlaza", "No"],
		] as const) {
			const item = [...body.querySelectorAll("li")].find((each) => wordsOf(each).endsWith(reason));
			expect(wordsOf(item?.querySelector(".verdict"))).toBe(word);
			expect(item?.querySelector(".verdict svg"), word).toBeTruthy();
		}
	});
});
