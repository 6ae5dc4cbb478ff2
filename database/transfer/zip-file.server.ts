import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";

/** Largest file that is opened, packed and unpacked, in bytes. */
export const LARGEST_ZIP_BYTES = 20_000_000;
const LARGEST_CONTENT_BYTES = 100_000_000;
/** How many times larger than the file its content may be; spreadsheets stay under 40. */
const HIGHEST_RATIO = 100;
const MOST_ENTRIES = 1_000;

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const IS_ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const inflate = promisify(inflateRaw);

interface Entry {
	name: string;
	method: number;
	packed: number;
	unpacked: number;
	crc: number;
	at: number;
}

const BROKEN = "está dañado: no se puede abrir como hoja de cálculo";
const TOO_LARGE = "se hincha demasiado al abrirlo: parece hecho para dañar, o tiene formatos en miles de celdas vacías";

/**
 * The wanted files of a zip, unpacked. What it claims is read and judged before anything is unpacked, and no file may
 * unpack to more than its claim. Answers why it is refused otherwise, in Spanish.
 */
export async function readZip(
	bytes: Buffer,
	isWanted: (name: string) => boolean,
): Promise<{ files: Map<string, Buffer> } | { flaw: string }> {
	if (bytes.length > LARGEST_ZIP_BYTES) return { flaw: "pasa de 20 MB" };
	const entries = listEntries(bytes);
	if ("flaw" in entries) return entries;
	const files = new Map<string, Buffer>();
	for (const entry of entries) {
		if (!isWanted(entry.name)) continue;
		if (files.has(entry.name)) return { flaw: BROKEN };
		const content = await unpack(bytes, entry);
		if (!content) return { flaw: TOO_LARGE };
		if (crc32(content) !== entry.crc) return { flaw: BROKEN };
		files.set(entry.name, content);
	}
	return { files };
}

/** The directory at the end of the file; what stands between its files is never looked at. */
function listEntries(bytes: Buffer): Entry[] | { flaw: string } {
	const end = findEnd(bytes);
	if (end === undefined) return { flaw: BROKEN };
	const count = bytes.readUInt16LE(end + 10);
	if (count > MOST_ENTRIES) return { flaw: `trae ${count} archivos dentro; como mucho ${MOST_ENTRIES}` };
	let at = bytes.readUInt32LE(end + 16);
	let total = 0;
	let free = 0;
	const entries: Entry[] = [];
	for (let number = 0; number < count; number += 1) {
		if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return { flaw: BROKEN };
		const nameLength = bytes.readUInt16LE(at + 28);
		const name = bytes.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
		const method = bytes.readUInt16LE(at + 10);
		if (bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) return { flaw: "tiene contraseña: guárdalo sin ella" };
		if (method !== STORED && method !== DEFLATED) return { flaw: BROKEN };
		const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
		entries.push({ name, method, packed, unpacked, crc: bytes.readUInt32LE(at + 16), at: bytes.readUInt32LE(at + 42) });
		total += unpacked;
		if (total > LARGEST_CONTENT_BYTES || total > bytes.length * HIGHEST_RATIO) return { flaw: TOO_LARGE };
		at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	}
	// Files that share their bytes are how a small zip unpacks to terabytes.
	for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
		if (entry.at < free) return { flaw: TOO_LARGE };
		free = entry.at + LOCAL_BYTES + entry.packed;
		if (free > bytes.length) return { flaw: BROKEN };
	}
	return entries;
}

function findEnd(bytes: Buffer): number | undefined {
	for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT); at -= 1)
		if (bytes.readUInt32LE(at) === END) return at;
	return undefined;
}

/** Undefined for what unpacks to anything but its claim. */
async function unpack(bytes: Buffer, { at, method, packed, unpacked }: Entry): Promise<Buffer | undefined> {
	if (bytes.readUInt32LE(at) !== LOCAL) return undefined;
	const begin = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
	const content = bytes.subarray(begin, begin + packed);
	try {
		const whole = method === STORED ? content : await inflate(content, { maxOutputLength: Math.max(1, unpacked) });
		return whole.length === unpacked ? whole : undefined;
	} catch {
		return undefined;
	}
}
