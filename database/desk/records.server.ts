import { sql } from "kysely";
import {
	documentIdOf,
	parseRecordName,
	type RecordContent,
	type RecordName,
	type RecordRow,
	type RecordTable,
	TABLES_OF,
} from "../../domain/desk/record.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { toTransferRow } from "../transfer/transfer-tables.ts";
import type { Desk } from "./desk-database.server.ts";

/** What is published of a record now; without a row of its main table there is no such record yet. */
export async function readRecord(desk: Desk, name: RecordName): Promise<RecordContent> {
	const parsed = parseRecordName(name);
	if (!parsed) return {};
	const entries: [RecordTable, RecordRow[]][] = [];
	for (const table of TABLES_OF[parsed.kind]) {
		const rows = await readRows(desk, table, table === "site_documents" ? documentIdOf(parsed) : parsed.id);
		if (rows.length > 0) entries.push([table, rows]);
	}
	return Object.fromEntries(entries);
}

/** Whether a record of this kind has a row of its own in this content. */
export function hasRecord(name: RecordName, content: RecordContent): boolean {
	const kind = parseRecordName(name)?.kind;
	return kind !== undefined && (content[TABLES_OF[kind][0]]?.length ?? 0) > 0;
}

async function readRows(desk: Desk, table: RecordTable, id: string): Promise<RecordRow[]> {
	if (table === "site_documents") {
		const row = await desk.selectFrom(table).select(["id", "content"]).where("id", "=", id).executeTakeFirst();
		return row ? [{ id: row.id, content: JSON.parse(row.content) }] : [];
	}
	const isDetail = table.startsWith("procedure_");
	const key = isDetail ? "procedure_id" : "id";
	const order = table === "procedure_facts" ? "field" : isDetail ? "position" : "id";
	const { rows } = await sql<UntrustedRow>`
		select * from ${sql.table(table)} where ${sql.ref(key)} = ${id} order by ${sql.ref(order)}`.execute(desk);
	return rows.map((row) => toTransferRow(table, row));
}
