import { sql } from "kysely";
import type { ProblemType } from "../../domain/report/report.ts";
import { PROBLEM_TYPES } from "../../domain/report/report.ts";
import { REPORT_STATES, type ReportState } from "../../domain/report/report-work.ts";
import type { Desk } from "./desk-database.server.ts";
import { OPEN_STATES, type ReportFilter } from "./report-rows.server.ts";

/** A report as lists show it: never with name or e-mail. */
export interface ListedReport {
	id: number;
	at: string;
	type: ProblemType;
	state: ReportState;
	description: string;
	/** The page that it came from; empty once that is erased. */
	page: string;
	procedureId: string | null;
	procedureName: string | null;
	assignedTo: string | null;
	assignedName: string | null;
	duplicateOf: number | null;
}

export interface DeskReport extends ListedReport {
	closedAt: string | null;
	/** When the desk last changed what its sender is told of it; null where it never did. */
	toldAt: string | null;
	/** Whether its sender left an e-mail that is still kept; what it is, `seeContact` tells. */
	hasEmail: boolean;
	hasContact: boolean;
	spamScore: number;
	revision: number;
}

export interface ReportNote {
	id: string;
	kind: "note" | "answer";
	author: string;
	at: string;
	text: string;
}

export const PAGE_LENGTH = 30;
const DAY_MS = 86_400_000;

const LISTED = [
	"problem_reports.id as id",
	"problem_reports.created_at as created_at",
	"problem_type",
	"status",
	"problem_reports.description as description",
	"page_url",
	"procedure_id",
	"procedures.name as procedure_name",
	"assigned_to",
	"assigned_name",
	"duplicate_of",
] as const;

function from(desk: Desk) {
	return desk
		.selectFrom("problem_reports")
		.leftJoin("desk_reports", "report_id", "problem_reports.id")
		.leftJoin("procedures", "procedures.id", "procedure_id");
}

/** The reports that a filter leaves; one joined to another is counted with that one. `except` leaves out a condition. */
function choose(desk: Desk, filter: ReportFilter, except?: keyof ReportFilter) {
	const { state, type, procedure, age, holder, text, account, now } = filter;
	let query = from(desk).where("duplicate_of", "is", null);
	if (except !== "state" && state === null) query = query.where("status", "in", OPEN_STATES);
	if (except !== "state" && state !== null && state !== "todos") query = query.where("status", "=", state);
	if (except !== "type" && type) query = query.where("problem_type", "=", type);
	if (except !== "procedure" && procedure === "-") query = query.where("procedure_id", "is", null);
	else if (except !== "procedure" && procedure) query = query.where("procedure_id", "=", procedure);
	const [week, month] = limitsOf(now);
	if (except !== "age" && age === "semana") query = query.where("created_at", ">=", week);
	if (except !== "age" && age === "mes") query = query.where("created_at", ">=", month);
	if (except !== "age" && age === "antes") query = query.where("created_at", "<", month);
	if (except !== "holder" && holder === "mias") query = query.where("assigned_to", "=", account);
	if (except !== "holder" && holder === "alguien") query = query.where("assigned_to", "is not", null);
	if (except !== "holder" && holder === "nadie") query = query.where("assigned_to", "is", null);
	if (text !== "") {
		const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
		query = query.where(sql<boolean>`lower(problem_reports.description) like ${pattern} escape '\\'`);
	}
	return query;
}

function limitsOf(now: Date): [week: string, month: string] {
	return [new Date(now.getTime() - 7 * DAY_MS).toISOString(), new Date(now.getTime() - 30 * DAY_MS).toISOString()];
}

/** How many reports the inbox lists with this filter. */
export async function countListed(desk: Desk, filter: ReportFilter): Promise<number> {
	const { reports } = await choose(desk, filter)
		.select(({ fn }) => fn.countAll().as("reports"))
		.executeTakeFirstOrThrow();
	return Number(reports);
}

/** One page of the inbox, each report with those that were joined to it, and how many there are in all. */
export async function listReports(
	desk: Desk,
	filter: ReportFilter,
	{ page, order }: { page: number; order: "asc" | "desc" },
): Promise<{ total: number; reports: (ListedReport & { duplicates: ListedReport[] })[] }> {
	const total = await countListed(desk, filter);
	const rows = await choose(desk, filter)
		.select(LISTED)
		.orderBy("problem_reports.created_at", order)
		.orderBy("problem_reports.id", order)
		.limit(PAGE_LENGTH)
		.offset((page - 1) * PAGE_LENGTH)
		.execute();
	const duplicates = await listDuplicates(
		desk,
		rows.map(({ id }) => id),
	);
	const reports = rows.map((row) => ({
		...toListed(row),
		duplicates: duplicates.filter(({ duplicateOf }) => duplicateOf === row.id),
	}));
	return { total, reports };
}

