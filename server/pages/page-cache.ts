import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Bytes, StoredResponse } from "../responses/stored-response.ts";
import { respond, sizeOf, tagOf } from "../responses/stored-response.ts";

export interface PageCache {
	/** Answers from memory, or renders once however many ask at the same time, and remembers a 200. */
	answer(key: string, request: Request, render: () => Promise<Response>): Promise<Response>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Quality 5 costs about a millisecond for a page; 11 would block a core for tens of them.
const BROTLI_QUALITY = 5;
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** Remembers rendered pages by key, bounded by bytes. The key contains the catalogue's version, so a page of an older catalogue is never served. */
export function createPageCache({ maxBytes = DEFAULT_MAX_BYTES } = {}): PageCache {
	const pages = new LRUCache<string, StoredResponse>({
		maxSize: maxBytes,
		sizeCalculation: (page, key) => sizeOf(page) + key.length + 1024,
	});
	const rendering = new Map<string, Promise<StoredResponse>>();

	async function renderAndStore(key: string, render: () => Promise<Response>): Promise<StoredResponse> {
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

/** A page with a citizen's own words is marked no-store, so it must not be kept here either. */
function isStorable({ headers }: StoredResponse): boolean {
	return !headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"));
}

async function storePage(response: Response): Promise<StoredResponse> {
	const body = Buffer.from(await response.arrayBuffer());
	const { status } = response;
	const headers = [...response.headers];
	// An empty body compresses to 1 or 20 bytes. A redirect would announce that length, and the browser would wait for it.
	if (body.length === 0) return { status, headers, etag: tagOf(body), plain: body, brotli: undefined, gzip: undefined };
	const options = {
		params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	};
	const [asBrotli, asGzip] = await Promise.all([brotli(body, options), gzipped(body)]);
	return { status, headers, etag: tagOf(body), plain: undefined, brotli: exact(asBrotli), gzip: exact(asGzip) };
}

/** zlib returns views into buffers of 16 kB. Without this copy a page of 4 kB would keep the whole buffer in memory. */
function exact(bytes: Buffer): Bytes {
	return Buffer.from(new Uint8Array(bytes).buffer);
}
