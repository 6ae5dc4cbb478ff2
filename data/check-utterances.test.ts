import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOfSomebody } from "../domain/site-documents/search-examples.ts";
import { checkUtterances, readKnownPages, readUtterances } from "./check-utterances.ts";

const KNOWN = { pages: new Set(["acta", "nit", "renap"]), described: ["acta"] };
/** So many sentences that differ, and are no copies of each other. */
const WORDS = ["uno", "perro", "lluvia", "queso", "fabrica", "jirafa", "volcan", "mercado", "zapato", "humo"];
const many = (count: number) =>
	WORDS.flatMap((one) => WORDS.map((other) => `${one} con ${other}`))
		.filter(isApart)
		.slice(0, count);
const GOOD = { acta: { w1: many(30) } };

/** "uno con perro" and "perro con uno" are the same to the search. */
function isApart(said: string): boolean {
	const [one = "", , other = ""] = said.split(" ");
	return one < other;
}

function check(content: unknown, file = "salud.json") {
	const files = new Map([["a.json", JSON.stringify(GOOD, null, "\t")]]);
	files.set(file, typeof content === "string" ? content : JSON.stringify(content, null, "\t"));
	return checkUtterances(files, KNOWN);
}

test("the sentences of the portal hold no mistake", () => {
	const files = readUtterances(import.meta.dirname);
	expect(files.size).toBeGreaterThan(15);
	const problems = checkUtterances(files, readKnownPages(import.meta.dirname));
	expect(problems.map(({ file, id, field, message }) => `${file} ${field} ${id}: ${message}`)).toEqual([]);
});

test("the sentences by which the search is only weighed name pages that there are, and nobody", () => {
	const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8"));
	const trials: Record<string, Record<string, string[]>> = read("search-trials.json");
	const topics: { id: string }[] = read("utterances/elsewhere.json");
	const pages = new Set([...readKnownPages(import.meta.dirname).pages, ...topics.map(({ id }) => `elsewhere-${id}`)]);
	const all = Object.values(trials).flatMap((by) => Object.entries(by));
	expect(all.length).toBeGreaterThan(1_000);
	expect(all.flatMap(([page]) => (pages.has(page) ? [] : page))).toEqual([]);
	expect(all.flatMap(([, said]) => said.filter(isOfSomebody))).toEqual([]);
});

test("the sentences that the next tests break are in order before", () => {
	expect(check({ nit: { w1: ["quiero mi nit"], w2: ["numero tributario"] } })).toEqual([]);
	expect(check([{ pages: ["acta", "nit"], said: ["papeles"] }], "shared.json")).toEqual([]);
	expect(check([{ id: "rent", name: { es: "a", en: "b" }, nearest: null, w1: ["cuarto"] }], "elsewhere.json")).toEqual(
		[],
	);
});

test.each([
	["a page that there is not", { sat: { w1: ["hola"] } }, "sat", 4, "no hay una página con este id"],
	["the same words for two pages", { nit: { w1: ["perro con uno", "x y"] } }, "nit", 4, "ya está en a.json, línea"],
	["the same words in another order", { nit: { w1: ["Uno, con PERRO"] } }, "nit", 4, "(acta)"],
	["a near copy", { nit: { w1: ["quiero sacar mi nit hoy", "quiero sacar mi nit hoy!"] } }, "nit", 5, "casi repite"],
	["a sentence of 121 letters", { nit: { w1: ["abcdefghijk ".repeat(11)] } }, "nit", 4, "pasa de 120 letras"],
	["a telephone", { nit: { w1: ["soy pedro", "llamar al 5555-1234"] } }, "nit", 5, "parece el número"],
	["a mail address", { nit: { w1: ["pedro@ejemplo.org"] } }, "nit", 4, "parece el número o el correo"],
	["signs alone", { nit: { w1: ["¿?"] } }, "nit", 4, "no dice nada"],
])("%s is found with its file, its line and its reason", (_mistake, content, id, line, reason) => {
	expect(check(content)).toEqual([
		{ file: "utterances/salud.json", id, field: `línea ${line}`, message: expect.stringContaining(reason) },
	]);
});

test.each([
	[24, 1],
	[25, 0],
	[400, 0],
	[401, 1],
])("a procedure of ours with %i sentences has %i mistakes", (count, mistakes) => {
	// Forty-five pairs, and their words again with each of these.
	const beside =
		`sobre tejado;bajo puente;tras muralla;ante iglesia;junto mercado;desde monte;hacia volcan;contra viento;
		entre pinos;mientras llueve;cuando amanece;segun abuela;durante fiesta;hasta enero;menos domingo;salvo martes;
		luego bailamos;nunca dormimos;siempre cantando;apenas caminaba;ojala viniera;detras molino;cerca fogata;
		lejos ciudad;encima azotea;debajo sombra;despues comimos;antes jugaban;aunque duela;porque quisimos;donde crecen;
		quien pregunta;cuanto pesaba;tampoco llora;jamas volvieron`.split(/;\s*/);
	const ended = beside.flatMap((end) => WORDS.map((word) => `${word} ${end}`));
	const said = [...many(45), ...WORDS, ...ended].slice(0, count);
	const files = new Map([["a.json", JSON.stringify({ acta: { w1: said } }, null, "\t")]]);
	expect(checkUtterances(files, KNOWN)).toHaveLength(mistakes);
});

test("a procedure of ours without any sentence is named", () => {
	const [problem] = checkUtterances(new Map(), KNOWN);
	expect(problem).toMatchObject({ id: "acta", message: expect.stringContaining("tiene 0 frases") });
});

test.each([
	["a comma too many", `{\n\t"nit": {\n\t\t"w1": ["a b",]\n\t}\n}`, 3],
	["an end that is missing", `{\n\t"nit": {\n\t\t"w1": ["a b"]\n`, 3],
	["a text without its end", `{\n\t"nit": {\n\t\t"w1": ["a b]\n\t}\n}`, 3],
	["two values in one file", `{\n\t"nit": {"w1": ["a b"]}\n}\n[]`, 4],
	["nothing", "", 1],
	["a page that stands twice", `{\n\t"nit": {"w1": ["a b"]},\n\t"nit": {"w1": ["c d"]}\n}`, 3],
])("%s says file and line, and counts nothing", (_mistake, content, line) => {
	expect(check(content)).toEqual([
		{ file: "utterances/salud.json", id: "-", field: `línea ${line}`, message: expect.stringMatching(/^no es JSON: /) },
	]);
});
