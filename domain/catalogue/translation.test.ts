import { describe, expect, test } from "vitest";
import type { CataloguedProcedure } from "./catalogue.ts";
import { createCatalogue, findProcedure } from "./catalogue.ts";
import { withoutTermMarks } from "./term-marks.ts";
import type { ProcedureTranslation } from "./translation.ts";
import { listTranslatedTexts, translateProcedure } from "./translation.ts";

const ROW = {
	id: "visa",
	name: "Visa",
	description: "Para entrar.",
	requirements: ["Pasaporte", "Foto"],
	steps: ["Paga."],
	respaldo_legal: "Decreto 44-2016",
};
const TRANSLATION: ProcedureTranslation = {
	name: { Visa: "Entry visa" },
	description: { "Para entrar.": "To enter." },
	requirements: { Pasaporte: "Passport", Foto: "Photograph" },
	steps: { "Paga.": "Pay." },
	notes: { "En dólares.": "In dollars." },
	fees: { Ingreso: "Submission", "si viajas": "if you travel", "¿Viajas?": "Do you travel?" },
	terms: { Pedirla: "Asking for it", "el viaje": "the journey", "Después no.": "Not after that." },
	places: { "De 7:00 a 15:00": "From 7:00 to 15:00" },
};

function procedure(change: object = {}, details: object = {}): CataloguedProcedure {
	const rows = { procedures: [{ ...ROW, ...change }], institutions: [], observatory: [], ...details };
	const found = findProcedure(createCatalogue(rows, "1"), "visa");
	if (!found) throw new Error("the row was not read");
	return found;
}

describe("a procedure in another language", () => {
	test("says every text, and keeps what is no text: laws, amounts, offices", () => {
		const details = {
			procedure_facts: [{ procedure_id: "visa", field: "costo", status: "sin fuente", note: "En dólares." }],
			procedure_fees: [
				{
					...{ procedure_id: "visa", position: 1, concept: "Ingreso", amount: 25, currency: "USD" },
					...{ condition: "si viajas", question: "¿Viajas?" },
				},
			],
			procedure_places: [{ procedure_id: "visa", position: 1, office: "Sede", hours: "De 7:00 a 15:00" }],
			procedure_terms: [
				{
					...{ procedure_id: "visa", position: 1, kind: "antes", concept: "Pedirla", amount: 4, unit: "días" },
					...{ event: "el viaje", consequence: "Después no.", source: "https://igm.gob.gt/x", read: "2026-11-20" },
					status: "confirmado",
				},
			],
		};
		const said = translateProcedure(procedure({}, details), TRANSLATION);
		expect(said?.stillSpanish).toEqual([]);
		expect(said?.procedure).toMatchObject({
			name: "Entry visa",
			requirements: ["Passport", "Photograph"],
			respaldo_legal: "Decreto 44-2016",
			facts: [{ note: "In dollars." }],
			fees: [{ concept: "Submission", condition: "if you travel", question: "Do you travel?", amount: 25 }],
			terms: [{ concept: "Asking for it", unit: "días", event: "the journey", consequence: "Not after that." }],
			places: [{ office: "Sede", hours: "From 7:00 to 15:00" }],
		});
	});

	test("a requirement that changed stays Spanish and is named; the others are still said", () => {
		const said = translateProcedure(procedure({ requirements: ["Pasaporte vigente", "Foto"] }), TRANSLATION);
		expect(said?.procedure.requirements).toEqual(["Pasaporte vigente", "Photograph"]);
		expect(said?.stillSpanish).toEqual(["Pasaporte vigente"]);
	});

	test("so does a text where there was none, and one that another field says the same", () => {
		const said = translateProcedure(procedure({ costo_nota: "Foto" }), TRANSLATION);
		expect(said?.procedure).toMatchObject({ costo_nota: "Foto", requirements: ["Passport", "Photograph"] });
		expect(said?.stillSpanish).toEqual(["Foto"]);
	});

	test("a record that only has the id in common is not translated", () => {
		const other = { name: "constructor", description: "toString", requirements: [], steps: [] };
		expect(translateProcedure(procedure(other), TRANSLATION)).toBeNull();
	});
});

test("what there is to translate is listed once for each field, in reading order", () => {
	const listed = listTranslatedTexts(procedure({ requirements: ["Foto", "Foto"], steps: ["Foto"] }));
	expect(listed.map(({ field, spanish }) => `${field}: ${spanish}`)).toEqual([
		"name: Visa",
		"description: Para entrar.",
		"requirements: Foto",
		"steps: Foto",
	]);
});

test("where nothing can be marked, terms stand without their marks", () => {
	expect(withoutTermMarks("Proof of payment (*comprobante de pago*)")).toBe("Proof of payment (comprobante de pago)");
});
