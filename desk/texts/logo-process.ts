// Draws an uploaded picture anew in a process of its own, which `make-logo.ts` starts and ends.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** What is asked for: the upload, and the largest picture and file that are wanted. */
export interface LogoTask {
	bytes: Uint8Array;
	type: "image/png" | "image/jpeg";
	/** Of the upload, in pixels. */
	width: number;
	height: number;
	/** In pixels. */
	box: { width: number; height: number };
	mostBytes: number;
}

/** What came of it. */
export type LogoDrawing = { png: Uint8Array; width: number; height: number } | { fault: "broken" | "tooDetailed" };

/** Each is tried until the picture is small enough. */
const SCALES = [1, 0.75, 0.5, 0.35];

process.once("message", async (task) => {
	await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
	process.send?.(draw(task as LogoTask), undefined, undefined, () => process.exit(0));
});
// Without the desk there is nobody to tell.
process.once("disconnect", () => process.exit(1));

function draw({ bytes, type, width, height, box, mostBytes }: LogoTask): LogoDrawing {
	const href = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
	const fit = Math.min(1, box.width / width, box.height / height);
	for (const scale of SCALES) {
		const size = { width: evenPixels(width * fit * scale), height: evenPixels(height * fit * scale) };
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><image width="${size.width}" height="${size.height}" preserveAspectRatio="none" href="${href}"/></svg>`;
		// What cannot be decoded is left out of the drawing without a word.
		if (!hasDrawn(svg)) return { fault: "broken" };
		const png = new Resvg(svg, { background: "#ffffff" }).render().asPng();
		if (png.length <= mostBytes) return { png, ...size };
	}
	return { fault: "tooDetailed" };
}

function hasDrawn(svg: string): boolean {
	const { pixels } = new Resvg(svg).render();
	for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return true;
	return false;
}

/** Pages show half of it: twice a whole number of CSS pixels. */
function evenPixels(length: number): number {
	return Math.max(2, 2 * Math.round(length / 2));
}
