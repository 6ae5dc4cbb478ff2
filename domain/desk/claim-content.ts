import type { RecordContent, RecordName, RecordRow, RecordTable } from "./record.ts";
import { documentIdOf, parseRecordName, TABLES_OF } from "./record.ts";

/**
 * What somebody sent as the content of a record, with the record's own id in every row, so that a draft can never reach
 * into another record. Tables that such a record does not have, and what is no row, are left out.
 */
export function claimContent(record: RecordName, sent: unknown): RecordContent {
	const parsed = parseRecordName(record);
	if (!parsed || !isRow(sent)) return {};
	const { kind, id } = parsed;
	const entries = TABLES_OF[kind].flatMap((table: RecordTable) => {
		const rows = sent[table];
		const usable = Array.isArray(rows) ? rows.filter(isRow) : [];
		const own = table === "site_documents" ? documentIdOf(parsed) : id;
		return usable.length === 0 ? [] : [[table, claimRows(table, own, usable)] as const];
	});
	return Object.fromEntries(entries);
}

function claimRows(table: RecordTable, id: string, rows: readonly RecordRow[]): RecordRow[] {
	if (table === "procedure_facts") {
		// The last one counts where a field is there twice.
		const byField = new Map(rows.map((row) => [String(row.field), { ...row, procedure_id: id }]));
		return [...byField.keys()].sort().flatMap((field) => byField.get(field) ?? []);
	}
	if (table === "procedure_fees" || table === "procedure_places") {
		return rows.map((row, at) => ({ ...row, procedure_id: id, position: at + 1 }));
	}
	return rows.slice(0, 1).map((row) => ({ ...row, id }));
}

function isRow(value: unknown): value is RecordRow {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
