import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Express, Request, Response } from "express";

const TYPES: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
};
const COMPRESSIBLE = [".css", ".html", ".js", ".json", ".svg"];
/** What nginx takes for pages that are made on request. */
const PAGE_QUALITY = 6;
const FILE_QUALITY = 11;

/** Serves a file from memory, packed as small as brotli can, for a browser that may keep it for ever. */
export function serveBytes(app: Express, address: string, bytes: Uint8Array | string): void {
	const ending = extname(address);
	const isPacked = COMPRESSIBLE.includes(ending);
	const body = isPacked ? pack(bytes, FILE_QUALITY) : Buffer.from(bytes);
	app.get(address, (_request, response) => {
		response.set("Content-Type", TYPES[ending] ?? "application/octet-stream");
		response.set("Cache-Control", "public, max-age=31536000, immutable");
		if (isPacked) response.set("Content-Encoding", "br");
		response.end(body);
	});
}

/** The same of a file on the disk. */
export async function serveFile(app: Express, address: string, file: string): Promise<void> {
	serveBytes(app, address, await readFile(file));
}

/** Answers with what was made for this request: compressed, and asked for again on the next visit. */
export function sendMade(_request: Request, response: Response, kind: ".html" | ".json", text: string): void {
	response.set("Content-Type", TYPES[kind]);
	response.set("Cache-Control", "no-cache");
	response.set("Content-Encoding", "br");
	response.end(pack(text, PAGE_QUALITY));
}

function pack(bytes: Uint8Array | string, quality: number): Buffer {
	return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
