import { LRUCache } from "lru-cache";

/** Lets each key do something so often and no more. */
export interface RateLimiter {
	/** Takes one token of this key; the seconds to wait, rounded up, when there is none, else 0. */
	take(key: string): number;
}

export interface RateLimiterOptions {
	/** Tokens that a full bucket holds. */
	burst: number;
	/** Milliseconds in which one token comes back. */
	refillMs: number;
	/** Most keys remembered; the longest unseen one is forgotten first. */
	maxKeys?: number;
	/** Milliseconds of a clock that only goes forward. */
	now?: () => number;
}

/**
 * Token buckets by key, each kept as one number: the moment at which it will be full again. The windows of
 * rate-limiter-flexible start anew at once or let twice the burst through at their border; a report every
 * twelve seconds, for as long as it takes, needs a bucket that refills steadily.
 */
export function createRateLimiter({
	burst,
	refillMs,
	maxKeys = 50_000,
	now = () => performance.now(),
}: RateLimiterOptions): RateLimiter {
	// A bucket that is full again says nothing and is forgotten, whether or not anybody comes back.
	const fullAt = new LRUCache<string, number>({
		max: maxKeys,
		ttl: burst * refillMs,
		// It remembers the hour for a moment by a timer; our clock is asked each time.
		ttlResolution: 0,
		ttlAutopurge: true,
		perf: { now },
	});
	return {
		take(key) {
			const moment = now();
			const next = Math.max(fullAt.get(key) ?? moment, moment) + refillMs;
			const wait = next - moment - burst * refillMs;
			if (wait > 0) return Math.ceil(wait / 1000);
			fullAt.set(key, next);
			return 0;
		},
	};
}
