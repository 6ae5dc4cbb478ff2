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
