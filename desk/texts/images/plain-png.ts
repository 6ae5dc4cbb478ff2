/** What a decoder needs; everything else may hold texts, profiles and other packed things of any size. */
const NEEDED = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const SIGNATURE_BYTES = 8;
/** Length, name and check sum of a chunk. */
const FRAME_BYTES = 12;

/** A PNG without what is no pixel; null when its chunks do not add up, or it has two heads. */
export function keepPixels(bytes: Uint8Array): Uint8Array | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
	let heads = 0;
	for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
		const end = at + FRAME_BYTES + view.getUint32(at);
		if (end > bytes.length) return null;
		const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
		if (name === "IHDR") heads += 1;
		if (NEEDED.includes(name)) kept.push(bytes.subarray(at, end));
		if (name === "IEND") return heads === 1 ? Buffer.concat(kept) : null;
		at = end;
	}
	return null;
}
