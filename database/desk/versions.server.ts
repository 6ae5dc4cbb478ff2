import type { RecordContent, RecordName } from "../../domain/desk/record.ts";
import type { Desk } from "./desk-database.server.ts";
import type { Actor } from "./desk-log.server.ts";
import { SYSTEM } from "./desk-log.server.ts";
import type { VersionKind } from "./desk-tables.ts";
import { hasRecord } from "./records.server.ts";

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
