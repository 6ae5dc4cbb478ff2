import { setImmediate as nextTurn } from "node:timers/promises";
import type { Steps } from "../../domain/steps.ts";

/** How long the event loop is held up at a time; others wait no longer for their turn. */
const SLICE_MS = 5;

/** Does work step by step and lets requests, timers and probes pass in between. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
	for (;;) {
		// Also before the first: whoever asked for it may have held the loop up itself.
		await nextTurn();
		const until = performance.now() + SLICE_MS;
		while (performance.now() < until) {
			const { done, value } = steps.next();
			if (done) return value;
		}
	}
}

/**
 * Stops waiting when the signal aborts, even when the backend ignores the signal. Once there is an answer the signal is let go:
 * it lives as long as its deadline, and would keep every row in memory for that time.
 */
export async function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	let stop = () => {};
	const aborted = new Promise<never>((_resolve, reject) => {
		stop = () => reject(signal.reason);
		signal.addEventListener("abort", stop, { once: true });
	});
	try {
		return await Promise.race([work, aborted]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}
