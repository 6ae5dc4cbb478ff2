import { type Fields, mapFields, readField, type UntrustedRow } from "../../domain/fields/fields.ts";
import type { CodedFlaw, RowPlace } from "../../domain/flaws/flaw.ts";
import { TABLE_FIELDS } from "../tables.ts";

/** The tables that are exported and imported, each after those that its rows speak of. */
export const TRANSFER_TABLES = [
	"institutions",
	"procedures",
	"procedure_facts",
	"procedure_fees",
	"procedure_places",
	"procedure_terms",
	"offices",
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
	procedure_terms: ["procedure_id", "position"],
	offices: ["id"],
	observatory: ["id"],
};

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

/** Whether a value of a row says nothing. */
export function saysNothing(value: unknown): boolean {
	return value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

export function isTransferTable(name: string): name is TransferTable {
	return TRANSFER_TABLES.some((table) => table === name);
}

/** What is wrong with one field of an incoming row. */
export interface RowFlaw extends CodedFlaw {
	field: string;
}

/** A row that somebody wants to import, and where it stands in its file. */
export interface IncomingRow {
	place: RowPlace;
	/** Only the fields that the file has; the others stay as they are stored. */
	values: TransferRow;
	/** Fields whose cell is empty: they stay as they are stored, too. */
	blank?: readonly string[];
	/** What could not be read as a value at all. */
	flaws: readonly RowFlaw[];
	/** The letter of each field's column, in a file that has letters. */
	columns?: ReadonlyMap<string, string>;
}

/** Stands for the field of a flaw that makes the whole row unreadable. */
export const WHOLE_ROW = "-";

/** Rows of one table out of one file, or what is wrong with the file itself. */
export interface ImportSource {
	file: string;
	table: TransferTable;
	rows: AsyncIterable<IncomingRow> | Iterable<IncomingRow>;
}

/** A mistake in a row, with the column where the file has columns. */
export interface ImportProblem extends RowFlaw {
	file: string;
	place: RowPlace;
	/** The place in Spanish: "fila 12, columna B". */
	where: string;
	id: string;
	/** The mistake in Spanish. */
	message: string;
}

/** One row that the import adds, changes or takes away. */
export interface RowChange {
	table: TransferTable;
	id: string;
	kind: "nuevo" | "cambia" | "se quita";
	fields: readonly { name: string; before: unknown; after: unknown }[];
}

/** How many rows of a table an import read, and what becomes of them. */
export interface TableCount {
	read: number;
	added: number;
	changed: number;
	removed: number;
	same: number;
}

/** Nothing counted yet. */
export function makeCounts(): Record<TransferTable, TableCount> {
	const none = (): TableCount => ({ read: 0, added: 0, changed: 0, removed: 0, same: 0 });
	return {
		...{ institutions: none(), procedures: none(), procedure_facts: none() },
		...{ procedure_fees: none(), procedure_places: none(), procedure_terms: none() },
		...{ offices: none(), observatory: none() },
	};
}
