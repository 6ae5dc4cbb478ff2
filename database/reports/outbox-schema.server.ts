import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { readFields } from "../../domain/fields/fields.ts";
import { PROBLEM_REPORT_FIELDS, type ProblemReport } from "../../domain/report/report.ts";

/** The schema of the outbox of reports, one entry for each version, never changed once released. */
export const OUTBOX_MIGRATIONS: readonly string[] = [
	`
create table reports (
	position integer primary key autoincrement,
	client_id text not null unique,
	content_hash text not null,
	receipt_hash text not null,
	fingerprint text,
	made_key text,
	accepted_at integer not null,
	state text not null default 'waiting' check (state in ('waiting', 'delivered', 'refused')),
	attempts integer not null default 0,
	size integer not null,
	content text check ((content is null) = (state = 'delivered'))
) strict;
create index reports_waiting on reports (position, size) where state = 'waiting';
create index reports_fingerprint on reports (fingerprint) where fingerprint is not null;
create index reports_receipt_hash on reports (receipt_hash);

create table erasures (
	receipt_hash text primary key,
	requested_at integer not null,
	due_at integer not null
) strict;

create table probes (filler blob) strict;
`,
	`
create table installation (
	id integer primary key check (id = 1),
	receipt_secret text not null
) strict;
`,
];

/** What the outbox knows of a report by its receipt hash. */
export interface HeldReport {
	/** When a report was taken in that has yet to reach the backend (milliseconds since 1970); undefined for any other. */
	waitingSince: number | undefined;
	/** Whether its sender asked for name and e-mail to be erased. */
	isErased: boolean;
}

/** Looks a report up by its receipt hash. */
export function findHeldReport(database: DatabaseSync, receiptHash: string): HeldReport {
	const report = database
		.prepare("select accepted_at from reports where receipt_hash = ? and state <> 'delivered' limit 1")
		.get(receiptHash);
	const erasure = database.prepare("select 1 from erasures where receipt_hash = ?").get(receiptHash);
	return { waitingSince: report && Number(report.accepted_at), isErased: erasure !== undefined };
}

/** A report that has yet to reach the backend, and how often it was tried. */
export interface WaitingReport {
	position: number;
	report: ProblemReport;
	attempts: number;
}

/** Reads its row; throws when a stored report lacks a field, so that it is never delivered incomplete. */
export function readWaiting(row: Record<string, SQLOutputValue>): WaitingReport {
	return {
		position: Number(row.position),
		attempts: Number(row.attempts),
		report: parseStoredReport(JSON.parse(String(row.content))),
	};
}

function parseStoredReport(content: unknown): ProblemReport {
	const reading = readFields(PROBLEM_REPORT_FIELDS, content);
	if (reading && reading.problems.length === 0) return reading.row;
	throw new Error(`A waiting report cannot be read (${reading?.problems.join(", ") ?? "a field is missing"}).`);
}