/** The reports that were joined to one of these. */
export async function listDuplicates(desk: Desk, ids: readonly number[]): Promise<ListedReport[]> {
	if (ids.length === 0) return [];
	const rows = await from(desk).select(LISTED).where("duplicate_of", "in", ids).orderBy("problem_reports.id").execute();
	return rows.map(toListed);
}

/** How many reports are looked at for one that tells of the same. */
const MOST_JOINABLE = 300;

/** What a report can be joined to: of the same procedure first, the newest first. */
export async function listJoinable(desk: Desk, { id, procedureId }: ListedReport): Promise<ListedReport[]> {
	const rows = await from(desk)
		.select(LISTED)
		.where("problem_reports.id", "!=", id)
		.where("duplicate_of", "is", null)
		.orderBy(sql`case when procedure_id = ${procedureId ?? ""} then 0 else 1 end`)
		.orderBy("problem_reports.created_at", "desc")
		.limit(MOST_JOINABLE)
		.execute();
	return rows.map(toListed);
}

export type Counts = Readonly<Record<string, number>>;

/** How many reports each choice of each filter would show, the others staying as they are. */
export async function countReports(desk: Desk, filter: ReportFilter) {
	const [week, month] = limitsOf(filter.now);
	const own = filter.account;
	const states = await count("state", sql<string>`status`);
	const ages = await count(
		"age",
		sql<string>`case when created_at >= ${week} then 'semana' when created_at >= ${month} then 'mes' else 'antes' end`,
	);
	const holders = await count(
		"holder",
		sql<string>`case when assigned_to is null then 'nadie' when assigned_to = ${own} then 'mias' else 'otros' end`,
	);
	return {
		state: states,
		type: await count("type", sql<string>`problem_type`),
		age: { ...ages, mes: (ages.mes ?? 0) + (ages.semana ?? 0) } as Counts,
		holder: { ...holders, alguien: (holders.mias ?? 0) + (holders.otros ?? 0) } as Counts,
		procedure: await count("procedure", sql<string>`coalesce(procedure_id, '-')`),
	};

	async function count(except: keyof ReportFilter, word: ReturnType<typeof sql<string>>): Promise<Counts> {
		const inner = choose(desk, filter, except).select(word.as("word")).as("chosen");
		const rows = await desk
			.selectFrom(inner)
			.select(["word", ({ fn }) => fn.countAll().as("reports")])
			.groupBy("word")
			.execute();
		return Object.fromEntries(rows.map((row) => [row.word, Number(row.reports)]));
	}
}

/** One report without its contact data. */
export async function findReport(desk: Desk, id: number): Promise<DeskReport | undefined> {
	const row = await from(desk)
		.select([...LISTED, "closed_at", "told_at", "user_name", "user_email", "spam_score", "revision"])
		.where("problem_reports.id", "=", id)
		.executeTakeFirst();
	return (
		row && {
			...toListed(row),
			closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
			toldAt: row.told_at ?? null,
			hasEmail: row.user_email !== "",
			hasContact: row.user_email !== "" || row.user_name !== "",
			spamScore: Number(row.spam_score),
			revision: row.revision ?? 0,
		}
	);
}

/** Notes and answers of a report, the oldest first. */
export async function listNotes(desk: Desk, id: number): Promise<ReportNote[]> {
	const rows = await desk
		.selectFrom("desk_report_notes")
		.selectAll()
		.where("report_id", "=", id)
		.orderBy("at")
		.execute();
	return rows.map(({ id, kind, account_name, at, text }) => ({ id, kind, author: account_name, at, text }));
}

interface ListedRow {
	id: number;
	created_at: string | Date;
	problem_type: unknown;
	status: unknown;
	description: unknown;
	page_url: unknown;
	procedure_id: string | null;
	procedure_name: unknown;
	assigned_to: string | null;
	assigned_name: string | null;
	duplicate_of: number | null;
}

function toListed(row: ListedRow): ListedReport {
	return {
		id: row.id,
		at: new Date(row.created_at).toISOString(),
		type: PROBLEM_TYPES.find((type) => type === row.problem_type) ?? "other",
		state: REPORT_STATES.find((state) => state === row.status) ?? "pending",
		description: String(row.description),
		page: String(row.page_url),
		procedureId: row.procedure_id,
		procedureName: typeof row.procedure_name === "string" ? row.procedure_name : null,
		...{ assignedTo: row.assigned_to, assignedName: row.assigned_name, duplicateOf: row.duplicate_of },
	};
}
