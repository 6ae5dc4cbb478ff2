import type { ServerResponse } from "node:http";
import { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Catalogue } from "../../domain/catalogue.ts";
import { LANGUAGE_FIELD } from "../../domain/language.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { createRequestId, noteRequest } from "../operation/access-log.ts";
import type { Metrics } from "../operation/metrics.ts";
import { keepsPolicy, OPENER_POLICY } from "../responses/opener-policy.ts";
import type { FindPage, MakeAlike, StoredResponse, Unpacking } from "../responses/stored-response.ts";
import { hasDictionary, pickEncoding, tagOf, takesDictionary } from "../responses/stored-response.ts";
import { packDraft, takesDraft } from "./page-cache.ts";
import type { PageDictionary } from "./page-dictionary.ts";
import type { Spelling } from "./request-spelling.ts";
import { readSpelling } from "./request-spelling.ts";

/** What was asked before in exactly the same words is answered without reading the words again. */
export interface PageShortcuts {
	/** Answers from memory; false when the application must answer. */
	answer(request: IncomingMessage, response: ServerResponse): boolean;
	/** What pages are made of now, for `keep`. */
	readState(): PageState;
	/** Remembers which page a request was answered with, and the headers of that answer. */
	keep(answered: AnsweredFromMemory): void;
}

/** The catalogue, and whether it is stale. */
interface PageState {
	catalogue: Catalogue | undefined;
	isStale: boolean | undefined;
}

interface AnsweredFromMemory {
	request: IncomingMessage;
	/** As the log and the metrics are told it. */
	path: string;
	find: FindPage;
	/** Makes the body of the answers that have the same headers. */
	makeAlike?: MakeAlike | undefined;
	/** What to do whenever the page is answered. */
	noteMissed?: (() => void) | undefined;
	/** With all of its headers. */
	response: Response;
	/** When the request came: an answer that was under way when the catalogue changed is of nobody knows which. */
	state: PageState;
}

export interface PageShortcutOptions {
	catalogue: { current(): { catalogue: Catalogue; isStale: boolean } | undefined };
	log: Logger;
	metrics?: Metrics;
	isStopping?: () => boolean;
	dictionary?: PageDictionary | undefined;
}

/** Spellings of requests that are remembered; a page has a handful, by its cookies. */
const MOST_SPELLINGS = 2_000;
/** Headers that belong to one answer and not to the page. */
const OF_ONE_ANSWER = new Set(["x-request-id", "content-encoding", "content-length", "date", "connection"]);
/** Hosts and cookies for which it is remembered how answers alike begin. */
const MOST_ALIKE = 500;
/** One parameter, as a browser escapes it, that names no language; whatever else was asked is for the application to read. */
const ONE_PARAMETER = new RegExp(`^(?!${LANGUAGE_FIELD}=)\\w+=[\\w%+.~*!'()-]+$`);

interface Shortcut {
	path: string;
	status: number;
	/** Names and values in turn, as Node writes them. */
	headers: readonly string[];
	find: FindPage;
	noteMissed: (() => void) | undefined;
}

/** What answers alike have in common. */
interface Alike {
	/** As in a shortcut, without the tag of the body. */
	headers: readonly string[];
	make: MakeAlike;
}

/**
 * Remembers for each spelling of a request (address, host and cookies to the letter, whether opened by hand) the page in
 * memory and the headers that the application answered it with. The spelling decides all that a page depends on beside the
 * catalogue, so a new catalogue, or one that grew stale, forgets them all.
 */
