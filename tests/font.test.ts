import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_LETTERS } from "../app/styles/font-letters.ts";
import { cutFont } from "../scripts/font.ts";
import { readText } from "./source-files.ts";

const TEXTS = [
	"public/locales/es.json",
	"public/locales/en.json",
	"data/procedures.json",
	"data/institutions.json",
	"data/experiences.json",
];

test("the font of the pages has every character of our texts and of the facts, so that no word is drawn in two", () => {
	const known = new Set(FONT_LETTERS);
	for (const path of TEXTS) {
		const missing = [...new Set(readText(path))].filter(
			(character) => !known.has(character) && !/[\n\t]/.test(character),
		);
		expect(missing, path).toEqual([]);
	}
});

test("the font that is committed is the one that scripts/font.ts cuts", async () => {
	const committed = readFileSync("app/styles/atkinson-hyperlegible-next.woff2");
	const { made, whole } = await cutFont();
	expect(made.equals(committed), "node scripts/font.ts").toBe(true);
	expect(made.byteLength).toBeLessThan(whole / 2);
});
