import { setImmediate as nextTurn } from "node:timers/promises";

export interface RenderQueue {
	/**
	 * Makes something when this visitor's turn comes. Undefined, at once or later, when it will not be made: the queue
	 * is full, somebody with less in it needed the place, or the signal said that nobody waits any more.
	 */
	run<Made>(visitor: string, make: () => Promise<Made>, signal?: AbortSignal): Promise<Made | undefined> | undefined;
}

interface Waiting {
	/** Resolves when it is made, well or badly. */
	begin(): Promise<unknown>;
	drop(): void;
}

/** One after the other: making a page is nearly all computing, so two at once are no sooner done. */
const AT_ONCE = 1;
/** Three seconds of ordinary pages: who would have to wait longer is better told so. */
const LONGEST = 200;
/**
 * Turns of the event loop between two pages, at the least. A page in memory needs about five from its request to its last
 * byte; without them it would wait through as many pages as turns. Where nobody else asks, ten turns take microseconds.
 */
const TURNS_BETWEEN = 10;
/** A turn in which a request was begun takes longer than this; eight are begun in each. */
const QUIET_TURN_MS = 0.3;

/**
 * Makes pages in turns, one of each visitor after the other, and never more waiting than a bound. When it is full,
 * who has most in it gives up the newest for somebody with less: one visitor fills nothing for the others.
 */
export function createRenderQueue({ atOnce = AT_ONCE, longest = LONGEST } = {}): RenderQueue {
	/** What each visitor waits for; whose turn is next comes first. */
	const lines = new Map<string, Waiting[]>();
	let waiting = 0;
	let running = 0;

	async function work(): Promise<void> {
		for (let next = takeNext(); next; next = takeNext()) {
			const began = performance.now();
			await next.begin();
			await letOthersPass(performance.now() - began);
		}
		running -= 1;
	}

	/** What came in while a page was made goes first, as long as that takes no longer than the page did. */
	async function letOthersPass(tookMs: number): Promise<void> {
		const latest = performance.now() + tookMs;
		for (let turn = 1; ; turn += 1) {
			const began = performance.now();
			await nextTurn();
			const ended = performance.now();
			if (turn >= TURNS_BETWEEN && (ended - began < QUIET_TURN_MS || ended > latest)) return;
		}
	}

	function takeNext(): Waiting | undefined {
		for (const [visitor, line] of lines) {
			const next = line.shift();
			lines.delete(visitor);
			if (!next) continue;
			if (line.length > 0) lines.set(visitor, line);
			waiting -= 1;
			return next;
		}
		return undefined;
	}

	/** Makes room for somebody with fewer than the longest line; false when nobody has more. */
	function makeRoom(visitor: string): boolean {
		const own = lines.get(visitor)?.length ?? 0;
		const [most, line] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one));
		if (most === visitor || line.length <= own + 1) return false;
		line.pop()?.drop();
		waiting -= 1;
		return true;
	}

	function leave(visitor: string, left: Waiting): void {
		const line = lines.get(visitor);
		const place = line?.indexOf(left) ?? -1;
		if (!line || place < 0) return;
		line.splice(place, 1);
		if (line.length === 0) lines.delete(visitor);
		waiting -= 1;
		left.drop();
	}

	return {
		run<Made>(visitor: string, make: () => Promise<Made>, signal?: AbortSignal) {
			if (waiting >= longest && !makeRoom(visitor)) return undefined;
			const { promise, resolve, reject } = Promise.withResolvers<Made | undefined>();
			const leaveLine = () => leave(visitor, entry);
			const entry: Waiting = {
				begin() {
					// Listening on, the signal would keep what is made until V8 looks through its whole old space.
					signal?.removeEventListener("abort", leaveLine);
					return make().then(resolve, reject);
				},
				drop: () => resolve(undefined),
			};
			signal?.addEventListener("abort", leaveLine, { once: true });
			lines.set(visitor, [...(lines.get(visitor) ?? []), entry]);
			waiting += 1;
			if (running < atOnce) {
				running += 1;
				void work();
			}
			return promise;
		},
	};
}