export function createPageShortcuts(options: PageShortcutOptions): PageShortcuts {
	const shortcuts = new LRUCache<string, Shortcut>({ max: MOST_SPELLINGS });
	const alike = new LRUCache<string, Alike>({ max: MOST_ALIKE });
	let catalogue: Catalogue | undefined;
	let isStale: boolean | undefined;

	/** Forgets what an older catalogue was answered with. */
	function forgetOlder(): void {
		const state = readState();
		if (state.catalogue === catalogue && state.isStale === isStale) return;
		({ catalogue, isStale } = state);
		shortcuts.clear();
		alike.clear();
	}

	/** Nobody with this dictionary has asked for the page yet: the application packs it. */
	function lacksPacking(page: StoredResponse, unpacking: Unpacking): boolean {
		const mark = options.dictionary?.mark;
		return mark !== undefined && !page.dcz && hasDictionary(unpacking, mark) && takesDictionary(page);
	}

	/** Makes an answer whose headers are known from another one of its path; false where they are not. */
	function answerAlike(request: IncomingMessage, response: ServerResponse, spelling: Spelling): boolean {
		const { method = "", url = "" } = request;
		const [path = "", query = ""] = url.split("?", 2);
		const known = alike.get(`${path}\n${spelling.visitor}`);
		const { encodings } = spelling.unpacking;
		if (!known || method !== "GET" || !ONE_PARAMETER.test(query) || !takesDraft(encodings)) return false;
		const started = performance.now();
		const body = known.make(request);
		if (!body) return false;
		const [encoding, bytes] = packDraft(body, encodings);
		const etag = tagOf(body);
		const isKnown = spelling.known.includes(etag);
		const id = createRequestId();
		const status = isKnown ? 304 : 200;
		const ofThis = isKnown ? [] : ["content-encoding", encoding, "content-length", String(bytes.length)];
		response.writeHead(status, [...known.headers, "etag", etag, ...ofThis, "x-request-id", id]);
		response.end(isKnown ? undefined : bytes);
		noteRequest(options, { id, method, path, status, started, userAgent: spelling.userAgent });
		return true;
	}

	function readState(): PageState {
		const reading = options.catalogue.current();
		return { catalogue: reading?.catalogue, isStale: reading?.isStale };
	}

	return {
		readState,
		answer(request, response) {
			const { method } = request;
			if ((method !== "GET" && method !== "HEAD") || options.isStopping?.()) return false;
			forgetOlder();
			const spelling = readSpelling(request);
			const shortcut = spelling && shortcuts.get(spelling.key);
			const page = shortcut?.find();
			if (!spelling) return false;
			if (!shortcut || !page) return answerAlike(request, response, spelling);
			const isKnown = shortcut.status === 200 && spelling.known.includes(page.etag);
			if (lacksPacking(page, spelling.unpacking)) return false;
			const [encoding, body] = pickEncoding(page, spelling.unpacking);
			if (!encoding || !body) return false;
			const started = performance.now();
			const id = createRequestId();
			const status = isKnown ? 304 : shortcut.status;
			const ofThis = isKnown ? [] : ["content-encoding", encoding, "content-length", String(body.length)];
			const headers = keepsPolicy(status, spelling.fetchSite) ? withoutPolicy(shortcut.headers) : shortcut.headers;
			response.writeHead(status, [...headers, ...ofThis, "x-request-id", id]);
			response.end(isKnown || method === "HEAD" ? undefined : body);
			const { path } = shortcut;
			shortcut.noteMissed?.();
			noteRequest(options, { id, method, path, status, started, userAgent: spelling.userAgent });
			return true;
		},
		keep({ request, path, find, makeAlike, noteMissed, response, state }) {
			forgetOlder();
			if (state.catalogue !== catalogue || state.isStale !== isStale) return;
			const spelling = readSpelling(request);
			const page = find();
			if (spelling && makeAlike && response.status === 200 && request.method === "GET") {
				const headers = headersOf(response).filter(([name]) => name !== "etag");
				alike.set(`${path}\n${spelling.visitor}`, { headers: headers.flat(), make: makeAlike });
			}
			// Nothing but pages that are there: what else an address answers, such as /metrics to whom, may depend on more.
			// Of 304 and the like only the application knows the whole headers.
			if (!spelling || page?.status !== 200 || response.status !== 200 || request.method !== "GET") return;
			const headers = headersOf(response).flat();
			shortcuts.set(spelling.key, { path, status: response.status, headers, find, noteMissed });
		},
	};
}

function withoutPolicy(headers: readonly string[]): string[] {
	const place = headers.indexOf(OPENER_POLICY.toLowerCase());
	return place < 0 ? [...headers] : headers.toSpliced(place, 2);
}

/** The headers that say something of the page and nothing of one answer. */
function headersOf({ headers }: Response): [name: string, value: string][] {
	return [...headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
}

/** Tells the shortcuts what the application answered, once its headers are complete. It must stand before all others. */
export function noteShortcuts(shortcuts?: PageShortcuts): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		const state = shortcuts?.readState();
		await next();
		const find = context.get("findPage");
		const { incoming }: Partial<HttpBindings> = context.env ?? {};
		const { path } = context.req;
		if (!shortcuts || !state || !find || !(incoming instanceof IncomingMessage)) return;
		const makeAlike = context.get("makeAlike");
		const noteMissed = context.get("noteMissed");
		shortcuts.keep({ request: incoming, path, find, makeAlike, noteMissed, response: context.res, state });
	};
}
