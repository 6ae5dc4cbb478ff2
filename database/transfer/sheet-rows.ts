import { readCell } from "./csv-cells.ts";
import type { IncomingRow } from "./import-rows.server.ts";
import { WHOLE_ROW } from "./import-rows.server.ts";
import type { Mapping } from "./mapping.ts";
import { suggestColumns } from "./mapping.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { columnsOf, fieldsOf, KEYS } from "./transfer-tables.ts";

type Flaw = IncomingRow["flaws"][number];

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
	const twice = present.filter((field, at) => field && known.includes(field) && present.indexOf(field) < at);
	const missing = KEYS[table].filter((field) => !present.includes(field));
	const absent = Object.keys(mapping?.columns ?? {}).filter((name) => !names.includes(name));
	const messages = [
		...unknown.map((name) => tellUnknown(name, table, mapping)),
		...twice.map((field) => `la columna «${field}» está dos veces`),
		...missing.map((field) => `falta la columna «${field}»`),
		...absent.map((name) => `no hay una columna «${name}», que el mapa nombra`),
	];
	return { fields, flaws: messages.map((message) => ({ field: WHOLE_ROW, message })) };
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
		if ("flaw" in reading) flaws.push({ field: name, message: reading.flaw });
		else values[name] = reading.value;
	}
	return { values, flaws };
}

function tellUnknown(name: string, table: TransferTable, mapping: Mapping | undefined): string {
	const [guess] = suggestColumns(table, [name]).values();
	const hint = guess ? ` (¿es «${guess}»?)` : "";
	const rest = mapping ? "ponla en el mapa o en «ignore»" : `son: ${columnsOf(table).join(", ")}`;
	return `no hay una columna «${name}» en ${table}${hint}; ${rest}`;
}
