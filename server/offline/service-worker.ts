import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Handler } from "hono";
import { BRAND } from "../../content/brand.ts";
import { OFFLINE_WORDS } from "../../content/offline.ts";
import { LAST_RESORT_POLICY, LAST_RESORT_STYLE } from "../last-resort-page.ts";
import { respond, type StoredResponse, tagOf } from "../stored-response.ts";
import withdrawal from "./withdrawal.js?raw";
import worker from "./worker.js?raw";

/** What the worker itself may do: ask this origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Answers /sw.js: the worker with its words, or, when the operator turned it off, the one that withdraws it. */
export function serveWorker(hasOfflinePages: boolean): Handler {
	const script = storeScript(hasOfflinePages ? withWords(worker) : withdrawal);
	return (context) => respond(script, context.req.raw);
}

function withWords(source: string): string {
	const constants = {
		WORDS: OFFLINE_WORDS,
		STYLE: LAST_RESORT_STYLE,
		POLICY: LAST_RESORT_POLICY,
		PRODUCT: BRAND.product,
	};
	const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
	return [...lines, source].join("\n");
}

function storeScript(source: string): StoredResponse {
	// Comments and indentation are for us; every visitor would pay for them.
	const body = Buffer.from(source.replace(/^\s*\/\/.*\n/gm, "").replace(/^\s+/gm, ""));
	return {
		status: 200,
		headers: [
			["Content-Type", "text/javascript; charset=utf-8"],
			["Cache-Control", "no-cache"],
			["Content-Security-Policy", WORKER_POLICY],
		],
		etag: tagOf(body),
		plain: body,
		brotli: brotliCompressSync(body),
		gzip: gzipSync(body),
	};
}
