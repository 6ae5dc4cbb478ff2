import { isReportState, type ReportStanding } from "../../domain/report/report-work.ts";
import { BackendUnavailable } from "../backend.ts";

/** The row with which every engine answers for a receipt hash, as it may come from outside. */
type StandingRow = Partial<Record<"status" | "received_at" | "changed_at" | "contact_erased", unknown>>;

/**
 * What a list of at most one row says; undefined when it is empty. Throws `BackendUnavailable` when it is something else,
 * such as the answer of a function from before.
 */
export function readStanding(rows: unknown): ReportStanding | undefined {
	if (!Array.isArray(rows)) throw new BackendUnavailable("The state of a report did not come as a list.");
	if (rows.length === 0) return undefined;
	const row: StandingRow = typeof rows[0] === "object" && rows[0] !== null ? rows[0] : {};
	const receivedAt = readMoment(row.received_at);
	const changedAt = readMoment(row.changed_at);
	if (!isReportState(row.status) || !receivedAt || !changedAt) {
		throw new BackendUnavailable("The state of a report cannot be read.");
	}
	return { state: row.status, receivedAt, changedAt, isErased: Boolean(row.contact_erased) };
}

/** PostgreSQL hands over a Date, the others a text. */
function readMoment(value: unknown): string | undefined {
	const moment = typeof value === "string" || value instanceof Date ? new Date(value) : undefined;
	return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}
