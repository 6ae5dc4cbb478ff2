import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { EVERYWHERE, NOTHING_RUNS } from "../responses/security-headers.ts";

/** `..` and `.` of a path, escaped or not. No browser sends them: it resolves them itself, as reading the address would. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

type Fetch = Parameters<typeof getRequestListener>[0];

/** Node's server around the application: slow, huge and malformed requests end here and reach nothing else. */
export function createHttpServer(fetch: Fetch, limits: HttpLimits): Server {
	const listener = getRequestListener(fetch, { errorHandler: () => refusal(400) });
	const answer = queueRequests((request, response) => void listener(request, response));
	const cutLate = createTimeLimit(limits.responseTimeoutMs);
	const server = createServer(
		{
			headersTimeout: limits.headersTimeoutMs,
			requestTimeout: limits.requestTimeoutMs,
			keepAliveTimeout: limits.keepAliveTimeoutMs,
			connectionsCheckingInterval: limits.checkEveryMs,
			maxHeaderSize: limits.maxHeaderBytes,
			// The listener below refuses a request without Host; Node's own refusal would lack our headers.
			requireHostHeader: false,
		},
		(request, response) => {
			// With two Host headers a proxy in front may have used the other one (request smuggling).
			if (countHosts(request) > 1) return refuse(response, 400);
			// `/tramite/%2e%2e` would be read as the home page, and kept under another name by whoever stands in front.
			if (DOT_SEGMENT.test(request.url?.split("?", 1)[0] ?? "")) return refuse(response, 400);
			cutLate(response);
			answer(request, response);
		},
	);
	server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
	server.maxConnections = limits.maxConnections;
	server.setTimeout(limits.idleTimeoutMs);
	server.on("clientError", answerUnreadable);
	server.on("checkExpectation", (_request, response) => refuse(response, 417));
	return server;
}

/**
 * Cuts the connection of an answer that takes too long: a client that reads one byte a minute is never idle. One timer
 * looks after all of them, because one for each is a twentieth of what a page from memory costs.
 */
function createTimeLimit(milliseconds: number): (response: ServerResponse) => void {
	/** Answers under way and when they began, the oldest first. */
	const begun = new Map<ServerResponse, number>();
	let isWatching = false;

	function watch(delayMs: number): void {
		isWatching = true;
		setTimeout(cut, delayMs).unref();
	}

	function cut(): void {
		isWatching = false;
		const latest = performance.now() - milliseconds;
		for (const [response, at] of begun) {
			if (at > latest) {
				watch(at - latest);
				return;
			}
			begun.delete(response);
			if (!response.closed) response.req.socket.destroy();
		}
	}

	return (response) => {
		begun.set(response, performance.now());
		response.once("close", () => begun.delete(response));
		if (!isWatching) watch(milliseconds);
	};
}

function countHosts({ rawHeaders }: IncomingMessage): number {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
	return hosts;
}

/** What cannot even be parsed gets its status and the same headers as everything else, then the line is cut. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
	if (error.code === "ECONNRESET" || !socket.writable) {
		socket.destroy();
		return;
	}
	const status = statusOf(error.code);
	const headers = Object.entries(refusalHeaders()).map(([name, value]) => `${name}: ${value}\r\n`);
	const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
	socket.end(`${line}${headers.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function statusOf(code: string | undefined): 400 | 408 | 413 | 431 {
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
	if (code === "HPE_HEADER_OVERFLOW") return 431;
	if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
	return 400;
}

function refuse(response: ServerResponse, status: number): void {
	response.writeHead(status, { ...refusalHeaders(), Connection: "close", "Content-Length": "0" }).end();
}

function refusal(status: number): Response {
	return new Response(null, { status, headers: refusalHeaders() });
}

function refusalHeaders(): Record<string, string> {
	return { ...EVERYWHERE, "Content-Security-Policy": NOTHING_RUNS, "Cache-Control": "no-store" };
}

/** How long and how large a request and its answer may be (case C34; docs/operations.md, Limits of a request). */
interface HttpLimits {
	/** For all headers to arrive. */
	headersTimeoutMs: number;
	/** For the whole request to arrive, body included. */
	requestTimeoutMs: number;
	/** For the next request on an open connection. */
	keepAliveTimeoutMs: number;
	/** For a connection on which no byte moves, also because the client stopped reading. */
	idleTimeoutMs: number;
	/** For an answer to leave, however slowly it is read: 20 kB at 2G speed take half a minute. */
	responseTimeoutMs: number;
	/** How often Node looks for requests that are too slow; its own 30 s would triple the limits above. */
	checkEveryMs: number;
	maxHeaderBytes: number;
	maxRequestsPerSocket: number;
	maxConnections: number;
}

/** A proxy keeps its connections for a minute: the portal must not hang up first. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 65_000;
const KEEP_ALIVE_ALONE_MS = 5_000;

/** The limits in service, by whether a proxy stands in front. */
export function limitsFor(isBehindProxy: boolean): HttpLimits {
	return {
		headersTimeoutMs: 10_000,
		requestTimeoutMs: 15_000,
		keepAliveTimeoutMs: isBehindProxy ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_ALONE_MS,
		idleTimeoutMs: isBehindProxy ? KEEP_ALIVE_BEHIND_PROXY_MS + 5_000 : 20_000,
		responseTimeoutMs: 120_000,
		checkEveryMs: 1_000,
		maxHeaderBytes: 16 * 1024,
		maxRequestsPerSocket: 1_000,
		maxConnections: 10_000,
	};
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Asked = Parameters<Listener>;

/** Requests begun in one turn of the event loop; so many cached pages take a few milliseconds. */
const PER_TURN = 8;

/**
 * Begins requests in the order of their arrival, a few in each turn of the event loop and one at a time for each
 * connection. Without it, a thousand that arrive together are answered in one turn, and timers, probes and the
 * database wait for all of them; and one connection that asks a thousand times and reads nothing fills the memory.
 */
export function queueRequests(begin: Listener): Listener {
	const waiting: Asked[] = [];
	/** How many chains of `next` are under way, one request a turn each. */
	let running = 0;
	/** Requests of a connection that wait until the answer to its earlier one has left. */
	const behind = new WeakMap<Socket, Asked[]>();

	function next(): void {
		const asked = waiting.shift();
		if (!asked) {
			running -= 1;
			return;
		}
		setImmediate(next);
		// A visitor who hung up while waiting needs no answer.
		if (!asked[0].socket.destroyed) begin(...asked);
	}

	function queue(asked: Asked): void {
		const [{ socket }, response] = asked;
		response.once("close", () => {
			const following = behind.get(socket)?.shift();
			if (following) queue(following);
			else behind.delete(socket);
		});
		waiting.push(asked);
		if (running === PER_TURN) return;
		running += 1;
		setImmediate(next);
	}

	return (...asked) => {
		const [{ socket }] = asked;
		const line = behind.get(socket);
		if (line) {
			line.push(asked);
			return;
		}
		behind.set(socket, []);
		queue(asked);
	};
}
