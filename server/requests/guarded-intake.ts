import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "../../database/log.ts";
import type { Refusal, ReportIntake, ReportSubmission } from "../../domain/report/report.ts";
import type { StandingOutcome } from "../../domain/report/report-work.ts";
import { createAddressKeys, createRateLimiter } from "./rate-limits.ts";

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

interface IntakeGuard {
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

/** The first four may be neighbours who complain of one thing; texts shorter than this are alike by chance. */
const MANY_ALIKE = 5;
const SHORTEST_LETTERS = 60;
const ALIKE_POINTS = 40;
const REMEMBERED = 5_000;
const REMEMBERED_MS = 3_600_000;
const MOST_POINTS = 100;

/**
 * Marks reports whose letters were sent again and again within the last hour, from whatever addresses: only digits, signs,
 * spaces or capitals differ. Each is stored all the same; the points sort it for whoever reads the reports. What was
 * written is kept as a keyed hash, in memory alone.
 */
export function createAlikeMarker(now: () => number): (submission: ReportSubmission) => ReportSubmission {
	const secret = randomBytes(32);
	const seen = new LRUCache<string, { times: number; since: number }>({ max: REMEMBERED });
	return (submission) => {
		const { report } = submission;
		const letters = report.description.normalize("NFKD").toLowerCase().replace(/\P{L}/gu, "");
		if (letters.length < SHORTEST_LETTERS) return submission;
		const key = createHmac("sha256", secret).update(letters).digest("base64");
		const known = seen.get(key);
		const entry = known && now() - known.since < REMEMBERED_MS ? known : { times: 0, since: now() };
		entry.times += 1;
		seen.set(key, entry);
		if (entry.times < MANY_ALIKE) return submission;
		const spam_score = Math.min(MOST_POINTS, report.spam_score + ALIKE_POINTS);
		return { ...submission, report: { ...report, spam_score } };
	};
}
