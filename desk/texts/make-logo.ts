import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { SVG } from "image-size/types/svg";
import { WEBP } from "image-size/types/webp";
import { LOGO_BOX, MOST_LOGO_BYTES, type StoredImage } from "../../domain/site-documents/document-shape.ts";
import type { LogoDrawing, LogoTask } from "./logo-process.ts";

/** Why a file is refused; the first ones before anything of it is unpacked. */
export type LogoFault =
	| ("empty" | "tooManyBytes" | "svg" | "webp" | "notImage" | "broken" | "tooManyPixels")
	| ("tooDetailed" | "tooSlow" | "busy");

/** A picture drawn anew, with the digest that names it and the CSS pixels that it takes; or why there is none. */
export type LogoOutcome = { image: StoredImage; name: string; width: number; height: number } | { fault: LogoFault };

/** Most bytes of an upload. */
export const MOST_UPLOAD_BYTES = 2_000_000;
/** Longest side of an upload in pixels. */
const MOST_SIDE = 4_000;

/** Run by Node as it is; relative to the working directory, as all that the desk reads of its release. */
const PROGRAM = "desk/texts/logo-process.ts";
const MOST_MS = 8_000;
/**
 * Most memory for values, and for what the decoder unpacks, in megabytes: a head that says less than its picture holds, and
 * texts or profiles that swell beside the pixels, end that process and nothing else.
 */
const MOST_HEAP_MB = 128;
const MOST_PIXELS_MB = 384;
const PAGES_A_MB = 16;
/** A picture may take 200 MB while it is drawn, so one is drawn at a time. */
const MOST_WAITING = 4;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an uploaded PNG or JPEG anew, at most 400 × 200 pixels and 40 kB, on white: nothing but its pixels survives. It is
 * done in a process with little memory that is ended after eight seconds, so no file can stop the desk.
 */
export async function makeLogo(bytes: Uint8Array): Promise<LogoOutcome> {
	const head = readHead(bytes);
	if (typeof head === "string") return { fault: head };
	if (waiting >= MOST_WAITING) return { fault: "busy" };
	waiting += 1;
	const box = { width: 2 * LOGO_BOX.width, height: 2 * LOGO_BOX.height };
	const turn = last.then(() => drawApart({ ...head, bytes, box, mostBytes: MOST_LOGO_BYTES }));
	last = turn.finally(() => {
		waiting -= 1;
	});
	return turn;
}

/** Type and size as the first bytes tell them, before anything is unpacked. */
function readHead(bytes: Uint8Array): Pick<LogoTask, "type" | "width" | "height"> | LogoFault {
	if (bytes.length === 0) return "empty";
	if (bytes.length > MOST_UPLOAD_BYTES) return "tooManyBytes";
	try {
		if (WEBP.validate(bytes)) return "webp";
		const [type, format] = PNG.validate(bytes) ? (["image/png", PNG] as const) : (["image/jpeg", JPG] as const);
		if (!format.validate(bytes)) return SVG.validate(bytes) ? "svg" : "notImage";
		const { width, height } = format.calculate(bytes);
		if (width < 1 || height < 1) return "broken";
		return width > MOST_SIDE || height > MOST_SIDE ? "tooManyPixels" : { type, width, height };
	} catch {
		return "broken";
	}
}

function drawApart(task: LogoTask): Promise<LogoOutcome> {
	return new Promise((done) => {
		const child = fork(resolve(PROGRAM), [], {
			execArgv: [
				`--max-old-space-size=${MOST_HEAP_MB}`,
				`--wasm-max-mem-pages=${MOST_PIXELS_MB * PAGES_A_MB}`,
				"--disable-warning=ExperimentalWarning",
			],
			env: {},
			serialization: "advanced",
			stdio: ["ignore", "ignore", "ignore", "ipc"],
		});
		const end = (outcome: LogoOutcome) => {
			clearTimeout(timer);
			child.kill("SIGKILL");
			done(outcome);
		};
		const timer = setTimeout(() => end({ fault: "tooSlow" }), MOST_MS);
		child.once("message", (drawing) => end(toOutcome(drawing as LogoDrawing)));
		// A decoder that gives up ends the process, never the desk; what does not even start is no fault of the file.
		child.on("error", () => end({ fault: "busy" }));
		child.once("exit", () => end({ fault: "broken" }));
		if (child.connected) child.send(task, () => undefined);
	});
}

function toOutcome(drawing: LogoDrawing): LogoOutcome {
	if ("fault" in drawing) return drawing;
	const { png, width, height } = drawing;
	const base64 = Buffer.from(png).toString("base64");
	const name = createHash("sha256").update(png).digest("hex");
	return { image: { type: "image/png", width, height, base64 }, name, width: width / 2, height: height / 2 };
}
