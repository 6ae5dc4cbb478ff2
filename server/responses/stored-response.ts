import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";

/** Bytes that are sent to every visitor without a copy, so nobody may write into them. */
export type Bytes = Buffer<ArrayBuffer>;

/** An answer as it leaves the server: its bytes once per encoding, and the headers that belong to it. */
export interface StoredResponse {
	status: number;
	headers: [string, string][];
	etag: string;
	/** The uncompressed bytes; undefined where `gzip` is kept instead: few browsers ask for them, and they are four times as long. */
	plain: Bytes | undefined;
	brotli: Bytes | undefined;
	gzip: Bytes | undefined;
}

/** Tag of a body: equal for equal bytes on every server, whatever the encoding it travels in. */
export function tagOf(body: Buffer): string {
	return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
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
	const [encoding, body] = pickEncoding(stored, request.headers.get("accept-encoding") ?? "");
	if (encoding) headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(body.length));
	const isBodiless = request.method === "HEAD" || body.length === 0;
	return new Response(isBodiless ? null : body, { status: stored.status, headers });
}

function pickEncoding(stored: StoredResponse, accepted: string): [string | null, Bytes] {
	const { brotli, gzip } = stored;
	if (brotli && accepts(accepted, "br")) return ["br", brotli];
	if (gzip && accepts(accepted, "gzip")) return ["gzip", gzip];
	return [null, plainBytes(stored)];
}

const unpacked = new WeakMap<StoredResponse, WeakRef<Bytes>>();

/** The uncompressed bytes. Decompressed bytes are shared while any client reads them, so a thousand slow ones hold one copy. */
export function plainBytes(stored: StoredResponse): Bytes {
	if (stored.plain) return stored.plain;
	const shared = unpacked.get(stored)?.deref();
	if (shared) return shared;
	const bytes = stored.gzip ? gunzipSync(stored.gzip) : Buffer.alloc(0);
	unpacked.set(stored, new WeakRef(bytes));
	return bytes;
}

function accepts(header: string, encoding: string): boolean {
	const named = header.split(",").find((each) => each.split(";")[0]?.trim().toLowerCase() === encoding);
	return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}
