import { dayOf } from "../../domain/report/report-work.ts";
import type { Desk, DeskDatabase } from "./desk-database.server.ts";
import { SYSTEM, writeLog } from "./desk-log.server.ts";

const SETTING = "report-digest";

interface DigestSetting {
	/** Ids of the accounts that want it. */
	accounts: readonly string[];
	/** The day in Guatemala on which it was last sent. */
	day: string;
	/** The newest report that it told of. */
	last: number;
}

/** Who wants the mail about new reports. */
export async function readDigest(desk: Desk): Promise<DigestSetting> {
	const row = await desk.selectFrom("desk_settings").select("value").where("name", "=", SETTING).executeTakeFirst();
	const stored: Partial<DigestSetting> = row ? JSON.parse(row.value) : {};
	return { accounts: stored.accounts ?? [], day: stored.day ?? "", last: stored.last ?? (await findNewest(desk)) };
}

async function findNewest(desk: Desk): Promise<number> {
	const { newest } = await desk
		.selectFrom("problem_reports")
		.select(({ fn }) => fn.max("id").as("newest"))
		.executeTakeFirstOrThrow();
	return newest ?? 0;
}

async function writeDigest(desk: Desk, setting: DigestSetting): Promise<void> {
	const value = JSON.stringify(setting);
	await desk
		.insertInto("desk_settings")
		.values({ name: SETTING, value })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
		.execute();
}

/** Switches the mail on for an account that does not get it, and off for one that does. */
export async function switchDigest(desk: Desk, actor: { id: string; name: string }): Promise<void> {
	const setting = await readDigest(desk);
	const isOn = setting.accounts.includes(actor.id);
	const others = setting.accounts.filter((id) => id !== actor.id);
	await writeDigest(desk, { ...setting, accounts: isOn ? others : [...others, actor.id] });
	await writeLog(desk, {
		actor,
		action: "report.digest-switched",
		subject: `account:${actor.id}`,
		detail: { after: !isOn },
	});
}

/** What a mail tells: how many reports are new, and who wants to know. */
export interface DueDigest {
	accounts: readonly string[];
	reports: number;
	/** Logs that so many mails were sent. */
	keep(mails: number): Promise<void>;
	/** Gives the day back, after nobody got it; what was switched meanwhile stays. */
	undo(): Promise<void>;
}

/**
 * Claims the mail of this day, so that neither a restart nor a second process sends it again; undefined when it was sent,
 * nobody wants it, or nothing came. Nothing is logged until it is kept.
 */
export async function claimDigest(database: DeskDatabase, now: Date): Promise<DueDigest | undefined> {
	return database.write(async (desk) => {
		const { accounts, ...before } = await readDigest(desk);
		const day = dayOf(now);
		if (before.day === day || accounts.length === 0) return undefined;
		const { reports } = await desk
			.selectFrom("problem_reports")
			.select(({ fn }) => fn.countAll().as("reports"))
			.where("id", ">", before.last)
			.executeTakeFirstOrThrow();
		if (Number(reports) === 0) return undefined;
		await writeDigest(desk, { accounts, day, last: await findNewest(desk) });
		return {
			accounts,
			reports: Number(reports),
			keep: (mails) =>
				database.write((each) => {
					const detail = { reports: Number(reports), mails };
					return writeLog(each, { actor: SYSTEM, action: "report.digest", subject: "reports", detail });
				}),
			undo: () =>
				database.write(async (each) => {
					const current = await readDigest(each);
					if (current.day === day) await writeDigest(each, { ...current, ...before });
				}),
		};
	});
}
