import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { countSolved, SOLVED_REPORTS_ID } from "../../../domain/site-documents/solved-reports.ts";
import type { Desk } from "../desk-database.server.ts";
import type { Actor } from "../desk-log.server.ts";
import { writeLog } from "../desk-log.server.ts";
import type { DeskReport, ReportState } from "./desk-report.ts";
import { findReport } from "./report-list.server.ts";

/** What somebody decides about a report. */
export interface ReportWork {
	state: ReportState;
	assigned: Actor | null;
	procedureId: string | null;
	/** The report that this one repeats. */
	duplicateOf: number | null;
}

/** What became of it; "moved" when somebody else changed the report first, with what it is now. */
export type WorkOutcome =
	| { outcome: "saved" }
	| { outcome: "moved"; report: DeskReport }
	| { outcome: "gone" }
	/** The other report does not exist, is this one, or repeats another one itself. */
	| { outcome: "no-such-original" };

export interface ReportNote {
	id: string;
	kind: "note" | "answer";
	authorName: string;
	at: string;
	text: string;
}

/** Months of solved reports that the public pages may need. */
const MONTHS_SHOWN = 12;

/** Saves what was decided, if the report still is as it was seen. */
export async function saveWork(
	desk: Desk,
	{ id, revision, work, actor }: { id: number; revision: number; work: ReportWork; actor: Actor },
): Promise<WorkOutcome> {
	const report = await findReport(desk, id);
	if (!report) return { outcome: "gone" };
	if (report.revision !== revision) return { outcome: "moved", report };
	const original = work.duplicateOf === null ? null : await findReport(desk, work.duplicateOf);
	if (work.duplicateOf !== null && (!original || original.id === id || original.duplicateOf !== null))
		return { outcome: "no-such-original" };
	const values = {
		procedure_id: work.procedureId,
		...{ assigned_to: work.assigned?.id ?? null, assigned_name: work.assigned?.name ?? null },
		...{ duplicate_of: work.duplicateOf, revision: revision + 1, updated_at: new Date().toISOString() },
	};
	await desk
		.insertInto("desk_reports")
		.values({ report_id: id, ...values })
		.onConflict((conflict) => conflict.column("report_id").doUpdateSet(values))
		.execute();
	// What repeats this one now repeats what this one repeats.
	if (work.duplicateOf !== null)
		await desk
			.updateTable("desk_reports")
			.set({ duplicate_of: work.duplicateOf })
			.where("duplicate_of", "=", id)
			.execute();
	if (report.state !== work.state)
		await sql`update problem_reports set status = ${work.state} where id = ${id}`.execute(desk);
	const before = {
		...{ state: report.state, assigned: report.assigned?.name ?? null },
		...{ procedure: report.procedure?.id ?? null, duplicateOf: report.duplicateOf },
	};
	const after = {
		...{ state: work.state, assigned: work.assigned?.name ?? null },
		...{ procedure: work.procedureId, duplicateOf: work.duplicateOf },
	};
	await writeLog(desk, { actor, action: "report.changed", subject: `report:${id}`, detail: { before, after } });
	await publishSolved(desk);
	return { outcome: "saved" };
}

/** Adds a note for colleagues, or keeps what was answered to the sender. Neither may hold the sender's name or address. */
export async function addNote(
	desk: Desk,
	{ id, kind, text, actor }: { id: number; kind: "note" | "answer"; text: string; actor: Actor },
): Promise<void> {
	const at = new Date().toISOString();
	await desk
		.insertInto("desk_report_notes")
		.values({ id: randomUUID(), report_id: id, kind, account: actor.id, account_name: actor.name, at, text })
		.execute();
	await writeLog(desk, {
		actor,
		action: kind === "note" ? "report.noted" : "report.answered",
		subject: `report:${id}`,
	});
}

/** Notes and answers, oldest first. */
export async function listNotes(desk: Desk, id: number): Promise<ReportNote[]> {
	const rows = await desk
		.selectFrom("desk_report_notes")
		.selectAll()
		.where("report_id", "=", id)
		.orderBy("at")
		.orderBy("id")
		.execute();
	return rows.map(({ id: noteId, kind, account_name, at, text }) => ({
		...{ id: noteId, kind, authorName: account_name, at, text },
	}));
}

/** Name and e-mail of who sent the report; the look is logged, what was seen is not. Undefined when there is none. */
export async function seeContact(
	desk: Desk,
	id: number,
	actor: Actor,
): Promise<{ name: string; email: string } | undefined> {
	const { rows } = await sql<{ user_name: string; user_email: string }>`
		select user_name, user_email from problem_reports where id = ${id}`.execute(desk);
	const [row] = rows;
	if (!row || (row.user_email === "" && row.user_name === "")) return undefined;
	await writeLog(desk, { actor, action: "report.contact-seen", subject: `report:${id}` });
	return { name: row.user_name, email: row.user_email };
}

/** Counts anew what was solved, for the public pages; unchanged counts are not written, so that no page is made anew. */
async function publishSolved(desk: Desk): Promise<void> {
	const since = new Date();
	since.setUTCMonth(since.getUTCMonth() - MONTHS_SHOWN);
	const { rows } = await sql<{ procedure_id: string; closed_at: string | Date }>`
		select d.procedure_id, r.closed_at from problem_reports as r join desk_reports as d on d.report_id = r.id
		where r.status = 'resolved' and d.duplicate_of is null and d.procedure_id is not null
		and r.closed_at >= ${since.toISOString()} order by d.procedure_id, r.closed_at`.execute(desk);
	const solved = rows.map(({ procedure_id, closed_at }) => ({
		procedure: procedure_id,
		closedAt: new Date(closed_at),
	}));
	const content = JSON.stringify(countSolved(solved));
	const stored = await desk
		.selectFrom("site_documents")
		.select("content")
		.where("id", "=", SOLVED_REPORTS_ID)
		.executeTakeFirst();
	if (stored?.content === content || (!stored && content === "{}")) return;
	await desk
		.insertInto("site_documents")
		.values({ id: SOLVED_REPORTS_ID, content })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ content }))
		.execute();
}
