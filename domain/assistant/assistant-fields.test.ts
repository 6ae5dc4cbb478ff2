import { describe, expect, it } from "vitest";
import { INTENTS } from "../../tests/assistant/known.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { ASKED_FIELDS, type AskedField } from "./assistant-fields.ts";
import { readQuestion as read } from "./question.ts";

const catalogue = createCatalogue(
	{ procedures: [{ id: "rules", name: "Reglamento interior de trabajo" }], institutions: [], observatory: [] },
	"fields",
);
const readQuestion = (text: string) => read({ catalogue, intents: INTENTS }, text);

const WAYS: readonly (readonly [AskedField, string])[] = [
	["cost", "¿Cuánto cuesta?"],
	["cost", "a cómo sale"],
	["cost", "¿Es gratis?"],
	["cost", "hay que pagar algo"],
	["duration", "¿En cuánto tiempo me lo entregan?"],
	["duration", "cuántos días tarda"],
	["duration", "plazo"],
	["requirements", "qué papeles piden"],
	["requirements", "¿Qué necesito llevar?"],
	["requirements", "qué documentos debo presentar"],
	["steps", "¿Cómo lo hago?"],
	["steps", "cuáles son los pasos"],
	["place", "¿A dónde tengo que ir?"],
	["place", "¿Qué institución lo da?"],
	["place", "cuál es la dirección"],
	["hours", "a qué hora abren"],
	["hours", "horario de atención"],
	["phone", "número de teléfono"],
	["phone", "a qué número llamo"],
	["online", "¿Se puede hacer en línea?"],
	["online", "puedo sacarlo por internet"],
	["online", "¿tengo que ir en persona?"],
	["audience", "¿Quién puede hacerlo?"],
	["audience", "para quién es"],
	["document", "qué documento me dan"],
	["validity", "¿Cada cuánto se renueva?"],
	["validity", "qué vigencia tiene"],
	["law", "base legal"],
	["law", "¿qué ley lo regula?"],
	["link", "página oficial"],
	["link", "enlace"],
	["updated", "última actualización"],
	["updated", "¿de cuándo es el dato?"],
	["deadline", "¿hasta cuándo tengo para hacerlo?"],
	["deadline", "what is the deadline?"],
	["status", "¿cómo sé si ya está listo?"],
	["status", "is it ready?"],
	["cost", "how much does it cost"],
	["duration", "how long does it take"],
	["place", "where is the office"],
	["updated", "last updated"],
];

describe("what a question asks for", () => {
	it.each(WAYS)("%s: %s", (field, text) => {
		expect(readQuestion(text).fields).toContain(field);
	});

	it("every field can be asked for", () => {
		expect(new Set(WAYS.map(([field]) => field))).toEqual(new Set(ASKED_FIELDS));
	});

	it("several fields come in one order, whatever the order of asking", () => {
		expect(readQuestion("pasos, requisitos y costo").fields).toEqual(["cost", "requirements", "steps"]);
	});

	it.each([
		["¿Cuánto cuesta el boleto de ornato?", "boleto de ornato"],
		["reglamento interior de trabajo", "reglamento interior de trabajo"],
		["cómo renuevo mi dpi", "renuevo mi dpi"],
	])("leaves of “%s” what names the procedure", (text, named) => {
		expect(readQuestion(text).named).toBe(named);
	});

	it.each(["boleto de ornato", "hola", "", "valle", "costoso", "leyenda"])("“%s” asks for nothing", (text) => {
		expect(readQuestion(text).fields).toEqual([]);
	});
});
