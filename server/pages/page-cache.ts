import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Bytes, StoredResponse } from "../responses/stored-response.ts";
import { respond, sizeOf, tagOf } from "../responses/stored-response.ts";

export interface PageCache {
	/**
	 * Answers from memory, or begins a page once however many ask at the same time, and remembers it. What `begin` answers
	 * at once is no page but goes to this visitor alone. The signal ends when nobody waits for the page any more.
	 */
	answer(key: string, request: Request, begin: Begin): Promise<Response>;
}

export type Begin = (signal: AbortSignal) => Promise<Response> | Response;

/** A page that is being made. */
interface UnderWay {
	page: Promise<StoredResponse>;
	/** How many wait for it. */
	waiting: number;
	unwanted: AbortController;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Quality 5 costs about a millisecond for a page; 11 would block a core for tens of them.
const BROTLI_QUALITY = 5;
const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;
/** Addresses that lead nowhere share a few pages, which are as dear to make as any other. */
const KEPT_STATUS = new Set([200, 400, 404]);

/** Remembers rendered pages by key, bounded by bytes. The key contains the catalogue's version, so a page of an older catalogue is never served. */
export function createPageCache({ maxBytes = DEFAULT_MAX_BYTES } = {}): PageCache {
	const pages = new LRUCache<string, StoredResponse>({
		maxSize: maxBytes,
		sizeCalculation: (page, key) => sizeOf(page) + key.length + 1024,
	});
	const underWay = new Map<string, UnderWay>();

	function start(key: string, made: Promise<Response>, unwanted: AbortController): UnderWay {
		const each: UnderWay = { page: made.then(storePage), waiting: 0, unwanted };
		const forget = () => {
			if (underWay.get(key) === each) underWay.delete(key);
		};
		each.page
			.then((page) => {
				if (KEPT_STATUS.has(page.status) && isStorable(page)) pages.set(key, page);
			}, forget)
			.then(forget);
		// Nobody new may join what is being given up.
		unwanted.signal.addEventListener("abort", forget, { once: true });
		underWay.set(key, each);
		return each;
	}

	return {
		async answer(key, request, begin) {
			const known = pages.get(key);
			if (known) return respond(known, request);
			let joined = underWay.get(key);
			if (!joined) {
				const unwanted = new AbortController();
				const made = begin(unwanted.signal);
				if (made instanceof Response) return made;
				joined = start(key, made, unwanted);
			}
			return respond(await waitFor(joined, request.signal), request);
		},
	};
}

/** Waits for the page. When the last visitor who waits has hung up, the page is no longer wanted and its signal aborts. */
async function waitFor(asked: UnderWay, signal: AbortSignal): Promise<StoredResponse> {
	const leave = () => {
		asked.waiting -= 1;
		if (asked.waiting === 0) asked.unwanted.abort();
	};
	asked.waiting += 1;
	signal.addEventListener("abort", leave, { once: true });
	if (signal.aborted) leave();
	try {
		return await asked.page;
	} finally {
		signal.removeEventListener("abort", leave);
	}
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
