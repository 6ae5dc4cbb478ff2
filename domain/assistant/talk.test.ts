import { describe, expect, it } from "vitest";
import { knowledgeOfFew } from "../../tests/assistant/known.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { converse } from "./assistant.ts";
import { ASKED_FIELDS, type AskedField, sayInShort } from "./assistant-fields.ts";
import { compare, readComparison } from "./comparison.ts";
import { findLocal } from "./local.ts";
import { readQuestion } from "./question.ts";
import { findCostRow, readCostTable, readIncome } from "./record-texts.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{
				id: "first",
				name: "Pasaporte por primera vez",
				costo: 50,
				codigo_moneda: "USD",
				requirements: ["DPI vigente", "Si eres extranjero, tu residencia"],
				institution_id: "igm",
			},
			{ id: "renewal", name: "Renovación de pasaporte", costo: 40, codigo_moneda: "USD", institution_id: "igm" },
			{ id: "minors", name: "Pasaporte para menores de edad", costo: 30, codigo_moneda: "USD", type: "digital" },
			{ id: "free", name: "Aviso de viaje", costo: 0, type: "digital", institution_id: "igm" },
		],
		institutions: [{ id: "igm", name: "IGM", full_name: "Instituto Guatemalteco de Migración" }],
		observatory: [],
	},
	"talk",
);
const known = knowledgeOfFew(catalogue);

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
	return last?.reply;
}

describe("a conversation keeps its topic", () => {
	it.each([
		[["costo del pasaporte por primera vez", "¿y para renovarlo?"], "renewal", ["cost"]],
		[["costo del pasaporte por primera vez", "y para un menor?"], "minors", ["cost"]],
		[["costo del pasaporte por primera vez", "gracias", "¿y los requisitos?"], "first", ["requirements"]],
		[["costo del pasaporte por primera vez", "¿y para renovarlo?", "¿y para menores?"], "minors", ["cost"]],
	])("%j", (questions, id, fields) => {
		expect(talk(...questions)).toMatchObject({ kind: "answer", procedure: { id }, fields });
	});

	it("a detail is quoted from the record, and said to be missing where it is", () => {
		const quoted = talk("pasaporte por primera vez", "¿y si soy extranjero?");
		expect(quoted).toMatchObject({ procedure: { id: "first" }, mentions: ["Si eres extranjero, tu residencia"] });
		expect(talk("pasaporte por primera vez", "¿aceptan tarjeta?")).toMatchObject({ mentions: [] });
	});

	it("a choice of several is compared, and a list is narrowed", () => {
		expect(talk("costo del pasaporte", "¿cuál es más barato?")).toMatchObject({
			kind: "comparison",
			isDecided: true,
			procedures: [{ id: "minors" }, { id: "renewal" }, { id: "first" }],
		});
		expect(talk("trámites en línea", "¿y los gratis?")).toMatchObject({ kind: "list", procedures: [{ id: "free" }] });
		expect(talk("qué trámites hace el IGM")).toMatchObject({ kind: "list", wanted: { institution: { id: "igm" } } });
	});

	it("costs in two currencies are told beside each other, and none is called the cheapest", () => {
		const priced = [
			{ id: "mark", name: "Registro de marca", costo: 90, codigo_moneda: "GTQ" },
			{ id: "seal", name: "Sello consular", costo: 25, codigo_moneda: "USD" },
		];
		const { procedures } = createCatalogue({ procedures: priced, institutions: [], observatory: [] }, "priced");
		expect(compare(procedures, { field: "cost", end: "least" })).toMatchObject({ isDecided: false });
	});

	it("a choice of several stays the topic through any number of questions that name nothing", () => {
		const reply = talk("pasaporte", "¿cuánto cuesta?", "¿y cuánto tarda?", "¿y qué requisitos?");
		expect(reply).toMatchObject({ kind: "choices", fields: ["requirements"] });
	});

	it("what was asked of one thing is asked of the next", () => {
		expect(talk("costo del pasaporte por primera vez", "¿y el aviso de viaje?")).toMatchObject({
			kind: "answer",
			procedure: { id: "free" },
			fields: ["cost"],
		});
	});

	it("two things that shall be told apart stand beside each other, each with what it is", () => {
		const reply = talk("diferencia entre renovación de pasaporte y aviso de viaje");
		const procedures = [{ id: "renewal" }, { id: "free" }];
		expect(reply).toMatchObject({ kind: "comparison", field: "description", procedures });
	});

	it("the prices of an office are the list of what it does", () => {
		expect(talk("tabla de precios del IGM")).toMatchObject({ kind: "list", wanted: { institution: { id: "igm" } } });
	});

	it.each(ASKED_FIELDS)("what travels for %s asks for it again", (field: AskedField) => {
		expect(readQuestion(known, sayInShort([field])).fields).toContain(field);
	});
});

