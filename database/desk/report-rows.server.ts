import type { ProblemType } from "../../domain/report/report.ts";
import { dayOf, matchReport, monthOf, type ReportState } from "../../domain/report/report-work.ts";
import { SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";
import type { Desk, DeskDatabase } from "./desk-database.server.ts";
import { SYSTEM, writeLog } from "./desk-log.server.ts";

/** Months that the document of solved reports keeps. */
const MONTHS_KEPT = 13;
const MONTH_MS = 31 * 86_400_000;

/**
 * Gives each report that came since a row of the desk's with the procedure that it is matched to, and clears up rows and
 * notes whose report is gone. Writes nothing when there is nothing to do.
 */
export async function keepReportRows(database: DeskDatabase): Promise<void> {
	if (!(await database.read(hasWork))) return;
	await database.write(async (desk) => {
		const reports = await listWithoutRow(desk);
		if (reports.length > 0) {
			const rows = await desk.selectFrom("procedures").select(["id", "name"]).execute();
			const procedures = rows.map(({ id, name }) => ({ id: String(id), name: typeof name === "string" ? name : null }));
			const updated_at = new Date().toISOString();
			for (const { id, page_url, description } of reports) {
				const procedure_id = matchReport({ page_url: String(page_url), description: String(description) }, procedures);
				await desk.insertInto("desk_reports").values({ report_id: id, procedure_id, updated_at }).execute();
			}
		}
		const known = desk.selectFrom("problem_reports").select("id");
		await desk.deleteFrom("desk_report_notes").where("report_id", "not in", known).execute();
		await desk.deleteFrom("desk_reports").where("report_id", "not in", known).execute();
		await desk
			.updateTable("desk_reports")
			.set({ duplicate_of: null, told_at: new Date().toISOString() })
			.where("duplicate_of", "not in", known)
			.execute();
	});
}

function listWithoutRow(desk: Desk) {
	return desk
		.selectFrom("problem_reports")
		.leftJoin("desk_reports", "report_id", "problem_reports.id")
		.select(["problem_reports.id as id", "page_url", "description"])
		.where("report_id", "is", null)
		.execute();
}

async function hasWork(desk: Desk): Promise<boolean> {
	const fresh = await desk
		.selectFrom("problem_reports")
		.leftJoin("desk_reports", "report_id", "problem_reports.id")
		.select("problem_reports.id")
		.where("report_id", "is", null)
		.executeTakeFirst();
	if (fresh) return true;
	const known = desk.selectFrom("problem_reports").select("id");
	const lost = await desk
		.selectFrom("desk_reports")
		.select("report_id")
		.where((where) => where.or([where("report_id", "not in", known), where("duplicate_of", "not in", known)]))
		.executeTakeFirst();
	const lostNote = await desk
		.selectFrom("desk_report_notes")
		.select("id")
		.where("report_id", "not in", known)
		.executeTakeFirst();
	return lost !== undefined || lostNote !== undefined;
}

/** Writes how many reports of each procedure were solved by month, where it changed; one joined to another counts with it. */
export async function countSolved(desk: Desk): Promise<void> {
	const since = new Date(Date.now() - MONTHS_KEPT * MONTH_MS).toISOString();
	const rows = await desk
		.selectFrom("problem_reports")
		.innerJoin("desk_reports", "report_id", "problem_reports.id")
		.select(["procedure_id", "closed_at"])
		.where("status", "=", "resolved")
		.where("duplicate_of", "is", null)
		.where("closed_at", ">", since)
		.where("procedure_id", "is not", null)
		.orderBy("procedure_id")
		.execute();
	const counts = new Map<string, Record<string, number>>();
	for (const { procedure_id, closed_at } of rows) {
		if (procedure_id === null || closed_at === null) continue;
		const months = counts.get(procedure_id) ?? {};
		const month = monthOf(new Date(closed_at));
		months[month] = (months[month] ?? 0) + 1;
		counts.set(procedure_id, months);
	}
	const content = JSON.stringify(Object.fromEntries(counts));
	const stored = await desk
		.selectFrom("site_documents")
		.select("content")
		.where("id", "=", SOLVED_REPORTS)
		.executeTakeFirst();
	if ((stored?.content ?? "{}") === content) return;
	await desk
		.insertInto("site_documents")
		.values({ id: SOLVED_REPORTS, content })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ content }))
		.execute();
}

/** Those that nobody closed. */
export const OPEN_STATES: readonly ReportState[] = ["pending", "in_review"];
export const AGES = ["semana", "mes", "antes"] as const;
export const HOLDERS_OF_REPORTS = ["mias", "alguien", "nadie"] as const;

/** Which reports the inbox lists. */
export interface ReportFilter {
	/** Null: those that nobody closed. */
	state: ReportState | "todos" | null;
	type: ProblemType | null;
	/** A procedure's id; "-" for reports that are matched to none. */
	procedure: string | null;
	/** Newer than seven days, than thirty, or older than these. */
	age: (typeof AGES)[number] | null;
	holder: (typeof HOLDERS_OF_REPORTS)[number] | null;
	text: string;
	/** Whose `holder: "mias"` is meant. */
	account: string;
	now: Date;
}

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
interface DueDigest {
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
