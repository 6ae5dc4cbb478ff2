import { readFile, stat } from "node:fs/promises";
import { isRow } from "../../domain/fields/fields.ts";
import type { CodedFlaw } from "../../domain/flaws/flaw.ts";
import type { ImportSource, IncomingRow, TransferTable } from "./transfer-tables.ts";
import { columnsOf, isTransferTable, TRANSFER_TABLES, WHOLE_ROW } from "./transfer-tables.ts";

/** How an export says what it is. */
export const JSON_FORMAT = "ventanilla-abierta";
export const JSON_VERSION = 1;

/** A JSON file is held in memory whole; CSV is read row by row. */
const LARGEST_FILE_BYTES = 150_000_000;

/** The tables of an exported file, or why it is none. */
export async function readJsonFile(file: string): Promise<{ sources: ImportSource[] } | { flaw: CodedFlaw }> {
	const { size } = await stat(file);
	if (size > LARGEST_FILE_BYTES) return { flaw: { code: "jsonTooLarge" } };
	let content: unknown;
	try {
		content = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file)));
	} catch (error) {
		return { flaw: { code: "notJson", values: { why: error instanceof Error ? error.message : String(error) } } };
	}
	if (!isRow(content)) return { flaw: { code: "jsonNoObject" } };
	const { format = JSON_FORMAT, version = JSON_VERSION, ...tables } = content;
	if (format !== JSON_FORMAT || version !== JSON_VERSION) {
		const values = { format: String(format), version: String(version), ours: JSON_FORMAT, ourVersion: JSON_VERSION };
		return { flaw: { code: "jsonFormat", values } };
	}
	const sources: ImportSource[] = [];
	for (const [table, rows] of Object.entries(tables)) {
		if (!isTransferTable(table))
			return { flaw: { code: "noTable", values: { table, known: TRANSFER_TABLES.join(", ") } } };
		if (!Array.isArray(rows)) return { flaw: { code: "jsonNoList", values: { table } } };
		sources.push({ file, table, rows: listRecords(rows, table) });
	}
	return sources.length > 0 ? { sources } : { flaw: { code: "noTables" } };
}

function* listRecords(rows: readonly unknown[], table: TransferTable): Generator<IncomingRow> {
	const known = new Set(columnsOf(table));
	for (const [position, row] of rows.entries()) {
		const place = { record: position + 1, table };
		if (isRow(row)) {
			const unknown = Object.keys(row).filter((name) => !known.has(name));
			const values = Object.fromEntries(Object.entries(row).filter(([name]) => known.has(name)));
			const flaws = unknown.map((name) => ({ field: name, code: "unknownField", values: { name, table } }) as const);
			yield { place, values, flaws };
		} else {
			yield { place, values: {}, flaws: [{ field: WHOLE_ROW, code: "noRecord" }] };
		}
	}
}
