import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import { readCell } from "./csv-cells.ts";
import type { IncomingRow } from "./incoming-row.ts";
import { WHOLE_ROW } from "./incoming-row.ts";
import type { Mapping } from "./mapping.ts";
import { suggestColumns } from "./mapping.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { columnsOf, fieldsOf, KEYS } from "./transfer-tables.ts";
import { LAST_COLUMN, LAST_ROW } from "./xlsx-parts.ts";

type Flaw = IncomingRow["flaws"][number];

const LETTERS = 26;

/** What the first row of a sheet says: the field of each column, undefined for one that is left out. */
export interface SheetHeader {
	fields: readonly (string | undefined)[];
	flaws: readonly Flaw[];
}

/** Reads the names of columns, ours or somebody else's with a mapping. */
export function readHeader(names: readonly string[], table: TransferTable, mapping?: Mapping): SheetHeader {
	const known = columnsOf(table);
	const fields = names.map((name) => {
		if (mapping?.ignore.includes(name)) return undefined;
		return mapping && Object.hasOwn(mapping.columns, name) ? mapping.columns[name] : name;
	});
	const present = [...fields, ...Object.keys(mapping?.constants ?? {})];
	const unknown = names.filter((_, at) => fields[at] !== undefined && !known.includes(fields[at] ?? ""));
	const twice = present.filter(
		(field, at) => field !== undefined && known.includes(field) && present.indexOf(field) < at,
	);
	const missing = KEYS[table].filter((field) => !present.includes(field));
	const absent = Object.keys(mapping?.columns ?? {}).filter((name) => !names.includes(name));
	const flaws: CodedFlaw[] = [
		...unknown.map((name) => judgeUnknown(name, table, mapping)),
		...twice.map((name = "") => ({ code: "columnTwice", values: { name } }) as const),
		...missing.map((name) => ({ code: "columnMissing", values: { name } }) as const),
		...absent.map((name) => ({ code: "columnAbsent", values: { name } }) as const),
	];
	return { fields, flaws: flaws.map((flaw) => ({ field: WHOLE_ROW, ...flaw })) };
}

/** What keeps a row from being read where a cell lies further out than a spreadsheet may have one. */
export function findFarCell(cells: readonly string[], row: number): CodedFlaw | undefined {
	const last = cells.findLastIndex((cell) => cell.trim() !== "");
	if (last < LAST_COLUMN) return undefined;
	return { code: "cellFar", values: { cell: `${nameColumn(last)}${row}`, rows: LAST_ROW, columns: LAST_COLUMN } };
}

/** The letter of the column that each field has. */
export function nameColumns({ fields }: SheetHeader): Map<string, string> {
	return new Map(fields.flatMap((field, column) => (field ? [[field, nameColumn(column)]] : [])));
}

/** 0 is A, 26 is AA. */
export function nameColumn(at: number): string {
	const letter = String.fromCharCode(65 + (at % LETTERS));
	return at < LETTERS ? letter : `${nameColumn(Math.floor(at / LETTERS) - 1)}${letter}`;
}

/** The cells of one row as values of their fields. */
export function readCells(
	cells: readonly (string | undefined)[],
	{ fields }: SheetHeader,
	{ table, mapping }: { table: TransferTable; mapping?: Mapping | undefined },
): Pick<IncomingRow, "values" | "flaws"> {
	const kinds = fieldsOf(table);
	const values: Record<string, unknown> = {};
	const flaws: Flaw[] = [];
	const given = fields.map((name, at) => [name, cells[at]] as const);
	for (const [name, cell] of [...given, ...Object.entries(mapping?.constants ?? {})]) {
		const field = name === undefined ? undefined : kinds[name];
		if (!field || name === undefined || cell === undefined) continue;
		const reading = readCell(field, cell);
		if ("flaw" in reading) flaws.push({ field: name, ...reading.flaw });
		else values[name] = reading.value;
	}
	return { values, flaws };
}

function judgeUnknown(name: string, table: TransferTable, mapping: Mapping | undefined): CodedFlaw {
	const [guess] = suggestColumns(table, [name]).values();
	const values = { name, table, known: columnsOf(table).join(", "), ...(guess && { guess }) };
	if (mapping) return { code: guess ? "unmappedColumnGuess" : "unmappedColumn", values };
	return { code: guess ? "unknownColumnGuess" : "unknownColumn", values };
}
