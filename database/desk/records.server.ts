import { sql } from "kysely";
import type { CatalogueRows } from "../../domain/catalogue/catalogue.ts";
import {
	documentIdOf,
	parseRecordName,
	type RecordContent,
	type RecordName,
	type RecordRow,
	type RecordTable,
	TABLES_OF,
} from "../../domain/desk/record.ts";
import type { UntrustedRow } from "../../domain/fields/fields.ts";
import { CATALOGUE_TABLES } from "../tables.ts";
import { toTransferRow } from "../transfer/transfer-tables.ts";
import type { Desk, VersionKind } from "./desk-database.server.ts";
import { type Actor, SYSTEM } from "./desk-log.server.ts";

/** What is published of a record now; without a row of its main table there is no such record yet. */
export async function readRecord(desk: Desk, name: RecordName): Promise<RecordContent> {
	const parsed = parseRecordName(name);
	if (!parsed) return {};
	const entries: [RecordTable, RecordRow[]][] = [];
	for (const table of TABLES_OF[parsed.kind]) {
		const rows = await readRows(desk, table, table === "site_documents" ? documentIdOf(parsed) : parsed.id);
		if (rows.length > 0) entries.push([table, rows]);
	}
	return Object.fromEntries(entries);
}

/** Whether a record of this kind has a row of its own in this content. */
export function hasRecord(name: RecordName, content: RecordContent): boolean {
	const kind = parseRecordName(name)?.kind;
	return kind !== undefined && (content[TABLES_OF[kind][0]]?.length ?? 0) > 0;
}

async function readRows(desk: Desk, table: RecordTable, id: string): Promise<RecordRow[]> {
	if (table === "site_documents") {
		const row = await desk.selectFrom(table).select(["id", "content"]).where("id", "=", id).executeTakeFirst();
		return row ? [{ id: row.id, content: JSON.parse(row.content) }] : [];
	}
	const isDetail = table.startsWith("procedure_");
	const key = isDetail ? "procedure_id" : "id";
	const order = table === "procedure_facts" ? "field" : isDetail ? "position" : "id";
	const { rows } = await sql<UntrustedRow>`
		select * from ${sql.table(table)} where ${sql.ref(key)} = ${id} order by ${sql.ref(order)}`.execute(desk);
	return rows.map((row) => toTransferRow(table, row));
}

/** The rows that the public pages are made of, with the rows of one record as its draft has them. */
export async function readRowsWith(desk: Desk, record: RecordName, content: RecordContent): Promise<CatalogueRows> {
	const rows: CatalogueRows = { procedures: [], institutions: [], observatory: [] };
	const parsed = parseRecordName(record);
	for (const table of CATALOGUE_TABLES) {
		const stored = await sql<UntrustedRow>`select * from ${sql.table(table)}`.execute(desk);
		rows[table] = stored.rows;
		const replaced: readonly string[] = parsed ? TABLES_OF[parsed.kind] : [];
		if (!parsed || !replaced.includes(table)) continue;
		const key = table.startsWith("procedure_") ? "procedure_id" : "id";
		const own = table === "site_documents" ? documentIdOf(parsed) : parsed.id;
		const others = stored.rows.filter((row) => String(row[key]) !== own);
		rows[table] = [...others, ...spell(table, content[table] ?? [])];
	}
	return rows;
}

/** A document lies in its table as a text. */
function spell(table: RecordTable, rows: readonly UntrustedRow[]): readonly UntrustedRow[] {
	if (table !== "site_documents") return rows;
	return rows.map((row) => ({ ...row, content: JSON.stringify(row.content) }));
}

/** One published state of a record. */
export interface RecordVersion {
	record: RecordName;
	number: number;
	content: RecordContent;
	kind: VersionKind;
	change_note: string;
	author: string;
	author_name: string;
	reviewer: string | null;
	reviewer_name: string | null;
	published_at: string;
}

/** The versions of a record, the newest first; none before the desk published anything of it. */
export async function listVersions(desk: Desk, record: RecordName): Promise<RecordVersion[]> {
	const rows = await desk
		.selectFrom("desk_versions")
		.selectAll()
		.where("record", "=", record)
		.orderBy("number", "desc")
		.execute();
	return rows.map((row) => ({ ...row, record, content: JSON.parse(row.content) }));
}

interface NewVersion {
	record: RecordName;
	before: RecordContent;
	/** Whether the release says something where no content is published: that too can be gone back to. */
	isInRelease: boolean;
	content: RecordContent;
	kind: Exclude<VersionKind, "first">;
	changeNote: string;
	author: Actor;
	reviewer: Actor | null;
}

/** Keeps what is published now, and before the first time what stood there until then. Returns the version's number. */
export async function addVersion(desk: Desk, version: NewVersion): Promise<number> {
	const { record, before, isInRelease, content, kind, changeNote, author, reviewer } = version;
	const published_at = new Date().toISOString();
	const last = await desk
		.selectFrom("desk_versions")
		.select(({ fn }) => fn.max("number").as("number"))
		.where("record", "=", record)
		.executeTakeFirst();
	let number = last?.number ?? null;
	if (number === null && (isInRelease || hasRecord(record, before))) {
		number = 0;
		await desk
			.insertInto("desk_versions")
			.values({
				...{ record, number, content: JSON.stringify(before), kind: "first", change_note: "", published_at },
				...{ author: SYSTEM.id, author_name: SYSTEM.name, reviewer: null, reviewer_name: null },
			})
			.execute();
	}
	const next = number === null ? 0 : Number(number) + 1;
	await desk
		.insertInto("desk_versions")
		.values({
			...{ record, number: next, content: JSON.stringify(content), kind, change_note: changeNote, published_at },
			...{ author: author.id, author_name: author.name },
			...{ reviewer: reviewer?.id ?? null, reviewer_name: reviewer?.name ?? null },
		})
		.execute();
	return next;
}
