import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { ReportStanding } from "../../domain/report/report-work.ts";
import { readStanding } from "../reports/report-standing.ts";
import type { Tables } from "../tables.ts";

/**
 * The state of the report with this receipt hash, or of the one that it was joined to; as `report_state` in PostgreSQL
 * (supabase/migrations). Undefined when there is none.
 */
export async function readReportState(
	database: Kysely<Tables>,
	receiptHash: string,
): Promise<ReportStanding | undefined> {
	const { rows } = await sql`
		select shown.status, sent.created_at as received_at, sent.contact_erased_at is not null as contact_erased,
			case when shown.id <> sent.id and own.told_at is not null then own.told_at
				else max(sent.created_at, coalesce(shown.closed_at, ''), coalesce(own.told_at, ''), coalesce(main.told_at, ''))
				end as changed_at
		from problem_reports as sent
		left join desk_reports as own on own.report_id = sent.id
		join problem_reports as shown
			on shown.id = coalesce((select id from problem_reports where id = own.duplicate_of), sent.id)
		left join desk_reports as main on main.report_id = shown.id
		where sent.receipt_hash = ${receiptHash} order by sent.id limit 1`.execute(database);
	return readStanding(rows);
}
