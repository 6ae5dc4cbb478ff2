import { readFile, stat } from "node:fs/promises";
import { isRow } from "../../domain/fields/fields.ts";
import type { ImportSource, IncomingRow } from "./import-rows.server.ts";
import { WHOLE_ROW } from "./import-rows.server.ts";
import type { TransferTable } from "./transfer-tables.ts";
import { columnsOf, isTransferTable } from "./transfer-tables.ts";

/** How an export says what it is. */
export const JSON_FORMAT = "ventanilla-abierta";
export const JSON_VERSION = 1;

/** A JSON file is held in memory whole; CSV is read row by row. */
const LARGEST_FILE_BYTES = 150_000_000;

/** The tables of an exported file, or why it is none. */
export async function readJsonFile(file: string): Promise<{ sources: ImportSource[] } | { flaw: string }> {
	const { size } = await stat(file);
	if (size > LARGEST_FILE_BYTES) return { flaw: "pasa de 150 MB: expórtalo como CSV, que se lee fila por fila" };
	let content: unknown;
	try {
		content = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file)));
	} catch (error) {
		return { flaw: `no es JSON en UTF-8 (${error instanceof Error ? error.message : String(error)})` };
	}
	if (!isRow(content)) return { flaw: "tiene que ser un objeto con una lista por tabla" };
	const { format = JSON_FORMAT, version = JSON_VERSION, ...tables } = content;
	if (format !== JSON_FORMAT || version !== JSON_VERSION)
		return { flaw: `es del formato «${String(format)}» ${String(version)}, no «${JSON_FORMAT}» ${JSON_VERSION}` };
	const sources: ImportSource[] = [];
	for (const [table, rows] of Object.entries(tables)) {
		if (!isTransferTable(table)) return { flaw: `no hay una tabla «${table}»` };
		if (!Array.isArray(rows)) return { flaw: `«${table}» tiene que ser una lista` };
		sources.push({ file, table, rows: listRecords(rows, table) });
	}
	return sources.length > 0 ? { sources } : { flaw: "no trae ninguna tabla" };
}

function* listRecords(rows: readonly unknown[], table: TransferTable): Generator<IncomingRow> {
	const known = new Set(columnsOf(table));
	for (const [position, row] of rows.entries()) {
		const where = `registro ${position + 1} de ${table}`;
		if (isRow(row)) {
			const unknown = Object.keys(row).filter((name) => !known.has(name));
			const values = Object.fromEntries(Object.entries(row).filter(([name]) => known.has(name)));
			const flaws = unknown.map((name) => ({ field: name, message: `no hay un campo «${name}» en ${table}` }));
			yield { where, values, flaws };
		} else {
			yield { where, values: {}, flaws: [{ field: WHOLE_ROW, message: "no es un registro" }] };
		}
	}
}
