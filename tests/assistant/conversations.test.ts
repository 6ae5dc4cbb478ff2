import { describe, expect, test } from "vitest";
import { viewFact } from "../../app/assistant/fact-view.ts";
import { converse } from "../../domain/assistant/assistant.ts";
import { catalogue, search } from "../search/score.ts";
import { knowledgeOf } from "./known.ts";

const known = knowledgeOf(catalogue, search);

/** Asks one question after the other, as the page does. */
function talk(...questions: readonly string[]) {
	let about: string | null = null;
	let before: string | null = null;
	let last: ReturnType<typeof converse> | undefined;
	for (const text of questions) {
		last = converse(known, { text, about, before });
		if (last.reply.kind === "answer") about = last.reply.procedure.id;
		else if (last.before !== null) about = null;
		if (last.reply.kind === "answer" || last.before !== null) before = last.before;
	}
	if (!last) throw new Error("Nothing was asked.");
	return last;
}

describe("what people ask of the portal's own catalogue", () => {
	test.each([
		["licencia de moto", "licencia-conducir-primera", []],
		["cuantos dias tengo para inscribir a mi hijo", "inscripcion-nacimiento", ["deadline"]],
		["how long do i have to register a death", "inscripcion-defuncion", ["deadline"]],
		["cuanto cuesta y donde queda el pasaporte por primera vez", "pasaporte-primera-vez", ["cost", "place"]],
		["cuanto cuesta sacar el pasaporte de mi hija de 5 años", "pasaporte-menores", ["cost"]],
		["¿Cómo renuevo mi licencia de conducir?", "licencia-conducir-renovacion", ["steps"]],
		["que ley regula el divorcio", "divorcio", ["law"]],
		["quien puede pedir el certificado de defuncion de mi papa", "certificado-defuncion", ["audience"]],
		["mi hijo se perdió el pasaporte", "reposicion-pasaporte", []],
	])("%s", (text, id, fields) => {
		expect(talk(text).reply).toMatchObject({
			kind: "answer",
			procedure: { id },
			fields: fields.length === 0 ? [] : expect.arrayContaining(fields),
		});
	});

	test("one word does not answer against the sentence around it", () => {
		expect(talk("me despidieron embarazada de la maquila").reply).toMatchObject({
			kind: "situation",
			situation: "dismissed",
		});
	});

	test.each([
		["pasaporte para mi novia"],
		["no me dan el pasaporte desde hace dos meses"],
		["perdí mis papeles"],
		["cuánto cuesta el pasaporte"],
		["permiso"],
		["certificado"],
	])("what fits several is asked back and never guessed: %s", (text) => {
		expect(talk(text).reply.kind).toBe("choices");
	});

	test.each([
		[["antecedentes penales", "¿y los policiacos?", "cuánto tarda"], "antecedentes-policiacos", ["duration"]],
		[
			["costo de la licencia de conducir por primera vez", "y para renovarla?"],
			"licencia-conducir-renovacion",
			["cost"],
		],
		[["quiero inscribir a mi bebe", "cuantos dias tengo"], "inscripcion-nacimiento", ["deadline"]],
		[["me robaron el dpi", "cuanto se tardan en darme otro"], "reposicion-dpi", ["duration"]],
		[["licencia sanitaria", "cuantos dias se tardan en darla"], "licencia-sanitaria", ["duration"]],
		[["repatriar un fallecido", "a que telefono llamo"], "repatriacion-fallecidos", ["phone"]],
		[["mi patrono no me ha pagado el aguinaldo", "que tengo que llevar"], "denuncia-laboral-igt", ["requirements"]],
		[["boleto de ornato", "si gano 3500 cuanto pago"], "boleto-de-ornato", ["cost"]],
	])("the thread is kept: %j", (questions, id, fields) => {
		expect(talk(...questions).reply).toMatchObject({ kind: "answer", procedure: { id }, fields });
	});

	test("a deadline is quoted from the record with what happens after it", () => {
		const { reply } = talk("cuantos dias tengo para inscribir a mi hijo");
		const quoted = reply.kind === "answer" ? viewFact(reply.procedure, "deadline") : {};
		expect(JSON.stringify(quoted)).toMatch(/60 días hábiles.*Q25/);
	});

	test.each([
		["renap en quetzaltenango", "renap", []],
		["a que hora abre la sat", "sat", ["hours"]],
		["telefono del ministerio de trabajo", "mintrab", ["phone"]],
	])("an institution: %s", (text, id, fields) => {
		expect(talk(text).reply).toMatchObject({ kind: "institution", institution: { id }, fields });
	});

	test("in a town where nobody noted an office of it there is none, and its own address is elsewhere", () => {
		expect(talk("renap en quetzaltenango").reply).toMatchObject({
			local: { town: "Quetzaltenango", offices: [], isHome: false },
		});
	});

	test("an abbreviation is told from the glossary, beside the procedure that it belongs to", () => {
		expect(talk("que es el rtu")).toMatchObject({
			meaning: { expansion: "Registro Tributario Unificado" },
			reply: { kind: "answer", procedure: { id: "actualizacion-rtu" } },
		});
		expect(talk("que significa CONRED")).toMatchObject({
			...{ meaning: { abbreviation: "CONRED" }, reply: { kind: "meaning" } },
		});
		expect(talk("que significa IUSI")).toMatchObject({
			...{ meaning: { abbreviation: "IUSI" }, reply: { kind: "choices", procedures: [{ id: "pago-iusi" }, {}] } },
		});
		expect(talk("costo del nit").meaning).toBeNull();
	});

	test("what tells two things apart is told of both, or quoted from the record that speaks of both", () => {
		expect(talk("en que se diferencia el pasaporte del dpi").reply).toMatchObject({
			...{ kind: "comparison", field: "description" },
			procedures: [{ id: "pasaporte-primera-vez" }, { id: "dpi-primera-vez" }],
		});
		const { reply } = talk("en que se diferencia la licencia c de la b");
		expect(reply).toMatchObject({ kind: "answer", procedure: { id: "licencia-conducir-transferencia" } });
		expect(reply.kind === "answer" && reply.mentions?.join()).toMatch(/licencia C para la B/);
	});

	test("the cheapest is told of what was asked about before", () => {
		const { reply } = talk("antecedentes penales o policiacos", "cual es mas barato");
		expect(reply).toMatchObject({ kind: "comparison", field: "cost", end: "least" });
	});
});

