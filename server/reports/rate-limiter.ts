import { LRUCache } from "lru-cache";

/** Limits how often each key may do something. */
export interface RateLimiter {
	/** Takes one token of this key; the seconds to wait, rounded up, when there is none, else 0. */
	take(key: string): number;
	/** Puts back a token that was taken for nothing. */
	giveBack(key: string): void;
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
 * Token buckets by key, each stored as one number: the moment at which it will be full again. rate-limiter-flexible counts
 * in windows, where twice the burst can pass around the end of one. A bucket that refills steadily lets a person send
 * one report every twelve seconds for as long as they need.
 */
export function createRateLimiter({
	burst,
	refillMs,
	maxKeys = 50_000,
	now = () => performance.now(),
}: RateLimiterOptions): RateLimiter {
	// A full bucket is the same as none, so it is forgotten, even if its visitor never comes back.
	const fullAt = new LRUCache<string, number>({
		// By size, because of a greatest number it sets aside the room at once: 2 MB for each limiter.
		maxSize: maxKeys,
		sizeCalculation: () => 1,
		ttl: burst * refillMs,
		// It remembers the hour for a moment by a timer; our clock is asked each time.
		ttlResolution: 0,
		ttlAutopurge: true,
		// The moment 0 it takes for none, and would then look every millisecond whether that is over.
		perf: { now: () => now() + 1 },
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
		giveBack(key) {
			const full = fullAt.get(key);
			if (full !== undefined) fullAt.set(key, full - refillMs);
		},
	};
}
