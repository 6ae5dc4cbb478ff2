import { setTimeout as pause } from "node:timers/promises";
import type { RememberedLink } from "./link-memory.ts";
import type { LinkResult, ProbeOptions } from "./probe-link.ts";
import { probeLink } from "./probe-link.ts";

/** Sites asked at the same time, each by one request at a time. */
const SITES_AT_ONCE = 6;
/** After so many sites of which none can even be found, the network is missing and not they. */
const MISSING_BEFORE_OFFLINE = 4;

/** How a round of tests ended. */
export type RoundOutcome = "done" | "offline";

export interface RoundOptions extends ProbeOptions {
	onResult: (link: RememberedLink) => void;
}

/**
 * Tests addresses, one after the other at each site with a pause between them. While nobody has answered yet, a site that
 * cannot be found is not believed to be gone: without a network all of them would be.
 */
export async function testLinks(urls: readonly string[], options: RoundOptions): Promise<RoundOutcome> {
	const queues = [...Map.groupBy(urls, (url) => new URL(url).host).values()];
	/** Sites that could not be found before any answer came. */
	let doubtful: RememberedLink[] = [];
	let hasAnswer = false;
	let isOffline = false;

	function take(link: RememberedLink): void {
		if (link.status !== null && !hasAnswer) {
			hasAnswer = true;
			for (const earlier of doubtful) options.onResult(earlier);
			doubtful = [];
		}
		if (hasAnswer || !isUnreachable(link)) {
			options.onResult(link);
			return;
		}
		doubtful.push(link);
		isOffline = new Set(doubtful.map(({ url }) => new URL(url).host)).size >= MISSING_BEFORE_OFFLINE;
	}

	async function work(): Promise<void> {
		for (let queue = queues.shift(); queue; queue = queues.shift()) {
			for (const [position, url] of queue.entries()) {
				if (isOffline && !hasAnswer) return;
				if (position > 0) await pause(options.delayMs);
				take({ url, at: new Date().toISOString(), ...(await probeLink(url, options)) });
			}
		}
	}

	await Promise.all(Array.from({ length: SITES_AT_ONCE }, work));
	if (isOffline && !hasAnswer) return "offline";
	if (!hasAnswer && doubtful.length > 0) return "offline";
	return "done";
}

/** What a missing network looks like, and a site that is gone. */
function isUnreachable({ state, reason }: LinkResult): boolean {
	return state === "sin-sitio" || /ENETUNREACH|ENETDOWN|EHOSTUNREACH/.test(reason ?? "");
}
