import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import type { Tables } from "../tables.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";
import { rowId, toTransferRow } from "./transfer-tables.ts";

/** Answers the stored rows of a table. */
export type ReadTable = (table: TransferTable) => Promise<readonly UntrustedRow[]> | readonly UntrustedRow[];

/** The stored rows with these ids, by id. */
export async function readStoredRows(
	database: Kysely<Tables>,
	table: TransferTable,
	ids: readonly string[],
): Promise<Map<string, TransferRow>> {
	if (ids.length === 0) return new Map();
	const { rows } = await sql<UntrustedRow>`
		select * from ${sql.table(table)} where id in (${sql.join([...ids])})`.execute(database);
	return byId(table, rows);
}

/** Every stored row of a table, by id; for tables that fit into memory, as those of a release do. */
export async function readWholeTable(
	database: Kysely<Tables>,
	table: TransferTable,
): Promise<Map<string, TransferRow>> {
	const { rows } = await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(database);
	return byId(table, rows);
}

/** The ids of a table. */
export async function listIds(database: Kysely<Tables>, table: TransferTable): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(database);
	return rows.map(({ id }) => String(id));
}

function byId(table: TransferTable, rows: readonly UntrustedRow[]): Map<string, TransferRow> {
	return new Map(
		rows.map((stored) => {
			const row = toTransferRow(table, stored);
			return [rowId(table, row), row];
		}),
	);
}
