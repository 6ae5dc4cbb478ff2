import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { LONGEST_QUESTION } from "../text/text.ts";
import { NO_EXAMPLES } from "./examples.ts";
import type { SearchOutcome } from "./outcome.ts";
import type { ProcedureSearch } from "./search.ts";
import { createProcedureSearch, listFound } from "./search.ts";
import type { SearchedBeside } from "./searched-pages.ts";
import { idOf, NOTHING_BESIDE } from "./searched-pages.ts";

// What is found by guess is asked of the real catalogue (tests/search): how much of a question must fit was learned there.

type Row = Record<string, unknown>;

const INSTITUTIONS: Row[] = [
	{ id: "sat", name: "SAT", full_name: "Superintendencia de Administración Tributaria" },
	{
		id: "rm",
		name: "RM",
		full_name: "Registro Mercantil General de la República",
		website: "https://www.registromercantil.gob.gt",
		phone: "(+502) 2317-3434 (denuncias 1567)",
	},
	{ id: "mineco", name: "MINECO", full_name: "Ministerio de Economía", website: "https://portal.mineco.gob.gt" },
];

function searchOver(procedures: Row[], beside: Partial<SearchedBeside> = {}): ProcedureSearch {
	const catalogue = createCatalogue({ procedures, institutions: INSTITUTIONS, observatory: [] }, "1");
	const { institutions } = catalogue;
	return createProcedureSearch(catalogue.procedures, { ...NOTHING_BESIDE, institutions, ...beside });
}

function named(...names: string[]): Row[] {
	return names.map((name) => ({ id: name, name }));
}

function idsOf(procedures: readonly { id: string }[]): string[] {
	return procedures.map((procedure) => procedure.id);
}

function isSilent(outcome: SearchOutcome): boolean {
	const { certainty, elsewhere, site, adviser } = outcome;
	return listFound(outcome).length === 0 && certainty === "none" && (elsewhere ?? site ?? adviser) === null;
}

describe("what stands in the name or description", () => {
	const search = searchOver([
		{ id: "renewal", name: "Renovación de pasaporte", description: "Cambio del vencido." },
		{ id: "first", name: "Pasaporte por primera vez", description: "Emisión del primero." },
		{ id: "exit", name: "Autorización de salida", description: "Para viajar con pasaporte." },
		{ id: "nit", name: "Inscripción al NIT", description: "Obtén tu número (SAT)." },
	]);

	test("comes first, ordered by name whether the name or the description has it", () => {
		expect(idsOf(search.search("pasaporte").plain)).toEqual(["exit", "first", "renewal"]);
	});

	test.each([
		"RENOVACION DE PASAPORTE",
		"renovación  de\tpasaporte",
		" Renovacio\u0301n de pasaporte ",
		"renovacion de pasaport",
	])("is found as %j: case, accents and blanks aside, and in part", (text) => {
		expect(idsOf(search.search(text).plain)).toEqual(["renewal"]);
	});

	test("is not repeated among the probable matches", () => {
		const found = listFound(search.search("pasaporte")).map(idOf);
		expect(new Set(found).size).toBe(found.length);
	});

	test("is not a text that begins in the name and ends in the description", () => {
		expect(search.search("pasaporte cambio").plain).toEqual([]);
		expect(search.search("pasaporte\ncambio").plain).toEqual([]);
	});
});

describe("every sign means itself", () => {
	const search = searchOver(
		named(
			"Descuento del 50% anual",
			"Formulario A_1",
			"Ruta C:\\pagos",
			"Nota * urgente",
			'Libro "A"',
			"NIT (SAT)",
			"Constancia de NIT, RTU",
			"Otro trámite",
		),
	);

	test.each([
		["%", "Descuento del 50% anual"],
		["_", "Formulario A_1"],
		["\\", "Ruta C:\\pagos"],
		["*", "Nota * urgente"],
		['"', 'Libro "A"'],
		["(SAT)", "NIT (SAT)"],
		["NIT, RTU", "Constancia de NIT, RTU"],
	])("%s finds only the name that contains it", (text, name) => {
		expect(idsOf(search.search(text).plain)).toEqual([name]);
	});

	test.each([".*", "%%", "[a-z]", "' OR 1=1 --", "$&", "(?:)", "name:nit"])("%s is no pattern and no query", (text) => {
		expect(search.search(text).plain).toEqual([]);
	});
});

