import type { DatabaseSync } from "node:sqlite";

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
