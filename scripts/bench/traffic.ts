import type { CDPSession } from "@playwright/test";

/** The kinds of files that the tables tell apart. */
export const KINDS = ["html", "css", "js", "font", "image", "json", "other"] as const;
export type Kind = (typeof KINDS)[number];

export interface Traffic {
	requests: number;
	/** On the wire, headers included. */
	bytes: number;
	byKind: Record<Kind, number>;
}

const KIND_OF_TYPE: Record<string, Kind> = {
	Document: "html",
	Prefetch: "html",
	Stylesheet: "css",
	Script: "js",
	Font: "font",
	Image: "image",
	Fetch: "json",
	XHR: "json",
};

/** Counts what a page asks the network for; what its cache answers is no request. */
export class TrafficCounter {
	readonly #waiting = new Map<string, Kind>();
	#counted: Traffic = emptyTraffic();
	#lastChange = performance.now();

	/** The session has to have Network enabled. */
	constructor(session: CDPSession) {
		session.on("Network.requestWillBeSent", ({ requestId, type }) => this.#begin(requestId, type ?? ""));
		session.on("Network.requestServedFromCache", ({ requestId }) => this.#end(requestId));
		session.on("Network.responseReceived", ({ requestId, type, response }) => {
			// A document that was fetched ahead was counted when it was.
			const wasAhead = response.fromPrefetchCache && type !== "Prefetch";
			if (response.fromDiskCache || response.fromServiceWorker || wasAhead) this.#end(requestId);
		});
		session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
			this.#end(requestId, encodedDataLength),
		);
		session.on("Network.loadingFailed", ({ requestId }) => this.#end(requestId));
	}

	/** What was counted since the last call. */
	take(): Traffic {
		const counted = this.#counted;
		this.#counted = emptyTraffic();
		return counted;
	}

	/** For how many milliseconds nothing has come or gone. */
	quietMs(): number {
		return this.#waiting.size > 0 ? 0 : performance.now() - this.#lastChange;
	}

	#begin(id: string, type: string): void {
		this.#waiting.set(id, KIND_OF_TYPE[type] ?? "other");
		this.#lastChange = performance.now();
	}

	#end(id: string, bytes?: number): void {
		const kind = this.#waiting.get(id);
		if (!kind) return;
		this.#waiting.delete(id);
		this.#lastChange = performance.now();
		if (bytes === undefined) return;
		this.#counted.requests += 1;
		this.#counted.bytes += bytes;
		this.#counted.byKind[kind] += bytes;
	}
}

function emptyTraffic(): Traffic {
	return { requests: 0, bytes: 0, byKind: { html: 0, css: 0, js: 0, font: 0, image: 0, json: 0, other: 0 } };
}
