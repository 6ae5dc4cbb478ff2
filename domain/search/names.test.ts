import { describe, expect, test } from "vitest";
import { browseCatalogue } from "../catalogue/browse.ts";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OfficialName } from "../official/official-name.ts";
import { NO_EXAMPLES } from "./examples.ts";
import { MAX_NAMES } from "./outcome.ts";
import { createProcedureSearch, listFound, namesIn } from "./search.ts";
import { idOf, NOTHING_BESIDE } from "./searched-pages.ts";

// Names in other words, by their place and with slips are asked of the real ones (tests/search).

function officialName(number: string, name: string, institution = "Gobernación Departamental de Jalapa"): OfficialName {
	return { number, name, institution, ficha: `https://tramites.gob.gt/servicio/${number}/`, website: null };
}

const NAMES = [
	officialName("1", "Autorización de rifas"),
	officialName("2", "Autorización de rifas", "Gobernación Departamental de Quetzaltenango"),
	officialName("3", "Licencia de Cacería", "Consejo Nacional de Áreas Protegidas (CONAP)"),
	officialName("4", "Permiso de pesca artesanal"),
	officialName("5", "Licencia de conducir"),
	...Array.from({ length: 30 }, (_, at) => officialName(`9${at}`, "Constancia laboral")),
];
const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "licencia", name: "Licencia de conducir" },
			{ id: "sanitaria", name: "Licencia sanitaria" },
			{ id: "pesca", name: "Permiso de pesca artesanal", nivel: "ficha", ficha: "70" },
		],
		institutions: [],
		observatory: [],
	},
	"1",
);
const shared = [{ said: "manejar", pages: ["licencia"] }];
const search = createProcedureSearch(catalogue.procedures, {
	...NOTHING_BESIDE,
	names: NAMES,
	examples: { ...NO_EXAMPLES, shared },
});
const idsFor = (text: string) => listFound(search.search(text)).map(idOf);

describe("a procedure of which only the name is known", () => {
	test.each(["licencia de caceria", "LICENCIA  de CACERÍA", "cacería, licencia", "LICENSIA DE CASERIA"])(
		"is found by its name, before what only shares a word with the question: %s",
		(text) => {
			expect(idsFor(text)[0]).toBe("nombre-3");
		},
	);

	test.each([
		["autorización de rifas en Jalapa", "nombre-1"],
		["autorización de rifas, Quetzaltenango", "nombre-2"],
		["autorizacion de rifas xela", "nombre-2"],
	])("is the one of the place that was said, also as people call it: %s", (text, id) => {
		expect(idsFor(text)[0]).toBe(id);
	});

	test("stands behind a ficha and behind a checked procedure of the same words", () => {
		expect(idsFor("permiso de pesca artesanal").slice(0, 2)).toEqual(["pesca", "nombre-4"]);
		expect(idsFor("licencia de conducir").slice(0, 2)).toEqual(["licencia", "nombre-5"]);
	});

	test("is never called most probable, and what fits less is not either", () => {
		const { certainty, likely } = search.search("licencia de caceria");
		expect([certainty, likely]).toEqual(["none", []]);
		expect(search.search("licencia sanitaria").likely.map(idOf)).toEqual(["sanitaria"]);
	});

	test("nonsense finds none", () => {
		expect(idsFor("xyzzy plugh")).toEqual([]);
	});

	test(`at most ${MAX_NAMES} are shown`, () => {
		expect(namesIn(search.search("constancia laboral").perhaps)).toHaveLength(MAX_NAMES);
	});

	test("is left out where a filter asks for what nobody knows of it", () => {
		const browse = (filter: object) =>
			browseCatalogue(catalogue, search, { text: "autorización de rifas", category: null, ...filter });
		expect(browse({}).names.map(({ number }) => number)).toEqual(["1", "2"]);
		expect(browse({}).isNameCloser).toBe(true);
		const filters = [{ isFree: true }, { isOnline: true }, { institution: "sat" }, { audience: "persona" }];
		for (const filter of [...filters, { category: "Economía" }]) {
			expect(browse(filter).names, JSON.stringify(filter)).toEqual([]);
		}
		expect(browse({ text: " " }).names).toEqual([]);
	});
});

test.each(["manejar en xela", "manejar Cobán", "manejar desde Huehue", "Xela, manejar"])(
	"where somebody is does not change what is asked: %s",
	(text) => {
		expect(search.search(text).likely.map(idOf)).toEqual(["licencia"]);
	},
);
