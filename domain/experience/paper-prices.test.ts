import { expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { NeededPaper, PapersByProcedure } from "./experience.ts";
import { listPaperPrices } from "./paper-prices.ts";

const FEE = { currency: "GTQ", is_mandatory: true, concept: "Pago" };

interface Given {
	/** What the procedure "uno" needs. */
	needs?: readonly NeededPaper[];
	costs: Readonly<Record<string, object>>;
	fees?: readonly object[];
	gives?: Readonly<Record<string, readonly string[]>>;
}

const NEEDS: readonly NeededPaper[] = [{ paper: "acta", onlyFor: null }];

/** The papers of "uno", each with who gives it and from what to what it costs. */
function price({ needs = NEEDS, costs, fees = [], gives }: Given) {
	const procedures = Object.entries({ uno: {}, ...costs }).map(([id, row]) => ({ id, name: id, ...row }));
	const procedure_fees = fees.map((fee, at) => ({ ...FEE, position: at + 1, ...fee }));
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [], procedure_fees }, "x");
	const given = gives ?? Object.fromEntries(Object.keys(costs).map((id) => [id, ["acta"]]));
	const papers: PapersByProcedure = new Map(
		Object.entries({ uno: [], ...given }).map(([id, list]) => [id, { gives: list, needs: id === "uno" ? needs : [] }]),
	);
	return listPaperPrices(catalogue, papers, "uno").map(({ givers, cost }) => [
		givers.map(({ id }) => id).join(" o "),
		cost && [cost.from, cost.to],
	]);
}

test("a paper costs what the procedure that gives it costs", () => {
	expect(price({ costs: { registro: { costo: 15 } } })).toEqual([["registro", [15, 15]]]);
});

test("of two that give it one is enough: from the cheaper to the dearer, without an end where one is unknown", () => {
	expect(price({ costs: { a: { costo: 500 }, b: { costo: 15 } } })).toEqual([["a o b", [15, 500]]]);
	expect(price({ costs: { a: { costo: 500 }, b: {} } })).toEqual([["a o b", [500, null]]]);
});

test("what is free is left out, also where only some pay a fine; what no record says is counted", () => {
	expect(price({ costs: { a: { costo: 0 } } })).toEqual([]);
	const fine = { procedure_id: "a", concept: "Multa", amount: null, condition: "si llegas tarde" };
	const free = { procedure_id: "a", amount: 0 };
	expect(price({ costs: { a: { costo: 0 } }, fees: [free, fine] })).toEqual([]);
	expect(price({ costs: { a: { costo: 0 } }, fees: [free, { ...fine, condition: null }] })).toEqual([["a", null]]);
	expect(price({ costs: { a: {} } })).toEqual([["a", null]]);
});

test("two papers of one procedure are paid once", () => {
	const needs = ["acta", "sello"].map((paper) => ({ paper, onlyFor: null }));
	expect(price({ needs, costs: { a: { costo: 15 } }, gives: { a: ["acta", "sello"] } })).toEqual([["a", [15, 15]]]);
});

test("what only some are asked for, what nobody gives and what the procedure gives itself cost nothing", () => {
	expect(price({ needs: [{ paper: "acta", onlyFor: "algunos" }], costs: { a: { costo: 15 } } })).toEqual([]);
	expect(price({ costs: { a: { costo: 15 } }, gives: { a: [] } })).toEqual([]);
	expect(price({ costs: {}, gives: { uno: ["acta"] } })).toEqual([]);
});

test("prices in two currencies make no sum", () => {
	expect(price({ costs: { a: { costo: 15 }, b: { costo: 25, codigo_moneda: "USD" } } })).toEqual([["a o b", null]]);
});
