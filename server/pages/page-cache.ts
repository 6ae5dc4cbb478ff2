import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { WrittenResponse } from "../../app/written-response.server.ts";
import { joinPieces } from "../../app/written-response.server.ts";
import type { Bytes, StoredResponse } from "../responses/stored-response.ts";
import {
	accepts,
	hasDictionary,
	plainBytes,
	readUnpacking,
	respond,
	sizeOf,
	tagOf,
	takesDictionary,
} from "../responses/stored-response.ts";
import { gzipPieces } from "./gzip-pieces.ts";
import type { PageDictionary } from "./page-dictionary.ts";

export interface PageCache {
	/**
	 * Answers from memory, or begins a page once however many ask at the same time, and remembers it. What `begin` answers
	 * at once is no page but goes to this visitor alone. The signal ends when nobody waits for the page any more.
	 */
	answer(key: string, request: Request, begin: Begin): Promise<Response>;
	/** The page in memory, which counts as asked for. */
	find(key: string): StoredResponse | undefined;
	/** Packs a document that nobody may keep for the one who asked; undefined: it goes as it is. */
	packForOne(body: Buffer, request: Request): Promise<PackedForOne | undefined>;
}

export type PackedForOne = [encoding: string, bytes: Buffer];

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
// Quality 7 costs about two milliseconds for a page; 11 would block a core for tens of them. Quality 3 takes a quarter of
// that for a seventh more bytes. Of what is shorter than a few packets, 2 takes a third of the time for 30 bytes more.
const BROTLI_QUALITY = { kept: 7, draft: 3, shortDraft: 2 };
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
	/** With which pages are packed for browsers that have it. */
	dictionary?: PageDictionary | undefined;
}

/** Remembers rendered pages by key, bounded by bytes. The key contains the catalogue's version, so a page of an older catalogue is never served. */
export function createPageCache({
	maxBytes = DEFAULT_MAX_BYTES,
	isRare = () => false,
	dictionary,
}: PageCacheOptions = {}): PageCache {
	const drafts = createShelf(DRAFTS_MAX_BYTES);
	const pages = createShelf(maxBytes);
	const underWay = new Map<string, UnderWay>();
	const packing = new WeakMap<StoredResponse, Promise<StoredResponse>>();

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

	/** The page with the encoding that this browser's dictionary allows, made when the first one asks for it, and kept. */
	async function withDictionary(key: string, page: StoredResponse, request: Request): Promise<StoredResponse> {
		if (!dictionary || page.dcz || !takesDictionary(page)) return page;
		if (!hasDictionary(readUnpacking(request), dictionary.mark)) return page;
		const begun = packing.get(page) ?? packWith(dictionary, page);
		packing.set(page, begun);
		const packed = await begun;
		// Another one may have taken its place meanwhile.
		const shelf = shelfOf(page);
		if (shelf.peek(key) === page) shelf.set(key, packed);
		return packed;
	}

	function shelfOf({ isDraft }: StoredResponse): Shelf {
		return isDraft ? drafts : pages;
	}

	return {
		find: (key) => pages.get(key),
		async packForOne(body, request) {
			const unpacking = readUnpacking(request);
			if (dictionary && hasDictionary(unpacking, dictionary.mark)) {
				return ["dcz", await dictionary.pack(body, "draft")];
			}
			return takesDraft(unpacking.encodings) ? packDraft(body, unpacking.encodings) : undefined;
		},
		async answer(key, request, begin) {
			const known = pages.get(key) ?? drafts.get(key);
			if (known && !known.isDraft) return respond(await withDictionary(key, known, request), request);
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
			const page = await waitFor(joined, request.signal);
			return respond(await withDictionary(key, page, request), request);
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

/** A page with a citizen's own words is marked no-store, so it must not be kept here either. */
function isStorable({ headers }: StoredResponse): boolean {
	return !headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"));
}

/** In every encoding, as well as it pays for a page that many ask for. */
async function storePage(response: Response): Promise<StoredResponse> {
	return packWell(await unpackedPage(response));
}

/** In the encoding that its one reader wants, at once and quickly. */
async function draftPage(response: WrittenResponse, accepted: string): Promise<StoredResponse> {
	const { written, status } = response;
	// Pieces that other pages have too are packed already.
	if (written?.some((piece) => typeof piece !== "string") && accepts(accepted, "gzip")) {
		const headers = [...response.headers];
		return { status, headers, isDraft: true, plain: undefined, brotli: undefined, ...gzipPieces(written) };
	}
	const page = await unpackedPage(response);
	const body = page.plain;
	if (!body || body.length === 0) return page;
	const draft = { ...page, isDraft: true, plain: undefined };
	if (accepts(accepted, "br")) return { ...draft, brotli: exact(draftBrotli(body)) };
	return { ...draft, gzip: exact(draftGzip(body)) };
}

/** Whether somebody takes one of the encodings of a draft. */
export function takesDraft(accepted: string): boolean {
	return accepts(accepted, "br") || accepts(accepted, "gzip");
}

/** What nobody keeps, in the encoding that its one reader takes. */
export function packDraft(body: Buffer, accepted: string): PackedForOne {
	return accepts(accepted, "br") ? ["br", draftBrotli(body)] : ["gzip", draftGzip(body)];
}

function draftBrotli(body: Buffer): Buffer {
	const isShort = body.length < SHORT_BYTES;
	const options = brotliOptions(isShort ? BROTLI_QUALITY.shortDraft : BROTLI_QUALITY.draft, body);
	return brotliCompressSync(body, { ...options, chunkSize: isShort ? SHORT_BYTES : DRAFT_CHUNK_BYTES });
}

function draftGzip(body: Buffer): Buffer {
	return gzipSync(body, { level: GZIP_DRAFT_LEVEL });
}

async function packWell(page: StoredResponse): Promise<StoredResponse> {
	const body = plainBytes(page);
	// An empty body compresses to 1 or 20 bytes. A redirect would announce that length, and the browser would wait for it.
	if (body.length === 0 || isPicture(page)) return page;
	const [asBrotli, asGzip] = await Promise.all([brotli(body, brotliOptions(BROTLI_QUALITY.kept, body)), gzipped(body)]);
	return { ...page, isDraft: false, plain: undefined, dcz: undefined, brotli: exact(asBrotli), gzip: exact(asGzip) };
}

/** A PNG is packed by itself; packed again it would be no smaller. */
function isPicture({ headers }: StoredResponse): boolean {
	return headers.some(([name, value]) => name === "content-type" && value.startsWith("image/"));
}

async function packWith(dictionary: PageDictionary, page: StoredResponse): Promise<StoredResponse> {
	const bytes = await dictionary.pack(plainBytes(page), page.isDraft ? "draft" : "kept");
	return { ...page, dcz: { mark: dictionary.mark, bytes: exact(bytes) } };
}

async function unpackedPage(response: WrittenResponse): Promise<StoredResponse> {
	const { written } = response;
	const body = written === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(joinPieces(written));
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
