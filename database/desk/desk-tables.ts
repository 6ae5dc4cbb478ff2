import type { Generated } from "kysely";
import type { Tables } from "../tables.ts";

/** The desk's own tables beside those of the portal; dates and times are texts in ISO 8601, contents are JSON texts. */
export interface DeskTables extends Tables {
	desk_drafts: DraftTable;
	desk_versions: VersionTable;
	desk_log: LogTable;
	desk_review_dates: { record: string; due: string; set_by: string; set_at: string };
	desk_reports: DeskReportTable;
	desk_report_notes: ReportNoteTable;
	desk_settings: { name: string; value: string };
}

export const DRAFT_STATES = ["editing", "submitted", "published", "discarded"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

interface DraftTable {
	id: string;
	record: string;
	/** The published content when the draft was begun, or last brought up to it. */
	base: string;
	content: string;
	change_note: Generated<string>;
	/** When the record is to be looked at again, once published. */
	due: string | null;
	state: Generated<DraftState>;
	/** Counts each saving, so that two windows cannot overwrite each other. */
	revision: Generated<number>;
	author: string;
	author_name: string;
	reviewer: string | null;
	reviewer_name: string | null;
	review_note: Generated<string>;
	created_at: string;
	updated_at: string;
}

/** How a version came to be; `first` is what stood there before the desk published anything. */
export type VersionKind = "first" | "published" | "restored" | "imported";

interface VersionTable {
	record: string;
	/** 0 is the first. */
	number: number;
	content: string;
	kind: VersionKind;
	change_note: string;
	author: string;
	author_name: string;
	reviewer: string | null;
	reviewer_name: string | null;
	published_at: string;
}

interface LogTable {
	id: Generated<number>;
	at: string;
	account: string;
	account_name: string;
	action: string;
	subject: string;
	detail: Generated<string>;
}

interface DeskReportTable {
	report_id: number;
	procedure_id: string | null;
	assigned_to: string | null;
	assigned_name: string | null;
	duplicate_of: number | null;
	revision: Generated<number>;
	updated_at: string;
	/** Since when its sender is told the state that it shows: its own, or that of the report which it was joined to. */
	told_at: Generated<string | null>;
}

interface ReportNoteTable {
	id: string;
	report_id: number;
	kind: "note" | "answer";
	account: string;
	account_name: string;
	at: string;
	text: string;
}
