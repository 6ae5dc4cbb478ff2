import { basename } from "node:path";
import type { ImportOutcome } from "../../database/transfer/import.server.ts";
import type { ImportProblem, RowChange } from "../../database/transfer/transfer-tables.ts";
import { TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";

/** What stands on one line of a value, in letters. */
const LONGEST_VALUE = 100;

/** One change: the row, and each field with what it says before and after. */
export function tellChange({ table, id, kind, fields }: RowChange, mark = kind.toUpperCase()): string {
	const head = `${mark}  ${table}  ${id}`;
	if (kind !== "cambia") return head;
	const lines = fields.flatMap(({ name, before, after }) =>
		Array.isArray(before) && Array.isArray(after)
			? [`    ${name}:`, ...tellLists(before, after)]
			: [`    ${name}: ${tellValue(before)} → ${tellValue(after)}`],
	);
	return [head, ...lines].join("\n");
}

/** A mistake with its file, its row, its record and its field. */
export function tellProblem({ file, where, id, field, message }: ImportProblem): string {
	const place = [basename(file), where, id, field].filter((part) => part !== "" && part !== "-");
	return `ERROR  ${place.join(", ")}: ${message}`;
}

/** How many rows of each table come, change, go and stay. */
export function tellCounts({ counts }: ImportOutcome): string {
	const rows = TRANSFER_TABLES.map((table) => [table, counts[table]] as const);
	const told = rows.filter(([, { read, removed }]) => read + removed > 0);
	const width = Math.max(...told.map(([table]) => table.length));
	return told
		.map(
			([table, { added, changed, removed, same }]) =>
				`${table.padEnd(width)}  ${added} nuevas, ${changed} cambian, ${removed} se quitan, ${same} iguales`,
		)
		.join("\n");
}

function tellLists(before: readonly unknown[], after: readonly unknown[]): string[] {
	return [
		...before.filter((entry) => !after.includes(entry)).map((entry) => `      − ${shorten(String(entry))}`),
		...after.filter((entry) => !before.includes(entry)).map((entry) => `      + ${shorten(String(entry))}`),
		...(before.length === after.length && before.every((entry) => after.includes(entry)) ? ["      otro orden"] : []),
	];
}

function tellValue(value: unknown): string {
	if (value === null || value === undefined) return "(nada)";
	if (typeof value === "boolean") return value ? "sí" : "no";
	return shorten(typeof value === "string" ? value : JSON.stringify(value));
}

function shorten(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line;
}
