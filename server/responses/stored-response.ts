import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Bytes that are sent to every visitor without a copy, so nobody may write into them. */
export type Bytes = Buffer<ArrayBuffer>;

/** An answer as it leaves the server: its bytes once per encoding, and the headers that belong to it. */
export interface StoredResponse {
	status: number;
	headers: [string, string][];
	etag: string;
	/** Packed quickly, in one encoding, for a page that nobody may ask for again. */
	isDraft?: boolean;
	/** Packed as well as it can be. */
	isBest?: boolean;
	/** The uncompressed bytes; undefined where `gzip` is kept instead: few browsers ask for them, and they are four times as long. */
	plain: Bytes | undefined;
	brotli: Bytes | undefined;
	gzip: Bytes | undefined;
}

/** Tag of a body: equal for equal bytes on every server, whatever the encoding it travels in. */
export function tagOf(body: Buffer): string {
	return tagOfDigest(createHash("sha256").update(body).digest("base64url"));
}

/** The same of a body that nobody holds whole, by its SHA-256 in base64url. */
export function tagOfDigest(digest: string): string {
	return `W/"${digest.slice(0, 22)}"`;
}

/** Bytes that a stored response takes in memory. */
export function sizeOf({ plain, brotli, gzip }: StoredResponse): number {
	return (plain?.length ?? 0) + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}

/** Answers in the best encoding the browser takes, 304 when it has the same bytes, without a body to HEAD. */
export function respond(stored: StoredResponse, request: Request): Response {
	const headers = new Headers(stored.headers);
	if (stored.brotli || stored.gzip) headers.append("Vary", "Accept-Encoding");
	if (stored.status === 200) {
		headers.set("ETag", stored.etag);
		const known = request.headers.get("if-none-match");
		if (known?.includes(stored.etag)) return new Response(null, { status: 304, headers });
	}
	const [encoding, body = plainBytes(stored)] = pickEncoding(stored, request.headers.get("accept-encoding") ?? "");
	if (encoding) headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(body.length));
	const isBodiless = request.method === "HEAD" || body.length === 0;
	return new Response(isBodiless ? null : body, { status: stored.status, headers });
}

/** The best encoding that is there and accepted, with its bytes; without them where only the uncompressed ones will do. */
function pickEncoding({ brotli, gzip }: StoredResponse, accepted: string): [string | null, Bytes | undefined] {
	if (brotli && accepts(accepted, "br")) return ["br", brotli];
	if (gzip && accepts(accepted, "gzip")) return ["gzip", gzip];
	return [null, undefined];
}

const unpacked = new WeakMap<StoredResponse, WeakRef<Bytes>>();

/** The uncompressed bytes. Decompressed bytes are shared while any client reads them, so a thousand slow ones hold one copy. */
export function plainBytes(stored: StoredResponse): Bytes {
	if (stored.plain) return stored.plain;
	const shared = unpacked.get(stored)?.deref();
	if (shared) return shared;
	const bytes = unpack(stored);
	unpacked.set(stored, new WeakRef(bytes));
	return bytes;
}

function unpack({ brotli, gzip }: StoredResponse): Bytes {
	if (gzip) return gunzipSync(gzip);
	return brotli ? brotliDecompressSync(brotli) : Buffer.alloc(0);
}

/** Browsers say what they unpack in a handful of ways; a longer one is nobody's twice. */
const MOST_HEADERS = 200;
const LONGEST_HEADER = 200;
const read = new Map<string, ReadonlyMap<string, boolean>>();

/** Whether an Accept-Encoding names an encoding, and does not refuse it. */
export function accepts(header: string, encoding: string): boolean {
	let encodings = read.get(header);
	if (!encodings) {
		encodings = readEncodings(header);
		if (read.size >= MOST_HEADERS) read.clear();
		if (header.length <= LONGEST_HEADER) read.set(header, encodings);
	}
	return encodings.get(encoding) ?? false;
}

/** The encodings that a header names, and whether it wants them; what is said first counts. */
function readEncodings(header: string): ReadonlyMap<string, boolean> {
	const encodings = new Map<string, boolean>();
	for (const each of header.split(",")) {
		const name = each.split(";")[0]?.trim().toLowerCase() ?? "";
		if (!encodings.has(name)) encodings.set(name, !/;\s*q=0(\.0*)?\s*$/.test(each));
	}
	return encodings;
}
