import { expect, test } from "vitest";
import { boundText, compareNames } from "./text.ts";

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
