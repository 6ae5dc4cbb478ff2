import {
	isSameContent,
	nameRecord,
	type RecordContent,
	type RecordName,
	TABLES_OF,
} from "../../../domain/desk/record.ts";
import type { ImportSource, IncomingRow, TransferTable } from "../../transfer/transfer-tables.ts";
import { isTransferTable, rowId, TRANSFER_TABLES } from "../../transfer/transfer-tables.ts";
import type { Desk, DeskDatabase } from "../desk-database.server.ts";
import { spoolRows } from "./import-folder.server.ts";
import { readImportedVersions } from "./imports.server.ts";
import type { FormerEvidence } from "./look-import.server.ts";
import { keepFormerEvidence, keepRemovals } from "./look-import.server.ts";
import { batchRecords, readRecords } from "./record-batches.server.ts";

/** Rows as they were before an import, and those that it had added. */
interface Former {
	rows: Map<TransferTable, IncomingRow[]>;
	removals: Map<TransferTable, string[]>;
	/** What proved the answers of each evaluation that goes back. */
	evidence: FormerEvidence[];
	/** Records that somebody changed since: they stay as they are. */
	kept: RecordName[];
}

/**
 * Writes into the folder what takes an applied import back: each record as it was, but for those that somebody changed
 * since. Answers the latter.
 */
export async function spoolUndoing(database: DeskDatabase, folder: string, id: string): Promise<readonly RecordName[]> {
	const former: Former = { rows: new Map(), removals: new Map(), evidence: [], kept: [] };
	await database.read(async (desk) => {
		const versions = new Map((await readImportedVersions(desk, id)) as [RecordName, number][]);
		for (const batch of batchRecords(versions.keys())) {
			const contents = await readRecords(desk, batch);
			for (const each of batch.ids) {
				const record = nameRecord(batch.kind, each);
				const now = contents.get(each) ?? {};
				const { before, after } = await readAround(desk, record, versions.get(record) ?? 0);
				if (!after || !isSameContent(after, now)) former.kept.push(record);
				else {
					takeBack(former, record, { before, now, tables: TABLES_OF[batch.kind] });
					if (batch.kind === "evaluation") former.evidence.push([each, before.site_documents?.[0]?.content ?? null]);
				}
			}
		}
		await keepUsedInstitutions(desk, former);
	});
	const sources = TRANSFER_TABLES.flatMap((table): ImportSource[] => {
		const rows = former.rows.get(table);
		return rows ? [{ file: table, table, rows }] : [];
	});
	await spoolRows(folder, sources);
	await keepRemovals(folder, Object.fromEntries(former.removals));
	await keepFormerEvidence(folder, former.evidence);
	return former.kept;
}

/** What the version of an import said, and the one before it; `{}` where the import made the record. */
async function readAround(desk: Desk, record: RecordName, number: number) {
	const rows = await desk
		.selectFrom("desk_versions")
		.select(["number", "content"])
		.where("record", "=", record)
		.where("number", "in", [number - 1, number])
		.execute();
	const read = (wanted: number): RecordContent | undefined => {
		const row = rows.find((each) => Number(each.number) === wanted);
		return row && JSON.parse(row.content);
	};
	return { before: read(number - 1) ?? {}, after: read(number) };
}

function takeBack(
	former: Former,
	record: RecordName,
	{ before, now, tables }: { before: RecordContent; now: RecordContent; tables: readonly string[] },
): void {
	for (const table of tables.filter(isTransferTable)) {
		const rows = before[table] ?? [];
		const kept = new Set(rows.map((row) => rowId(table, row)));
		const place = { name: record };
		for (const values of rows) push(former.rows, table, { place, values, flaws: [] });
		for (const row of now[table] ?? [])
			if (!kept.has(rowId(table, row))) push(former.removals, table, rowId(table, row));
	}
}

/** An institution that came with the import stays while a procedure that does not go back is of it. */
async function keepUsedInstitutions(desk: Desk, { rows, removals, kept }: Former): Promise<void> {
	const going = new Set(removals.get("institutions") ?? []);
	if (going.size === 0) return;
	const gone = new Set(removals.get("procedures") ?? []);
	const back = new Map((rows.get("procedures") ?? []).map(({ values }) => [String(values.id), values.institution_id]));
	const stored = await desk.selectFrom("procedures").select(["id", "institution_id"]).execute();
	for (const { id: stored_id, institution_id } of stored) {
		const id = String(stored_id);
		const after = back.has(id) ? back.get(id) : institution_id;
		if (gone.has(id) || after === null || after === undefined || !going.has(String(after))) continue;
		going.delete(String(after));
		kept.push(nameRecord("institution", String(after)));
	}
	removals.set("institutions", [...going]);
}

function push<Entry>(lists: Map<TransferTable, Entry[]>, table: TransferTable, entry: Entry): void {
	const list = lists.get(table) ?? [];
	list.push(entry);
	lists.set(table, list);
}
