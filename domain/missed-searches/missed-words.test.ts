import { expect, test } from "vitest";
import { countableWords, isTypedOn } from "./missed-words.ts";

test.each([
	["Permiso para DRON", "permiso para dron"],
	["  ¿Licencia de caza?  ", "licencia de caza"],
	["Adopción de perros", "adopcion de perros"],
	["formulario 102", "formulario 102"],
])("%s counts as %s", (text, words) => {
	expect(countableWords(text)).toBe(words);
});

test.each([
	["a mail address", "ana@ejemplo.org"],
	["a document's number", "2547 12345 0101"],
	["digits that stand apart", "casa 12 zona 34"],
	["a telephone", "5555-1234"],
	["somebody with a document", "Juan Pérez DPI"],
	["somebody with a tax number", "nit de maria lopez"],
	["whose it is", "me llamo Ana Xol"],
	["a title before a name", "señora Ixchel Tum"],
	["a site", "www.ejemplo.com"],
	["a story", "mi papá murió y quiero saber qué hago con su casa"],
	["too little", "zz"],
	["signs alone", "???"],
])("%s counts nowhere", (_what, text) => {
	expect(countableWords(text)).toBeNull();
});

test("what was typed on is the same search", () => {
	expect(isTypedOn("permiso para dron", "permiso pa")).toBe(true);
	expect(isTypedOn("permiso", "permiso para dron")).toBe(true);
	expect(isTypedOn("permiso para dron", "permiso para caza")).toBe(false);
});
