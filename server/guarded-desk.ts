import type { ReportDesk } from "../domain/report.ts";
import { ReportDeskClosed, TooManyTries } from "../domain/report.ts";
import { createAddressKeys } from "./address-key.ts";
import type { Log } from "./log.ts";
import { createTokenBuckets } from "./token-bucket.ts";

/** Reports from one address: five at once, then one every twelve seconds (trust.md C38, C39). */
const REPORTS = { burst: 5, refillMs: 12_000 };
/** Reports from everybody together, far above a day of news; beyond it the form alone is closed (C47). */
const ALL_REPORTS = { burst: 600, refillMs: 100 };
/** Receipt codes tried from one address: ten, then one every minute (C105). */
const ERASURES = { burst: 10, refillMs: 60_000 };
/** Receipt codes tried by everybody together. */
const ALL_ERASURES = { burst: 300, refillMs: 200 };
const ALERT_EVERY_MS = 60_000;

export interface DeskGuard {
	/** The desk as the visitor at this address may use it: it throws `TooManyTries` when the allowance is used up. */
	deskFor(address: string): ReportDesk;
}

/** Stands before the desk and counts by address. It counts only what would be stored: a form with mistakes costs nothing (C40). */
export function guardDesk(desk: ReportDesk, log: Log, now: () => number = () => performance.now()): DeskGuard {
	const keyOf = createAddressKeys(now);
	const reports = createTokenBuckets({ ...REPORTS, now });
	const erasures = createTokenBuckets({ ...ERASURES, now });
	const brakeReports = createBrake(ALL_REPORTS, "More reports than people would write: the form is braked");
	const brakeErasures = createBrake(ALL_ERASURES, "More receipt codes than people would try: erasing is braked");

	/** Counts everybody together; beyond the limit it closes the desk and says so once a minute. */
	function createBrake(limit: { burst: number; refillMs: number }, alert: string): () => void {
		const buckets = createTokenBuckets({ ...limit, now });
		let alertedAt = Number.NEGATIVE_INFINITY;
		return () => {
			if (buckets.take("everybody") === 0) return;
			if (now() - alertedAt >= ALERT_EVERY_MS) {
				alertedAt = now();
				log.error({ perMinute: 60_000 / limit.refillMs }, alert);
			}
			throw new ReportDeskClosed("Too many from everywhere.");
		};
	}

	return {
		deskFor: (address) => ({
			...desk,
			async accept(submission) {
				const seconds = reports.take(keyOf(address));
				if (seconds > 0) throw new TooManyTries(seconds);
				brakeReports();
				return desk.accept(submission);
			},
			async eraseContact(code) {
				const seconds = erasures.take(keyOf(address));
				if (seconds > 0) throw new TooManyTries(seconds);
				brakeErasures();
				return desk.eraseContact(code);
			},
		}),
	};
}
