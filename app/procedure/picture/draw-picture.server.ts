import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { CataloguedProcedure } from "../../../domain/catalogue.ts";
import type { Language } from "../../../domain/language.ts";
import { writePicture } from "./picture-svg.server.ts";

const { resolve } = createRequire(import.meta.url);
const FONT = "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-";
const WEIGHTS = [400, 700];

/** Loaded when the first picture is asked for: most visitors ask for none. */
let drawing: Promise<Uint8Array[]> | undefined;

/** Draws the picture of a procedure as a PNG: about 50 ms of one core, half of them for the PNG. */
export async function drawPicture(
	procedure: CataloguedProcedure,
	language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
	drawing ??= load();
	const fontBuffers = await drawing;
	const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: "Atkinson Hyperlegible Next" };
	const drawn = new Resvg(writePicture(procedure, language), { font });
	const image = drawn.render();
	const png = new Uint8Array(image.asPng());
	image.free();
	drawn.free();
	return png;
}

async function load(): Promise<Uint8Array[]> {
	try {
		await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
		return WEIGHTS.map((weight) => readFileSync(resolve(`${FONT}${weight}-normal.woff2`)));
	} catch (error) {
		drawing = undefined;
		throw error;
	}
}
