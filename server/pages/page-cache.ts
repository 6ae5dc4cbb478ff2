import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import {
	accepts,
	type Bytes,
	plainBytes,
	respond,
	type StoredResponse,
	sizeOf,
	tagOf,
} from "../responses/stored-response.ts";

export interface PageCache {
	/**
	 * Answers from memory, or begins a page once however many ask at the same time, and remembers it. What `begin` answers
	 * at once is no page but goes to this visitor alone. The signal ends when nobody waits for the page any more. A browser
	 * that has the same page in another form, under this key, keeps it: Back then finds it as it was left.
	 */
	answer(key: string, request: Request, begin: Begin, inOtherForm?: string): Promise<Response>;
}

type Begin = (signal: AbortSignal) => Promise<Response> | Response;

/** A page that is being made. */
interface UnderWay {
	page: Promise<StoredResponse>;
	/** How many wait for it. */
	waiting: number;
	unwanted: AbortController;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Quality 7 takes ten milliseconds for a page, 11 a quarter of a second for a tenth fewer bytes. Quality 3 takes a quarter
// of the ten for a seventh more bytes. Of what is shorter than a few packets, 2 takes a third of the time for 30 bytes more.
const BROTLI_QUALITY = { best: 11, kept: 7, draft: 3, shortDraft: 2 };
/** After a page was packed as well as it can be, so many times as long passes: a quarter of a core, however long pages are. */
const RESTS = 3;
/** And never less, in milliseconds. */
const SHORTEST_REST = 1_000;
const SHORT_BYTES = 8 * 1024;
/** A draft fits into it mostly, and is not put together of pieces. */
const DRAFT_CHUNK_BYTES = 32 * 1024;
const GZIP_DRAFT_LEVEL = 4;
const DEFAULT_MAX_BYTES = 24 * 1024 * 1024;
/** For pages that nobody asked for twice: made-up searches push out none that many ask for. */
const DRAFTS_MAX_BYTES = 8 * 1024 * 1024;
/** Addresses that lead nowhere share a few pages, which are as dear to make as any other. */
const KEPT_STATUS = new Set([200, 400, 404]);

interface PageCacheOptions {
	/** Of pages that many ask for. */
	maxBytes?: number;
	/** Whether few ask for the page of a key twice: it is packed well only when somebody does. */
	isRare?: (key: string) => boolean;
}

/** Remembers rendered pages by key, bounded by bytes. The key contains the catalogue's version, so a page of an older catalogue is never served. */
export function createPageCache({
	maxBytes = DEFAULT_MAX_BYTES,
	isRare = () => false,
}: PageCacheOptions = {}): PageCache {
	const drafts = createShelf(DRAFTS_MAX_BYTES);
	const pages = createShelf(maxBytes);
	const underWay = new Map<string, UnderWay>();
	let isImproving = false;

	/** Packs a page that is asked for again as well as it can be, beside the work, and one after the other. */
	function improve(key: string, page: StoredResponse): void {
		if (isImproving || page.isBest || !page.brotli) return;
		isImproving = true;
		const began = performance.now();
		void packBest(page)
			.then((better) => pages.peek(key) === page && pages.set(key, better))
			.finally(() => {
				const rest = Math.max(SHORTEST_REST, RESTS * (performance.now() - began));
				setTimeout(() => (isImproving = false), rest).unref();
			});
	}

	function start(key: string, page: Promise<StoredResponse>, unwanted: AbortController): UnderWay {
		const each: UnderWay = { page, waiting: 0, unwanted };
		const forget = () => {
			if (underWay.get(key) === each) underWay.delete(key);
		};
		each.page
			.then((page) => {
				if (!KEPT_STATUS.has(page.status) || !isStorable(page)) return;
				shelfOf(page).set(key, page);
				if (!page.isDraft) drafts.delete(key);
			}, forget)
			.then(forget);
		// Nobody new may join what is being given up.
		unwanted.signal.addEventListener("abort", forget, { once: true });
		underWay.set(key, each);
		return each;
	}

	function shelfOf({ isDraft }: StoredResponse): Shelf {
		return isDraft ? drafts : pages;
	}

	return {
		async answer(key, request, begin, inOtherForm = "") {
			const other = pages.peek(inOtherForm);
			if (other && request.headers.get("if-none-match")?.includes(other.etag)) return respond(other, request);
			const known = pages.get(key) ?? drafts.get(key);
			if (known && !known.isDraft) {
				improve(key, known);
				return respond(known, request);
			}
			let joined = underWay.get(key);
			if (!joined) {
				const unwanted = new AbortController();
				const made = known ? undefined : begin(unwanted.signal);
				if (made instanceof Response) return made;
				const accepted = request.headers.get("accept-encoding") ?? "";
				const store = (response: Response) => (isRare(key) ? draftPage(response, accepted) : storePage(response));
				const page = known ? packWell(known) : made?.then(store);
				if (!page) throw new Error("A page is neither known nor made.");
				joined = start(key, page, unwanted);
			}
			return respond(await waitFor(joined, request.signal), request);
		},
	};
}

type Shelf = LRUCache<string, StoredResponse>;

function createShelf(maxSize: number): Shelf {
	return new LRUCache({ maxSize, sizeCalculation: (page, key) => sizeOf(page) + key.length + 1024 });
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

/**
 * A page with a citizen's own words is marked no-store, so it must not be kept here either; nor one that is marked no-cache,
 * because there are more of its kind than any memory holds.
 */
function isStorable({ headers }: StoredResponse): boolean {
	return !headers.some(([name, value]) => name === "cache-control" && isKeptByNone(value));
}

/** Whether a Cache-Control tells every cache on the way to keep nothing; a browser may, where it asks again. */
export function isKeptByNone(cacheControl: string | null): boolean {
	return /no-store|no-cache/.test(cacheControl ?? "");
}

/** In every encoding, as well as it pays for a page that many ask for. */
async function storePage(response: Response): Promise<StoredResponse> {
	return packWell(await unpackedPage(response));
}

/** In the encoding that its one reader wants, at once and quickly. */
async function draftPage(response: Response, accepted: string): Promise<StoredResponse> {
	const page = await unpackedPage(response);
	const body = page.plain;
	if (!body || body.length === 0) return page;
	const draft = { ...page, isDraft: true, plain: undefined };
	if (accepts(accepted, "br")) return { ...draft, brotli: exact(draftBrotli(body)) };
	return { ...draft, gzip: exact(gzipSync(body, { level: GZIP_DRAFT_LEVEL })) };
}

/** An answer that nobody may keep, in the encoding that the one who asked takes. */
export async function packForOne(response: Response, request: Request): Promise<Response> {
	const accepted = request.headers.get("accept-encoding") ?? "";
	const headers = new Headers(response.headers);
	headers.append("Vary", "Accept-Encoding");
	const body = Buffer.from(await response.arrayBuffer());
	const encoding = body.length === 0 ? undefined : ["br", "gzip"].find((each) => accepts(accepted, each));
	if (encoding) headers.set("Content-Encoding", encoding);
	const packed = encoding === "br" ? draftBrotli(body) : encoding ? gzipSync(body, { level: GZIP_DRAFT_LEVEL }) : body;
	return new Response(packed.length > 0 ? new Uint8Array(packed) : null, { status: response.status, headers });
}

function draftBrotli(body: Buffer): Buffer {
	const isShort = body.length < SHORT_BYTES;
	const options = brotliOptions(isShort ? BROTLI_QUALITY.shortDraft : BROTLI_QUALITY.draft, body);
	return brotliCompressSync(body, { ...options, chunkSize: isShort ? SHORT_BYTES : DRAFT_CHUNK_BYTES });
}

async function packWell(page: StoredResponse): Promise<StoredResponse> {
	const body = plainBytes(page);
	// An empty body compresses to 1 or 20 bytes. A redirect would announce that length, and the browser would wait for it.
	if (body.length === 0 || isPicture(page)) return page;
	const [asBrotli, asGzip] = await Promise.all([brotli(body, brotliOptions(BROTLI_QUALITY.kept, body)), gzipped(body)]);
	return { ...page, isDraft: false, plain: undefined, brotli: exact(asBrotli), gzip: exact(asGzip) };
}

async function packBest(page: StoredResponse): Promise<StoredResponse> {
	const body = plainBytes(page);
	return { ...page, isBest: true, brotli: exact(await brotli(body, brotliOptions(BROTLI_QUALITY.best, body))) };
}

/** A PNG is packed by itself; packed again it would be no smaller. */
function isPicture({ headers }: StoredResponse): boolean {
	return headers.some(([name, value]) => name === "content-type" && value.startsWith("image/"));
}

async function unpackedPage(response: Response): Promise<StoredResponse> {
	const body = Buffer.from(await response.arrayBuffer());
	const headers = [...response.headers];
	return { status: response.status, headers, etag: tagOf(body), plain: body, brotli: undefined, gzip: undefined };
}

function brotliOptions(quality: number, { length }: Buffer) {
	return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

/** zlib returns views into buffers of 16 kB. Without this copy a page of 4 kB would keep the whole buffer in memory. */
function exact(bytes: Buffer): Bytes {
	return Buffer.from(new Uint8Array(bytes).buffer);
}
