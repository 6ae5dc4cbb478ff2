import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY_MS = 1_000;
const MAX = /^nodejs_eventloop_lag_max_seconds (\S+)$/m;
const P99 = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;
const MEMORY = /^process_resident_memory_bytes (\S+)$/m;

interface LoopWatch {
	/** Reads once more and returns the longest delay so far; the start of the process does not count. */
	stop(): Promise<number>;
}

/** Reads the event-loop delay of a server every second; each reading starts a new measurement there. */
export async function watchLoop(origin: string): Promise<LoopWatch> {
	const end = new AbortController();
	let worst = 0;
	await readLoop(origin);
	const note = async () => {
		worst = Math.max(worst, (await readLoop(origin))?.maxMs ?? 0);
	};
	const watching = (async () => {
		while (!end.signal.aborted) {
			await pause(LOOK_EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined);
			await note();
		}
	})();
	return {
		async stop() {
			end.abort();
			await watching;
			return worst;
		},
	};
}

/** Undefined while the server does not answer. */
export async function readLoop(origin: string) {
	try {
		const text = await (await fetch(`${origin}/metrics`)).text();
		const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
		return { maxMs: read(MAX) * 1000, p99Ms: read(P99) * 1000, memoryMb: read(MEMORY) / 1e6 };
	} catch {
		return undefined;
	}
}
