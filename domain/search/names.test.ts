import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { OfficialName } from "../official/official-name.ts";
import { browseCatalogue } from "./browse.ts";
import { idOf } from "./found.ts";
import { createProcedureSearch, listFound, MAX_NAMES } from "./search.ts";
import { NOTHING_BESIDE } from "./searched-pages.ts";

function officialName(number: string, name: string, institution = "Gobernación Departamental de Jalapa"): OfficialName {
	return { number, name, institution, ficha: `https://tramites.gob.gt/servicio/${number}/`, website: null };
}

const NAMES = [
	officialName("1", "Autorización de rifas"),
	officialName("2", "Autorización de rifas", "Gobernación Departamental de Quetzaltenango"),
	officialName("3", "Licencia de Cacería", "Consejo Nacional de Áreas Protegidas (CONAP)"),
	officialName("4", "Permiso de pesca artesanal"),
	officialName("5", "Licencia de conducir"),
	...Array.from({ length: 30 }, (_, at) => officialName(`9${at}`, `Constancia laboral ${at}`)),
];
const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "licencia", name: "Licencia de conducir", keywords: ["manejar"] },
			{ id: "sanitaria", name: "Licencia sanitaria" },
			{ id: "pesca", name: "Permiso de pesca artesanal", nivel: "ficha", ficha: "70" },
		],
		institutions: [],
		observatory: [],
	},
	"1",
);
const search = createProcedureSearch(catalogue.procedures, { ...NOTHING_BESIDE, names: NAMES });
const idsFor = (text: string) => listFound(search.search(text)).map(idOf);

describe("a procedure of which only the name is known", () => {
	test("is found by its name, before what only shares a word with the question", () => {
		expect(idsFor("licencia de caceria")[0]).toBe("nombre-3");
		expect(idsFor("LICENSIA DE CACERIA")[0]).toBe("nombre-3");
	});

	test("is found by its place and by what people call that place", () => {
		expect(idsFor("rifa en jalapa")[0]).toBe("nombre-1");
		expect(idsFor("una rifa en xela")[0]).toBe("nombre-2");
	});

	test("stands behind a checked procedure and behind a ficha of the same words", () => {
		expect(idsFor("licencia de conducir")).toEqual(expect.arrayContaining(["licencia", "nombre-5"]));
		expect(idsFor("licencia de conducir").indexOf("licencia")).toBe(0);
		expect(idsFor("permiso de pesca artesanal").slice(0, 2)).toEqual(["pesca", "nombre-4"]);
		expect(idsFor("pesca artesanal").slice(0, 2)).toEqual(["pesca", "nombre-4"]);
		// Not as it stands in the name, so that only the ranking puts them in order.
		expect(idsFor("artesanal pesca permiso").slice(0, 2)).toEqual(["pesca", "nombre-4"]);
	});

	test("is never called most probable, and what fits less is not either", () => {
		expect(search.search("licencia de caceria").likely).toEqual([]);
		expect(search.search("licencia sanitaria").likely.map(idOf)[0]).toBe("sanitaria");
	});

	test("nonsense beside a common word finds none", () => {
		expect(idsFor("constancia de qwertz")).toEqual([]);
		expect(idsFor("xyzzy plugh")).toEqual([]);
	});

	test(`at most ${MAX_NAMES} are shown`, () => {
		expect(search.search("constancia laboral").names).toHaveLength(MAX_NAMES);
	});

	test("is left out where a filter asks for what nobody knows of it", () => {
		const browse = (filter: object) => browseCatalogue(catalogue, search, { text: "rifas", category: null, ...filter });
		expect(browse({}).names.map(({ number }) => number)).toEqual(["1", "2"]);
		for (const filter of [{ isFree: true }, { isOnline: true }, { institution: "sat" }, { audience: "persona" }]) {
			expect(browse(filter).names, JSON.stringify(filter)).toEqual([]);
		}
		expect(browse({ text: " " }).names).toEqual([]);
	});
});

test("where somebody is does not change what is asked", () => {
	for (const text of ["manejar en xela", "manejar Cobán"]) expect(idsFor(text)[0], text).toBe("licencia");
	expect(idsFor("xela")).toEqual(["nombre-2"]);
});
