import { describe, expect, test } from "vitest";
import type { AskedField } from "../../domain/assistant/assistant-fields.ts";
import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import { createCatalogue, findProcedure } from "../../domain/catalogue.ts";
import { viewFact, viewInstitutionFact } from "./fact-view.ts";
import { viewReply } from "./reply-view.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{
				id: "licence",
				name: "Licencia sanitaria",
				description: "Para vender comida.",
				full_description: "Autoriza a vender comida. Vale cinco años. Se pide en línea. ¿Vence? Se renueva en enero.",
				duration: "5 días",
				type: "mixto",
				lugar: "Centro de salud de tu zona",
				costo: 0,
				costo_nota: "Pago único",
				codigo_moneda: "USD",
				documento_obtenible: "Licencia",
				respaldo_legal: "Decreto 90-97",
				enlace: "https://mspas.gob.gt",
				institution_id: "mspas",
				sources: ["https://mspas.gob.gt/licencia"],
				fecha_actualizado: "2025-03-14",
				confidence: "alta",
			},
			{ id: "stray", duration: "No se indica en las fuentes leídas" },
		],
		institutions: [
			{
				id: "mspas",
				name: "MSPAS",
				phone: null,
				email: "info@mspas.gob.gt",
				working_hours: "8 a 16",
				address: "Zona 11",
			},
		],
		observatory: [],
	},
	"test",
);
const licence = findNamed("licence");
const stray = findNamed("stray");

function findNamed(id: string): CataloguedProcedure {
	const found = findProcedure(catalogue, id);
	if (!found) throw new Error(`The catalogue has no ${id}.`);
	return found;
}

describe("a fact is quoted as the record has it", () => {
	test.each<[AskedField, object]>([
		["cost", { amount: 0, currency: "USD", note: "Pago único" }],
		["duration", { value: "5 días", note: null }],
		["validity", { values: ["Vale cinco años.", "¿Vence?", "Se renueva en enero."] }],
		["online", { type: "mixto" }],
		["document", { value: "Licencia" }],
		["law", { value: "Decreto 90-97" }],
		["link", { address: "https://mspas.gob.gt" }],
		["updated", { date: "2025-03-14" }],
		["hours", { value: "8 a 16" }],
		["place", { institution: { id: "mspas", name: "MSPAS" }, address: "Centro de salud de tu zona" }],
	])("%s", (field, fact) => {
		expect(viewFact(licence, field)).toMatchObject({ field, ...fact });
	});

	test("where the record says nothing, nothing is said for it: no price, no place, no time", () => {
		expect(viewFact(stray, "cost")).toMatchObject({ amount: null });
		expect(viewFact(stray, "place")).toMatchObject({ institution: null, address: null });
		expect(viewFact(stray, "validity")).toMatchObject({ values: [] });
		const unsaid = "No se indica en las fuentes leídas";
		expect(viewFact(stray, "duration")).toEqual({ field: "duration", value: null, note: unsaid });
	});

	test("a service is not where its institution has its head office: unknown stays unknown, online names the site", () => {
		expect(viewFact({ ...licence, lugar: null }, "place")).toMatchObject({ address: null });
		const online = { ...licence, lugar: null, type: "digital" } as const;
		expect(viewFact(online, "place")).toMatchObject({ address: "mspas.gob.gt" });
		expect(viewInstitutionFact(licence.institutions, "place")).toMatchObject({ address: "Zona 11" });
	});

	test("an institution without a telephone is reached by e-mail", () => {
		expect(viewInstitutionFact(licence.institutions, "phone")).toMatchObject({ value: "info@mspas.gob.gt" });
		const phone = "2444-7474";
		const reachable = licence.institutions && { ...licence.institutions, phone };
		expect(viewInstitutionFact(reachable, "phone")).toMatchObject({ value: phone });
	});
});

describe("an answer", () => {
	const answer = (fields: readonly AskedField[], procedure = licence) => {
		const reply = viewReply({ kind: "answer", fields, procedure, others: [stray] }, []);
		if (reply.kind !== "answer") throw new Error(reply.kind);
		return reply;
	};

	test("without a question tells what the procedure is and its main facts; with one, what was asked", () => {
		expect(answer([])).toMatchObject({ description: "Para vender comida.", others: [{ id: "stray" }] });
		expect(answer([]).facts.map(({ field }) => field)).toEqual(["cost", "duration", "place", "online"]);
		expect(answer(["law"]).description).toBeNull();
		expect(answer(["law"]).facts.map(({ field }) => field)).toEqual(["law"]);
	});

	test("offers to go on with what was not yet told, at most four things", () => {
		expect(answer([]).next).toEqual(["requirements", "steps"]);
		expect(answer(["cost"]).next).toEqual(["requirements", "steps", "duration", "place"]);
		expect(answer(["law"]).next).toEqual(["requirements", "cost", "steps", "duration"]);
	});

	test("names the source and its date, and says so when nobody could confirm it well", () => {
		const source = { address: "https://mspas.gob.gt/licencia", date: "2025-03-14", isDoubtful: false };
		expect(answer([]).source).toEqual(source);
		expect(answer([], { ...licence, sources: [] }).source.address).toBe("https://mspas.gob.gt");
		for (const doubt of [{ needs_review: true }, { confidence: "baja" as const }, { confidence: null }]) {
			expect(answer([], { ...licence, ...doubt }).source.isDoubtful).toBe(true);
		}
		expect(answer([], { ...licence, confidence: "media" }).source.isDoubtful).toBe(false);
	});
});

test("each choice carries the fact that was asked for when it is one and short, and no fact otherwise", () => {
	const draw = (fields: readonly AskedField[]) => {
		const reply = viewReply({ kind: "choices", fields, procedures: [licence], isSure: true }, [{ id: "g", name: "G" }]);
		return reply.kind === "choices"
			? { fact: reply.choices[0]?.fact?.field ?? null, guides: reply.guides.length }
			: null;
	};
	expect(draw(["cost"])).toEqual({ fact: "cost", guides: 1 });
	for (const fields of [["requirements"], ["cost", "duration"], []] as const) {
		expect(draw(fields)).toEqual({ fact: null, guides: 1 });
	}
});
