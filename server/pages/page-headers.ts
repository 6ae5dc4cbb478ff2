import type { WrittenResponse } from "../../app/written-response.server.ts";
import { answerWithText, joinPieces } from "../../app/written-response.server.ts";
import type { PackedForOne } from "./page-cache.ts";

const PAGE_CACHE_CONTROL = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const STALE_CACHE_CONTROL = "public, max-age=15";

interface PageHeaders {
	language: string;
	isStale: boolean;
	status: number | undefined;
	/** Packs for the one visitor who is answered, whom no cache may mistake for another; undefined: for all. */
	packForOne: ((body: Buffer) => Promise<PackedForOne | undefined>) | undefined;
}

/** The page with its headers for caches, robots and browsers. */
export async function withPageHeaders(response: WrittenResponse, about: PageHeaders): Promise<WrittenResponse> {
	const { language, isStale, status = response.status, packForOne } = about;
	const { written } = response;
	// Of an answer of our own nobody else has the headers.
	const headers = written ? response.headers : new Headers(response.headers);
	headers.set("Content-Language", language);
	headers.append("Vary", "Cookie");
	if (!headers.has("Cache-Control")) {
		const shared = status >= 400 ? "public, max-age=60" : isStale ? STALE_CACHE_CONTROL : PAGE_CACHE_CONTROL;
		headers.set("Cache-Control", packForOne === undefined ? shared : "no-store");
	}
	if (status === 405) headers.set("Allow", "GET, HEAD");
	if (status >= 400) headers.set("X-Robots-Tag", "noindex");
	if (written === undefined) return new Response(response.body, { status, headers });
	// The memory of pages takes the text, and packs it.
	if (packForOne === undefined && status === response.status) return response;
	if (packForOne === undefined) return answerWithText(written, { status, headers });
	headers.append("Vary", "Accept-Encoding");
	const text = joinPieces(written);
	const packed = await packForOne(Buffer.from(text));
	if (!packed) return new Response(text, { status, headers });
	const [encoding, body] = packed;
	headers.set("Content-Encoding", encoding);
	return new Response(new Uint8Array(body), { status, headers });
}
