import type { Kysely, RawBuilder } from "kysely";
import { sql } from "kysely";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { evidenceId, readEvidence } from "../../domain/site-documents/evidence.ts";
import type { Encoding } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";
import { columnsOf, KEYS, rowId, toTransferRow } from "./transfer-tables.ts";

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

/**
 * Takes the evidence of these answers away, for it proved the ones before; without `isApplied` it only looks. `moved` has
 * the indicators of each evaluation. Answers which had evidence, as `evaluation:indicator`.
 */
export async function dropEvidence(
	database: Kysely<Tables>,
	moved: ReadonlyMap<string, readonly string[]>,
	{ isApplied }: { isApplied: boolean },
): Promise<string[]> {
	const lost: string[] = [];
	const stored =
		moved.size === 0
			? []
			: await database.selectFrom("site_documents").selectAll().where("id", "like", evidenceId("%")).execute();
	const contents = new Map(stored.map(({ id, content }) => [id, content]));
	for (const [evaluation, indicators] of moved) {
		const id = evidenceId(evaluation);
		const content: unknown = JSON.parse(contents.get(id) ?? "{}");
		const entries = Object.entries(typeof content === "object" && content !== null ? content : {});
		const kept = entries.filter(([key]) => !indicators.includes(key));
		if (kept.length === entries.length) continue;
		const usable = readEvidence(content);
		lost.push(...Object.keys(usable).flatMap((key) => (indicators.includes(key) ? [`${evaluation}:${key}`] : [])));
		if (isApplied) await keepEvidence(database, evaluation, kept.length > 0 ? Object.fromEntries(kept) : null);
	}
	return lost;
}

/** Puts the evidence of an evaluation in the place of what is stored; null takes it away. */
export async function keepEvidence(database: Kysely<Tables>, evaluation: string, evidence: unknown): Promise<void> {
	const id = evidenceId(evaluation);
	await database.deleteFrom("site_documents").where("id", "=", id).execute();
	if (evidence === null) return;
	await database
		.insertInto("site_documents")
		.values({ id, content: JSON.stringify(evidence) })
		.execute();
}