describe("a text that asks for nothing finds nothing", () => {
	const search = searchOver([{ id: "one", name: "Uno. Dos, ¿tres? – cuatro", description: "Sí: así; ¡ya! … a B 5" }]);

	test.each([
		...["", "   ", "\n\t", ".", "...", "¿?", "!", "–", "\u200b\u200d", "\u0000", "\ufeff \u00ad", "\u0301"],
		...["a", "Ñ", "5", "¿b", "\u202e\u202d", "\u200f"],
	])("%j", (text) => {
		expect(isSilent(search.search(text))).toBe(true);
		expect(search.rank(text)).toEqual([]);
	});

	test("nor does an empty catalogue have anything to find", () => {
		expect(listFound(searchOver([]).search("pasaporte"))).toEqual([]);
	});
});

describe("an institution", () => {
	const PROCEDURES: Row[] = [
		{ id: "patent", name: "Patente de comercio", institution_id: "rm", category: "Economía" },
		{ id: "origin", name: "Certificado de origen", institution_id: "mineco", category: "Economía" },
		{ id: "clearance", name: "Solvencia fiscal", description: "La da la SAT.", institution_id: "sat" },
		{ id: "invoice", name: "Factura electrónica", institution_id: "sat" },
		{ id: "school", name: "Inscripción en escuela", category: "Educación, Cultura y Deporte" },
	];
	const search = searchOver(PROCEDURES);

	test.each([
		["by its acronym", "MINECO", "mineco", "origin"],
		["by its acronym in small letters", "mineco", "mineco", "origin"],
		["by its full name", "registro mercantil general de la republica", "rm", "patent"],
		["by its full name without accents", "MINISTERIO DE ECONOMIA", "mineco", "origin"],
		["by its web address", "https://www.registromercantil.gob.gt/", "rm", "patent"],
		["by a page of its site", "registromercantil.gob.gt/tarifas?x=1", "rm", "patent"],
		["by the site above its own", "www.mineco.gob.gt", "mineco", "origin"],
		["by its telephone", "2317-3434", "rm", "patent"],
		["by its telephone as phones write it", "+502 2317 3434", "rm", "patent"],
		["by its telephone without a sign", "50223173434", "rm", "patent"],
		["by its short telephone", "1567", "rm", "patent"],
	])("is found %s, above what it gives: %s", (_, text, institution, procedure) => {
		const outcome = search.search(text);
		expect(outcome.certainty).toBe("sure");
		expect(listFound(outcome).map(idOf)).toEqual([institution, procedure]);
	});

	test.each(["otro.gob.gt", "https://example.com", "5555-1234", "+1 202 555 0100", "317", "34"])(
		"is not found by what belongs to nobody: %s",
		(text) => {
			const outcome = search.search(text);
			expect([outcome.certainty, listFound(outcome)]).toEqual(["none", []]);
		},
	);

	test("stands above what most people ask of it, then what has its name in the text, then what it gives", () => {
		const outcome = searchOver(
			[
				{ id: "z-asked", name: "Zarpe", institution_id: "sat" },
				{ id: "b-given", name: "Balance", institution_id: "sat" },
				{ id: "c-plain", name: "Constancia de la SAT" },
				{ id: "e-plain", name: "Envío", description: "Lo recibe la SAT.", institution_id: "sat" },
			],
			{ mostAsked: ["z-asked", "missing"] },
		).search("SAT");
		expect(outcome.likely.map(idOf)).toEqual(["sat", "z-asked"]);
		expect(listFound(outcome).map(idOf)).toEqual(["sat", "z-asked", "c-plain", "e-plain", "b-given"]);
	});

	test("of all that most people ask of it three stand beside it", () => {
		const mostAsked = ["d", "c", "b", "a"];
		const procedures = mostAsked.map((id) => ({ id, name: `Asunto ${id}`, institution_id: "sat" }));
		const outcome = searchOver(procedures, { mostAsked }).search("sat");
		expect(outcome.likely.map(idOf)).toEqual(["sat", "d", "c", "b"]);
		expect(idsOf(outcome.belonging)).toEqual(["a"]);
	});
});

describe("a category", () => {
	const search = searchOver([
		{ id: "tree", name: "Tala de un árbol", category: "Medio Ambiente" },
		{ id: "bird", name: "Jaula de loros", category: "ambiente" },
		{ id: "school", name: "Inscripción en escuela", category: "Educación, Cultura y Deporte" },
		{ id: "stray", name: "Trámite suelto", category: null },
	]);

	test.each([
		["Medio Ambiente", ["bird", "tree"]],
		["MEDIO AMBIENTE", ["bird", "tree"]],
		["Educación", ["school"]],
		["Educación, Cultura y Deporte", ["school"]],
	])("lists all its procedures by name: %s", (text, ids) => {
		expect(idsOf(search.search(text).belonging)).toEqual(ids);
	});

	test.each(["de la", "ambiente", "negocios"])("is not named by a word of everyday speech: %s", (text) => {
		expect(search.search(text).belonging).toEqual([]);
	});
});

