import {
	isSameContent,
	nameRecord,
	type RecordContent,
	type RecordName,
	TABLES_OF,
} from "../../../domain/desk/record.ts";
import { inBatches } from "../../transfer/stored-rows.server.ts";
import {
	type ImportSource,
	type IncomingRow,
	isTransferTable,
	rowId,
	TRANSFER_TABLES,
	type TransferTable,
} from "../../transfer/transfer-tables.ts";
import type { Desk, DeskDatabase } from "../desk-database.server.ts";
import { type Actor, writeLog } from "../desk-log.server.ts";
import { spoolRows } from "./import-folder.server.ts";
import {
	changeImport,
	type DeskImport,
	findImport,
	findImportRefusal,
	type ImportRefusal,
	keepImportedVersions,
	readImportedVersions,
} from "./imports.server.ts";
import {
	bringEvidenceBack,
	type FormerEvidence,
	joinDigests,
	keepFormerEvidence,
	keepRemovals,
	readChangedRecords,
	runImport,
} from "./look-import.server.ts";
import {
	batchRecords,
	digestRecords,
	type FormerRecords,
	keepFormer,
	keepImported,
	readRecords,
} from "./record-batches.server.ts";

export type ApplyOutcome =
	| { outcome: "applied"; records: number }
	| { outcome: "refused"; reason: ImportRefusal }
	/** What it would change is no longer what was looked at: nothing was stored. */
	| { outcome: "changed" };

interface Applying {
	id: string;
	folder: string;
	revision: number;
	publisher: Actor;
	/** Active accounts. */
	accounts: number;
}

/** Undoes a transaction whose catalogue is not the one that was looked at. */
class Changed extends Error {}

/**
 * Applies an import whole or not at all: rows, versions of every record, review dates, the log and the import's own state
 * are one transaction.
 */
export async function applyImport(database: DeskDatabase, applying: Applying): Promise<ApplyOutcome> {
	const { id, folder, revision, publisher, accounts } = applying;
	try {
		return await database.write(async (desk): Promise<ApplyOutcome> => {
			const found = await findImport(desk, id);
			const reason = findImportRefusal(found, { revision, publisher, accounts });
			if (!found || reason) return { outcome: "refused", reason: reason ?? "gone" };
			if (!found.look || found.look.problems > 0 || found.look.changes === 0 || found.changeNote === "")
				return { outcome: "refused", reason: "not-submitted" };
			const names = await readChangedRecords(folder);
			const records = await digestRecords(desk, names);
			const former: FormerRecords[] = [];
			for (const batch of batchRecords(names)) former.push(await keepFormer(desk, batch));
			const isUndoing = found.undoes !== null;
			const report = await runImport(desk, folder, { isApplied: true, encoding: database.encoding, isUndoing });
			if (report.problems > 0 || joinDigests(report.digest, records) !== found.look.digest) throw new Changed();
			if (isUndoing) await bringEvidenceBack(desk, folder);
			const reviewer = found.author.id === publisher.id ? null : publisher;
			const importing = { changeNote: found.changeNote, author: found.author, reviewer };
			const versions = [];
			for (const batch of former) versions.push(...(await keepImported(desk, batch, importing)));
			await keepImportedVersions(desk, id, versions);
			if (found.due !== null) await setReviewDates(desk, names, { due: found.due, actor: publisher });
			await changeImport(desk, { id, isAllowed: () => true }, { state: "applied", reviewer: publisher, trouble: null });
			if (found.undoes !== null)
				await changeImport(desk, { id: found.undoes, isAllowed: () => true }, { undoneBy: id });
			await writeLog(desk, {
				...{ actor: publisher, action: isUndoing ? "import.undone" : "import.applied", subject: `import:${id}` },
				detail: tellImport(found),
			});
			return { outcome: "applied", records: versions.length };
		});
	} catch (error) {
		if (error instanceof Changed) return { outcome: "changed" };
		throw error;
	}
}

/** What the log keeps of an import: what each record said before and after is in its versions. */
function tellImport({ file, changeNote, author, look, undoes }: DeskImport) {
	const counts = Object.entries(look?.counts ?? {}).flatMap(([table, { added, changed, removed }]) =>
		added + changed + removed > 0 ? [[table, { added, changed, removed }] as const] : [],
	);
	return {
		...{ note: changeNote, author: author.name, records: look?.records, rows: Object.fromEntries(counts) },
		...(undoes === null ? { file } : { undoes: `import:${undoes}` }),
	};
}

async function setReviewDates(
	desk: Desk,
	records: readonly string[],
	{ due, actor }: { due: string; actor: Actor },
): Promise<void> {
	const at = new Date().toISOString();
	for (const part of inBatches(records)) {
		await desk
			.insertInto("desk_review_dates")
			.values(part.map((record) => ({ record, due, set_by: actor.name, set_at: at })))
			.onConflict((conflict) =>
				conflict.column("record").doUpdateSet((eb) => ({
					...{ due: eb.ref("excluded.due"), set_by: eb.ref("excluded.set_by"), set_at: eb.ref("excluded.set_at") },
				})),
			)
			.execute();
	}
}

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
