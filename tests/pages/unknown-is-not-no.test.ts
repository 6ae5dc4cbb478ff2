import { getByRole, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";
import type { Page } from "./portal.ts";
import { openPortal } from "./portal.ts";

/** Three Sí from the figures, and of the 17 questions so many answers. */
function answered(id: string, tramite: string, answers: readonly string[]) {
	const said = TEXT_INDICATORS.map((indicator, position) => [indicator, answers[position] ?? "Sin dato"]);
	return { id, tramite, completamente_en_linea: 100, num_pasos: 1, num_requisitos: 1, ...Object.fromEntries(said) };
}

const NO = "No: la fuente lo dice";
const rows = {
	procedures: ["medio", "poco", "propio"].map((id) => ({ id, name: `Trámite ${id}`, category: "Trabajo" })),
	observatory: [
		// Ten are known: 5 Sí and 5 No are 25 points, and the others could bring 50.
		answered("medio", "Medio", ["Sí: en línea", "Sí: con firma", NO, NO, NO, NO, NO]),
		answered("poco", "Poco", ["Sí: en línea"]),
		{ id: "propio", tramite: "Propio", evaluation_score: 20, maturity_level: 1, usa_xroad_api: "Sin dato" },
	],
};
const portal = await openPortal({ rows });

function rowOf(page: Page, name: string): HTMLElement {
	const link = [...page.body.querySelectorAll("tbody th a")].find(({ textContent }) => textContent === name);
	const row = link?.closest("tr");
	if (!row) throw new Error(`no row is about ${name}`);
	return row;
}

const scoreOf = (page: Page, name: string) => rowOf(page, name).querySelector("[data-column=evaluacion]");
const said = (element: Element | null | undefined) => element?.textContent?.replaceAll("\u00a0", " ").trim();

describe("what nobody confirmed", () => {
	test("is hatched behind the score, which says how far it could go and from how many answers it comes", async () => {
		const score = scoreOf(await portal.get("/observatorio"), "Medio");
		expect(said(score)).toBe("25hasta 75 10 de 20 confirmados");
		expect(score?.querySelector(".bar-fill")?.getAttribute("width")).toBe("25");
		expect(score?.querySelector(".bar-unknown")?.getAttribute("d")).toBe("M25 5h50");
	});

	test("in more than half of the questions leaves a procedure without a score, last, and in every count", async () => {
		const page = await portal.get("/observatorio?orden=evaluacion&direccion=asc");
		expect(said(scoreOf(page, "Poco"))).toBe("No evaluable todavía 4 de 20 confirmados");
		expect([...page.body.querySelectorAll(".evaluation-table tbody th a")].map(said)).toEqual([
			"Propio",
			"Medio",
			"Poco",
		]);
		// The mean of 25 and of the table's own 20.
		expect([...page.body.querySelectorAll(".summary-cards dd")].map(said)).toEqual(["3", "2", "23 %", "0"]);
		expect(said(page.body.querySelector(".observatory-caution"))).toContain(
			"Son evaluables 2 de 3: tienen confirmados 10 o más de 20 indicadores. Su promedio podría llegar a 48 %.",
		);
	});

	test("is nothing that we say of the figures that a table brings itself", async () => {
		const score = scoreOf(await portal.get("/observatorio"), "Propio");
		expect(said(score)).toBe("20Necesita modernización");
		expect(score?.querySelector(".bar-unknown")).toBeNull();
	});

	test("is said in each theme of the detail, and a theme of which nothing is known has no number", async () => {
		const page = await portal.get("/observatorio?detalle=medio");
		const detail = getByRole(page.body, "dialog");
		const themes = within(getByRole(detail, "region", { name: "Madurez por tema" })).getAllByRole("definition");
		expect(themes.map((theme) => theme.querySelector("b")?.textContent)).toEqual([
			"0.75 de 1",
			"0.50 de 1",
			"0.00 de 1",
			"Sin dato",
			"Sin dato",
		]);
		expect(themes.map((theme) => theme.querySelector(".confirmed")?.textContent)).toEqual([
			"4 de 4 indicadores confirmados",
			"4 de 4 indicadores confirmados",
			"2 de 3 indicadores confirmados",
			"0 de 6 indicadores confirmados",
			"0 de 3 indicadores confirmados",
		]);
		expect(themes.map((theme) => theme.querySelector(".bar-unknown") !== null)).toEqual([
			false,
			false,
			true,
			true,
			true,
		]);
	});

	test("keeps a detail from giving a score, and it says how many answers that takes", async () => {
		const detail = getByRole((await portal.get("/observatorio?detalle=poco")).body, "dialog");
		expect(detail.querySelector(".evaluation-mark")?.textContent).toBe("No evaluable todavía");
		expect(detail.textContent).toContain("4 de 20 indicadores confirmados");
		expect(detail.textContent).toContain("Hacen falta 10 para evaluarlo.");
		expect(within(detail).queryByRole("progressbar")).toBeNull();
	});

	test("is said beside the procedure too", async () => {
		const panelOf = async (id: string) => {
			const page = await portal.get(`/tramite/${id}`);
			return getByRole(page.body, "region", { name: "En el Observatorio" });
		};
		const half = await panelOf("medio");
		expect(said(half.querySelector(".panel-score p"))).toBe("25 de 100 · hasta 75");
		expect(half.textContent).toContain("10 de 20 indicadores confirmados");
		expect(half.querySelector(".bar-unknown")).toBeTruthy();
		const few = await panelOf("poco");
		expect(few.textContent).toContain("No evaluable todavía");
		expect(few.textContent).toContain("4 de 20 indicadores confirmados. Hacen falta 10 para evaluarlo.");
		expect((await panelOf("propio")).textContent).not.toContain("confirmados");
	});

	test("keeps two procedures from being compared by points, and their themes side by side", async () => {
		const page = await portal.get("/observatorio?comparar=medio,poco");
		expect(page.body.querySelector(".comparison-verdict")?.textContent).toBe("");
		const [, ...cells] = [...page.body.querySelectorAll(".comparison-table tbody tr:first-child > *")].map(said);
		expect(cells).toEqual(
			expect.arrayContaining([
				"25hasta 75 10 de 20 indicadores confirmados",
				"Sin dato 0 de 6 indicadores confirmados",
			]),
		);
	});

	test("is told in English in the same words everywhere", async () => {
		const page = await portal.get("/observatorio", { language: "en" });
		expect(said(scoreOf(page, "Medio"))).toBe("25up to 75 10 of 20 confirmed");
		const detail = getByRole((await portal.get("/observatorio?detalle=poco", { language: "en" })).body, "dialog");
		expect(detail.textContent).toContain("Cannot be scored yet");
		expect(detail.textContent).toContain("It takes 10 to score it.");
	});

	test("is an empty cell or the words of the table in the open data, never a No", async () => {
		const { records, least_confirmed } = await (await portal.request("/observatorio.json")).json();
		expect(least_confirmed).toBe(10);
		const known = records.map(({ id, ...record }: Record<string, unknown>) => [
			id,
			record.evaluation_score,
			record.evaluation_score_posible,
			record.indicadores_confirmados,
			record.presuncion_buena_fe,
		]);
		expect(known).toEqual([
			["medio", 25, 75, 10, "Sin dato"],
			["propio", 20, 20, null, null],
			["poco", null, null, 4, "Sin dato"],
		]);
	});
});
