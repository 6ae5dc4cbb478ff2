import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { idOf } from "./found.ts";
import type { ProcedureSearch } from "./search.ts";
import { createProcedureSearch, listFound, MAX_QUERY_LENGTH, MAX_TOLERANT } from "./search.ts";

type Row = Record<string, unknown>;

const INSTITUTIONS: Row[] = [
	{ id: "sat", name: "SAT", full_name: "Superintendencia de Administración Tributaria" },
	{ id: "rm", name: "RM", full_name: "Registro Mercantil General de la República" },
	{ id: "mineco", name: "MINECO", full_name: "Ministerio de Economía" },
];

function searchOver(procedures: Row[]): ProcedureSearch {
	return createProcedureSearch(
		createCatalogue({ procedures, institutions: INSTITUTIONS, observatory: [] }, "1").procedures,
	);
}

function named(...names: string[]): Row[] {
	return names.map((name) => ({ id: name, name }));
}

function idsOf(procedures: readonly { id: string }[]): string[] {
	return procedures.map((procedure) => procedure.id);
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
	const search = searchOver([{ id: "one", name: "Uno. Dos, ¿tres? – cuatro", description: "Sí: así; ¡ya! …" }]);

	test.each(["", "   ", "\n\t", ".", "...", "¿?", "!", "–", "\u200b\u200d", "\u0000", "\ufeff \u00ad", "\u0301"])(
		"%j",
		(text) => {
			expect(search.search(text)).toEqual({
				likely: [],
				plain: [],
				belonging: [],
				tolerant: [],
				names: [],
				perhaps: [],
			});
		},
	);

	test("nor does an empty catalogue have anything to find", () => {
		expect(listFound(searchOver([]).search("pasaporte"))).toEqual([]);
	});
});

describe("institutions and categories", () => {
	const search = searchOver([
		{ id: "patent", name: "Patente de comercio", institution_id: "rm", category: "Economía" },
		{ id: "origin", name: "Certificado de origen", institution_id: "mineco", category: "Economía" },
		{ id: "clearance", name: "Solvencia fiscal", description: "La da la SAT.", institution_id: "sat" },
		{ id: "invoice", name: "Factura electrónica", institution_id: "sat" },
		{ id: "school", name: "Inscripción en escuela", category: "Educación, Cultura y Deporte" },
	]);

	test.each([
		["MINECO", ["origin"]],
		["mineco", ["origin"]],
		["Registro Mercantil", ["patent"]],
		["trámites del Registro Mercantil", ["patent"]],
		["ministerio de economia", ["origin"]],
		["Educación", ["school"]],
		["Educación, Cultura y Deporte", ["school"]],
	])("%s finds what belongs there", (text, ids) => {
		expect(idsOf(search.search(text).belonging)).toEqual(ids);
	});

	test("what belongs to an institution follows what has its acronym in the text", () => {
		const outcome = search.search("SAT");
		expect([idsOf(outcome.plain), idsOf(outcome.belonging)]).toEqual([["clearance"], ["invoice"]]);
	});

	test("below what is likely stand plain matches, then what belongs there, then what may be meant", () => {
		const outcome = searchOver([
			{ id: "a-likely", name: "Apertura", keywords: ["SAT"] },
			{ id: "d-possible", name: "Devolución", documento_obtenible: "Nota de la SAT" },
			{ id: "b-belonging", name: "Balance", institution_id: "sat" },
			{ id: "c-plain", name: "Constancia de la SAT" },
			{ id: "e-plain", name: "Envío", description: "Lo recibe la SAT." },
		]).search("SAT");
		expect(outcome.likely.map(idOf)).toEqual(["a-likely", "c-plain"]);
		expect(listFound(outcome).map(idOf)).toEqual(["a-likely", "c-plain", "e-plain", "b-belonging", "d-possible"]);
	});

	test("a category lists its procedures by name", () => {
		expect(idsOf(search.search("economía").belonging)).toEqual(["origin", "patent"]);
	});

	test.each(["ministerio", "general", "de la", "negocios"])("%s names no institution and no category", (text) => {
		expect(search.search(text).belonging).toEqual([]);
	});
});

