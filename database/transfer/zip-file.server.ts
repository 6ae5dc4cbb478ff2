import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";

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

interface Entry {
	name: string;
	method: number;
	packed: number;
	unpacked: number;
	crc: number;
	at: number;
}

const BROKEN = { code: "broken" } as const satisfies CodedFlaw;
const BOMB = { code: "bomb" } as const satisfies CodedFlaw;
/** What is handed on at once of a file that is only stored. */
const CHUNK_BYTES = 65_536;

/** A zip whose directory was read and judged; nothing of it is unpacked yet. */
export interface Zip {
	names: readonly string[];
	/** One file, piece by piece; throws `ZipFlawed` once it unpacks to anything but its claim. */
	stream(name: string): AsyncGenerator<Buffer>;
	/** One file whole; undefined for one that is not there. Throws `ZipFlawed`. */
	read(name: string): Promise<Buffer | undefined>;
}

/** A file of a zip that is not what the directory says of it. */
export class ZipFlawed extends Error {
	readonly flaw: CodedFlaw;
	constructor(flaw: CodedFlaw) {
		super(flaw.code);
		this.flaw = flaw;
	}
}

/** Reads what a zip claims and judges it before anything is unpacked; answers why it is refused otherwise. */
export function openZip(bytes: Buffer): Zip | { flaw: CodedFlaw } {
	if (bytes.length > LARGEST_ZIP_BYTES) return { flaw: { code: "tooLarge" } };
	const entries = listEntries(bytes);
	if ("flaw" in entries) return entries;
	const byName = new Map(entries.map((entry) => [entry.name, entry]));
	if (byName.size < entries.length) return { flaw: BROKEN };
	async function* stream(name: string): AsyncGenerator<Buffer> {
		const entry = byName.get(name);
		if (entry) yield* unpack(bytes, entry);
	}
	return {
		names: [...byName.keys()],
		stream,
		async read(name) {
			if (!byName.has(name)) return undefined;
			const parts: Buffer[] = [];
			for await (const part of stream(name)) parts.push(part);
			return Buffer.concat(parts);
		},
	};
}

/** The directory at the end of the file; what stands between its files is never looked at. */
function listEntries(bytes: Buffer): Entry[] | { flaw: CodedFlaw } {
	const end = findEnd(bytes);
	if (end === undefined) return { flaw: BROKEN };
	const count = bytes.readUInt16LE(end + 10);
	if (count > MOST_ENTRIES) return { flaw: { code: "manyParts", values: { count, most: MOST_ENTRIES } } };
	let at = bytes.readUInt32LE(end + 16);
	let total = 0;
	let free = 0;
	const entries: Entry[] = [];
	for (let number = 0; number < count; number += 1) {
		if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return { flaw: BROKEN };
		const nameLength = bytes.readUInt16LE(at + 28);
		const name = bytes.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
		const method = bytes.readUInt16LE(at + 10);
		if (bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) return { flaw: { code: "encrypted" } };
		if (method !== STORED && method !== DEFLATED) return { flaw: BROKEN };
		const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
		entries.push({ name, method, packed, unpacked, crc: bytes.readUInt32LE(at + 16), at: bytes.readUInt32LE(at + 42) });
		total += unpacked;
		if (total > LARGEST_CONTENT_BYTES || total > bytes.length * HIGHEST_RATIO) return { flaw: BOMB };
		at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
	}
	// Files that share their bytes are how a small zip unpacks to terabytes.
	for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
		if (entry.at < free) return { flaw: BOMB };
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

async function* unpack(bytes: Buffer, { at, method, packed, unpacked, crc }: Entry): AsyncGenerator<Buffer> {
	if (bytes.readUInt32LE(at) !== LOCAL) throw new ZipFlawed(BROKEN);
	const begin = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
	const content = bytes.subarray(begin, begin + packed);
	let length = 0;
	let sum = 0;
	try {
		for await (const part of method === STORED ? cut(content) : inflate(content)) {
			length += part.length;
			if (length > unpacked) throw new ZipFlawed(BOMB);
			sum = crc32(part, sum);
			yield part;
		}
	} catch (error) {
		throw error instanceof Error && "code" in error && String(error.code).startsWith("Z_")
			? new ZipFlawed(BROKEN)
			: error;
	}
	// Less than it claims is a download that broke off; more has thrown above.
	if (length !== unpacked) throw new ZipFlawed(BROKEN);
	if (sum !== crc) throw new ZipFlawed(BROKEN);
}

function* cut(content: Buffer): Generator<Buffer> {
	for (let at = 0; at < content.length; at += CHUNK_BYTES) yield content.subarray(at, at + CHUNK_BYTES);
}

function inflate(content: Buffer): AsyncIterable<Buffer> {
	return Readable.from(cut(content)).pipe(createInflateRaw());
}
