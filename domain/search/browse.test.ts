import { describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";

import { browseCatalogue } from "./browse.ts";
import type { CatalogueFilter } from "./catalogue-filter.ts";
import { idOf } from "./found.ts";
import { createProcedureSearch } from "./search.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "patent", name: "Patente de comercio", category: "Economía" },
			{ id: "loan", name: "Crédito para mujeres", category: "negocios" },
			{ id: "school", name: "Inscripción en escuela", category: "Educación, Cultura y Deporte" },
			{ id: "boat", name: "Licencia de lancha", category: "Ríos y Lagos" },
			{ id: "net", name: "Licencia de pesca", category: "RIOS Y LAGOS" },
			{ id: "stray", name: "Trámite suelto", category: null },
		],
		institutions: [],
		observatory: [],
	},
	"test",
);
const search = createProcedureSearch(catalogue.procedures);

function browse(filter: Partial<CatalogueFilter>) {
	const { likely, matches, suggestions } = browseCatalogue(catalogue, search, { text: "", category: null, ...filter });
	return {
		likely: likely.map(idOf),
		matches: matches.map(({ id }) => id),
		suggestions: suggestions.map(({ id }) => id),
	};
}

describe("the list of a category", () => {
	test.each(["Economía", "economia", "negocios", "NEGOCIOS"])(
		"asked for as %s has every procedure of it, also one that the table files under another of its names",
		(category) => {
			expect(browse({ category }).matches).toEqual(["loan", "patent"]);
		},
	);

	test("that we do not know is compared as a reader would, case and accents aside", () => {
		expect(browse({ category: "ríos y lagos" }).matches).toEqual(["boat", "net"]);
	});

	test("holds no procedure without a category", () => {
		expect(browse({ category: "Salud" }).matches).toEqual([]);
	});
});

test("without a text and a category every procedure is listed by name, blanks being no text", () => {
	const everything = ["loan", "school", "boat", "net", "patent", "stray"];
	expect(browse({})).toEqual({ likely: [], matches: everything, suggestions: [] });
	expect(browse({ text: " \t" })).toEqual({ likely: [], matches: everything, suggestions: [] });
});

test("what is most probably meant stands above, and not again among what was found", () => {
	expect(browse({ text: "licencia" })).toEqual({ likely: ["boat", "net"], matches: [], suggestions: [] });
});

test("what may be meant too stays a suggestion and is never counted among what was found", () => {
	expect(browse({ text: "inscribir lancha en escuela" })).toEqual({
		likely: ["school"],
		matches: [],
		suggestions: ["boat"],
	});
});

test("whether the text itself is said is known, also where all that say it stand above", () => {
	const isSaid = (text: string) => browseCatalogue(catalogue, search, { text, category: null }).isSaid;
	expect([isSaid("licencia"), isSaid("lisencia")]).toEqual([true, false]);
});

test("in a category neither what was found nor what is suggested comes from another one", () => {
	expect(browse({ text: "licencia de", category: "Economía" })).toEqual({
		likely: [],
		matches: [],
		suggestions: [],
	});
	expect(browse({ text: "lisencia", category: "Economía" })).toEqual({ likely: [], matches: [], suggestions: [] });
});
