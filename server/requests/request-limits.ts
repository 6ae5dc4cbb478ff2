/** How long and how large a request and its answer may be (case C34; docs/operations.md, Limits of a request). */
export interface HttpLimits {
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
