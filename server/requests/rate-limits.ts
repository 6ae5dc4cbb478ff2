import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "../../database/log.ts";

/** Limits how often each key may do something. */
interface RateLimiter {
	/** Takes one token of this key; the seconds to wait, rounded up, when there is none, else 0. */
	take(key: string): number;
	/** Puts back a token that was taken for nothing. */
	giveBack(key: string): void;
}

interface RateLimiterOptions {
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

const ONE_DAY_MS = 86_400_000;

/**
 * Turns an address into a keyed hash. The key is held in memory only and replaced every day, so that nobody can tell
 * later who wrote (case C106).
 */
export function createAddressKeys(now: () => number = () => performance.now()): (address: string) => string {
	let secret = makeSecret();
	let madeAt = now();
	return (address) => {
		if (now() - madeAt >= ONE_DAY_MS) {
			secret = makeSecret();
			madeAt = now();
		}
		return createHmac("sha256", secret).update(address).digest("base64url");
	};
}

/** As a key: Node would make one of the bytes for each address, which takes three times as long as the rest. */
function makeSecret() {
	return createSecretKey(randomBytes(32));
}

/**
 * Pages in no memory, from one address: 120 at once, then five a second. Somebody who searches as they type asks for
 * ten or so a minute, and what others asked before costs nothing, so thirty people search behind one address of a
 * carrier without ever meeting it. The dearest pages take 70 ms: five a second leave two thirds of a core to others.
 */
const NEW_PAGES = { burst: 120, refillMs: 200 };
const TOLD_EVERY_MS = 60_000;

interface PageAllowance {
	/** Counts one page that must be made for this visitor; the seconds to wait when it was too many, else 0. */
	take(visitor: string): number;
	/** A word for the visitor at this address that lasts a day and names nobody. */
	visitorAt(address: string): string;
}

/** Counts pages by address, and tells the log once a minute when somebody meets the limit. */
export function createPageAllowance(log: Log, now: () => number = () => performance.now()): PageAllowance {
	const visitorAt = createAddressKeys(now);
	const limiter = createRateLimiter({ ...NEW_PAGES, now });
	let toldAt = Number.NEGATIVE_INFINITY;
	return {
		visitorAt,
		take(visitor) {
			const seconds = limiter.take(visitor);
			if (seconds > 0 && now() - toldAt >= TOLD_EVERY_MS) {
				toldAt = now();
				log.warn({ perSecond: 1_000 / NEW_PAGES.refillMs }, "One address asks for more new pages than people would");
			}
			return seconds;
		},
	};
}
