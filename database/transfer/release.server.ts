import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import { type Procedure, readProcedure } from "../../domain/catalogue/procedure.ts";
import { flattenRecord } from "../../domain/observatory/observatory-record.ts";
import { FACTS_DIR, type Facts } from "../facts.server.ts";
import { chooseDetails } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import { readWholeTable } from "./stored-rows.server.ts";
import type { ImportSource, IncomingRow, RowChange, TransferRow, TransferTable } from "./transfer-tables.ts";
import {
	columnsOf,
	isSameValue,
	LISTED_TABLES,
	rowId,
	saysNothing,
	TRANSFER_TABLES,
	toTransferRow,
} from "./transfer-tables.ts";

/** The file with the fingerprints of every row that a release brought, so that a row nobody touched is known as one. */
export const EARLIER_FILE = join(FACTS_DIR, "earlier-rows.json");

/** By table and id the fingerprints that the row had in one release or another, that of this release last. */
export type EarlierRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FINGERPRINT_LENGTH = 10;
/** What the seed computes: it changes with the day or with a formula, not with what somebody wrote. */
const COMPUTED: Partial<Record<TransferTable, readonly string[]>> = {
	procedures: ["confidence"],
	observatory: [
		...["tramite", "evaluation_score", "maturity_level"],
		...["completamente_en_linea", "num_pasos", "num_requisitos"],
	],
};

/** Answers by which an earlier release said that nobody knows; `npm run migrate` writes them anew, and nobody's work is lost. */
const UNKNOWN_ANSWERS = new Set([
	"Sin dato",
	"No: sin evidencia pública",
	"Sin dato: no aparece en el extracto leído, que está incompleto",
	"Parcial: no aparece en el extracto leído, que está incompleto",
]);

/** Equal for rows that say the same; a column that a later release adds does not change it while it is empty. */
export function fingerprint(table: TransferTable, row: TransferRow): string {
	const told = columnsOf(table)
		.filter((name) => !COMPUTED[table]?.includes(name))
		.map((name) => [name, row[name]] as const)
		.filter(([, value]) => !saysNothing(value) && !UNKNOWN_ANSWERS.has(String(value)))
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, FINGERPRINT_LENGTH);
}

/** The rows of a release as tables hold them. */
export function rowsOfRelease({ institutions, procedures, details, observatory }: Facts) {
	const listed = {
		institutions,
		procedures,
		...{ procedure_facts: details.facts, procedure_fees: details.fees, procedure_places: details.places },
		observatory: observatory.map(flattenRecord),
	};
	const entries = TRANSFER_TABLES.map(
		(table) => [table, listed[table].map((row) => toTransferRow(table, { ...row }))] as const,
	);
	return new Map<TransferTable, TransferRow[]>(entries);
}

/** The fingerprints that are known so far; none where the file is missing. */
export function readEarlierRows(file: string = EARLIER_FILE): EarlierRows {
	if (!existsSync(file)) return {};
	return z.record(z.string(), z.record(z.string(), z.string())).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Whether a stored row is as some release brought it: nobody has changed it since. */
export function isAsReleased(earlier: EarlierRows, table: TransferTable, row: TransferRow): boolean {
	const known = earlier[table]?.[rowId(table, row)]?.split(" ") ?? [];
	return known.includes(fingerprint(table, row));
}

/** The tables whose records a release is compared by. */
const COMPARED = ["institutions", "procedures"] as const;
/** The stored records of a table, by id; those that a release never had need not be among them. */
export type StoredRecords = (
	table: (typeof COMPARED)[number],
	ids: readonly string[],
) => Promise<ReadonlyMap<string, TransferRow>>;

/** By how many institutions and procedures this release is ahead of a database. */
export interface ReleaseLead {
	/** Stand as an older release brought them, and this one has them otherwise. What somebody corrected there is not among them. */
	changed: number;
	/** Are missing there. */
	missing: number;
}

/**
 * Compares this release with what a database holds, by fingerprints alone: milliseconds, where `npm run catalogue -- diff`
 * reads all facts. Nothing is ahead where the files of the release are not there.
 */
export async function findLead(storedRecords: StoredRecords, factsDir: string = FACTS_DIR): Promise<ReleaseLead> {
	const earlier = readEarlierRows(join(factsDir, "earlier-rows.json"));
	const lead = { changed: 0, missing: 0 };
	for (const table of COMPARED) {
		const prints = Object.entries(earlier[table] ?? {});
		const stored = await storedRecords(
			table,
			prints.map(([id]) => id),
		);
		lead.changed += prints.filter(([id, known]) => {
			const row = stored.get(id);
			return row && isAsReleased(earlier, table, row) && !known.endsWith(fingerprint(table, row));
		}).length;
		lead.missing += listReleased(table, factsDir).filter((id) => !stored.has(id)).length;
	}
	return lead;
}

/** Ids of what somebody gathered for this release; an official ficha that is missing is missed by nobody. */
function listReleased(table: (typeof COMPARED)[number], factsDir: string): string[] {
	const file = join(factsDir, `${table}.json`);
	if (!existsSync(file)) return [];
	return z
		.array(z.object({ id: z.string() }))
		.parse(JSON.parse(readFileSync(file, "utf8")))
		.map(({ id }) => id);
}

/** The same with the rows of one more release, whose fingerprints come last. */
export function addRelease(earlier: EarlierRows, facts: Facts): EarlierRows {
	const release = rowsOfRelease(facts);
	const tables = TRANSFER_TABLES.map((table) => {
		const known = new Map(Object.entries(earlier[table] ?? {}));
		for (const row of release.get(table) ?? []) {
			const prints = new Set(known.get(rowId(table, row))?.split(" ") ?? []);
			const print = fingerprint(table, row);
			prints.delete(print);
			known.set(rowId(table, row), [...prints.add(print)].join(" "));
		}
		const sorted = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
		return [table, Object.fromEntries(sorted)] as const;
	});
	return Object.fromEntries(tables);
}

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

/** The tables whose rows stand beside a procedure. */
const DETAILS: readonly TransferTable[] = ["procedure_facts", "procedure_fees", "procedure_places"];

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

	/** Of fees and places a list comes whole, where nobody changed one of its rows. */
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
	for (const table of DETAILS) {
		const rows = proven.get(table) ?? [];
		chosen.set(table, LISTED_TABLES.includes(table) ? chooseLists(table, rows) : chooseRows(table, rows));
	}

	const ours = new Set(facts.procedures.map(({ id }) => id));
	const removals: Partial<Record<TransferTable, readonly string[]>> = {};
	for (const table of DETAILS) {
		const coming = new Set((proven.get(table) ?? []).map((row) => rowId(table, row)));
		const open = new Set((chosen.get(table) ?? []).map((row) => String(row.procedure_id)));
		removals[table] = [...storedIn(table)].flatMap(([id, row]) => {
			const procedure = String(row.procedure_id);
			const isOurs = ours.has(procedure) && !inConflict.has(procedure);
			const isListKept = LISTED_TABLES.includes(table) && coming.size > 0 && hasKept(proven, table, procedure, open);
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
