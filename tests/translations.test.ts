import { expect, test } from "vitest";
import { TRANSLATIONS } from "../content/catalogue/translations.ts";
import { FACTS_DIR, readFacts } from "../database/facts.server.ts";
import type { CataloguedProcedure } from "../domain/catalogue/catalogue.ts";
import { createCatalogue, findProcedure } from "../domain/catalogue/catalogue.ts";
import { SPANISH_TERM } from "../domain/catalogue/term-marks.ts";
import type { TranslatedField } from "../domain/catalogue/translation.ts";
import { findTranslatedText, listTranslatedTexts, TRANSLATED_FIELDS } from "../domain/catalogue/translation.ts";
import { findCostRange } from "../domain/facts/procedure-cost.ts";
import type { UntrustedRow } from "../domain/fields/fields.ts";
import { foldText } from "../domain/text/text.ts";

/** What stands for a number in words; "un" and "one" are articles more often than numbers. */
const NUMBER_WORDS = [
	...["dos two", "tres three", "cuatro four", "cinco five", "seis six", "siete seven", "ocho eight", "nueve nine"],
	...["diez ten", "quince fifteen", "veinte twenty", "treinta thirty"],
].map((pair) => pair.split(" "));
/** Not "may", which is a verb. */
const MONTHS = [
	...["enero January", "febrero February", "marzo March", "abril April", "mayo May", "junio June", "julio July"],
	...["agosto August", "septiembre September", "octubre October", "noviembre November", "diciembre December"],
].map((pair) => pair.split(" "));
/** Fields that stand where no part of a text can be marked as Spanish: titles, cards, previews. */
const UNMARKED: readonly TranslatedField[] = ["name", "description", "duration"];
/** Terms that the Spanish text says in other words, or in another form. */
const OTHER_WORDS = ["colegio profesional", "sociedad anónima", "visa múltiple"];

interface Pair {
	id: string;
	field: TranslatedField;
	spanish: string;
	english: string;
}

const facts = await readFacts(FACTS_DIR);
const catalogue = createCatalogue(
	{
		procedures: facts.procedures.map(asRow),
		institutions: [],
		observatory: [],
		procedure_facts: facts.details.facts.map(asRow),
		procedure_fees: facts.details.fees.map(asRow),
		procedure_places: facts.details.places.map(asRow),
		procedure_terms: facts.details.terms.map(asRow),
	},
	"files",
);
const translated: readonly CataloguedProcedure[] = Object.keys(TRANSLATIONS.en).flatMap(
	(id) => findProcedure(catalogue, id) ?? [],
);
const pairs: readonly Pair[] = Object.entries(TRANSLATIONS.en).flatMap(([id, translation]) =>
	Object.entries(translation).flatMap(([field, texts]) =>
		Object.entries(texts).map(([spanish, english]) => ({ id, field: asField(field), spanish, english })),
	),
);

test("the 25 procedures that foreigners ask for are there", () => {
	expect(Object.keys(TRANSLATIONS.en)).toHaveLength(25);
	expect(translated).toHaveLength(25);
	expect(pairs.length).toBeGreaterThan(500);
});

test("nothing is behind: every text of theirs in the fact files is translated as it stands there now", () => {
	const behind = translated.flatMap((procedure) =>
		listTranslatedTexts(procedure)
			.filter((text) => findTranslatedText(TRANSLATIONS.en[procedure.id] ?? {}, text) === undefined)
			.map(({ field, spanish }) => `${procedure.id}, ${field}: ${spanish}`),
	);
	expect(behind, "in content/catalogue/translations-en.json, by the Spanish text that it is now").toEqual([]);
});

test("nothing is left over of what the fact files no longer say", () => {
	const known = new Set(translated.flatMap((each) => listTranslatedTexts(each).map((text) => keyOf(each.id, text))));
	expect(pairs.filter((pair) => !known.has(keyOf(pair.id, pair)))).toEqual([]);
});

test.each<[string, (text: string) => readonly string[]]>([
	["amounts, dates, laws and terms of time: every number", listNumbers],
	["months", (text) => listWords(text, MONTHS)],
	["offices, papers and registers by their acronyms", (text) => text.match(/\b[A-Z]{2,}\b/g) ?? []],
	["addresses of the web", (text) => text.match(/\b[\w-]+(?:\.[\w-]+)*\.(?:gt|com)\b[\w/-]*/g) ?? []],
	["percentages and currencies", (text) => text.match(/US\$|Q(?=\d)|%/g) ?? []],
])("both languages say the same %s", (_what, list) => {
	const told = (text: string) => [...new Set(list(text))].sort().join(" ");
	const different = pairs.filter(({ spanish, english }) => told(spanish) !== told(english));
	expect(different).toEqual([]);
});

test("the Spanish term of a paper is the one that the Spanish text says", () => {
	const foreign = pairs.flatMap(({ id, spanish, english }) =>
		listTerms(english)
			.filter((term) => !OTHER_WORDS.includes(term) && !foldText(spanish).includes(foldText(term)))
			.map((term) => `${id}: ${term} in ${spanish}`),
	);
	expect(foreign).toEqual([]);
});

test("marks come in pairs, and not in what stands in titles and cards", () => {
	const odd = pairs.filter(({ english }) => english.split(SPANISH_TERM).length % 2 === 0);
	const marked = pairs.filter(({ field, english }) => UNMARKED.includes(field) && english.includes(SPANISH_TERM));
	expect([...odd, ...marked, ...pairs.filter(({ english }) => english.trim() !== english || english === "")]).toEqual(
		[],
	);
});

test("none of them shows a range out of the Spanish note on its cost", () => {
	expect(translated.filter(({ costo, costo_nota }) => costo === null && findCostRange(costo_nota))).toEqual([]);
});

function listNumbers(text: string): readonly string[] {
	// Each as often as it is said: "Q100 one year, Q100 the other" is two.
	const digits = text.match(/\d(?:[\d.,]*\d)?/g) ?? [];
	return [...digits, ...listWords(text.toLowerCase(), NUMBER_WORDS)].sort().map((number, at, all) => {
		const before = all.slice(0, at).filter((each) => each === number).length;
		return `${number}/${before}`;
	});
}

/** Each word of the text that stands in the list, by its first spelling. */
function listWords(text: string, spellings: readonly (readonly string[])[]): readonly string[] {
	const words = text.match(/\p{L}+/gu) ?? [];
	return words.flatMap((word) => spellings.find((spelling) => spelling.includes(word))?.[0] ?? []);
}

function listTerms(text: string): readonly string[] {
	return text.split(SPANISH_TERM).filter((_, position) => position % 2 === 1);
}

function keyOf(id: string, { field, spanish }: Pick<Pair, "field" | "spanish">): string {
	return [id, field, spanish].join("\n");
}

function asField(name: string): TranslatedField {
	const known = TRANSLATED_FIELDS.find((field) => field === name);
	if (!known) throw new Error(`content/catalogue/translations-en.json has a field "${name}", which nobody reads`);
	return known;
}

function asRow(fact: object): UntrustedRow {
	return { ...fact };
}