describe("the order of what is found", () => {
	const SAID = "zarzuela";
	const pages = ["f", "e", "d", "c", "b", "a"];
	const search = searchOver(
		[...pages.map((id) => ({ id, name: `Asunto ${id}` })), { id: "said", name: "Otro", description: "Antizarzuelas." }],
		{ examples: { ...NO_EXAMPLES, shared: [{ said: SAID, pages }] } },
	);

	test("is what is likely, then who says the text, then what may be meant too", () => {
		const outcome = search.search(SAID);
		expect(outcome.likely.map(idOf)).toEqual(["f", "e", "d", "c"]);
		expect(idsOf(outcome.plain)).toEqual(["said"]);
		expect(listFound(outcome).map(idOf)).toEqual(["f", "e", "d", "c", "said", "b", "a"]);
	});

	test("what fits equally well stands by name, in whatever order its words were typed", () => {
		const twins = searchOver(named("Perros B", "Perros A", "Perros C"), {
			examples: {
				...NO_EXAMPLES,
				of: new Map(["Perros A", "Perros B", "Perros C"].map((id) => [id, ["gatos loros"]])),
			},
		});
		for (const typed of ["gatos loros", "loros gatos"]) {
			expect(twins.search(typed).likely.map(idOf), typed).toEqual(["Perros A", "Perros B", "Perros C"]);
		}
	});
});

describe("hostile or strange texts are only texts", () => {
	const search = searchOver([
		...named("Apostilla de documentos", "<script>alert(1)</script>", "Cholq'ij k’iche’", "Pan 🍞 dulce"),
		...named("Finiquito de la Contraloría", "Documento Personal de Identificación (DPI)", "Ｃédula en ＰＤＦ"),
		{ id: "twice", name: "Repetido" },
		{ id: "twice", name: "Repetido" },
		{ id: "nameless", name: null, description: null },
	]);

	test.each([
		["<script>", "<script>alert(1)</script>"],
		["🍞", "Pan 🍞 dulce"],
		["K'ICHE'", "Cholq'ij k’iche’"],
		["kʼicheʼ", "Cholq'ij k’iche’"],
		["cholqij kiche", "Cholq'ij k’iche’"],
		["ﬁniquito", "Finiquito de la Contraloría"],
		["ＤＰＩ", "Documento Personal de Identificación (DPI)"],
		["d p i", "Documento Personal de Identificación (DPI)"],
		["cedula en pdf", "Ｃédula en ＰＤＦ"],
	])("%j finds %s", (text, id) => {
		expect(listFound(search.search(text)).map(idOf)).toContain(id);
	});

	test.each([
		...["apos\u200btilla", "apos\u00adtilla", "apos\u0000tilla", "apostilla\ud800"],
		...["\u202eapostilla\u202c", "apos\u200ftilla", "\u2067apostilla\u2069"],
	])("%j is read without what cannot be seen", (text) => {
		expect(idsOf(search.search(text).plain)).toEqual(["Apostilla de documentos"]);
	});

	test.each(["<b>", "</p>", "<!--", "<img src=x onerror=alert(1)>", "prompt(1)", "apostilla(1)", "fetch('apostilla')"])(
		"a tag or a call is looked for as it stands, and nothing like it: %s",
		(text) => {
			expect(isSilent(search.search(text))).toBe(true);
		},
	);

	test("a procedure that a table holds twice is found twice, not an error", () => {
		expect(search.search("repetido").plain).toHaveLength(2);
	});

	test("a text is considered up to its limit and no further", () => {
		const start = "apostilla".padEnd(LONGEST_QUESTION);
		expect(idsOf(search.search(`${start}zzzz`).plain)).toEqual(["Apostilla de documentos"]);
		expect(search.search(`${"z".repeat(LONGEST_QUESTION)}apostilla`).plain).toEqual([]);
	});

	test.each([
		...["%_".repeat(150), "a".repeat(10_240), "apostilla ".repeat(200), "\u0301".repeat(10_000)],
		...["\ud83c".repeat(500), "🍞".repeat(120), "\u202e".repeat(2_000), "'\"".repeat(1_000), "a.".repeat(1_000)],
		...["apostilla, ".repeat(200), "<".repeat(2_000), "a(".repeat(1_000), "1 ".repeat(1_000), "ñ".repeat(2_000)],
	])("text %# is answered", (text) => {
		expect(() => search.search(text)).not.toThrow();
	});
});
