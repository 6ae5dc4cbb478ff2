import { crc32, deflateRawSync } from "node:zlib";

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day that a zip knows: equal contents make equal files. */
const NO_DATE = 0x0021;

/** A zip of these files; stored as they are, or deflated. */
export function writeZip(files: ReadonlyMap<string, Buffer>, method: "stored" | "deflated"): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for (const [name, content] of files) {
		const packed = method === "stored" ? content : deflateRawSync(content);
		const fixed = Buffer.alloc(26);
		fixed.writeUInt16LE(VERSION, 0);
		fixed.writeUInt16LE(UTF8_NAMES, 2);
		fixed.writeUInt16LE(method === "stored" ? 0 : 8, 4);
		fixed.writeUInt16LE(NO_DATE, 8);
		fixed.writeUInt32LE(crc32(content), 10);
		fixed.writeUInt32LE(packed.length, 14);
		fixed.writeUInt32LE(content.length, 18);
		fixed.writeUInt16LE(Buffer.byteLength(name), 22);
		parts.push(Buffer.from("PK\u0003\u0004"), fixed, Buffer.from(name), packed);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(at, 10);
		directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([VERSION, 0]), fixed, place, Buffer.from(name));
		at += 4 + fixed.length + Buffer.byteLength(name) + packed.length;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(files.size, 4);
	end.writeUInt16LE(files.size, 6);
	end.writeUInt32LE(listed.length, 8);
	end.writeUInt32LE(at, 12);
	return Buffer.concat([...parts, listed, Buffer.from("PK\u0005\u0006"), end]);
}
