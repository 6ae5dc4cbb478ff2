import { sql } from "kysely";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";

/** So many wrong passwords for one address are forgiven. */
const FORGIVEN = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;
/** From so many failures on the wait grows no more. */
const MOST_COUNTED = 13;
const KEPT_SECONDS = 24 * 3600;

/**
 * How long an address waits after its failures: nothing for the first four, then half a minute, doubled each time up to an
 * hour. Kept in the database, so that neither a restart nor another process forgets it. An address without an account waits
 * the same, so that the wait tells nothing.
 */
export function waitSeconds(failures: number): number {
	return failures < FORGIVEN ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FORGIVEN));
}

/** A try that was counted before its password was looked at. */
export interface CountedTry {
	/** True: it may not be made. */
	isLocked: boolean;
	failures: number;
	/** How long the address waits now, or once this try has failed. */
	seconds: number;
}

export type Lockout = ReturnType<typeof createLockout>;

/** Counts wrong passwords by address. */
export function createLockout({ accounts: { kysely } }: DeskDatabase, now: () => Date = () => new Date()) {
	const later = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();
	return {
		/**
		 * Counts a try as failed before it is made, in one statement: of a hundred at once no more get through than of a
		 * hundred in turn. Who then gets in forgets it.
		 */
		async begin(email: string): Promise<CountedTry> {
			const waits = Array.from({ length: MOST_COUNTED }, (_, failures) => ({
				failures,
				until: later(waitSeconds(failures)),
			}));
			const cases = waits.map(({ failures, until }) => sql`when ${failures - 1} then ${until}`);
			const counted = await kysely
				.insertInto("sign_in_failures")
				.values({ email, failures: 1, locked_until: later(0) })
				.onConflict((conflict) =>
					conflict
						.column("email")
						.doUpdateSet({
							failures: sql`sign_in_failures.failures + 1`,
							locked_until: sql`case sign_in_failures.failures ${sql.join(cases, sql` `)} else ${later(LONGEST_WAIT_SECONDS)} end`,
						})
						.where("sign_in_failures.locked_until", "<=", later(0)),
				)
				.returning("failures")
				.executeTakeFirst();
			if (counted) return { isLocked: false, failures: counted.failures, seconds: waitSeconds(counted.failures) };
			const kept = await kysely
				.selectFrom("sign_in_failures")
				.selectAll()
				.where("email", "=", email)
				.executeTakeFirst();
			const left = kept ? (Date.parse(kept.locked_until) - now().getTime()) / 1000 : 0;
			return { isLocked: true, failures: kept?.failures ?? 0, seconds: Math.max(1, Math.ceil(left)) };
		},
		/** Forgets addresses that nobody tried for a day after their wait: made-up ones would be kept for ever. */
		async forgetOld(): Promise<void> {
			await kysely.deleteFrom("sign_in_failures").where("locked_until", "<", later(-KEPT_SECONDS)).execute();
		},
		/** Forgets the failures of who got in. */
		async forget(email: string): Promise<void> {
			await kysely.deleteFrom("sign_in_failures").where("email", "=", email).execute();
		},
	};
}
