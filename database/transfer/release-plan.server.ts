import type { Kysely } from "kysely";
import type { Procedure } from "../../domain/catalogue/procedure.ts";
import { readProcedure } from "../../domain/catalogue/procedure-fields.ts";
import { DETAIL_TABLES, isListedTable } from "../../domain/facts/details.ts";
import type { Facts } from "../facts.server.ts";
import { chooseDetails } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import { type EarlierRows, fingerprint, isAsReleased, rowsOfRelease } from "./release.server.ts";
import { readWholeTable } from "./stored-rows.server.ts";
import {
	columnsOf,
	type ImportSource,
	type IncomingRow,
	isSameValue,
	type RowChange,
	rowId,
	TRANSFER_TABLES,
	type TransferRow,
	type TransferTable,
} from "./transfer-tables.ts";

/** What this release would do to a database that an older one filled. */
export interface ReleasePlan {
	sources: ImportSource[];
	/** Rows that the release no longer has and nobody changed. */
	removals: Partial<Record<TransferTable, readonly string[]>>;
	/** Rows that somebody changed, and how the release would have them. */
	conflicts: RowChange[];
	/** Procedures that the release no longer has; they stay, for addresses lead to them. */
	gone: string[];
}

/**
 * Compares a release with a database row by row. What is as some release brought it may be brought up to date, what
 * somebody changed is a conflict; with `replaces` the release wins. A fact comes only where its procedure says what it proves.
 */
export async function planRelease(
	database: Kysely<Tables>,
	facts: Facts,
	{ earlier, replaces }: { earlier: EarlierRows; replaces: boolean },
): Promise<ReleasePlan> {
	const release = rowsOfRelease(facts);
	const stored = new Map<TransferTable, Map<string, TransferRow>>();
	for (const table of TRANSFER_TABLES) stored.set(table, await readWholeTable(database, table));
	const storedIn = (table: TransferTable) => stored.get(table) ?? new Map<string, TransferRow>();
	const conflicts: RowChange[] = [];

	/** Whether the release may write over it. */
	function isFree(table: TransferTable, before: TransferRow, after: TransferRow | undefined): boolean {
		if (replaces || isAsReleased(earlier, table, before)) return true;
		return after !== undefined && fingerprint(table, before) === fingerprint(table, after);
	}

	function report(table: TransferTable, id: string, before: TransferRow | undefined, after?: TransferRow): void {
		const names = columnsOf(table).filter((name) => !isSameValue(before?.[name], after?.[name]));
		const fields = names.map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }));
		conflicts.push({ table, id, kind: before ? (after ? "cambia" : "se quita") : "nuevo", fields });
	}

	const hasDifference = (table: TransferTable, before: TransferRow, after: TransferRow) =>
		columnsOf(table).some((name) => !isSameValue(before[name], after[name]));

	/** The rows of a table that may come, each by itself. */
	function chooseRows(table: TransferTable, rows: readonly TransferRow[]): TransferRow[] {
		return rows.filter((after) => {
			const id = rowId(table, after);
			const before = storedIn(table).get(id);
			if (!before || !hasDifference(table, before, after)) return true;
			if (isFree(table, before, after)) return true;
			report(table, id, before, after);
			return false;
		});
	}

	/** A list comes whole, where nobody changed one of its rows. */
	function chooseLists(table: TransferTable, rows: readonly TransferRow[]): TransferRow[] {
		const theirs = Map.groupBy(storedIn(table).values(), (row) => String(row.procedure_id));
		return [...Map.groupBy(rows, (row) => String(row.procedure_id))].flatMap(([procedure, list]) => {
			const known = theirs.get(procedure) ?? [];
			const ours = new Map(list.map((row) => [rowId(table, row), row]));
			if (known.every((before) => isFree(table, before, ours.get(rowId(table, before))))) return list;
			for (const after of list) {
				const before = storedIn(table).get(rowId(table, after));
				if (!before || hasDifference(table, before, after)) report(table, rowId(table, after), before, after);
			}
			return [];
		});
	}

	const chosen = new Map<TransferTable, TransferRow[]>();
	for (const table of ["institutions", "procedures", "observatory"] as const)
		chosen.set(table, chooseRows(table, release.get(table) ?? []));
	const inConflict = new Set(conflicts.flatMap(({ table, id }) => (table === "procedures" ? [id] : [])));
	const after = facts.procedures.flatMap(({ id, ...rest }): Procedure[] => {
		const kept = inConflict.has(id) ? readProcedure(storedIn("procedures").get(id))?.row : { id, ...rest };
		return kept ? [kept] : [];
	});
	const proven = rowsOfRelease({ ...facts, details: chooseDetails(facts, after) });
	for (const table of DETAIL_TABLES) {
		const rows = proven.get(table) ?? [];
		chosen.set(table, isListedTable(table) ? chooseLists(table, rows) : chooseRows(table, rows));
	}

	const ours = new Set(facts.procedures.map(({ id }) => id));
	const removals: Partial<Record<TransferTable, readonly string[]>> = {};
	for (const table of DETAIL_TABLES) {
		const coming = new Set((proven.get(table) ?? []).map((row) => rowId(table, row)));
		const open = new Set((chosen.get(table) ?? []).map((row) => String(row.procedure_id)));
		removals[table] = [...storedIn(table)].flatMap(([id, row]) => {
			const procedure = String(row.procedure_id);
			const isOurs = ours.has(procedure) && !inConflict.has(procedure);
			const isListKept = isListedTable(table) && coming.size > 0 && hasKept(proven, table, procedure, open);
			return isOurs && !isListKept && !coming.has(id) && isFree(table, row, undefined) ? [id] : [];
		});
	}
	const absent = [...storedIn("procedures")].filter(([id]) => !ours.has(id));
	removals.procedures = absent.flatMap(([id, row]) =>
		row.nivel === "ficha" && isAsReleased(earlier, "procedures", row) ? [id] : [],
	);
	return {
		sources: TRANSFER_TABLES.map((table) => ({
			file: "esta entrega",
			table,
			rows: (chosen.get(table) ?? []).map((values, position) => toIncoming(values, position)),
		})),
		removals,
		conflicts,
		gone: absent.flatMap(([id, row]) =>
			row.nivel !== "ficha" && isAsReleased(earlier, "procedures", row) ? [id] : [],
		),
	};
}

/** Whether the release has a list for this procedure that gave way to what somebody wrote. */
function hasKept(
	proven: ReadonlyMap<TransferTable, readonly TransferRow[]>,
	table: TransferTable,
	procedure: string,
	open: ReadonlySet<string>,
): boolean {
	return !open.has(procedure) && (proven.get(table) ?? []).some((row) => String(row.procedure_id) === procedure);
}

function toIncoming(values: TransferRow, position: number): IncomingRow {
	return { place: { record: position + 1 }, values, flaws: [] };
}