describe("what a person probably means", () => {
	const search = searchOver([
		{ id: "driving", name: "Licencia de conducir", description: "Emisión de la primera licencia." },
		{ id: "lost-id", name: "Reponer el DPI por robo, pérdida o daño", keywords: ["perdí mi DPI"] },
		{ id: "new-id", name: "Obtener el DPI por primera vez", keywords: ["cédula"] },
		{ id: "nit", name: "Inscripción al NIT", description: "Número de Identificación Tributaria." },
		{ id: "transfer", name: "Traspaso de vehículo" },
		{ id: "vote", name: "Empadronamiento electoral" },
	]);

	test.each([
		["lisencia", "driving"],
		["lisensias", "driving"],
		["licecnia", "driving"],
		["perdi mi dpi", "lost-id"],
		["cedula", "new-id"],
		["sacar nit", "nit"],
		["inscripcion nit", "nit"],
		["RTU", "nit"],
		["traspazo de carro", "transfer"],
		["empadronarme", "vote"],
		["empadr elec", "vote"],
		["nitt", "nit"],
	])("%s finds %s first", (text, id) => {
		expect(listFound(search.search(text)).map(idOf)[0]).toBe(id);
	});

	test.each(["asdfghjkl", "zzzz", "qwerty", "🍞", "quiero", "مرحبا"])("%s finds nothing", (text) => {
		expect(listFound(search.search(text))).toEqual([]);
	});

	test("a word that somebody has does not also bring every longer word that begins with it", () => {
		const found = searchOver([
			{ id: "weapon", name: "Tenencia", description: "Para guardar una arma." },
			{ id: "furniture", name: "Armarios", keywords: ["armarios"] },
		]).search("sacar arma");
		expect(idsOf(found.tolerant)).toEqual(["weapon"]);
	});

	test("what people say is recognised wherever it stands in the sentence, also at its end", () => {
		const bakery = searchOver([
			{ id: "bakery", name: "Licencia sanitaria", keywords: ["abrir panadería"] },
			{
				id: "workshop",
				name: "Panadería: abrir inscripción",
				description: "Abrir un taller de panadería.",
				keywords: ["panadería", "abrir"],
			},
		]);
		for (const text of ["quiero abrir panadería", "abrir panadería en mi casa", "¿dónde puedo abrir panadería hoy?"]) {
			expect(listFound(bakery.search(text)).map(idOf)[0], text).toBe("bakery");
		}
	});

	test("eight words that tell something are read, so that a long sentence is understood to its end", () => {
		const long = "bolsa mercado noche lluvia puente parque sombrero";
		expect(idsOf(search.search(`${long} empadronarme`).tolerant)).toEqual(["vote"]);
		expect(idsOf(search.search(`${long} ventana empadronarme`).tolerant)).toEqual([]);
	});

	test("what fits equally well is ordered by name", () => {
		const found = searchOver(named("Licencia C", "Licencia A", "Licencia B")).search("lisencia");
		expect(idsOf(found.tolerant)).toEqual(["Licencia A", "Licencia B", "Licencia C"]);
	});

	test("a much weaker match than the best one is left out", () => {
		const found = searchOver([
			{ id: "strong", name: "Reponer el DPI", keywords: ["perdí mi DPI"] },
			{ id: "weak", name: "Traslado", category: "Pérdida" },
		]).search("perdi mi dpi");
		expect(idsOf(found.tolerant)).toEqual(["strong"]);
	});

	test("equally good matches stand by name, in whatever order their words were typed", () => {
		const search = searchOver([
			{ id: "alfa", name: "Alfa", keywords: ["perros"] },
			{ id: "beta", name: "Beta", keywords: ["gatos"] },
		]);
		for (const typed of ["gatos perros", "perros gatos"])
			expect(idsOf(search.search(typed).tolerant)).toEqual(["alfa", "beta"]);
	});

	test("there are never more than a person would read", () => {
		const many = searchOver(Array.from({ length: 100 }, (_, number) => ({ id: number, name: `Licencia ${number}` })));
		expect(many.search("lisencia").tolerant).toHaveLength(MAX_TOLERANT);
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
		["kiche", "Cholq'ij k’iche’"],
		["ﬁniquito", "Finiquito de la Contraloría"],
		["ＤＰＩ", "Documento Personal de Identificación (DPI)"],
		["d p i", "Documento Personal de Identificación (DPI)"],
		["sacar D P I", "Documento Personal de Identificación (DPI)"],
		["cedula en pdf", "Ｃédula en ＰＤＦ"],
	])("%j finds %s", (text, id) => {
		expect(listFound(search.search(text)).map(idOf)).toContain(id);
	});

	test.each(["apos\u200btilla", "apos\u00adtilla", "apos\u0000tilla", "apostilla\ud800"])(
		"%j is read without what cannot be seen",
		(text) => {
			expect(idsOf(search.search(text).plain)).toEqual(["Apostilla de documentos"]);
		},
	);

	test("a procedure that a table holds twice is found twice, not an error", () => {
		expect(search.search("repetido").plain).toHaveLength(2);
	});

	test("a text is considered up to its limit and no further", () => {
		const start = "apostilla".padEnd(MAX_QUERY_LENGTH);
		expect(idsOf(search.search(`${start}zzzz`).plain)).toEqual(["Apostilla de documentos"]);
		expect(search.search(`${"z".repeat(MAX_QUERY_LENGTH)}apostilla`).plain).toEqual([]);
	});

	test.each([
		"%_".repeat(150),
		"a".repeat(10_240),
		"apostilla ".repeat(200),
		"\u0301".repeat(10_000),
		"\ud83c".repeat(500),
		"🍞".repeat(120),
	])("text %# is answered", (text) => {
		expect(() => search.search(text)).not.toThrow();
	});
});
