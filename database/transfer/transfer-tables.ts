import { readField } from "../../domain/fields/field.ts";
import type { Fields, UntrustedRow } from "../../domain/fields/fields.ts";
import { mapFields } from "../../domain/fields/fields.ts";
import { TABLE_FIELDS } from "../tables.ts";

/** The tables that are exported and imported, each after those that its rows speak of. */
export const TRANSFER_TABLES = [
	"institutions",
	"procedures",
	"procedure_facts",
	"procedure_fees",
	"procedure_places",
	"observatory",
] as const;
export type TransferTable = (typeof TRANSFER_TABLES)[number];

/** What makes a row that row and no other. */
export const KEYS: Readonly<Record<TransferTable, readonly string[]>> = {
	institutions: ["id"],
	procedures: ["id"],
	procedure_facts: ["procedure_id", "field"],
	procedure_fees: ["procedure_id", "position"],
	procedure_places: ["procedure_id", "position"],
	observatory: ["id"],
};

/** Tables whose rows of one procedure are a list: whoever gives one of them gives them all. */
export const LISTED_TABLES: readonly TransferTable[] = ["procedure_fees", "procedure_places"];

/** A row in the form in which rows are compared and carried: each field by its kind, whatever engine it comes from. */
export type TransferRow = Readonly<Record<string, unknown>>;

/** The columns of a table that travel; what a table fills by itself does not. */
export function fieldsOf(table: TransferTable): Fields {
	return TABLE_FIELDS[table];
}

/** Names of those columns, in their order. */
export function columnsOf(table: TransferTable): string[] {
	return Object.keys(fieldsOf(table));
}

/** The id under which a database knows the row: its own, or procedure and field or position. */
export function rowId(table: TransferTable, row: TransferRow): string {
	return KEYS[table].map((name) => String(row[name] ?? "")).join(":");
}

/** A stored row as pages would read it; what is missing is what a row has that says nothing. */
export function toTransferRow(table: TransferTable, stored: UntrustedRow): TransferRow {
	return mapFields<TransferRow>(fieldsOf(table), (field, name) => readField(field, stored[name]).value);
}

/** Whether two values of a field say the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function isTransferTable(name: string): name is TransferTable {
	return TRANSFER_TABLES.some((table) => table === name);
}
