/** Longest side of an upload in pixels, and its most bytes. */
export const MOST_SIDE = 4_000;
export const MOST_UPLOAD_BYTES = 2_000_000;

/** What an uploaded file says of itself. */
export interface ImageHead {
	type: "image/png" | "image/jpeg";
	width: number;
	height: number;
}

/** Why a file is refused before anything of it is unpacked. */
export type HeadFault = "empty" | "tooManyBytes" | "svg" | "webp" | "notImage" | "broken" | "tooManyPixels";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads type and size from the first bytes, which is all that a decompression bomb needs to be known by. */
export function readImageHead(bytes: Uint8Array): ImageHead | HeadFault {
	if (bytes.length === 0) return "empty";
	if (bytes.length > MOST_UPLOAD_BYTES) return "tooManyBytes";
	const head = readPng(bytes) ?? readJpeg(bytes) ?? nameOther(bytes);
	if (typeof head === "string") return head;
	const { width, height } = head;
	if (width < 1 || height < 1) return "broken";
	return width > MOST_SIDE || height > MOST_SIDE ? "tooManyPixels" : head;
}

function readPng(bytes: Uint8Array): ImageHead | HeadFault | undefined {
	if (!PNG.every((byte, at) => bytes[at] === byte)) return undefined;
	if (bytes.length < 33 || latin(bytes, 12, 16) !== "IHDR") return "broken";
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks from mark to mark up to the picture itself; the size stands in the only frame before it. */
function readJpeg(bytes: Uint8Array): ImageHead | HeadFault | undefined {
	if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let head: ImageHead | undefined;
	for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
		const mark = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) return "broken";
		if (mark === 0xda) return head ?? "broken";
		const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
		if (isFrame && head) return "broken";
		if (isFrame) head = { type: "image/jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
	}
	return "broken";
}

function nameOther(bytes: Uint8Array): HeadFault {
	if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return "webp";
	return /<svg[\s>]/i.test(latin(bytes, 0, 4096)) ? "svg" : "notImage";
}

function latin(bytes: Uint8Array, start: number, end: number): string {
	return Buffer.from(bytes.subarray(start, end)).toString("latin1");
}