describe("what is no procedure", () => {
	it.each([
		["embarazada, me despidió", { kind: "situation", situation: "dismissed" }],
		["mi esposo me pega", { kind: "situation", situation: "violence" }],
		["me acaba de pegar mi esposo", { kind: "situation", situation: "violence" }],
		["mi hija de 9 años no aparece desde ayer", { kind: "situation", situation: "missing" }],
		["mi sobrina salió de la escuela y no llegó a la casa", { kind: "situation", situation: "missing" }],
		["hay una fuga de gas en mi casa", { kind: "situation", situation: "danger" }],
		["mi esposo me tiene encerrada", { kind: "situation", situation: "violence" }],
		["puedes sacar mi cita por mí", { kind: "ability" }],
		["dirección del IGM en Xela", { kind: "institution", institution: { id: "igm" } }],
		["visa americana", { kind: "outside", subject: "country" }],
		["los peores trámites", { kind: "ranking", end: "peores", of: "procedures" }],
	])("%s", (text, reply) => {
		expect(talk(text)).toMatchObject(reply);
	});

	it.each([
		"mi hijo no aparece en el sistema del RENAP",
		"el pasaporte de mi hija no llegó",
		"mi hijo cumplió 18 y el DPI no llegó a la casa",
	])("nobody is missing in “%s”", (text) => {
		expect(talk(text)?.kind).not.toBe("situation");
	});

	it.each([
		["no me han pagado desde hace dos meses", { kind: "situation", situation: "unpaid" }],
		["no me dan vacaciones", { kind: "situation", situation: "unpaid" }],
		["mi hijo se perdió en el mercado", { kind: "situation", situation: "missing" }],
		["necesito una ambulancia", { kind: "situation", situation: "danger" }],
		["should i sue my neighbour", { kind: "outside", subject: "advice" }],
	])("alone it is heard: %s", (text, reply) => {
		expect(talk(text)).toMatchObject(reply);
	});

	it("sides without end are compared up to a bound", () => {
		expect(readComparison(known, `mas barato ${"casa o carro o ".repeat(13)}`)?.sides).toHaveLength(4);
	});
});

describe("a town that is asked for", () => {
	const [igm] = catalogue.institutions;
	const office = { procedure_id: "first", position: 1, phone: null, hours: "7 a 15", source: null, read: null };
	const there = { ...office, office: "Sede de Xela", department: "Quetzaltenango", address: "4a. calle" };
	const [first] = catalogue.procedures.filter(({ id }) => id === "first");
	if (!igm || !first) throw new Error("The catalogue has no first procedure.");
	const procedure = { ...first, places: [there, { ...there, office: "Otra", department: "Zacapa" }] };

	it("has the offices that somebody noted there, and no others", () => {
		const asked = readQuestion(known, "¿dónde queda migración en Xela?");
		expect(findLocal(catalogue, procedure, asked)).toEqual({ town: "Xela", offices: [there], isHome: false });
		expect(findLocal(catalogue, procedure, readQuestion(known, "migración en Cobán"))?.offices).toEqual([]);
	});

	it("may be a city abroad, also one that is called as a town here", () => {
		const consulate = { institution_id: igm.id, country: "US", source: "https://x.gob.gt/", read: "2025-01-01" };
		const rows = ["Houston", "San Bernardino"].map((city) => ({
			...{ ...consulate, id: city, name: `Consulado en ${city}`, municipality: city, phone: "+1 713 953 9531" },
		}));
		const { offices } = createCatalogue({ procedures: [], institutions: [], observatory: [], offices: rows }, "1");
		const ask = (text: string) => findLocal({ ...catalogue, offices }, igm, readQuestion(known, text));
		expect(ask("teléfono del consulado en Houston")).toMatchObject({
			town: "Houston",
			offices: [{ office: "Consulado en Houston", phone: "+1 713 953 9531" }],
		});
		expect(ask("our consulate in San Bernardino")?.town).toBe("San Bernardino");
		expect(ask("teléfono del consulado")).toBeNull();
	});

	it("has the offices of the institution, and those that a source says do the procedure", () => {
		const office = { institution_id: first.institution_id, country: "GT", department: "Quetzaltenango", services: [] };
		const rows = [
			{ ...office, id: "a", name: "Sede de las Américas", municipality: "Quetzaltenango" },
			{ ...office, id: "b", name: "Otra cosa", services: ["nada"] },
			{ ...office, id: "c", name: "Cerrada", closed_since: "2025-01-01" },
		].map((row) => ({ ...row, source: "https://www.renap.gob.gt/x", read: "2025-01-01" }));
		const { offices } = createCatalogue({ procedures: [], institutions: [], observatory: [], offices: rows }, "1");
		const asked = readQuestion(known, "¿dónde queda migración en Xela?");
		const told = findLocal({ ...catalogue, offices }, { ...first, places: [] }, asked)?.offices;
		expect(told?.map(({ office, address }) => [office, address])).toEqual([["Sede de las Américas", "Quetzaltenango"]]);
	});

	it("is home to an institution whose own address is there, and not where it only has others", () => {
		const home = { ...igm, address: "Zona 4, Ciudad de Guatemala; hay más en Zacapa" };
		const isHomeIn = (text: string) => findLocal(catalogue, home, readQuestion(known, text))?.isHome;
		expect(isHomeIn("migración en la capital")).toBe(true);
		expect(isHomeIn("migración en Zacapa")).toBe(false);
		expect(findLocal(catalogue, home, readQuestion(known, "migración"))).toBeNull();
	});
});

describe("a table by income", () => {
	const rows = readCostTable("Según ingreso: hasta Q500, Q4; hasta Q1,000, Q10; más de Q1,000, Q150.");

	it("is read line by line, and has a line for every income", () => {
		expect(rows.map(({ amount }) => amount)).toEqual([4, 10, 150]);
		expect(findCostRow(rows, 1000)?.amount).toBe(10);
		expect(findCostRow(rows, 1001)?.amount).toBe(150);
		expect(readCostTable("Q100 un año, Q200 dos")).toEqual([]);
	});

	it.each([
		["si gano 4 000 al mes", 4000],
		["gano como 3 mil", 3000],
		["gano 3 5 mil", null],
		["gano 35 mil", 35_000],
		["cuanto cuesta", null],
	])("“%s” tells %s", (words, income) => {
		expect(readIncome(words)).toBe(income);
	});
});
