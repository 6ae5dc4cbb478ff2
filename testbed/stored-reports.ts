import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { OUTBOX_FILE } from "../database/reports/outbox.server.ts";
import { SQLITE_FILE } from "../database/sqlite/sqlite-backend.server.ts";
import { runSql } from "./postgres.ts";
import type { StoredReport } from "./report-ledger.ts";

const QUERY = "select receipt_hash, description from problem_reports";

/** The reports of the embedded database in this folder. */
export function readEmbeddedReports(folder: string): StoredReport[] {
	return readRows(folder, SQLITE_FILE, QUERY).map(toReport);
}

/** The reports of a PostgreSQL database, read as somebody who may. */
export async function readPostgresReports(url: string): Promise<StoredReport[]> {
	return (await runSql(url, QUERY)).map(toReport);
}

/**
 * Waits until no outbox of these folders holds an undelivered report; PostgreSQL takes a limited number each minute.
 * Throws after two and a half.
 */
export async function untilDelivered(folders: readonly string[]): Promise<void> {
	const deadline = performance.now() + 150_000;
	while (folders.some((folder) => countWaiting(folder) > 0)) {
		if (performance.now() > deadline) throw new Error("Reports still wait in the outbox after more than two minutes.");
		await pause(100);
	}
}

export function countWaiting(folder: string): number {
	const [row] = readRows(folder, OUTBOX_FILE, "select count(*) as waiting from reports where state = 'waiting'");
	return Number(row?.waiting);
}

function readRows(folder: string, file: string, query: string): Record<string, unknown>[] {
	const database = new DatabaseSync(join(folder, file), { timeout: 5_000 });
	try {
		return database.prepare(query).all();
	} finally {
		database.close();
	}
}

function toReport(row: Record<string, unknown>): StoredReport {
	return { receipt_hash: String(row.receipt_hash), description: String(row.description) };
}
