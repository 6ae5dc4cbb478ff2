import type { Desk, DeskDatabase } from "./desk-database.server.ts";
import { SYSTEM, writeLog } from "./desk-log.server.ts";

const SETTING = "failed-sign-ins";
const HOUR_LETTERS = "2026-11-23T15".length;

/** The failed sign-ins of one hour: to each account by its id, and to addresses that have none together. */
export interface FailedSignIns {
	/** When the hour began, ISO 8601. */
	hour: string;
	accounts: Readonly<Record<string, number>>;
	unknown: number;
}

/**
 * Counts a failed sign-in, to the account with this id or to an address without one (null). The log grows by one entry for
 * each account and hour and one for all other addresses, however many fail: nobody from outside can fill it. True for the
 * first of an hour.
 */
export async function countFailedSignIn(desk: Desk, account: string | null, now = new Date()): Promise<boolean> {
	const isNewHour = await logFailedSignIns(desk, now);
	const { hour, accounts, unknown } = (await readFailedSignIns(desk)) ?? {
		hour: hourOf(now),
		accounts: {},
		unknown: 0,
	};
	const counted =
		account === null ? { accounts, unknown: unknown + 1 } : { accounts: addOne(accounts, account), unknown };
	const value = JSON.stringify({ hour, ...counted });
	await desk
		.insertInto("desk_settings")
		.values({ name: SETTING, value })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
		.execute();
	return isNewHour;
}

/**
 * What is counted of the hour that runs, after those of an hour that is over were written into the log; undefined while
 * nobody failed. Writes nothing when there is nothing to write.
 */
export async function keepFailedSignIns(database: DeskDatabase, now = new Date()): Promise<FailedSignIns | undefined> {
	const failed = await database.read(readFailedSignIns);
	if (!failed || failed.hour === hourOf(now)) return failed;
	await database.write((desk) => logFailedSignIns(desk, now));
	return undefined;
}

/** Writes the failed sign-ins of an hour that is over into the log; true when none are left to be written. */
async function logFailedSignIns(desk: Desk, now = new Date()): Promise<boolean> {
	const failed = await readFailedSignIns(desk);
	if (!failed) return true;
	if (failed.hour === hourOf(now)) return false;
	const { hour, accounts, unknown } = failed;
	for (const [id, failures] of Object.entries(accounts)) {
		const subject = `account:${id}`;
		await writeLog(desk, { actor: SYSTEM, action: "sign-in.failed", subject, detail: { hour, failures } });
	}
	const detail = { hour, failures: unknown };
	if (unknown > 0) await writeLog(desk, { actor: SYSTEM, action: "sign-in.unknown", subject: "account", detail });
	await desk.deleteFrom("desk_settings").where("name", "=", SETTING).execute();
	return true;
}

async function readFailedSignIns(desk: Desk): Promise<FailedSignIns | undefined> {
	const row = await desk.selectFrom("desk_settings").select("value").where("name", "=", SETTING).executeTakeFirst();
	return row && JSON.parse(row.value);
}

function addOne(counts: FailedSignIns["accounts"], key: string): FailedSignIns["accounts"] {
	return { ...counts, [key]: (counts[key] ?? 0) + 1 };
}

function hourOf(now: Date): string {
	return `${now.toISOString().slice(0, HOUR_LETTERS)}:00:00.000Z`;
}
