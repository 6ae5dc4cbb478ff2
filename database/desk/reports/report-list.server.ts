import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { ProblemType } from "../../../domain/report/report.ts";
import type { Desk } from "../desk-database.server.ts";
import type { DeskReport, ReportRow, ReportState } from "./desk-report.ts";
import { toDeskReport } from "./desk-report.ts";

export interface ReportFilter {
	state?: ReportState;
	type?: ProblemType;
	/** Id of a procedure; "none" for reports that are about none of ours. */
	procedure?: string;
	/** Id of an account; "none" for those that nobody has taken. */
	assigned?: string;
	/** Words that the text holds, whatever their case in ASCII. */
	text?: string;
	/** At least so many days old. */
	days?: number;
	order?: "newest" | "oldest";
}

const COLUMNS = sql`
	r.id, r.created_at, r.closed_at, r.problem_type, r.description, r.page_url, r.spam_score, r.status,
	case when r.user_email <> '' then 1 else 0 end as has_contact,
	d.procedure_id, p.name as procedure_name, d.assigned_to, d.assigned_name, d.duplicate_of, d.revision`;
const TABLES = sql`
	problem_reports as r left join desk_reports as d on d.report_id = r.id
	left join procedures as p on p.id = d.procedure_id`;

/** One page of the inbox; what was joined to another report stands with that one. */
export async function listReports(
	desk: Desk,
	filter: ReportFilter,
	{ skip, most }: { skip: number; most: number },
): Promise<DeskReport[]> {
	const direction = filter.order === "oldest" ? sql`asc` : sql`desc`;
	const { rows } = await sql<ReportRow>`
		select ${COLUMNS} from ${TABLES} where ${toCondition(filter)}
		order by r.id ${direction} limit ${sql.lit(most)} offset ${sql.lit(skip)}`.execute(desk);
	return rows.map(toDeskReport);
}

/** How many reports the filter finds. */
export async function countReports(desk: Desk, filter: ReportFilter): Promise<number> {
	const { rows } = await sql<{ found: number }>`
		select count(*) as found from ${TABLES} where ${toCondition(filter)}`.execute(desk);
	return Number(rows[0]?.found ?? 0);
}

/** How many reports are in each state, and of each type among those that are open. */
export async function countByStateAndType(desk: Desk): Promise<{
	states: ReadonlyMap<string, number>;
	openTypes: ReadonlyMap<string, number>;
}> {
	const count = async (name: string, condition: RawBuilder<unknown>) => {
		const { rows } = await sql<{ word: string; found: number }>`
			select ${sql.ref(name)} as word, count(*) as found from ${TABLES}
			where ${condition} group by ${sql.ref(name)}`.execute(desk);
		return new Map(rows.map(({ word, found }) => [word, Number(found)]));
	};
	return {
		states: await count("r.status", sql`d.duplicate_of is null`),
		openTypes: await count("r.problem_type", sql`d.duplicate_of is null and r.status in ('pending', 'in_review')`),
	};
}

/** One report; undefined for an unknown number. */
export async function findReport(desk: Desk, id: number): Promise<DeskReport | undefined> {
	const { rows } = await sql<ReportRow>`select ${COLUMNS} from ${TABLES} where r.id = ${id}`.execute(desk);
	return rows[0] && toDeskReport(rows[0]);
}

/** The reports that were joined to this one, oldest first. */
export async function listDuplicates(desk: Desk, id: number): Promise<DeskReport[]> {
	const { rows } = await sql<ReportRow>`
		select ${COLUMNS} from ${TABLES} where d.duplicate_of = ${id} order by r.id`.execute(desk);
	return rows.map(toDeskReport);
}

function toCondition({ state, type, procedure, assigned, text, days }: ReportFilter): RawBuilder<unknown> {
	const parts: RawBuilder<unknown>[] = [sql`d.duplicate_of is null`];
	if (state) parts.push(sql`r.status = ${state}`);
	if (type) parts.push(sql`r.problem_type = ${type}`);
	if (procedure === "none") parts.push(sql`d.procedure_id is null`);
	else if (procedure) parts.push(sql`d.procedure_id = ${procedure}`);
	if (assigned === "none") parts.push(sql`d.assigned_to is null`);
	else if (assigned) parts.push(sql`d.assigned_to = ${assigned}`);
	if (text) parts.push(sql`lower(r.description) like ${`%${escapeLike(text.toLowerCase())}%`} escape '\\'`);
	if (days) parts.push(sql`r.created_at < ${new Date(Date.now() - days * 86_400_000).toISOString()}`);
	return sql.join(parts, sql` and `);
}

function escapeLike(text: string): string {
	return text.replaceAll(/[\\%_]/g, "\\$&");
}
