import { expect, test } from "vitest";
import { checkDocument } from "./rules.ts";
import {
	gatherTaught,
	listTaught,
	MOST_SENTENCES,
	NO_SEARCH_EXAMPLES,
	readSearchExamples,
	SEARCH_EXAMPLES,
} from "./search-examples.ts";

const GOOD = { pages: { "dpi-primera-vez": ["sacar mi plástico"] }, elsewhere: { "rent-home": ["cuarto barato"] } };
const many = (count: number) => Array.from({ length: count }, (_, at) => `frase ${at.toString(36)}`);

test("what editors taught is read as it stands, and nothing taught is a document too", () => {
	expect(checkDocument(SEARCH_EXAMPLES, GOOD)).toEqual([]);
	expect(readSearchExamples(GOOD)).toEqual(GOOD);
	expect(readSearchExamples(NO_SEARCH_EXAMPLES)).toEqual(NO_SEARCH_EXAMPLES);
	expect(gatherTaught(listTaught(GOOD))).toEqual(GOOD);
});

test.each([
	["a sentence of one letter", { a: ["x"] }, "pages.a.0", "sentenceShort"],
	["a sentence of signs", { a: ["¿¿??"] }, "pages.a.0", "sentenceShort"],
	["a sentence of 121 letters", { a: ["x".repeat(121)] }, "pages.a.0", "longer 120"],
	["blanks around it", { a: [" hola"] }, "pages.a.0", "blanks"],
	["a telephone", { a: ["llámame al 5555-1234"] }, "pages.a.0", "sentenceOfSomebody"],
	["a mail address", { a: ["soy ana@ejemplo.org"] }, "pages.a.0", "sentenceOfSomebody"],
	["a page without sentences", { a: [] }, "pages.a", "tooFew"],
	["an id that is none", { "A b": ["hola"] }, "pages.A b", "shape"],
	["the same words for two pages", { a: ["renovar el dpi"], b: ["el DPI: renovar"] }, "pages.b.0", "sentenceTwice"],
	["more than 2,000", { a: many(MOST_SENTENCES + 1) }, "-", "sentenceTooMany"],
])("%s is refused", (_what, pages, field, code) => {
	const content = { pages, elsewhere: {} };
	expect(checkDocument(SEARCH_EXAMPLES, content)).toEqual([expect.objectContaining({ field, code })]);
	expect(readSearchExamples(content)).toBeUndefined();
});

test("the limits themselves are allowed: 2 and 120 letters, 2,000 sentences", () => {
	const pages = { a: ["no", "x".repeat(120), ...many(MOST_SENTENCES - 2)] };
	expect(checkDocument(SEARCH_EXAMPLES, { pages, elsewhere: {} })).toEqual([]);
});

test.each([
	[null],
	["texto"],
	[[]],
	[{ pages: {} }],
	[{ ...GOOD, more: 1 }],
	[{ pages: { a: "hola" }, elsewhere: {} }],
])("another shape is refused: %j", (content) => {
	expect(checkDocument(SEARCH_EXAMPLES, content)).not.toEqual([]);
	expect(readSearchExamples(content)).toBeUndefined();
});

test("nobody publishes a second document beside it, which no page would read", () => {
	expect(checkDocument(`${SEARCH_EXAMPLES}:two`, GOOD)).toHaveLength(1);
});
