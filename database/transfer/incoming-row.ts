import type { RowPlace } from "../../domain/flaws/row-place.ts";
import type { RowFlaw } from "./row-rules.ts";
import type { TransferRow, TransferTable } from "./transfer-tables.ts";

/** A row that somebody wants to import, and where it stands in its file. */
export interface IncomingRow {
	place: RowPlace;
	/** Only the fields that the file has; the others stay as they are stored. */
	values: TransferRow;
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
