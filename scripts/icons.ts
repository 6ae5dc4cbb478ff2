// Draws app/icons/icons.svg out of Lucide: `node scripts/icons.ts` writes it, `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Config, optimize } from "svgo";
import { ICON_NAMES } from "../app/icons/icon-names.ts";

export const SPRITE_FILE = new URL("../app/icons/icons.svg", import.meta.url);

const require = createRequire(import.meta.url);
const STROKE = `fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

/** Every page carries the lines of its icons: an icon is one path wherever its shapes allow it. */
const IN_FEW_PATHS: Config = {
	plugins: [
		"removeComments",
		{ name: "convertShapeToPath", params: { convertArcs: true } },
		{ name: "convertPathData", params: { floatPrecision: 2 } },
		{ name: "mergePaths", params: { force: true, floatPrecision: 2 } },
	],
};

if (import.meta.main) {
	if (process.argv.includes("--check")) checkSprite();
	else writeSprite();
}

/** The whole sprite as text: one symbol per name, its id the name; a name Lucide does not have throws. */
export function buildSprite(names: readonly string[]): string {
	const symbols = [...new Set(names)].map(
		(name) => `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${drawing(name)}</symbol>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Lucide, ISC licence: see THIRD-PARTY-NOTICES.md -->\n${symbols.join("\n")}\n</svg>\n`;
}

function drawing(name: string): string {
	const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), "utf8");
	const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(optimize(svg, IN_FEW_PATHS).data)?.[1];
	if (!inner) throw new Error(`lucide-static/icons/${name}.svg holds no drawing`);
	return inner;
}

function writeSprite(): void {
	const sprite = buildSprite(ICON_NAMES);
	writeFileSync(SPRITE_FILE, sprite);
	console.log(`icons.svg: ${ICON_NAMES.length} icons, ${Buffer.byteLength(sprite)} bytes`);
}

function checkSprite(): void {
	if (readFileSync(SPRITE_FILE, "utf8") === buildSprite(ICON_NAMES)) return;
	console.error("app/icons/icons.svg does not match icon-names.ts: run node scripts/icons.ts");
	process.exitCode = 1;
}
