import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { StoredImage } from "../../../domain/site-documents/image.ts";
import { LOGO_BOX, MOST_LOGO_BYTES } from "../../../domain/site-documents/image.ts";
import { keepPixels } from "./plain-png.ts";
import type { HeadFault } from "./read-image-head.ts";
import { readImageHead } from "./read-image-head.ts";

export type LogoFault = HeadFault | "tooDetailed" | "tooSlow" | "busy";

/** A picture drawn anew, with the digest that names it and the CSS pixels that it takes; or why there is none. */
export type LogoOutcome = { image: StoredImage; name: string; width: number; height: number } | { fault: LogoFault };

/** From the sources, also where the rest is built: a thread needs a file of its own. */
const WORKER = resolve("desk/texts/images/logo-worker.ts");
const MOST_MS = 8_000;
const MOST_HEAP_MB = 128;
/** A picture may take 200 MB while it is drawn, so one is drawn at a time. */
const MOST_WAITING = 4;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an uploaded PNG or JPEG anew, at most 400 × 200 pixels and 40 kB, on white: nothing but its pixels survives. It is
 * done in a thread that is ended after eight seconds, so no file can stop the desk.
 */
export async function makeLogo(bytes: Uint8Array): Promise<LogoOutcome> {
	const head = readImageHead(bytes);
	if (typeof head === "string") return { fault: head };
	const pixels = head.type === "image/png" ? keepPixels(bytes) : bytes;
	if (!pixels) return { fault: "broken" };
	if (waiting >= MOST_WAITING) return { fault: "busy" };
	waiting += 1;
	const turn = last.then(() => drawInThread({ ...head, bytes: pixels }));
	last = turn.finally(() => {
		waiting -= 1;
	});
	return turn;
}

function drawInThread(upload: { bytes: Uint8Array; type: string; width: number; height: number }) {
	const box = { width: 2 * LOGO_BOX.width, height: 2 * LOGO_BOX.height };
	return new Promise<LogoOutcome>((done) => {
		const worker = new Worker(WORKER, {
			workerData: { ...upload, box, mostBytes: MOST_LOGO_BYTES },
			resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
			env: {},
			stderr: true,
		});
		const end = (outcome: LogoOutcome) => {
			clearTimeout(timer);
			void worker.terminate();
			done(outcome);
		};
		const timer = setTimeout(() => end({ fault: "tooSlow" }), MOST_MS);
		worker.once("message", (answer: { fault: LogoFault } | { png: Uint8Array; width: number; height: number }) =>
			end("fault" in answer ? answer : toLogo(answer)),
		);
		// A decoder that gives up ends the thread, never the desk.
		worker.once("error", () => end({ fault: "broken" }));
		worker.once("exit", () => end({ fault: "broken" }));
	});
}

function toLogo({ png, width, height }: { png: Uint8Array; width: number; height: number }): LogoOutcome {
	const base64 = Buffer.from(png).toString("base64");
	const name = createHash("sha256").update(png).digest("hex");
	return { image: { type: "image/png", width, height, base64 }, name, width: width / 2, height: height / 2 };
}
