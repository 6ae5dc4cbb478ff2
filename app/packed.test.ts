import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("what was packed comes out as it was", () => {
	const steps = [
		{ text: `Di "hola" y 'adiós'`, abbreviations: [], number: 1 },
		{ text: "Con \\ y\nuna línea | más [aquí]", abbreviations: [{ abbreviation: "NIT", meaning: null }], number: 2.5 },
	];
	const views: object[] = [
		{ id: "uno", isFree: false, steps, places: {}, sources: ["https://uno.example/?a=1"], nested: [[1, [2]], []] },
		[],
		{},
		[{ a: "" }, { b: 0 }, { a: "otra" }, "texto", null, true],
	];
	for (const view of views) expect(unpack(pack(view))).toEqual(view);
});

test("what is undefined is left out, as React Router's own answers leave it to nobody to ask for", () => {
	expect(unpack(pack({ known: 1, unknown: undefined }))).toEqual({ known: 1 });
});

test("names stand in it once, and in the script of a page its quotes are no escapes", () => {
	const packed = pack([
		{ text: "uno", number: 1 },
		{ text: "dos", number: 2 },
	]);
	expect(packed).toBe("text number[0,[1,'uno',1],[1,'dos',2]]");
	expect(JSON.stringify(packed)).toBe(`"${packed}"`);
});

test("a name that would end the names is refused before anybody has a page of it", () => {
	expect(() => pack({ "dos palabras": 1 })).toThrow("dos palabras");
});
