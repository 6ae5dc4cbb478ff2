import { createHash } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type BrotliCompress, constants, createBrotliCompress, createGunzip, createGzip, type Gzip } from "node:zlib";
import { NO_STORE_NO_INDEX } from "../../app/document/answer.server.ts";
import { DATA_PROBLEMS, type DataProblem } from "../../content/publications/open-data.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import { type IdentifiedContext, languageOf } from "../responses/refusals.ts";
import { accepts, type Bytes, tagOfDigest } from "../responses/stored-response.ts";

/**
 * Anybody's page may read open data: it is public, the same for everybody, and asked for without cookies. So these answers
 * never depend on one, and a page elsewhere learns nothing from them about whoever opens it.
 */
const OPEN_TO_ANYBODY = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Expose-Headers": "ETag, Retry-After, X-Request-Id",
	"Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** The answer to a browser that asks before it sends an If-None-Match of another page's script. */
export const PREFLIGHT = {
	...OPEN_TO_ANYBODY,
	"Access-Control-Allow-Methods": "GET, HEAD",
	"Access-Control-Allow-Headers": "If-None-Match",
	"Access-Control-Max-Age": "86400",
} as const;

/** As pages are kept. */
const FRESH = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const STALE = "public, max-age=15";

interface DataAbout {
	type: string;
	isStale: boolean;
	/** Name under which a browser saves it; undefined for what is read and not kept. */
	saveAs?: string | undefined;
	language?: string;
}

/** The headers of an answer with open data. */
export function dataHeaders({ type, isStale, saveAs, language = "es" }: DataAbout): Headers {
	const headers = new Headers({
		...OPEN_TO_ANYBODY,
		"Content-Type": type,
		"Content-Language": language,
		"Cache-Control": isStale ? STALE : FRESH,
		Vary: "Accept-Encoding",
	});
	if (saveAs) headers.set("Content-Disposition", `attachment; filename="${saveAs}"`);
	return headers;
}

/** Sends a long text in an encoding that is asked for; to whoever takes none it is unpacked on its way, never whole. */
export function respondPacked(text: PackedText, request: Request, about: DataAbout): Response {
	const headers = dataHeaders(about);
	headers.set("ETag", text.etag);
	if (request.headers.get("if-none-match")?.includes(text.etag)) return new Response(null, { status: 304, headers });
	const accepted = request.headers.get("accept-encoding") ?? "";
	const isBodiless = request.method === "HEAD";
	for (const [encoding, bytes] of [
		["br", text.brotli],
		["gzip", text.gzip],
	] as const) {
		if (!accepts(accepted, encoding)) continue;
		headers.set("Content-Encoding", encoding);
		headers.set("Content-Length", String(bytes.length));
		return new Response(isBodiless ? null : bytes, { headers });
	}
	headers.set("Content-Length", String(text.length));
	return new Response(isBodiless ? null : unpack(text), { headers });
}

function unpack({ gzip }: PackedText): ReadableStream<Uint8Array> {
	const plain = Readable.from([gzip]).pipe(createGunzip());
	return Readable.toWeb(plain) as ReadableStream<Uint8Array>;
}

const STATUS: Readonly<Record<DataProblem, 404 | 429 | 503>> = {
	unknownFile: 404,
	unknownFormat: 404,
	unknownProcedure: 404,
	unknownInstitution: 404,
	unknownEdition: 404,
	noOrigin: 404,
	tooMany: 429,
	empty: 503,
};

interface MoreAbout {
	/** What there is instead, such as the formats. */
	known?: readonly string[];
	/** Seconds to wait. */
	seconds?: number;
}

/** Says why there is no data at an address, as problem details (RFC 9457) that any program may read. */
export function refuseData(
	context: IdentifiedContext,
	problem: DataProblem,
	{ known, seconds }: MoreAbout = {},
): Response {
	const language = languageOf(context);
	const status = STATUS[problem];
	const { title, detail } = DATA_PROBLEMS[language][problem];
	const body = { type: "about:blank", title, detail, status, code: problem, ref: context.get("requestId"), known };
	return new Response(context.req.method === "HEAD" ? null : JSON.stringify(body), {
		status,
		headers: {
			...OPEN_TO_ANYBODY,
			...NO_STORE_NO_INDEX,
			"Content-Type": "application/problem+json; charset=utf-8",
			"Content-Language": language,
			...(seconds ? { "Retry-After": String(seconds) } : {}),
		},
	});
}

/** Files in memory at a time for one catalogue: each under the few origins of one portal. */
const MOST_FILES = 64;

const filesOf = keptFor((_catalogue: Catalogue) => new Map<string, Promise<PackedText>>());

/** Whether a file was made, or is being made, of this catalogue. */
export function isKept(catalogue: Catalogue, key: string): boolean {
	return filesOf(catalogue).has(key);
}

/** A file of this catalogue: made once however many ask, and kept packed for as long as the catalogue is shown. */
export function keepFile(
	catalogue: Catalogue,
	key: string,
	write: () => Iterable<string>,
	quality = BROTLI_QUALITY,
): Promise<PackedText> {
	const files = filesOf(catalogue);
	const known = files.get(key);
	if (known) return known;
	const made = packText(write(), quality);
	if (files.size >= MOST_FILES) files.clear();
	files.set(key, made);
	made.catch(() => files.delete(key));
	return made;
}

/** A long text as it is kept: packed only, because its plain bytes would be five to ten times as many. */
export interface PackedText {
	etag: string;
	brotli: Bytes;
	gzip: Bytes;
	/** Of the plain text. */
	length: number;
}

/** How long the event loop is held up at a time; others wait no longer for their turn. */
const SLICE_MS = 5;
/** Quality 5 takes a third of the time of 7 and makes a tenth more of it. */
const BROTLI_QUALITY = 5;
/** What phones fetch to keep: seven seconds of another thread, once for a catalogue, for an eighth fewer bytes. */
export const BEST_BROTLI_QUALITY = 11;

/** Packs a text piece by piece, off the event loop, and lets others pass while the pieces are made. */
async function packText(pieces: Iterable<string>, quality: number): Promise<PackedText> {
	const hash = createHash("sha256");
	const packers = [
		createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
		createGzip(),
	] as const;
	const packed = Promise.all(packers.map(collect));
	let length = 0;
	let until = performance.now() + SLICE_MS;
	for (const piece of pieces) {
		const bytes = Buffer.from(piece);
		hash.update(bytes);
		length += bytes.length;
		for (const packer of packers) if (!packer.write(bytes)) await once(packer, "drain");
		if (performance.now() < until) continue;
		await nextTurn();
		until = performance.now() + SLICE_MS;
	}
	for (const packer of packers) packer.end();
	const [brotli, gzip] = await packed;
	if (!brotli || !gzip) throw new Error("A text was not packed.");
	return { etag: tagOfDigest(hash.digest("base64url")), brotli, gzip, length };
}

async function collect(packer: BrotliCompress | Gzip): Promise<Bytes> {
	const parts: Buffer[] = [];
	for await (const part of packer) parts.push(part);
	return Buffer.concat(parts);
}
