import type { Log } from "../../database/log.ts";
import { createAddressKeys } from "../reports/address-key.ts";
import { createRateLimiter } from "../reports/rate-limiter.ts";

/**
 * Pages in no memory, from one address: 120 at once, then five a second. Somebody who searches as they type asks for
 * ten or so a minute, and what others asked before costs nothing, so thirty people search behind one address of a
 * carrier without ever meeting it. The dearest pages take 70 ms: five a second leave two thirds of a core to others.
 */
const NEW_PAGES = { burst: 120, refillMs: 200 };
const TOLD_EVERY_MS = 60_000;

export interface PageAllowance {
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
