import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { isListedTable } from "../../domain/facts/details.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import { type RowPlace, sayFlaw, sayPlace } from "../../domain/flaws/flaw.ts";
import { listMovedAnswers } from "../../domain/site-documents/evidence.ts";
import type { Encoding } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import type { Surroundings } from "./row-rules.ts";
import { listFlaws } from "./row-rules.ts";
import {
	deleteRows,
	dropEvidence,
	inBatches,
	listIds,
	ROWS_AT_ONCE,
	readStoredRows,
	upsertRows,
} from "./stored-rows.server.ts";
import type {
	ImportProblem,
	ImportSource,
	IncomingRow,
	RowChange,
	RowFlaw,
	TableCount,
	TransferRow,
	TransferTable,
} from "./transfer-tables.ts";
import {
	columnsOf,
	isSameValue,
	KEYS,
	makeCounts,
	rowId,
	saysNothing,
	TRANSFER_TABLES,
	toTransferRow,
	WHOLE_ROW,
} from "./transfer-tables.ts";
export interface ImportOptions {
	/** Stores what it finds; otherwise it only looks. */
	isApplied: boolean;
	/** Whether the lists of a procedure that a file brings take the place of all those that are stored. */
	areListsWhole: boolean;
	/** Whether what a file lacks of its table goes. */
	areTablesWhole?: boolean;
	/** Ids of rows that go, by table, besides those. */
	removals?: Partial<Record<TransferTable, readonly string[]>>;
	today: string;
	encoding: Encoding;
	onChange?: (change: RowChange) => void;
	onProblem?: (problem: ImportProblem) => void;
	onProgress?: (rows: number) => void;
}

export interface ImportReport {
	counts: Readonly<Record<TransferTable, TableCount>>;
	problems: number;
	/** Facts that still prove an earlier value, as `procedure:field`. */
	staleFacts: readonly string[];
	/** Answers of the observatory that lose their evidence, for it proved another answer, as `evaluation:indicator`. */
	lostEvidence: readonly string[];
	/** Empty cells that leave something known as it is. */
	blanks: number;
	/** Known facts of rows which stay that are no longer known, because the file says so. */
	erased: number;
	/** Equal digests mean equal changes. */
	digest: string;
}

/**
 * Compares incoming rows with those that are stored and, when asked to, stores them. It holds one batch in memory at a
 * time. The caller runs it in a transaction and undoes it when the report has problems.
 */
