import { createHash } from "node:crypto";
import { sql } from "kysely";
import {
	isSameContent,
	nameRecord,
	parseRecordName,
	type RecordContent,
	type RecordKind,
	type RecordName,
	type RecordRow,
	TABLES_OF,
} from "../../../domain/desk/record.ts";
import type { UntrustedRow } from "../../../domain/fields/fields.ts";
import { inBatches } from "../../transfer/stored-rows.server.ts";
import type { TransferTable } from "../../transfer/transfer-tables.ts";
import { isTransferTable, toTransferRow } from "../../transfer/transfer-tables.ts";
import type { Desk } from "../desk-database.server.ts";
import type { Actor } from "../desk-log.server.ts";
import { SYSTEM } from "../desk-log.server.ts";
import { hasRecord, readRecord } from "../records.server.ts";

/** The record to which a row of a table belongs. */
export function recordOfRow(table: TransferTable, rowId: string): RecordName {
	if (table === "institutions") return nameRecord("institution", rowId);
	if (table === "observatory") return nameRecord("evaluation", rowId);
	return nameRecord("procedure", table === "procedures" ? rowId : rowId.replace(/:[^:]*$/, ""));
}

/** Names of records in batches of one kind, each small enough for one statement. */
export function batchRecords(names: Iterable<RecordName>): { kind: RecordKind; ids: string[] }[] {
	const byKind = new Map<RecordKind, string[]>();
	for (const name of names) {
		const parsed = parseRecordName(name);
		if (parsed) byKind.set(parsed.kind, [...(byKind.get(parsed.kind) ?? []), parsed.id]);
	}
	return [...byKind].flatMap(([kind, ids]) => inBatches(ids.sort()).map((part) => ({ kind, ids: part })));
}

/** What is published of each of these records, as `readRecord` reads one; `{}` for one that is not there. */
export async function readRecords(
	desk: Desk,
	{ kind, ids }: { kind: RecordKind; ids: readonly string[] },
): Promise<Map<string, RecordContent>> {
	const tables: readonly string[] = TABLES_OF[kind];
	// What lies in a document beside its row, no file brings: but it is a part of what the record says.
	if (!tables.every(isTransferTable)) {
		const contents = new Map<string, RecordContent>();
		for (const id of ids) contents.set(id, await readRecord(desk, nameRecord(kind, id)));
		return contents;
	}
	const found = new Map<string, Record<string, RecordRow[]>>(ids.map((id) => [id, {}]));
	for (const table of tables.filter(isTransferTable)) {
		const isDetail = table.startsWith("procedure_");
		const key = isDetail ? "procedure_id" : "id";
		const order = table === "procedure_facts" ? "field" : isDetail ? "position" : "id";
		const { rows } = await sql<UntrustedRow>`
			select * from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join([...ids])})
			order by ${sql.ref(key)}, ${sql.ref(order)}`.execute(desk);
		for (const stored of rows) {
			const content = found.get(String(stored[key]));
			if (content) content[table] = [...(content[table] ?? []), toTransferRow(table, stored)];
		}
	}
	return found;
}

/** Equal for records that say the same, whatever engine they come from. */
export async function digestRecords(desk: Desk, names: Iterable<RecordName>): Promise<string> {
	const digest = createHash("sha256");
	for (const batch of batchRecords(names)) {
		const contents = await readRecords(desk, batch);
		for (const id of batch.ids) digest.update(JSON.stringify([batch.kind, id, contents.get(id)]));
	}
	return digest.digest("hex");
}

interface Importing {
	changeNote: string;
	author: Actor;
	reviewer: Actor | null;
}

/** What these records said until now, and the number of their last version; -1 for none. */
export interface FormerRecords {
	kind: RecordKind;
	ids: readonly string[];
	last: ReadonlyMap<string, number>;
}

/**
 * Keeps what records say before an import changes them: as their first version, or as one more where somebody changed them
 * past the desk since the last one. So the version before the imported one is what stood there.
 */
export async function keepFormer(
	desk: Desk,
	batch: { kind: RecordKind; ids: readonly string[] },
): Promise<FormerRecords> {
	const { kind, ids } = batch;
	const contents = await readRecords(desk, batch);
	const versions = await readLastVersions(desk, batch);
	const last = new Map<string, number>();
	const kept: NewVersion[] = [];
	for (const id of ids) {
		const content = contents.get(id) ?? {};
		const record = nameRecord(kind, id);
		const version = versions.get(id);
		const isNew = !version && !hasRecord(record, content);
		if (isNew || (version && isSameContent(version.content, content))) {
			last.set(id, version?.number ?? -1);
			continue;
		}
		const number = (version?.number ?? -1) + 1;
		last.set(id, number);
		const isFirst = number === 0;
		kept.push({
			...{ record, number, content, kind: isFirst ? "first" : "imported", author: SYSTEM, reviewer: null },
			changeNote: isFirst ? "" : "Así estaba: alguien lo cambió fuera de la mesa.",
		});
	}
	await insertVersions(desk, kept);
	return { kind, ids, last };
}

/** Keeps what records say now as versions of an import; answers their numbers. */
export async function keepImported(
	desk: Desk,
	{ kind, ids, last }: FormerRecords,
	importing: Importing,
): Promise<[RecordName, number][]> {
	const contents = await readRecords(desk, { kind, ids });
	const kept = ids.map((id): NewVersion => {
		const record = nameRecord(kind, id);
		return {
			...importing,
			record,
			number: (last.get(id) ?? -1) + 1,
			content: contents.get(id) ?? {},
			kind: "imported",
		};
	});
	await insertVersions(desk, kept);
	return kept.map(({ record, number }) => [record, number]);
}

interface NewVersion extends Importing {
	record: RecordName;
	number: number;
	content: RecordContent;
	kind: "first" | "imported";
}

async function readLastVersions(desk: Desk, { kind, ids }: { kind: RecordKind; ids: readonly string[] }) {
	const names = ids.map((id) => nameRecord(kind, id));
	const rows = await desk
		.selectFrom("desk_versions as version")
		.select(["version.record", "version.number", "version.content"])
		.where("version.record", "in", names)
		.where(({ eb, selectFrom }) =>
			eb(
				"version.number",
				"=",
				selectFrom("desk_versions as other")
					.select(({ fn }) => fn.max("other.number").as("number"))
					.whereRef("other.record", "=", "version.record"),
			),
		)
		.execute();
	return new Map(
		rows.map(({ record, number, content }) => {
			const id = record.slice(kind.length + 1);
			return [id, { number: Number(number), content: JSON.parse(content) as RecordContent }] as const;
		}),
	);
}

async function insertVersions(desk: Desk, versions: readonly NewVersion[]): Promise<void> {
	const published_at = new Date().toISOString();
	for (const part of inBatches(versions)) {
		const rows = part.map(({ record, number, content, kind, changeNote, author, reviewer }) => ({
			...{ record, number, content: JSON.stringify(content), kind, change_note: changeNote, published_at },
			...{ author: author.id, author_name: author.name },
			...{ reviewer: reviewer?.id ?? null, reviewer_name: reviewer?.name ?? null },
		}));
		await desk.insertInto("desk_versions").values(rows).execute();
	}
}
