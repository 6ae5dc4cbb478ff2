import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Handler } from "hono";
import type { AnyAddress } from "../../../app/address/address.ts";
import { ALL_ADDRESSES, addresses, listParameters } from "../../../app/address/addresses.ts";
import { COPY_SCREENS } from "../../../app/whole-copy/copy-file.server.ts";
import { BRAND } from "../../../content/brand.ts";
import { OFFLINE_WORDS } from "../../../content/last-resort.ts";
import { DISPLAY_KEY } from "../../../domain/display.ts";
import { LANGUAGE_FIELD, LOCALES, TIME_ZONE } from "../../../domain/language.ts";
import { LAST_RESORT_POLICY, LAST_RESORT_STYLE } from "../../responses/last-resort-page.ts";
import { respond, type StoredResponse, tagOf } from "../../responses/stored-response.ts";
import withdrawal from "./withdrawal.js?raw";
import worker from "./worker.js?raw";

/** The paths of a pattern of the router, as a part of a regular expression. */
function expressionOf(pattern: string): string {
	return pattern
		.replace(/\/:\w+\?/, "(/[^/]+)?")
		.replace(/:\w+/, "[^/]+")
		.replace(/^\/$/, "");
}

/** Policy of the worker itself: it may only fetch from this origin. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Nobody finds them by a search engine, and they are needed where there is no line. */
const TAKEN_TO_WINDOWS: readonly AnyAddress[] = [addresses.folder, addresses.sheet];

/** The addresses that the worker treats specially. It keeps no screen that search engines must not list, but for the folder and the sheet. */
const ADDRESS_FACTS = {
	LANGUAGE_FIELD,
	NEVER_KEPT: ALL_ADDRESSES.filter(
		(address) => !address.isListed && address.answers !== "data" && !TAKEN_TO_WINDOWS.includes(address),
	).map(({ patterns: [path] }) => path),
	TYPED: listParameters("typed", "private"),
	COPY_SHELL: addresses.withoutLine.to(),
	COPY_START: addresses.catalogue.to(),
	COPY_PATHS: `^(${COPY_SCREENS.flatMap(({ patterns }) => patterns.map(expressionOf)).join("|")})/?$`,
	TAKEN_ALONG: [addresses.folder, addresses.procedure].flatMap(({ patterns }) =>
		patterns.map((pattern) => pattern.replace(":id", "")),
	),
};

/**
 * Answers /sw.js: the worker with its words and the paths of files that carry a version, or, when the operator turned it
 * off, the one that withdraws it.
 */
export function serveWorker(hasOfflinePages: boolean, versioned: readonly string[]): Handler {
	const script = storeScript(hasOfflinePages ? withWords(worker, versioned) : withdrawal);
	return (context) => respond(script, context.req.raw);
}

function withWords(source: string, versioned: readonly string[]): string {
	const constants = {
		WORDS: OFFLINE_WORDS,
		LOCALES,
		STYLE: LAST_RESORT_STYLE,
		POLICY: LAST_RESORT_POLICY,
		PRODUCT: BRAND.product,
		TIME_ZONE,
		DISPLAY_KEY,
		...ADDRESS_FACTS,
		VERSIONED: versioned,
	};
	const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
	return [...lines, source].join("\n");
}

/** By source: the application that is rehearsed and the one that serves have the same, and packing it takes longer than a page. */
const stored = new Map<string, StoredResponse>();

function storeScript(source: string): StoredResponse {
	const known = stored.get(source) ?? packScript(source);
	stored.set(source, known);
	return known;
}

function packScript(source: string): StoredResponse {
	// Comments and indentation are removed, because every visitor would download them.
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
