import { describe, expect, it } from "vitest";
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import { foldText } from "../../domain/text/text.ts";
import { findAbbreviations, GLOSSARY } from "./glossary.ts";
import { INSTITUTION_CARDS } from "./institution-cards.ts";
import { SEARCH_SUGGESTIONS } from "./search-suggestions.ts";

/** File formats, names of forms and agreements, and pairs of two abbreviations that are each explained elsewhere. */
const NOT_EXPLAINED = ["ANM", "APTGLP", "APTGLPC", "DEIC-PNC", "DUA-GT", "EUR", "JPG", "MED", "PDF", "PNG", "WEB"];

const institutionById = new Map(institutions.map((institution) => [institution.id, institution]));

describe("the institution cards of home", () => {
	it("are eight", () => {
		expect(INSTITUTION_CARDS).toHaveLength(8);
	});

	it.each(INSTITUTION_CARDS)("$acronym has the acronym and the phone of the data", ({ id, acronym, phone }) => {
		const written = phone && (phone.note ? `${phone.number} (${phone.note.es})` : phone.number);
		expect(institutionById.get(id)).toMatchObject({ name: acronym, phone: written });
	});
});

describe("what home suggests to search for", () => {
	it.each(SEARCH_SUGGESTIONS)("%s is the name of some procedure", (suggestion) => {
		expect(procedures.some(({ name }) => foldText(name).includes(foldText(suggestion)))).toBe(true);
	});
});

describe("the glossary", () => {
	it("is in alphabetical order, without repetition", () => {
		const spellings = GLOSSARY.map(({ abbreviation }) => abbreviation);
		expect(spellings).toEqual([...new Set(spellings)].toSorted());
	});

	it("calls every institution as the data do", () => {
		const named = institutions.filter(({ name }) => name === name.toUpperCase());
		expect(named.length).toBeGreaterThan(40);
		for (const { name, full_name } of named) {
			const expansion = GLOSSARY.find(({ abbreviation }) => abbreviation === name)?.expansion;
			expect([full_name, full_name.replace(/ \(.*\)$/, "")], name).toContain(expansion);
		}
	});

	it("explains every abbreviation of the procedures", () => {
		const texts = procedures.flatMap((each) => [
			...[each.name, each.description, each.full_description, each.duration, each.lugar, each.costo_nota],
			...[each.documento_obtenible, each.respaldo_legal, each.requirements, each.steps].flat(),
		]);
		const written = new Set(texts.flatMap((text) => findCapitals(text ?? "")));
		expect(written.size).toBeGreaterThan(80);
		const known = new Set(GLOSSARY.map(({ abbreviation }) => abbreviation));
		expect([...written].filter((each) => !known.has(each) && !NOT_EXPLAINED.includes(each)).sort()).toEqual([]);
	});

	it.each([
		["Lleva tu DPI y tu NIT; con el DPI basta.", ["DPI", "NIT"]],
		["Inscripción al NIT (SAT)", ["NIT", "SAT"]],
		["DPI", ["DPI"]],
		["Formulario SAT-8933 y SIT-RT-1", []],
		["El RTU-SAT y los CONAPES", []],
		["sat, nit, UNIT y NITA", []],
		["", []],
	])("finds in “%s” the abbreviations to explain", (text, expected) => {
		expect(findAbbreviations(text).map(({ abbreviation }) => abbreviation)).toEqual(expected);
	});

	it("says where the first use is and what it means", () => {
		expect(findAbbreviations("Con NIT. Sin NIT.")).toEqual([
			{
				abbreviation: "NIT",
				expansion: "Número de Identificación Tributaria",
				english: "tax identification number",
				position: 4,
			},
		]);
	});
});

/** Words of three capitals or more, but for those inside the code of a form. */
function findCapitals(text: string): string[] {
	return text.match(/(?<![\p{L}\d-])\p{Lu}{3,}(?:-\p{Lu}+)?(?![\p{L}\d]|-[\p{L}\d])/gu) ?? [];
}
