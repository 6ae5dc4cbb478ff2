import type { Kysely, RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Encoding } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";
import { columnsOf, KEYS } from "./transfer-tables.ts";

/** Rows looked up, compared and stored at once: few enough for memory and for the variables of one statement. */
export const ROWS_AT_ONCE = 200;

/** Stores whole rows, each in the place of the one with its key. */
export async function upsertRows(
	database: Kysely<Tables>,
	{ table, rows, encoding }: { table: TransferTable; rows: readonly TransferRow[]; encoding: Encoding },
): Promise<void> {
	const names = columnsOf(table);
	const keys = KEYS[table];
	const values = rows.map((row) => sql`(${sql.join(names.map((name) => encode(row[name], encoding)))})`);
	const kept = names.filter((name) => !keys.includes(name));
	const assign = (name: string): RawBuilder<unknown> => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`;
	await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
		values ${sql.join(values)}
		on conflict (${sql.join(keys.map((name) => sql.ref(name)))}) do update set ${sql.join(kept.map(assign))}`.execute(
		database,
	);
}

function encode(value: unknown, encoding: Encoding): unknown {
	if (typeof value === "boolean") return encoding.flag(value);
	return Array.isArray(value) ? encoding.list(value.map(String)) : value;
}

/** Takes rows away; what belongs to a procedure goes with it. */
export async function deleteRows(
	database: Kysely<Tables>,
	table: TransferTable,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await sql`delete from ${sql.table(table)} where id in (${sql.join([...ids])})`.execute(database);
}

/** Entries in parts of which each fits into one statement. */
export function inBatches<Entry>(entries: readonly Entry[]): Entry[][] {
	const count = Math.ceil(entries.length / ROWS_AT_ONCE);
	return Array.from({ length: count }, (_, at) => entries.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
}
