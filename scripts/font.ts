// node scripts/font.ts: cuts the font of the pages down to what they write (app/styles/atkinson-hyperlegible-next.woff2).
// Whoever comes for the first time pays for every letter in it: 14 kB instead of 34.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { FONT_LETTERS } from "../app/styles/font-letters.ts";

/** What the style sheets ask for; bolder or lighter than these is drawn as the nearest of them. */
const WEIGHTS = { min: 400, max: 750 };
const SOURCE =
	"@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const MADE = join(import.meta.dirname, "../app/styles/atkinson-hyperlegible-next.woff2");

/** The font that the pages get, and how many bytes the whole one has. */
export async function cutFont(): Promise<{ made: Buffer; whole: number }> {
	const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
	const made = await subsetFont(whole, FONT_LETTERS, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
	return { made, whole: whole.byteLength };
}

if (process.argv[1] === import.meta.filename) {
	const { made, whole } = await cutFont();
	writeFileSync(MADE, made);
	console.log(`${whole} bytes became ${made.byteLength}`);
}
