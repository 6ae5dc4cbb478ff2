import { expect, test } from "vitest";
import { checkFeeTables, readFeeTableFile } from "./check-fee-tables.ts";

const TODAY = "2026-11-28";
const words = (text: string) => ({ es: text, en: text });
const ROW = {
	...{ cases: null, from: 0, to: null, fixed: 5, per_thousand: 0, most: null, told: null },
	...{ source: "pagina", article: null },
};
const TABLE = {
	...{ id: "boleto", procedures: ["acta"], name: words("Boleto"), law: "Decreto 1-96", law_source: null },
	...{ decides: words("la muni"), figure: { kind: "money", label: words("¿Cuánto?"), hint: words("En quetzales.") } },
	...{ question: null, surcharge: null, cases: [], rows: [ROW], installments: null, approximate: null, notes: [] },
	sources: { pagina: { address: "https://a.gob.gt/x", title: "Página", published: "2026-01-02", read: TODAY } },
};
const CASE = { id: "tarde", label: words("Tarde"), surcharge: 100, source: "pagina" };

const check = (...tables: unknown[]) =>
	checkFeeTables(tables, new Set(["acta"]), TODAY).map(({ id, field, message }) => `${id} ${field}: ${message}`);

test("a sound table has nothing to say, and neither have the real ones but for procedures that this test has not", () => {
	expect(check(TABLE)).toEqual([]);
	const real = checkFeeTables(readFeeTableFile(import.meta.dirname), new Set(), new Date().toISOString().slice(0, 10));
	expect(real.filter(({ message }) => !message.startsWith("no hay un trámite"))).toEqual([]);
	expect(real.length).toBeGreaterThan(5);
});

test.each<[what: string, table: object, told: string]>([
	["a procedure that there is not", { procedures: ["otra"] }, 'boleto procedures: no hay un trámite "otra"'],
	["a page that nobody read", { rows: [{ ...ROW, source: "nada" }] }, 'boleto sources: no hay una fuente "nada"'],
	[
		"a page that no line needs",
		{ law_source: null, rows: [{ ...ROW, source: "nada" }] },
		"boleto sources.pagina: ninguna línea la usa",
	],
	[
		"a day to come",
		{ sources: { pagina: { ...TABLE.sources.pagina, read: "2026-11-29" } } },
		"boleto sources.pagina.read: está en el futuro",
	],
	[
		"an address that leads nowhere",
		{ sources: { pagina: { ...TABLE.sources.pagina, address: "javascript:1" } } },
		"boleto sources.pagina.address: ",
	],
	[
		"a gap between two lines",
		{
			rows: [
				{ ...ROW, to: 300 },
				{ ...ROW, from: 300.02 },
			],
		},
		"boleto rows: la línea desde 300.02 no sigue a la que llega hasta 300",
	],
	[
		"two lines for one figure",
		{
			rows: [
				{ ...ROW, to: 300 },
				{ ...ROW, from: 300 },
			],
		},
		"boleto rows: la línea desde 300 no sigue a la que llega hasta 300",
	],
	[
		"a line after the last",
		{ rows: [ROW, { ...ROW, from: 300 }] },
		"boleto rows: la línea desde 300 no sigue a la que llega hasta null",
	],
	["a line that goes backwards", { rows: [{ ...ROW, from: 9, to: 8 }] }, "boleto rows.0: va hacia atrás"],
	["a line that says nothing", { rows: [{ ...ROW, fixed: 0 }] }, "boleto rows.0: no dice qué se paga"],
	[
		"a line that says two things",
		{ rows: [{ ...ROW, told: words("Gratis.") }] },
		"boleto rows.0: dice un monto y a la vez palabras en su lugar",
	],
	["a limit of nothing", { rows: [{ ...ROW, most: 9 }] }, "boleto rows.0: tiene un tope sin nada que lo alcance"],
	[
		"a case without its question",
		{ cases: [{ ...CASE, surcharge: 0 }] },
		"boleto question: los casos y su pregunta van juntos",
	],
	[
		"a surcharge without a name",
		{ cases: [CASE], question: words("¿Cuándo?") },
		"boleto surcharge: falta cómo se llama el recargo",
	],
	[
		"a line of a case that there is not",
		{ rows: [{ ...ROW, cases: ["tarde"] }] },
		'boleto rows: no hay un caso "tarde"',
	],
	["a rate finer than a tenth", { rows: [{ ...ROW, per_thousand: 1.55 }] }, "boleto rows.0.per_thousand: "],
	["words in one language", { law: "", name: { es: "Boleto" } }, "boleto name.en: "],
])("%s is told", (_what, change, told) => {
	expect(check({ ...TABLE, ...change }).some((line) => line.startsWith(told))).toBe(true);
});

test("a table twice, and a procedure with two tables, are told", () => {
	expect(check(TABLE, TABLE)).toEqual(["boleto id: está dos veces", 'boleto procedures: "acta" ya está en "boleto"']);
});

test("a file that is no list is told and not thrown", () => {
	expect(checkFeeTables({}, new Set(), TODAY)).toHaveLength(1);
	expect(check("nada")[0]).toMatch(/^#1 -: /);
});
