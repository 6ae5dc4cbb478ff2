import { Readable } from "node:stream";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day that a zip knows: equal contents make equal files. */
const NO_DATE = 0x0021;

interface Packed {
	name: string;
	method: "stored" | "deflated";
	/** Of the content as it was. */
	crc: number;
	length: number;
	packed: Buffer;
}

/** A zip of these files; stored as they are, or deflated. */
export function writeZip(files: ReadonlyMap<string, Buffer>, method: "stored" | "deflated"): Buffer {
	return assemble(
		[...files].map(([name, content]) => ({
			...{ name, method, crc: crc32(content), length: content.length },
			packed: method === "stored" ? content : deflateRawSync(content),
		})),
	);
}

/** A zip of files that come piece by piece: only what they are packed to is held in memory. */
export async function packZip(
	files: Iterable<readonly [name: string, parts: AsyncIterable<string | Buffer>]>,
): Promise<Buffer> {
	const packed: Packed[] = [];
	for (const [name, parts] of files) {
		let [crc, length] = [0, 0];
		async function* measure(): AsyncGenerator<Buffer> {
			for await (const part of parts) {
				const bytes = Buffer.from(part);
				crc = crc32(bytes, crc);
				length += bytes.length;
				yield bytes;
			}
		}
		const chunks: Buffer[] = [];
		const source = Readable.from(measure());
		const deflate = createDeflateRaw();
		// A pipe does not hand errors on.
		source.once("error", (error) => deflate.destroy(error));
		for await (const chunk of source.pipe(deflate)) chunks.push(chunk);
		packed.push({ name, method: "deflated", crc, length, packed: Buffer.concat(chunks) });
	}
	return assemble(packed);
}

function assemble(files: readonly Packed[]): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for (const { name, method, crc, length, packed } of files) {
		const fixed = Buffer.alloc(26);
		fixed.writeUInt16LE(VERSION, 0);
		fixed.writeUInt16LE(UTF8_NAMES, 2);
		fixed.writeUInt16LE(method === "stored" ? 0 : 8, 4);
		fixed.writeUInt16LE(NO_DATE, 8);
		fixed.writeUInt32LE(crc, 10);
		fixed.writeUInt32LE(packed.length, 14);
		fixed.writeUInt32LE(length, 18);
		fixed.writeUInt16LE(Buffer.byteLength(name), 22);
		parts.push(Buffer.from("PK\u0003\u0004"), fixed, Buffer.from(name), packed);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(at, 10);
		directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([VERSION, 0]), fixed, place, Buffer.from(name));
		at += 4 + fixed.length + Buffer.byteLength(name) + packed.length;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(files.length, 4);
	end.writeUInt16LE(files.length, 6);
	end.writeUInt32LE(listed.length, 8);
	end.writeUInt32LE(at, 12);
	return Buffer.concat([...parts, listed, Buffer.from("PK\u0005\u0006"), end]);
}