export async function importRows(
	database: Kysely<Tables>,
	sources: readonly ImportSource[],
	options: ImportOptions,
): Promise<ImportReport> {
	const { today, encoding, isApplied, onChange, onProblem, onProgress } = options;
	const institutions = new Set(await listIds(database, "institutions"));
	const procedures = new Set(await listIds(database, "procedures"));
	const around: Surroundings = { institutions, procedures, today };
	const digest = createHash("sha256");
	const counts = makeCounts();
	/** Ids that an earlier row had, in which place. */
	const seen = new Map<string, RowPlace>();
	/** Positions that a file gives of each listed table and procedure. */
	const given = new Map<string, Set<string>>();
	/** Values that changed while a fact of theirs may stay. */
	const moved = new Set<string>();
	/** Indicators of each evaluation that are answered otherwise. */
	const answers = new Map<string, string[]>();
	let [problems, rows, blanks, erased] = [0, 0, 0, 0];

	function refuse(source: ImportSource, row: IncomingRow, id: string, flaw: RowFlaw): void {
		problems += 1;
		const column = row.columns?.get(flaw.field.replace(/ .*/, ""));
		const place = column ? { ...row.place, column } : row.place;
		const where = sayPlace(place, "es");
		onProblem?.({ file: source.file, place, where, id, message: sayFlaw(flaw, "es"), ...flaw });
	}

	function tell(change: RowChange): void {
		digest.update(JSON.stringify(change));
		onChange?.(change);
	}

	/** Whether a row can be read and is the first of its id. */
	function isFresh(source: ImportSource, row: IncomingRow, id: string): boolean {
		const lost = row.flaws.filter(({ field }) => field === WHOLE_ROW);
		for (const flaw of lost) refuse(source, row, id, flaw);
		if (lost.length > 0) return false;
		const key = `${source.table} ${id}`;
		const earlier = seen.get(key);
		if (earlier === undefined) seen.set(key, { file: basename(source.file), ...row.place });
		else
			refuse(source, row, id, {
				field: KEYS[source.table].at(-1) ?? "id",
				code: "already",
				values: { place: earlier },
			});
		return earlier === undefined;
	}

	async function importBatch(source: ImportSource, batch: readonly IncomingRow[]): Promise<void> {
		const { table } = source;
		const ids = batch.map(({ values }) => rowId(table, values));
		const stored = await readStoredRows(database, table, ids);
		const written: TransferRow[] = [];
		for (const incoming of batch) {
			const id = rowId(table, incoming.values);
			if (!isFresh(source, incoming, id)) continue;
			const before = stored.get(id);
			const base = before ?? toTransferRow(table, {});
			const after = { ...base, ...incoming.values };
			const names = columnsOf(table).filter((name) => !before || !isSameValue(base[name], after[name]));
			counts[table].read += 1;
			blanks += (incoming.blank ?? []).filter((name) => before && !saysNothing(before[name])).length;
			if (isListedTable(table)) note(given, `${table} ${incoming.values.procedure_id}`, id);
			if (before && names.length === 0 && incoming.flaws.length === 0) {
				counts[table].same += 1;
				continue;
			}
			const unread = new Set(incoming.flaws.map(({ field }) => field));
			const changed = new Set(names.filter((name) => !unread.has(name)));
			const flaws = [
				...incoming.flaws,
				...listFlaws({ table, row: after, changed, isNew: !before }, around).filter(({ field }) => !unread.has(field)),
			];
			for (const flaw of flaws) refuse(source, incoming, id, flaw);
			// Also of a row with a mistake of its own: what speaks of it is not refused too.
			remember(table, id);
			if (flaws.length > 0) continue;
			counts[table][before ? "changed" : "added"] += 1;
			erased += names.filter((name) => before && !saysNothing(before[name]) && isUnknown(after[name])).length;
			if (table === "procedures" && before) for (const name of names) moved.add(`${id}:${name}`);
			if (table === "procedure_facts") moved.delete(id);
			if (table === "observatory") answers.set(id, listMovedAnswers(before, after));
			tell({
				...{ table, id, kind: before ? "cambia" : "nuevo" },
				fields: names.map((name) => ({ name, before: before?.[name] ?? null, after: after[name] })),
			});
			written.push(after);
		}
		if (isApplied && problems === 0 && written.length > 0)
			await upsertRows(database, { table, rows: written, encoding });
		rows += batch.length;
		onProgress?.(rows);
	}

	function remember(table: TransferTable, id: string): void {
		if (table === "institutions") institutions.add(id);
		if (table === "procedures") procedures.add(id);
	}

	async function remove(table: TransferTable, ids: readonly string[]): Promise<void> {
		for (const part of inBatches(ids)) {
			const stored = await readStoredRows(database, table, part);
			for (const [id, row] of stored) {
				counts[table].removed += 1;
				moved.delete(id);
				if (table === "observatory") answers.set(id, listMovedAnswers(row, undefined));
				const fields = columnsOf(table).map((name) => ({ name, before: row[name], after: null }));
				tell({ table, id, kind: "se quita", fields });
			}
			if (isApplied && problems === 0) await deleteRows(database, table, [...stored.keys()]);
		}
	}

	/** What a list no longer has goes before what comes, so that an exchange of positions stays one. */
	async function removeUnlisted(table: TransferTable): Promise<void> {
		const lists = [...given].filter(([name]) => name.startsWith(`${table} `));
		for (const part of inBatches(lists)) {
			const owners = part.map(([name]) => name.slice(table.length + 1));
			const { rows: known } = await sql<{ id: string }>`
				select id from ${sql.table(table)} where procedure_id in (${sql.join(owners)}) order by id`.execute(database);
			const kept = new Set(part.flatMap(([, ids]) => [...ids]));
			await remove(
				table,
				known.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
			);
		}
	}

	for (const table of TRANSFER_TABLES) {
		for (const source of sources.filter((each) => each.table === table)) {
			let batch: IncomingRow[] = [];
			for await (const row of source.rows) {
				batch.push(row);
				if (batch.length < ROWS_AT_ONCE) continue;
				await importBatch(source, batch);
				batch = [];
			}
			if (batch.length > 0) await importBatch(source, batch);
		}
		if (options.areListsWhole && isListedTable(table)) await removeUnlisted(table);
	}

	// What others speak of goes after them.
	for (const table of TRANSFER_TABLES.toReversed()) await remove(table, options.removals?.[table] ?? []);
	for (const table of options.areTablesWhole ? TRANSFER_TABLES.toReversed() : []) {
		if (!sources.some((source) => source.table === table)) continue;
		const missing = (await listIds(database, table)).filter((id) => !seen.has(`${table} ${id}`));
		await remove(table, missing);
	}

	const provable = [...moved].filter((id) => PROVABLE_FIELDS.some((field) => id.endsWith(`:${field}`)));
	const staleFacts: string[] = [];
	for (const part of inBatches(provable))
		staleFacts.push(...(await readStoredRows(database, "procedure_facts", part)).keys());
	const lostEvidence = await dropEvidence(database, answers, { isApplied: isApplied && problems === 0 });
	digest.update(JSON.stringify(lostEvidence));
	return { counts, problems, staleFacts, lostEvidence, blanks, erased, digest: digest.digest("hex") };
}

/** A no is an answer, and erases nothing. */
function isUnknown(value: unknown): boolean {
	return value !== false && saysNothing(value);
}

function note(lists: Map<string, Set<string>>, name: string, id: string): void {
	const list = lists.get(name) ?? new Set();
	lists.set(name, list.add(id));
}
