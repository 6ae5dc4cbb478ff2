import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
// As a whole, because a Node without zstd would not start over a name that it lacks.
import * as zlib from "node:zlib";
import type { Bytes } from "../responses/stored-response.ts";

/** What the browser keeps of this release to unpack its pages with: the text that all of them share (RFC 9842). */
export interface PageDictionary {
	/** Where browsers get it. */
	address: string;
	/** How a browser that has it says so in `Available-Dictionary`. */
	mark: string;
	/** The body of an answer with `Content-Encoding: dcz`. */
	pack(body: Buffer, effort: keyof typeof LEVELS): Promise<Bytes>;
}

/** The first eight bytes of every answer in dcz: a frame for zstd to skip, of the 32 bytes of the digest that follow. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
// A page takes 1 ms at 3, and 3 ms at 9 for an eighth less. What looks further than 9 and a longer search in it takes 15 ms
// and more, because it sorts the whole dictionary first: 4 in a hundred less at 16.
const LEVELS = { file: 19, kept: 9, draft: 3 };
/** How long is looked for a longer piece of the dictionary, as a power of two: at level 9 it is 5. */
const SEARCH = { file: 0, kept: 6, draft: 0 };
const NAME = /^page-dictionary-[\w-]{8}\.txt$/;
/** Every page of this portal, and of what a page brings the whole style sheets, most of whose rules stand in it. */
export const USE_AS_DICTIONARY = 'match="/*", match-dest=("document" "style")';

/** The name under which the build writes it among its assets (`scripts/page-dictionary.ts`). */
export function dictionaryFile(digest: string): string {
	return `page-dictionary-${digest}.txt`;
}

/** Whether a file of the client is a dictionary. */
export function isDictionary(path: string): boolean {
	return path.startsWith("/assets/") && NAME.test(path.slice("/assets/".length));
}

/** The dictionary of the build; undefined where there is none, or where this Node cannot pack with one. */
export function readPageDictionary(clientDir: string | undefined): PageDictionary | undefined {
	if (!clientDir) return undefined;
	const path = readdirSync(clientDir, { recursive: true, encoding: "utf8" }).find((each) => isDictionary(`/${each}`));
	if (!path) return undefined;
	const dictionary = readFileSync(join(clientDir, path));
	return canPackWith(dictionary) ? createPageDictionary(`/${path}`, dictionary) : undefined;
}

export function createPageDictionary(address: string, dictionary: Buffer): PageDictionary {
	const digest = createHash("sha256").update(dictionary).digest();
	const compress = promisify<Buffer, object, Buffer>(zlib.zstdCompress);
	return {
		address,
		mark: `:${digest.toString("base64")}:`,
		async pack(body, effort) {
			const { ZSTD_c_compressionLevel, ZSTD_c_searchLog } = zlib.constants;
			const params = { [ZSTD_c_compressionLevel]: LEVELS[effort], [ZSTD_c_searchLog]: SEARCH[effort] };
			return Buffer.concat([MAGIC, digest, await compress(body, { params, dictionary })]);
		},
	};
}

/** Node 20 has no zstd, and others take no dictionary and do not say so: a copy of it then takes more than a few bytes. */
function canPackWith(dictionary: Buffer): boolean {
	const options: object = { dictionary };
	return typeof zlib.zstdCompressSync === "function" && zlib.zstdCompressSync(dictionary, options).length < 100;
}
