import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { accepts } from "../responses/stored-response.ts";
import { FRESH, OPEN_TO_ANYBODY, STALE } from "./data-headers.ts";
import type { PackedText } from "./pack-text.ts";

export interface DataAbout {
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
