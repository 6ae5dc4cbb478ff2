import { getAllByRole, getByRole, getByText, within } from "@testing-library/dom";
import { beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { summarizeQuality } from "../../domain/quality/quality-summary.ts";
import type { Portal } from "./portal.ts";
import { openPortal } from "./portal.ts";

const PAGE = "https://www.renap.gob.gt/servicios/dpi";
/** Read so lately that no day of the test is far from it. */
const LATELY = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
const fact = (procedure_id: string, field: string, change = {}) => ({
	...{ procedure_id, field, status: "confirmado", source: PAGE, read: LATELY },
	...change,
});
const rows = {
	institutions: [
		{ id: "renap", name: "RENAP" },
		{ id: "sat", name: "SAT" },
		{ id: "mingob", name: "MINGOB" },
	],
	procedures: [
		{ id: "dpi", name: "DPI", institution_id: "renap", costo: 100 },
		{ id: "nit", name: "NIT", institution_id: "sat", costo: null },
		{ id: "arma", name: "Arma", institution_id: "mingob", nivel: "ficha", costo: null },
	],
	procedure_facts: [
		fact("dpi", "costo"),
		fact("dpi", "steps", { status: "contradicho", other_value: "Otra cosa" }),
		fact("nit", "duration", { status: "sin fuente", source: null, read: null }),
		fact("nit", "enlace", { read: "2019-01-01" }),
		fact("nit", "lugar", { published: "2019-01-01", source: "https://lahora.gt/x" }),
	],
};

let portal: Portal;

beforeAll(async () => {
	portal = await openPortal({ rows });
});

describe("how sure the data is", () => {
	test("is told in sums, with their shares", async () => {
		const { status, body } = await portal.get("/calidad");
		expect(status).toBe(200);
		expect(getByRole(body, "heading", { level: 1, name: "Calidad de los datos" })).toBeDefined();
		const sources = getByRole(body, "region", { name: "Qué dicen las fuentes" });
		expect(
			within(sources)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent?.split(")")[0]),
		).toEqual([
			"Confirmados: 1 (20 %",
			"Una fuente lo dice: 2 (40 %",
			"Las fuentes no coinciden: 1 (20 %",
			"Sin fuente: 1 (20 %",
		]);
		expect(getByText(body, /^De 2 trámites no sabemos cuánto cuestan, de un total de 3\./)).toBeDefined();
	});

	test("by institution is a table, and the bar in it is for the eye alone", async () => {
		const { body } = await portal.get("/calidad");
		const table = getByRole(body, "table", { name: "Qué dicen las fuentes, por institución" });
		const lines = getAllByRole(table, "row").map((row) => [...row.children].map(({ textContent }) => textContent));
		expect(lines.slice(1)).toEqual([
			["SAT", "3", "0", "2", "0", "1", "1"],
			["RENAP", "2", "1", "0", "1", "0", "0"],
			["Otras 1, sin fuentes anotadas", "0", "0", "0", "0", "0", "1"],
		]);
		const ages = getByRole(body, "table", { name: "De cuándo son los datos, por institución" });
		expect([...(getAllByRole(ages, "row")[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
			...["SAT", "0", "2", "1"],
		]);
		for (const bar of body.querySelectorAll("main svg.share-bar")) expect(bar.getAttribute("aria-hidden")).toBe("true");
	});

	test("is English on request, and leads to the report form and the data", async () => {
		const { body } = await portal.get("/calidad", { language: "en" });
		expect(getByRole(body, "heading", { level: 1, name: "Quality of the data" })).toBeDefined();
		expect(getByRole(body, "link", { name: "Report a mistake" }).getAttribute("href")).toBe("/reportar");
		expect(getByRole(body, "link", { name: /^Download all facts/ }).getAttribute("href")).toBe("/datos");
	});

	test.each(["/datos", "/acerca-de"])("is found from %s", async (path) => {
		const { body } = await portal.get(path);
		expect(body.querySelector('main a[href="/calidad"]')).not.toBeNull();
	});

	test("without a fact shows no share that nobody could count", async () => {
		const { status, html } = await (await openPortal({ rows: { procedures: [] } })).get("/calidad");
		expect(status).toBe(200);
		expect(html).not.toMatch(/NaN|Infinity/);
	});
});

test("over the real facts the page sends sums and no list of procedures", async () => {
	const real = await openPortal({ hasFichas: true });
	const { body, html } = await real.get("/calidad");
	expect(Buffer.byteLength(html)).toBeLessThan(150_000);
	expect(body.querySelector('main a[href^="/tramite/"]')).toBeNull();
	expect(body.textContent).toMatch(/Confirmados: \d{3}/);
	const home = (await real.get("/")).body.textContent ?? "";
	const [, listed = "none"] = /([\d,]+) trámites/.exec(home) ?? [];
	expect(body.textContent).toContain(`de un total de ${listed}. `);
	const figures = [...body.querySelectorAll(".quality-figures > div")].map(({ textContent }) => textContent ?? "");
	const numberOf = (label: string) =>
		Number((figures.find((each) => each.includes(label)) ?? "").replace(/\D/g, "") || Number.NaN);
	expect(numberOf("leídos por nosotros") + numberOf("sin verificar")).toBe(Number(listed.replace(",", "")));
	expect(body.textContent).toMatch(/\d+ variantes tienen página propia/);
});

test("what is counted is what the catalogue holds", () => {
	const catalogue = createCatalogue({ observatory: [], ...rows }, "1");
	expect(summarizeQuality(catalogue, new Date().toISOString().slice(0, 10)).total).toMatchObject({
		...{ facts: 5, confirmed: 1, single: 2, contradicted: 1, unsourced: 1, unknownCosts: 2 },
		ages: { half: 2, year: 0, old: 0, stale: 2, never: 1 },
	});
});
