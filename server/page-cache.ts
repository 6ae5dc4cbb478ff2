import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A page as it leaves the server: body once per encoding, and the headers that belong to it. */
interface StoredPage {
	status: number;
	headers: [string, string][];
	etag: string;
	body: Buffer;
	brotli: Buffer;
	gzip: Buffer;
}

export interface PageCache {
	/** Answers from memory, or renders once however many ask at the same time, and remembers a 200. */
	answer(key: string, request: Request, render: () => Promise<Response>): Promise<Response>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Quality 5 costs about a millisecond for a page; 11 would block a core for tens of them.
const BROTLI_QUALITY = 5;
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** Remembers rendered pages by key, bounded by bytes; the key holds the catalogue's version, so nothing is ever old. */
export function createPageCache({ maxBytes = DEFAULT_MAX_BYTES } = {}): PageCache {
	const pages = new LRUCache<string, StoredPage>({
		maxSize: maxBytes,
		sizeCalculation: (page, key) => page.body.length + page.brotli.length + page.gzip.length + key.length + 1024,
	});
	const rendering = new Map<string, Promise<StoredPage>>();

	async function renderAndStore(key: string, render: () => Promise<Response>): Promise<StoredPage> {
		const page = await storePage(await render());
		if (page.status === 200 && isStorable(page)) pages.set(key, page);
		return page;
	}

	return {
		async answer(key, request, render) {
			const known = pages.get(key);
			if (known) return respond(known, request);
			const underWay = rendering.get(key) ?? renderAndStore(key, render).finally(() => rendering.delete(key));
			rendering.set(key, underWay);
			return respond(await underWay, request);
		},
	};
}

/** A page that holds what a citizen wrote says no-store; it is kept nowhere, so neither here. */
function isStorable({ headers }: StoredPage): boolean {
	return !headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"));
}

async function storePage(response: Response): Promise<StoredPage> {
	const body = Buffer.from(await response.arrayBuffer());
	const options = {
		params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	};
	const [asBrotli, asGzip] = await Promise.all([brotli(body, options), gzipped(body)]);
	return {
		status: response.status,
		headers: [...response.headers],
		etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
		body,
		brotli: asBrotli,
		gzip: asGzip,
	};
}

function respond(page: StoredPage, request: Request): Response {
	const headers = new Headers(page.headers);
	headers.append("Vary", "Accept-Encoding");
	if (page.status === 200) {
		headers.set("ETag", page.etag);
		if (request.headers.get("if-none-match")?.includes(page.etag)) return new Response(null, { status: 304, headers });
	}
	const accepted = request.headers.get("accept-encoding") ?? "";
	const [encoding, body] = /\bbr\b/.test(accepted)
		? (["br", page.brotli] as const)
		: /\bgzip\b/.test(accepted)
			? (["gzip", page.gzip] as const)
			: ([null, page.body] as const);
	if (encoding) headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(body.length));
	const isBodiless = request.method === "HEAD" || page.status === 204 || (page.status >= 300 && page.status < 400);
	return new Response(isBodiless ? null : new Uint8Array(body), { status: page.status, headers });
}
