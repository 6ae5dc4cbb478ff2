import { matchReport, monthOf } from "../../domain/report/report-work.ts";
import { SOLVED_REPORTS } from "../../domain/site-documents/solved-reports.ts";
import type { Desk, DeskDatabase } from "./desk-database.server.ts";

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
