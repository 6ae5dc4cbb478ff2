import { expect, test } from "vitest";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { viewProcedure } from "./procedure-view.ts";

test("a requirement that the table holds twice is asked for once; a step that comes twice is done twice", () => {
	const twice = ["DPI", "Recibo", "DPI"];
	const procedures = [{ id: "nit", name: "NIT", requirements: twice, steps: twice }];
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [] }, "1");
	const view = viewProcedure(catalogue, "nit", { language: "es", isSpanish: false });
	expect(view?.requirements.map(({ text }) => text)).toEqual(["DPI", "Recibo"]);
	expect(view?.steps.map(({ text, number }) => [number, text])).toEqual([
		[1, "DPI"],
		[2, "Recibo"],
		[3, "DPI"],
	]);
});

test("a payment of as many dollars as the cost has quetzales is told beside it", () => {
	const procedures = [{ id: "visa", name: "Visa", costo: 25, codigo_moneda: "GTQ" }];
	const fee = { procedure_id: "visa", position: 1, concept: "Sello", amount: 25, currency: "USD", is_mandatory: true };
	const rows = { procedures, institutions: [], observatory: [], procedure_fees: [fee] };
	const view = viewProcedure(createCatalogue(rows, "1"), "visa", { language: "es", isSpanish: false });
	expect(view?.facts.cost?.amount).toBe("Q\u00a025.00");
	expect(view?.price.beside).toContain("US$\u00a025.00");
	expect(view?.price.section?.listed.map(({ concept }) => concept)).toEqual(["Sello"]);
});

test("a maturity never looks better beside the procedure than in the observatory: 3.96 is 3.9", () => {
	const procedures = [{ id: "nit", name: "NIT" }];
	const observatory = [{ id: "nit", maturity_level: 3.96 }];
	const catalogue = createCatalogue({ procedures, institutions: [], observatory }, "1");
	expect(viewProcedure(catalogue, "nit", { language: "es", isSpanish: false })?.evaluation?.maturity).toBe("3.9");
});
