import { describe, expect, it } from "vitest";
import { knowledgeOfFew } from "../../tests/assistant/known.ts";
import type { CatalogueRows } from "../catalogue/catalogue.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { LONGEST_QUESTION } from "../text/text.ts";
import { answerQuestion } from "./assistant.ts";
import type { Reply } from "./reply.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "first", name: "Pasaporte por primera vez", keywords: ["pasaporte"], institution_id: "igm" },
			{ id: "renewal", name: "Renovación de pasaporte", keywords: ["pasaporte"], institution_id: "igm" },
			{ id: "ornato", name: "Boleto de ornato", description: "Pago anual a la municipalidad." },
			{ id: "records", name: "Carencia de antecedentes penales", keywords: ["antecedentes"] },
			{ id: "rules", name: "Reglamento interior de trabajo" },
			{ id: "licence", name: "Licencia sanitaria" },
			{ id: "warehouse", name: "Licencia sanitaria de bodega" },
		],
		institutions: [
			{ id: "igm", name: "IGM", full_name: "Instituto Guatemalteco de Migración" },
			{ id: "mintrab", name: "MINTRAB", full_name: "Ministerio de Trabajo y Previsión Social" },
		],
		observatory: [],
	},
	"test",
);
const known = knowledgeOfFew(catalogue);

function ask(text: string, about: string | null = null): Reply {
	return answerQuestion(known, { text, about });
}

/** The same of a catalogue that holds these procedures and institutions only. */
function askOver(rows: Partial<CatalogueRows>, text: string, about: string | null = null): Reply {
	const other = createCatalogue({ procedures: [], institutions: [], observatory: [], ...rows }, "other");
	return answerQuestion(knowledgeOfFew(other), { text, about });
}

describe("a question about one procedure", () => {
	it.each([
		["cuánto cuesta el boleto de ornato", "ornato", ["cost"]],
		["CUANTO CUESTA EL BOLETO DE ORNATO???", "ornato", ["cost"]],
		["requisitos y costo de los antecedentes penales", "records", ["cost", "requirements"]],
		["reglamento interior de trabajo", "rules", []],
		["boleto de ornatto", "ornato", []],
		["hola, ¿dónde saco la licencia sanitaria?", "licence", ["place"]],
	])("%s", (text, id, fields) => {
		expect(ask(text)).toMatchObject({ kind: "answer", procedure: { id }, fields });
	});

	it("said by a whole keyword and nothing else is answered, though another name begins with the same words", () => {
		const procedures = [
			{ id: "health", name: "Tarjeta de manipulador", keywords: ["tarjeta de salud"] },
			{ id: "other", name: "Tarjeta de salud ambiental" },
		];
		const reply = askOver({ procedures }, "tarjeta de salud");
		expect(reply).toMatchObject({ kind: "answer", procedure: { id: "health" } });
	});

	it("with two letters swapped is understood, but not one with another first letter", () => {
		expect(ask("cuánto cuesta el pasaprote").kind).toBe("choices");
		const procedures = [{ id: "proof", name: "Permiso de pesca" }];
		expect(askOver({ procedures }, "resca del equipo").kind).toBe("nothing");
	});

	it("said by its whole name is not confused with a longer one", () => {
		expect(ask("licencia sanitaria")).toMatchObject({ kind: "answer", procedure: { id: "licence" } });
	});
});

describe("a question that fits several procedures", () => {
	it("is asked back, and the choice is answered", () => {
		expect(ask("cuánto cuesta el pasaporte")).toMatchObject({
			kind: "choices",
			isSure: true,
			fields: ["cost"],
			procedures: [{ id: "renewal" }, { id: "first" }],
		});
		expect(ask("cuánto cuesta el pasaporte", "renewal")).toMatchObject({
			kind: "answer",
			procedure: { id: "renewal" },
			fields: ["cost"],
		});
	});

	it("is asked back with no more than a person would read", () => {
		const procedures = Array.from({ length: 30 }, (_, number) => ({ id: number, name: `Licencia ${number}` }));
		const reply = askOver({ procedures }, "licencia");
		expect(reply.kind === "choices" && reply.procedures).toHaveLength(8);
	});
});

