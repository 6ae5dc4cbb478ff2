import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ReportState } from "../../domain/report/report-work.ts";
import type { Desk } from "./desk-database.server.ts";
import type { Actor } from "./desk-log.server.ts";
import { writeLog } from "./desk-log.server.ts";
import { countSolved } from "./report-rows.server.ts";
import type { DeskReport } from "./reports.server.ts";
import { findReport, listDuplicates } from "./reports.server.ts";

/** What became of a change; "moved" when somebody else changed the report first: it is given as it is now. */
export type ReportOutcome = { outcome: "saved" } | { outcome: "moved"; report: DeskReport } | { outcome: "gone" };

export interface ReportChange {
	id: number;
	/** The revision that the writer saw. */
	revision: number;
	state: ReportState;
	procedure: string | null;
	assignee: Actor | null;
	/** A note for the desk; empty for none. */
	note: string;
}

/** Changes state, procedure and assignee of a report, and adds a note: all of it or nothing. */
export async function changeReport(desk: Desk, change: ReportChange, actor: Actor): Promise<ReportOutcome> {
	const { id, state, procedure, assignee, note } = change;
	const report = await findReport(desk, id);
	if (!report) return { outcome: "gone" };
	if (report.revision !== change.revision) return { outcome: "moved", report };
	const before = { state: report.state, procedure: report.procedureId, assigned: report.assignedName };
	const after = { state, procedure, assigned: assignee?.name ?? null };
	const isChanged = JSON.stringify(before) !== JSON.stringify(after) || report.assignedTo !== (assignee?.id ?? null);
	if (isChanged || note !== "") {
		await touch(desk, report, {
			procedure_id: procedure,
			assigned_to: assignee?.id ?? null,
			assigned_name: assignee?.name ?? null,
		});
	}
	if (isChanged) {
		if (state !== report.state) await setState(desk, id, state);
		if (state !== report.state && report.duplicateOf === null) await tellNow(desk, id);
		await writeLog(desk, { actor, action: "report.changed", subject: subjectOf(id), detail: { before, after } });
		await countSolved(desk);
	}
	if (note !== "") await addNote(desk, { id, kind: "note", text: note }, actor);
	return { outcome: "saved" };
}

/** Who sent a report is told a new state, and so is who sent one that was joined to it; of a joined one the other's is told. */
async function tellNow(desk: Desk, id: number): Promise<void> {
	await desk
		.updateTable("desk_reports")
		.set({ told_at: new Date().toISOString() })
		.where((where) => where.or([where("report_id", "=", id), where("duplicate_of", "=", id)]))
		.execute();
}

/** Triggers of both engines write when it was closed. */
async function setState(desk: Desk, id: number, state: ReportState): Promise<void> {
	await desk
		.updateTable("problem_reports")
		.set({ status: sql<"pending">`${state}` })
		.where("id", "=", id)
		.execute();
}

interface RowChange {
	procedure_id?: string | null;
	assigned_to?: string | null;
	assigned_name?: string | null;
	duplicate_of?: number | null;
	told_at?: string;
}

async function touch(desk: Desk, { id, revision }: DeskReport, change: RowChange): Promise<void> {
	const updated_at = new Date().toISOString();
	const procedure_id = change.procedure_id ?? null;
	await desk
		.insertInto("desk_reports")
		.values({ report_id: id, procedure_id, ...change, updated_at, revision: revision + 1 })
		.onConflict((conflict) =>
			conflict.column("report_id").doUpdateSet({ ...change, updated_at, revision: revision + 1 }),
		)
		.execute();
}

/** Joins a report to another one that tells of the same, or undoes it (`to` null). "unfit": there is no such report, or it is joined itself. */
export async function joinReport(
	desk: Desk,
	{ id, revision, to }: { id: number; revision: number; to: number | null },
	actor: Actor,
): Promise<ReportOutcome | { outcome: "unfit" }> {
	const report = await findReport(desk, id);
	if (!report) return { outcome: "gone" };
	if (report.revision !== revision) return { outcome: "moved", report };
	const main = to === null || to === id ? undefined : await findReport(desk, to);
	if (to !== null && (!main || main.duplicateOf !== null)) return { outcome: "unfit" };
	const { state } = main ?? report;
	const told_at = await tellFrom(desk, report, state);
	// What was joined to this one follows it, so that there is one level only.
	for (const { id: follower } of to === null ? [] : await listDuplicates(desk, [id])) {
		const own = await findReport(desk, follower);
		if (!own) continue;
		const values = { duplicate_of: to, told_at: await tellFrom(desk, own, state) };
		await desk.updateTable("desk_reports").set(values).where("report_id", "=", follower).execute();
	}
	await touch(desk, report, { procedure_id: report.procedureId, duplicate_of: to, told_at });
	const detail = { before: report.duplicateOf, after: to };
	await writeLog(desk, { actor, action: "report.joined", subject: subjectOf(id), detail });
	await countSolved(desk);
	return { outcome: "saved" };
}

/** Since when its sender is told what a report is to show from now on: as until now (`report_state`) where it is the same. */
async function tellFrom(desk: Desk, report: DeskReport, state: ReportState): Promise<string> {
	const main = report.duplicateOf === null ? undefined : await findReport(desk, report.duplicateOf);
	const shown = main ?? report;
	if (shown.state !== state) return new Date().toISOString();
	if (main && report.toldAt !== null) return report.toldAt;
	const moments = [report.at, shown.closedAt, report.toldAt, shown.toldAt];
	return moments.reduce<string>((latest, moment) => (moment !== null && moment > latest ? moment : latest), report.at);
}

/**
 * Takes the turn to answer a report before a mail leaves: "moved" when somebody changed or answered it since the writer
 * looked, so that of two who answer at once one does.
 */
export async function beginAnswer(
	desk: Desk,
	{ id, revision }: Pick<ReportChange, "id" | "revision">,
): Promise<ReportOutcome> {
	const report = await findReport(desk, id);
	if (!report) return { outcome: "gone" };
	if (report.revision !== revision) return { outcome: "moved", report };
	await touch(desk, report, { procedure_id: report.procedureId });
	return { outcome: "saved" };
}

/** Adds a note or an answer; the log tells that there is one, and not what it says. */
export async function addNote(
	desk: Desk,
	{ id, kind, text }: { id: number; kind: "note" | "answer"; text: string },
	actor: Actor,
): Promise<void> {
	const values = { id: randomUUID(), report_id: id, kind, account: actor.id, account_name: actor.name };
	await desk
		.insertInto("desk_report_notes")
		.values({ ...values, at: new Date().toISOString(), text })
		.execute();
	const action = kind === "note" ? "report.noted" : "report.answered";
	await writeLog(desk, { actor, action, subject: subjectOf(id) });
}

export interface ReportContact {
	name: string;
	email: string;
}

/** Name and e-mail of who sent a report. The look is logged in the same transaction, without what it showed. */
export async function seeContact(desk: Desk, id: number, actor: Actor): Promise<ReportContact | undefined> {
	const contact = await readContact(desk, id);
	if (contact) await writeLog(desk, { actor, action: "report.contact-seen", subject: subjectOf(id) });
	return contact;
}

/** The same for a mail that the desk sends itself, which nobody looks at. */
export async function readContact(desk: Desk, id: number): Promise<ReportContact | undefined> {
	const row = await desk
		.selectFrom("problem_reports")
		.select(["user_name", "user_email"])
		.where("id", "=", id)
		.executeTakeFirst();
	return row && { name: String(row.user_name), email: String(row.user_email) };
}

function subjectOf(id: number): string {
	return `report:${id}`;
}
