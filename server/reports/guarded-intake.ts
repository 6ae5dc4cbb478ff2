import type { Log } from "../../database/log.ts";
import type { Refusal, ReportIntake } from "../../domain/report/report.ts";
import type { StandingOutcome } from "../../domain/report/report-work.ts";
import { createAddressKeys } from "./address-key.ts";
import { createAlikeMarker } from "./alike-reports.ts";
import { createRateLimiter } from "./rate-limiter.ts";

/** A limit: `burst` requests at once, then one more every `refillMs`. */
interface Rate {
	burst: number;
	refillMs: number;
}

/** Reports from one address: five at once, then one every twelve seconds (cases C38, C39). */
const REPORTS: Rate = { burst: 5, refillMs: 12_000 };
/** Reports from everybody together, far more than on the busiest day. Beyond it only the form closes (case C47). */
const ALL_REPORTS: Rate = { burst: 600, refillMs: 100 };
/** Receipt codes tried from one address: ten, then one every minute (case C105). */
const ERASURES: Rate = { burst: 10, refillMs: 60_000 };
/** Receipt codes tried by everybody together. */
const ALL_ERASURES: Rate = { burst: 300, refillMs: 200 };
/** Codes that no report has, asked for from one address, and by everybody: as rare as erasing, and counted apart. */
const GUESSES = ERASURES;
const ALL_GUESSES = ALL_ERASURES;
/** Codes asked for, right or wrong: a device that keeps fifty shows them all, and the database is not kept busy. */
const LOOKS: Rate = { burst: 60, refillMs: 1_000 };
const ALL_LOOKS: Rate = { burst: 600, refillMs: 50 };
const ALERT_EVERY_MS = 60_000;
const EVERYBODY = "everybody";

export interface IntakeGuard {
	/** The intake as the visitor at this address may use it: it answers "tooMany" when the allowance is used up. */
	intakeFor(address: string): ReportIntake;
}

/** Says why a visitor is refused, and counts one who is not; what was counted may be given back. */
interface Guard {
	(address: string): Refusal | undefined;
	giveBack(address: string): void;
}

/** Puts the rate limits before the intake. Only reports that would be stored count: a form with mistakes costs nothing (case C40). */
export function guardIntake(intake: ReportIntake, log: Log, now: () => number = () => performance.now()): IntakeGuard {
	const keyOf = createAddressKeys(now);
	const markAlike = createAlikeMarker(now);
	const refuseReport = createGuard(REPORTS, ALL_REPORTS, "More reports than people would write: the form is closed");
	const refuseErasure = createGuard(
		ERASURES,
		ALL_ERASURES,
		"More receipt codes than people would try: erasing is closed",
	);

	const refuseGuess = createGuard(
		GUESSES,
		ALL_GUESSES,
		"More receipt codes than people would guess: the state of reports is not told",
	);
	const refuseLook = createGuard(
		LOOKS,
		ALL_LOOKS,
		"More questions about reports than people would ask: their state is not told",
	);

	/** A code that a report has costs nothing but its look; one that none has is a guess. */
	async function readState(address: string, code: string): Promise<StandingOutcome> {
		const refusal = refuseLook(address) ?? refuseGuess(address);
		if (refusal) return refusal.outcome === "tooMany" ? refusal : { outcome: "unavailable" };
		const answer = await intake.readState(code);
		if (answer.outcome !== "unknown") refuseGuess.giveBack(address);
		return answer;
	}

	/** Counts one visitor and everybody together; what is too much for everybody is told in the log once a minute. */
	function createGuard(rate: Rate, rateOfAll: Rate, alert: string): Guard {
		const ofOne = createRateLimiter({ ...rate, now });
		const ofAll = createRateLimiter({ ...rateOfAll, now });
		let alertedAt = Number.NEGATIVE_INFINITY;
		const refuse = (address: string): Refusal | undefined => {
			const seconds = ofOne.take(keyOf(address));
			if (seconds > 0) return { outcome: "tooMany", seconds };
			if (ofAll.take(EVERYBODY) === 0) return undefined;
			if (now() - alertedAt >= ALERT_EVERY_MS) {
				alertedAt = now();
				log.error({ perMinute: 60_000 / rateOfAll.refillMs }, alert);
			}
			return { outcome: "closed" };
		};
		return Object.assign(refuse, {
			giveBack(address: string) {
				ofOne.giveBack(keyOf(address));
				ofAll.giveBack(EVERYBODY);
			},
		});
	}

	return {
		intakeFor: (address) => ({
			...intake,
			accept: async (submission) => refuseReport(address) ?? intake.accept(markAlike(submission)),
			eraseContact: async (code) => refuseErasure(address) ?? intake.eraseContact(code),
			readState: (code) => readState(address, code),
		}),
	};
}
