import { sql } from "kysely";
import { foldText } from "../../../domain/text.ts";
import type { Desk } from "../desk-database.server.ts";

/** Reports matched in one go; more wait for the next look at the inbox. */
const AT_ONCE = 500;
const PROCEDURE_PAGE = /\/tramite\/([^/?#]+)/;

/**
 * Gives each new report its row at the desk, matched to a procedure by the page it was written on or by its first line,
 * which names the procedure; and takes away the rows and notes whose report is gone.
 */
export async function matchNewReports(desk: Desk): Promise<void> {
	await sql`delete from desk_report_notes where report_id not in (select id from problem_reports)`.execute(desk);
	await sql`delete from desk_reports where report_id not in (select id from problem_reports)`.execute(desk);
	const { rows } = await sql<{ id: number; page_url: string; description: string }>`
		select id, page_url, description from problem_reports
		where id not in (select report_id from desk_reports) order by id limit ${sql.lit(AT_ONCE)}`.execute(desk);
	if (rows.length === 0) return;
	const known = await desk.selectFrom("procedures").select(["id", "name"]).execute();
	const ids = new Set(known.map(({ id }) => String(id)));
	const byName = new Map(known.map(({ id, name }) => [foldText(String(name ?? "")), String(id)]));
	const updated_at = new Date().toISOString();
	const values = rows.map(({ id, page_url, description }) => ({
		report_id: Number(id),
		procedure_id: findProcedure({ page_url, description }, ids, byName),
		...{ assigned_to: null, assigned_name: null, duplicate_of: null, updated_at },
	}));
	await desk.insertInto("desk_reports").values(values).execute();
}

/** The first line is the procedure's name, an institution, or "No especificada" (specification, section 5). */
function findProcedure(
	{ page_url, description }: { page_url: string; description: string },
	ids: ReadonlySet<string>,
	byName: ReadonlyMap<string, string>,
): string | null {
	const fromPage = decode(PROCEDURE_PAGE.exec(page_url)?.[1] ?? "");
	if (ids.has(fromPage)) return fromPage;
	const [first = ""] = description.split("\n");
	return byName.get(foldText(first.trim())) ?? null;
}

function decode(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return "";
	}
}