describe("a follow-up question", () => {
	it.each(["¿y los requisitos?", "Requisitos", "qué papeles piden"])(
		"“%s” means the procedure just discussed",
		(text) => {
			expect(ask(text, "ornato")).toMatchObject({
				kind: "answer",
				procedure: { id: "ornato" },
				fields: ["requirements"],
			});
		},
	);

	it.each(["¿y ese?", "dígame más"])("“%s” asks for everything about the procedure just discussed", (text) => {
		expect(ask(text, "ornato")).toMatchObject({ kind: "answer", procedure: { id: "ornato" }, fields: [] });
	});

	it("is answered even behind a word of thanks", () => {
		expect(ask("gracias, ¿y cuánto cuesta?", "ornato")).toMatchObject({
			procedure: { id: "ornato" },
			fields: ["cost"],
		});
	});

	it("that names another procedure means that one", () => {
		expect(ask("¿y los antecedentes penales?", "ornato")).toMatchObject({ procedure: { id: "records" } });
	});

	it.each([null, "gone"])("without a known procedure (%j) asks which one", (about) => {
		expect(ask("¿cuánto cuesta?", about)).toEqual({ kind: "which", fields: ["cost"] });
	});
});

describe("an institution", () => {
	it.each([
		["¿dónde queda migración?", "igm", ["place"]],
		["teléfono del IGM", "igm", ["phone"]],
		["dirección del ministerio de trabajo", "mintrab", ["place"]],
		["MINTRAB", "mintrab", []],
	])("%s", (text, id, fields) => {
		expect(ask(text)).toMatchObject({ kind: "institution", institution: { id }, fields });
	});

	it("has no cost: such a question is about procedures", () => {
		expect(ask("cuánto cuesta el IGM")).toMatchObject({
			kind: "choices",
			fields: ["cost"],
			procedures: [{ id: "first" }, { id: "renewal" }],
		});
	});
});

describe("what is no question about a procedure", () => {
	it.each([
		["", "blank"],
		["   ", "blank"],
		["Hola", "greeting"],
		["Buenas tardes", "greeting"],
		["¡Muchas gracias!", "thanks"],
		["¿Qué puedes hacer?", "ability"],
		["quiero hacer un trámite", "ability"],
		["quiero pizza con hongos", "nothing"],
		["¿quién es el presidente?", "outside"],
		["no sirves para nada", "insult"],
		["quiero hablar con una persona", "person"],
		["???", "nothing"],
		["<script>alert(1)</script>", "nothing"],
		["' OR 1=1 --", "nothing"],
	])("“%s”: %s", (text, kind) => {
		expect(ask(text).kind).toBe(kind);
	});
});

describe("hostile text", () => {
	it.each([
		["very long", "cuánto cuesta el pasaporte ".repeat(1000)],
		["many words", "a ".repeat(5000)],
		["a pattern's own words", "que documentos me piden ".repeat(500)],
		["wildcards", "%_".repeat(5000)],
		["one endless word", "x".repeat(10_000)],
	])("%s is answered at once", (_name, text) => {
		const start = performance.now();
		ask(text);
		expect(performance.now() - start).toBeLessThan(100);
	});

	it("is cut where the search cuts it", () => {
		expect(ask(`${" ".repeat(LONGEST_QUESTION)} boleto de ornato`).kind).not.toBe("answer");
	});
});

it("an empty catalogue knows nothing and does not fail", () => {
	const empty = createCatalogue({ procedures: [], institutions: [], observatory: [] }, "empty");
	expect(answerQuestion(knowledgeOfFew(empty), { text: "costo del pasaporte", about: "x" })).toEqual({
		kind: "nothing",
	});
});
