import { expect, test } from "vitest";
import { boundText, compareNames, foldText, plainLetters } from "./text.ts";

test("names are listed as a Spanish reader looks for them: ñ after n, accents aside, type 2 before type 10", () => {
	const names = ["Ñandú", "Licencia tipo 10", "nuez", "Licencia tipo 2", "Árbol", "Oro", "burro"];
	const listed = ["Árbol", "burro", "Licencia tipo 2", "Licencia tipo 10", "nuez", "Ñandú", "Oro"];
	expect(names.toSorted(compareNames)).toEqual(listed);
});

test("a typed text is cut at two hundred characters and stays a text, also where the cut goes through an emoji (C55)", () => {
	expect(boundText("x".repeat(300))).toBe("x".repeat(200));
	for (const odd of [`${"x".repeat(199)}🙂`, "\ud800", "a\udc00b"]) expect(boundText(odd).isWellFormed()).toBe(true);
	expect(boundText("a\u0000b\u001fc")).toBe("a b c");
});

test("letters in another shape and letters apart compare equal to the word that they spell", () => {
	for (const written of ["DPI", "ＤＰＩ", "𝐃𝐏𝐈", "D P I", "Ｄ Ｐ Ｉ"]) expect(foldText(written)).toBe("dpi");
	expect(foldText("el D P I de I N F O M, ya")).toBe("el dpi de infom, ya");
	expect(foldText("ﬁniquito")).toBe("finiquito");
	expect(foldText("K´iche\u02bc")).toBe("k'iche'");
	for (const listed of ["licencia a o b", "tipos a b y c", "de 5 a b", "s a"]) expect(foldText(listed)).toBe(listed);
});

test("a text that is kept loses shapes and nothing that they say", () => {
	expect(plainLetters("El ﬁniquito y el ＤＰＩ， ﬂujo 𝐀")).toBe("El finiquito y el DPI, flujo A");
	expect(plainLetters("Trámite".normalize("NFD"))).toBe("Trámite");
	for (const meant of ["Acuerdo N.º 5", "½ hora", "12 m²", "1.ª vez…", "Q\u00a0100"])
		expect(plainLetters(meant)).toBe(meant);
});
