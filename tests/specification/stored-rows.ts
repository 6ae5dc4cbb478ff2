import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext } from "@playwright/test";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { expect } from "../journeys/browser.ts";

type StoredRow = Record<string, unknown>;

/** Asks the database of the running portal, which stays as it is. */
export function queryPortal(sql: string, ...values: string[]): StoredRow[] {
	const folder = process.env.PORTAL_DATA_DIR;
	if (!folder) throw new Error("No portal was started: these tests run through playwright.config.ts");
	const database = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
	try {
		return database.prepare(sql).all(...values);
	} finally {
		database.close();
	}
}

/** The columns of a table, in their order. */
export function columnsOf(table: string): unknown[] {
	return queryPortal("select name from pragma_table_info(?)", table).map(({ name }) => name);
}

/** The one stored report whose text contains this; a report reaches the table a moment after its receipt. */
export async function findReport(text: string): Promise<StoredRow> {
	const find = () => queryPortal("select * from problem_reports where instr(description, ?)", text);
	await expect.poll(() => find().length).toBe(1);
	return find()[0] ?? {};
}

let senders = 0;

/** Sends a report form as a browser without scripts does, from an address of its own; answers the status. */
export async function sendReport(request: APIRequestContext, fields: Record<string, string>): Promise<number> {
	const sender = `10.99.${process.pid % 256}.${++senders % 256}`;
	const multipart = { problem_type: "other", procedure: "Pasaporte", description: "Algo cambió", ...fields };
	const response = await request.post("/reportar", { multipart, headers: { "X-Forwarded-For": sender } });
	return response.status();
}
