import type { ProblemType } from "../../../domain/report/report.ts";
import { PROBLEM_TYPES } from "../../../domain/report/report.ts";

export const REPORT_STATES = ["pending", "in_review", "resolved", "dismissed"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A report as the desk shows it: without name and e-mail, which `seeContact` reads. */
export interface DeskReport {
	id: number;
	createdAt: Date;
	closedAt: Date | null;
	type: ProblemType;
	description: string;
	/** Where it was written; empty once it is a year old. */
	pageUrl: string;
	spamScore: number;
	state: ReportState;
	/** Whether its sender left an e-mail that is not erased. */
	hasContact: boolean;
	/** The procedure it is about, as far as the page, the first line or somebody of ours says. */
	procedure: { id: string; name: string } | null;
	assigned: { id: string; name: string } | null;
	duplicateOf: number | null;
	/** Goes up with each change. */
	revision: number;
}

/** A row of reports and desk_reports together, whichever engine it comes from. */
export interface ReportRow {
	id: number;
	created_at: string | Date;
	closed_at: string | Date | null;
	problem_type: string;
	description: string;
	page_url: string;
	spam_score: number;
	status: string;
	has_contact: number;
	procedure_id: string | null;
	procedure_name: string | null;
	assigned_to: string | null;
	assigned_name: string | null;
	duplicate_of: number | null;
	revision: number | null;
}

/** Reads a row. */
export function toDeskReport(row: ReportRow): DeskReport {
	return {
		id: Number(row.id),
		createdAt: new Date(row.created_at),
		closedAt: row.closed_at === null ? null : new Date(row.closed_at),
		type: PROBLEM_TYPES.find((type) => type === row.problem_type) ?? "other",
		description: row.description,
		pageUrl: row.page_url,
		spamScore: Number(row.spam_score),
		state: REPORT_STATES.find((state) => state === row.status) ?? "pending",
		hasContact: Number(row.has_contact) === 1,
		procedure:
			row.procedure_id === null ? null : { id: row.procedure_id, name: row.procedure_name ?? row.procedure_id },
		assigned: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? "" },
		duplicateOf: row.duplicate_of === null ? null : Number(row.duplicate_of),
		revision: Number(row.revision ?? 0),
	};
}
