import type { Kysely } from "kysely";
import type { Field, ValueOf } from "../domain/fields/field.ts";
import type { Fields, FieldsOf } from "../domain/fields/fields.ts";
import { mapFields } from "../domain/fields/fields.ts";
import { flattenRecord } from "../domain/observatory/observatory-record.ts";
import type { Facts } from "./facts.server.ts";
import type { StoredRow, Tables } from "./tables.ts";
import { CATALOGUE_TABLES, TABLE_FIELDS } from "./tables.ts";

/** How an engine stores lists and flags, for which SQL has no common type. */
export interface Encoding {
	list(texts: readonly string[]): string | readonly string[];
	flag(isSet: boolean): number | boolean;
}

/** Rows in one INSERT: a few dozen columns each stay far below the 32,766 variables of a SQLite statement. */
const ROWS_AT_ONCE = 200;

/** Tells whether all three tables of the catalogue are empty: only then may they be seeded. */
export async function isCatalogueEmpty(database: Kysely<Tables>): Promise<boolean> {
	for (const table of CATALOGUE_TABLES) {
		const row = await database.selectFrom(table).select("id").limit(1).executeTakeFirst();
		if (row) return false;
	}
	return true;
}

/** Inserts the facts; call it inside a transaction that found the tables empty. */
export async function insertFacts(database: Kysely<Tables>, facts: Facts, encoding: Encoding): Promise<void> {
	const institutions = facts.institutions.map((row) => encodeRow(TABLE_FIELDS.institutions, row, encoding));
	const procedures = facts.procedures.map((row) => encodeRow(TABLE_FIELDS.procedures, row, encoding));
	const observatory = facts.observatory.map((row) => encodeRow(TABLE_FIELDS.observatory, flattenRecord(row), encoding));
	for (const rows of inBatches(institutions)) await database.insertInto("institutions").values(rows).execute();
	for (const rows of inBatches(procedures)) await database.insertInto("procedures").values(rows).execute();
	for (const rows of inBatches(observatory)) await database.insertInto("observatory").values(rows).execute();
}

/** A row as the engine stores it, each field by its kind. */
function encodeRow<List extends Fields>(list: List, row: FieldsOf<List>, encoding: Encoding): StoredRow<List> {
	const values: Readonly<Record<string, ValueOf<Field>>> = row;
	return mapFields<StoredRow<List>>(list, (_field, name) => {
		const value = values[name];
		if (typeof value === "boolean") return encoding.flag(value);
		return typeof value === "object" && value !== null ? encoding.list(value) : value;
	});
}

function inBatches<Entry>(entries: readonly Entry[]): Entry[][] {
	const count = Math.ceil(entries.length / ROWS_AT_ONCE);
	return Array.from({ length: count }, (_, batch) => entries.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE));
}