describe("what is no procedure", () => {
	test.each([
		["como denuncio a mi jefe que no me paga", { kind: "situation", situation: "unpaid" }],
		["me corrieron porque estoy embarazada", { kind: "situation", situation: "dismissed" }],
		["me cobraron de mas en un restaurante", { kind: "situation", situation: "wronged" }],
		["mis hijos no tienen que comer", { kind: "situation", situation: "hunger" }],
		["quiero quejarme del renap porque me trataron mal", { situation: "mistreated", institution: { id: "renap" } }],
		["i want to talk to a real person", { kind: "person" }],
		["quiero hablar con una persona de la sat", { kind: "person", institution: { id: "sat" } }],
		["eres muy tonto no me sirves", { kind: "insult" }],
		["gracias por todo", { kind: "thanks" }],
		["hola buenas", { kind: "greeting" }],
		["receta de pepián", { kind: "outside", subject: "world", topic: { id: "recipes" } }],
		["el nit de juan pérez", { kind: "outside", subject: "person" }],
		["me conviene demandar a mi vecino", { kind: "outside", subject: "advice" }],
		["quienes son ustedes y quien les paga", { kind: "site", site: "help" }],
		["xyz abc", { kind: "nothing" }],
		["gracias, ya no necesito nada mas", { kind: "thanks" }],
		["gracias, cuánto cuesta el certificado de nacimiento", { kind: "answer", fields: ["cost"] }],
	])("%s", (text, reply) => {
		expect(talk(text).reply).toMatchObject(reply);
	});

	test("the labour complaint comes first for whoever is not paid", async () => {
		const { helpIn } = await import("../../domain/assistant/situations.ts");
		expect(helpIn("unpaid").procedures[0]).toBe("denuncia-laboral-igt");
	});

	test("a wish for a goal offers its guide; a question about one procedure offers none", () => {
		expect(talk("quiero abrir una panadería").guides).toEqual(["exp-001"]);
		expect(talk("me despidió mi empleador").guides).toEqual([]);
		expect(talk("costo del boleto de ornato").guides).toEqual([]);
	});
});
