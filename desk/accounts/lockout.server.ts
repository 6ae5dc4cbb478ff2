import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";

/** So many wrong passwords for one address are forgiven. */
const FORGIVEN = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;

/**
 * How long an address waits after its failures: nothing for the first five, then half a minute, doubled each time up to an
 * hour. Kept in the database, so that neither a restart nor another process forgets it. An address without an account waits
 * the same, so that the wait tells nothing.
 */
export function waitSeconds(failures: number): number {
	return failures < FORGIVEN ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FORGIVEN));
}

/** Counts wrong passwords by address. */
export function createLockout({ accounts: { kysely } }: DeskDatabase, now: () => Date = () => new Date()) {
	return {
		/** Seconds that this address still has to wait; 0 when it may try. */
		async remaining(email: string): Promise<number> {
			const row = await kysely.selectFrom("sign_in_failures").selectAll().where("email", "=", email).executeTakeFirst();
			if (!row) return 0;
			return Math.max(0, Math.ceil((Date.parse(row.locked_until) - now().getTime()) / 1000));
		},
		/** Notes a failure; answers how often it was and how long the address now waits. */
		async fail(email: string): Promise<{ failures: number; seconds: number }> {
			const row = await kysely.selectFrom("sign_in_failures").selectAll().where("email", "=", email).executeTakeFirst();
			const failures = (row?.failures ?? 0) + 1;
			const seconds = waitSeconds(failures);
			const values = { email, failures, locked_until: new Date(now().getTime() + seconds * 1000).toISOString() };
			await kysely
				.insertInto("sign_in_failures")
				.values(values)
				.onConflict((conflict) => conflict.column("email").doUpdateSet(values))
				.execute();
			return { failures, seconds };
		},
		/** Forgets the failures of who got in. */
		async forget(email: string): Promise<void> {
			await kysely.deleteFrom("sign_in_failures").where("email", "=", email).execute();
		},
	};
}
