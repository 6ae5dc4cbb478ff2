import { sql } from "kysely";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import {
	documentIdOf,
	parseRecordName,
	type RecordContent,
	type RecordName,
	type RecordTable,
	TABLES_OF,
} from "../../domain/desk/record.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { CATALOGUE_TABLES } from "../tables.ts";
import type { Desk } from "./desk-database.server.ts";

/** The rows that the public pages are made of, with the rows of one record as its draft has them. */
export async function readRowsWith(desk: Desk, record: RecordName, content: RecordContent): Promise<CatalogueRows> {
	const rows: CatalogueRows = { procedures: [], institutions: [], observatory: [] };
	const parsed = parseRecordName(record);
	for (const table of CATALOGUE_TABLES) {
		const stored = await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(desk);
		rows[table] = stored.rows;
		const replaced: readonly string[] = parsed ? TABLES_OF[parsed.kind] : [];
		if (!parsed || !replaced.includes(table)) continue;
		const key = table.startsWith("procedure_") ? "procedure_id" : "id";
		const own = table === "site_documents" ? documentIdOf(parsed) : parsed.id;
		const others = stored.rows.filter((row) => String(row[key]) !== own);
		rows[table] = [...others, ...spell(table, content[table] ?? [])];
	}
	return rows;
}

/** A document lies in its table as a text. */
function spell(table: RecordTable, rows: readonly UntrustedRow[]): readonly UntrustedRow[] {
	if (table !== "site_documents") return rows;
	return rows.map((row) => ({ ...row, content: JSON.stringify(row.content) }));
}
