import { expect, test } from "vitest";
import { createCatalogue } from "../catalogue/catalogue.ts";
import { NO_EXAMPLES } from "./examples.ts";
import { createProcedureSearch } from "./search.ts";

// The same over the real catalogue: tests/search/what-is-meant.test.ts.

const catalogue = createCatalogue(
	{
		procedures: [
			{ id: "card", name: "Obtener el DPI", keywords: ["cédula"], institution_id: "renap" },
			{ id: "again", name: "Reponer el DPI", description: "Por robo o pérdida.", institution_id: "renap" },
			{ id: "mine", name: "Licencia de mina", category: "Energía" },
			{ id: "drive", name: "Licencia de conducir", keywords: ["manejar"] },
		],
		institutions: [{ id: "renap", name: "RENAP", full_name: "Registro Nacional de las Personas", phone: "2416-1900" }],
		observatory: [],
	},
	"1",
);
const beside = {
	institutions: catalogue.institutions,
	experiences: [],
	examples: {
		of: new Map([["again", ["me robaron mi dpi"]]]),
		shared: [{ said: "dpi", pages: ["card", "again"] }],
		elsewhere: [{ id: "rent", name: { es: "alquilar casa", en: "renting a home" }, nearest: null, said: ["cuarto"] }],
		site: [{ id: "free", said: ["trámites gratis"] }] as const,
	},
	mostAsked: ["again"],
	names: [
		{ number: "1", name: "Licencia de caza", institution: "CONAP", ficha: "https://tramites.gob.gt/1/", website: null },
	],
};

/** A plain word, several, what is shared, mistyped, of an institution, a category, code, elsewhere and nothing at all. */
const ASKED = [
	...[
		"licencia",
		"dpi",
		"Obtener el DPI",
		"me robaron el dpi",
		"lisencia de condusir",
		"renap",
		"2416-1900",
		"energía",
	],
	...["licencia de caza", "<b>", "¿?", "xyzzy", "alquilar casa", "trámites gratis", "dpi, licencia de mina", "en xela"],
];

test("what a question finds does not depend on what was asked before it", () => {
	const alone = new Map(
		ASKED.map((text) => [text, createProcedureSearch(catalogue.procedures, beside).search(text)] as const),
	);
	const search = createProcedureSearch(catalogue.procedures, beside);
	for (const text of [...ASKED, ...ASKED.toReversed(), ...ASKED.toSorted()]) {
		expect(search.search(text), text).toEqual(alone.get(text));
	}
});

test("nor does what a search finds depend on what another one is asked meanwhile", () => {
	const search = createProcedureSearch(catalogue.procedures, beside);
	const other = createProcedureSearch(catalogue.procedures, { ...beside, examples: NO_EXAMPLES });
	for (const text of ASKED) {
		const before = search.search(text);
		other.search("licencia de mina");
		expect(search.search(text), text).toEqual(before);
	}
	expect(other.search("alquilar casa").elsewhere).toBeNull();
});
