import { describe, expect, test } from "vitest";
import { NO_EXAMPLES } from "../search/examples.ts";
import { createProcedureSearch } from "../search/search.ts";
import { idOf, NOTHING_BESIDE } from "../search/searched-pages.ts";
import type { CatalogueFilter } from "./browse.ts";
import { browseCatalogue } from "./browse.ts";
import { createCatalogue } from "./catalogue.ts";

const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "patent", name: "Patente de comercio", category: "Economía" },
			{ id: "loan", name: "Crédito para mujeres", category: "negocios", costo: 0, user_type: "persona" },
			{ id: "school", name: "Inscripción en escuela", category: "Educación, Cultura y Deporte" },
			{ id: "boat", name: "Licencia de lancha", category: "Ríos y Lagos", type: "digital", costo: 50 },
			{ id: "net", name: "Licencia de pesca", category: "RIOS Y LAGOS", institution_id: "sat", user_type: "empresa" },
			{ id: "stray", name: "Trámite suelto", category: null, user_type: "ambos" },
		],
		institutions: [{ id: "sat", name: "SAT", full_name: "Superintendencia de Administración Tributaria" }],
		observatory: [],
	},
	"test",
);
/** What people mean by words that no page says, most probable first: more than four are not all likely. */
const SHARED = [
	{ said: "navegar", pages: ["boat", "net"] },
	{ said: "empezar nuevamente", pages: ["stray", "school", "patent", "net", "loan", "boat"] },
];
const search = createProcedureSearch(catalogue.procedures, {
	...NOTHING_BESIDE,
	institutions: catalogue.institutions,
	examples: { ...NO_EXAMPLES, shared: SHARED },
});

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

test.each([
	["of an institution", { institution: "sat" }, ["net"]],
	["that cost nothing", { isFree: true }, ["loan"]],
	["that are done wholly online", { isOnline: true }, ["boat"]],
	["for firms, those that serve both among them", { audience: "empresa" }, ["net", "stray"]],
] as const)("the filter leaves those %s", (_, filter, ids) => {
	expect(browse(filter).matches).toEqual(ids);
});

test("what is most probably meant stands above, and not again among what was found", () => {
	expect(browse({ text: "licencia de pesca" })).toMatchObject({ likely: ["net"], matches: [] });
	expect(browse({ text: "navegar" })).toEqual({ likely: ["boat", "net"], matches: [], suggestions: [] });
});

test("what may be meant too stays a suggestion and is never counted among what was found", () => {
	expect(browse({ text: "empezar nuevamente" })).toEqual({
		likely: ["stray", "school", "patent", "net"],
		matches: [],
		suggestions: ["loan", "boat"],
	});
});

test("an institution leads its own procedures, and no filter that it cannot pass", () => {
	expect(browse({ text: "SAT" })).toEqual({ likely: ["sat"], matches: ["net"], suggestions: [] });
	expect(browse({ text: "SAT", isFree: true })).toEqual({ likely: [], matches: [], suggestions: [] });
	expect(browse({ text: "SAT", institution: "sat" })).toEqual({ likely: [], matches: ["net"], suggestions: [] });
});

test("whether the text itself is said is known, also where all that say it stand above", () => {
	const isSaid = (text: string) => browseCatalogue(catalogue, search, { text, category: null }).isSaid;
	expect([isSaid("licencia de pesca"), isSaid("licencia"), isSaid("navegar")]).toEqual([true, true, false]);
});

test("in a category neither what was found nor what is suggested comes from another one", () => {
	const nothing = { likely: [], matches: [], suggestions: [] };
	expect(browse({ text: "licencia de", category: "Economía" })).toEqual(nothing);
	expect(browse({ text: "navegar", category: "Economía" })).toEqual(nothing);
	const { likely, matches, suggestions } = browse({ text: "empezar nuevamente", category: "Economía" });
	expect([...likely, ...matches, ...suggestions]).toEqual(["patent", "loan"]);
});

test("how sure it is, what is no procedure and who might know are told as the search tells them", () => {
	for (const text of ["navegar", "licencia de pesca", "xyzzy", "SAT"]) {
		const { certainty, elsewhere, site, adviser } = search.search(text);
		expect(browseCatalogue(catalogue, search, { text, category: null }), text).toMatchObject({
			...{ certainty, elsewhere, site, adviser },
		});
	}
});
