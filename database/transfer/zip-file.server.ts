import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { Zip as Packer, ZipDeflate } from "fflate";
import type { Entry, ZipFile } from "yauzl";
import { fromBufferPromise } from "yauzl";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";

/** Largest file that is opened, packed and unpacked, in bytes. */
export const LARGEST_ZIP_BYTES = 20_000_000;
const LARGEST_CONTENT_BYTES = 100_000_000;
/** How many times larger than the file its content may be; spreadsheets stay under 40. */
const HIGHEST_RATIO = 100;
const MOST_ENTRIES = 1_000;
/** What stands before each file at least: its own header. */
const LOCAL_BYTES = 30;
/** The first day that a zip knows: equal contents make equal files. */
const NO_DATE = new Date(1980, 0, 1);

const BROKEN = { code: "broken" } as const satisfies CodedFlaw;
const BOMB = { code: "bomb" } as const satisfies CodedFlaw;

/** A zip whose directory was read and judged; nothing of it is unpacked yet. */
export interface Zip {
	names: readonly string[];
	/** One file, piece by piece; throws `ZipFlawed` once it unpacks to anything but its claim. */
	stream(name: string): AsyncGenerator<Buffer>;
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
export async function openZip(bytes: Buffer): Promise<Zip | { flaw: CodedFlaw }> {
	if (bytes.length > LARGEST_ZIP_BYTES) return { flaw: { code: "tooLarge" } };
	try {
		const zip = await fromBufferPromise(bytes);
		const count = zip.entryCount;
		if (count > MOST_ENTRIES) return { flaw: { code: "manyParts", values: { count, most: MOST_ENTRIES } } };
		const entries: Entry[] = [];
		for await (const entry of zip.eachEntry()) entries.push(entry);
		const flaw = judge(entries, bytes.length);
		if (flaw) return { flaw };
		const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
		if (byName.size < entries.length) return { flaw: BROKEN };
		return {
			names: [...byName.keys()],
			async *stream(name) {
				const entry = byName.get(name);
				if (entry) yield* unpack(zip, entry);
			},
		};
	} catch (error) {
		return { flaw: explain(error) };
	}
}

/** The heuristics that `yauzl` leaves to whoever opens a zip; it checks by itself that each file keeps to its claim. */
function judge(entries: readonly Entry[], length: number): CodedFlaw | undefined {
	if (entries.some((entry) => entry.isEncrypted())) return { code: "encrypted" };
	if (!entries.every((entry) => entry.canDecodeFileData())) return BROKEN;
	const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
	if (total > LARGEST_CONTENT_BYTES || total > length * HIGHEST_RATIO) return BOMB;
	// Files that share their bytes are how a small zip unpacks to terabytes.
	let free = 0;
	for (const { relativeOffsetOfLocalHeader: at, compressedSize } of entries.toSorted(byPlace)) {
		if (at < free) return BOMB;
		free = at + LOCAL_BYTES + compressedSize;
		if (free > length) return BROKEN;
	}
	return undefined;
}

function byPlace(one: Entry, other: Entry): number {
	return one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
	let sum = 0;
	try {
		const parts: Readable = await zip.openReadStreamPromise(entry);
		for await (const part of parts) {
			sum = crc32(part, sum);
			yield part;
		}
	} catch (error) {
		throw new ZipFlawed(explain(error));
	}
	// A download that broke off and went on elsewhere may still have its length.
	if (sum !== entry.crc32) throw new ZipFlawed(BROKEN);
}

/** More than it claims is made to harm; all else that `yauzl` and zlib refuse is damage. */
function explain(error: unknown): CodedFlaw {
	return /too many bytes|size mismatch/.test(String(error)) ? BOMB : BROKEN;
}

/** A zip of files that come piece by piece: only what they are packed to is held in memory. */
export async function packZip(
	files: Iterable<readonly [name: string, parts: AsyncIterable<string | Uint8Array>]>,
): Promise<Buffer> {
	const packed: Uint8Array[] = [];
	const zip = new Packer((error, part) => {
		if (error) throw error;
		packed.push(part);
	});
	for (const [name, parts] of files) {
		const file = new ZipDeflate(name);
		file.mtime = NO_DATE;
		zip.add(file);
		for await (const part of parts) file.push(typeof part === "string" ? Buffer.from(part) : part);
		file.push(new Uint8Array(), true);
	}
	zip.end();
	return Buffer.concat(packed);
}
