import type { FileHandle } from "node:fs/promises";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Log } from "../../database/log.ts";
import { BESIDE_TABLES, type CatalogueRows, MAIN_TABLES } from "../../domain/catalogue/catalogue.ts";
import { type SharedTexts, shareTexts } from "../../domain/fields/fields.ts";
import { computeVersion, TABLES, type TableCounts } from "./catalogue-changes.ts";

/** What a whole snapshot says at its head. */
interface SnapshotHead {
	version: string;
	readAt: Date;
	/** Entries of the catalogue that was served. */
	counts: TableCounts;
}

/** The last good rows as they lie on the disk, so that a restart without a backend still serves. */
interface CatalogueSnapshot {
	rows: CatalogueRows;
	version: string;
	/** When a backend last delivered these rows. */
	readAt: Date;
}

const ROWS_AT_ONCE = 50;
/** The end of a line after which the rows of a table follow. */
const LAST_TABLE = new RegExp(`"(?<name>${TABLES.join("|")})":\\[$`);
/** The end of the file tells how many bytes stand before it: whether it is whole is seen without reading it. */
const SEAL = /^,"bytes":"(?<count>\d{12})"\}$/;
const SEAL_BYTES = sealOf(0).length;
/** How `version` is told of the rows. */
const VERSION_RULE = 2;
/** The first line, which tells what it is, is shorter. */
const MOST_HEAD_BYTES = 4096;
const ROW_END = /\},?$/;

/** An unchanged snapshot is written again after this long, so that its date stays near the truth. */
const SNAPSHOT_AGE_MS = 3_600_000;

interface SnapshotStore {
	/** The snapshot on the disk; undefined when there is none or it is damaged, which is logged. */
	load(): Promise<CatalogueSnapshot | undefined>;
	/** What the snapshot says at its head, if it was written to its end. Undefined also for the form of older releases. */
	readHead(): Promise<SnapshotHead | undefined>;
	/** Tells whether the snapshot on the disk is another version or too old. */
	isDue(version: string, readAt: Date): boolean;
	/** Writes the snapshot when it is due. Never rejects: a failure is logged once and tried again with the next one. */
	save(snapshot: CatalogueSnapshot, counts: TableCounts): Promise<void>;
}

/** Whether `file` holds a whole snapshot. */
export async function hasSnapshot(file: string): Promise<boolean> {
	try {
		return (await loadSnapshot(file)) !== undefined;
	} catch {
		return false;
	}
}

/** Keeps the snapshot in `file` up to date and writes it only when it is due. */
export function createSnapshotStore(file: string, log: Log): SnapshotStore {
	let saved: { version: string; readAt: Date } | undefined;
	let isFailing = false;

	function isDue(version: string, readAt: Date): boolean {
		return saved?.version !== version || readAt.getTime() - saved.readAt.getTime() >= SNAPSHOT_AGE_MS;
	}

	return {
		isDue,
		async readHead() {
			const head = await readSealedHead(file).catch(() => undefined);
			if (head) saved = head;
			return head;
		},
		async load() {
			try {
				const snapshot = await loadSnapshot(file);
				saved = snapshot && { version: snapshot.version, readAt: snapshot.readAt };
				return snapshot;
			} catch (error) {
				log.warn({ err: error, file }, "The snapshot of the catalogue could not be read");
				return undefined;
			}
		},
		async save({ rows, version, readAt }, counts) {
			if (!isDue(version, readAt)) return;
			try {
				await saveSnapshot(file, { rows, version, readAt }, counts);
				saved = { version, readAt };
				isFailing = false;
			} catch (error) {
				if (!isFailing) log.warn({ err: error, file }, "The snapshot of the catalogue could not be written");
				isFailing = true;
			}
		},
	};
}

/** Replaces the snapshot as a whole: after a crash at any moment the file holds the old rows or the new ones. */
async function saveSnapshot(file: string, snapshot: CatalogueSnapshot, counts: TableCounts): Promise<void> {
	const draft = `${file}.${process.pid}.draft`;
	try {
		const handle = await open(draft, "w", 0o600);
		try {
			let written = 0;
			for (const text of writeLines(snapshot, counts)) written += (await handle.write(text)).bytesWritten;
			await handle.write(sealOf(written));
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
	const directory = await open(dirname(file), "r");
	try {
		await directory.sync();
	} finally {
		await directory.close();
	}
}

/** Reads the snapshot; undefined when there is none yet. Throws when it is damaged or not whole. */
async function loadSnapshot(file: string): Promise<CatalogueSnapshot | undefined> {
	let handle: FileHandle;
	try {
		handle = await open(file, "r");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
	const snapshot = await readLines(handle.readLines()).finally(() => handle.close());
	if (!isSnapshot(snapshot)) throw new Error("The snapshot is not whole.");
	const version = await computeVersion(snapshot.rows);
	// An older release told versions by another rule.
	const isOlder = snapshot.rule === undefined;
	if (!isOlder && snapshot.version !== version) throw new Error("The snapshot does not hold what was saved.");
	return { rows: snapshot.rows, version, readAt: new Date(snapshot.readAt) };
}

/**
 * The snapshot as one JSON text with a line for each row, a piece at a time: a text of tens of megabytes, written or read
 * whole, would hold up the event loop and take its size in memory several times.
 */
function* writeLines({ rows, version, readAt }: CatalogueSnapshot, counts: TableCounts): Generator<string, void> {
	let before = `${JSON.stringify({ rule: VERSION_RULE, version, readAt, counts }).slice(0, -1)},"rows":{`;
	for (const table of TABLES) {
		yield `${before}"${table}":[`;
		const all = rows[table] ?? [];
		for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
			const lines = all.slice(at, at + ROWS_AT_ONCE).map((row) => `\n${JSON.stringify(row)}`);
			yield `${at === 0 ? "" : ","}${lines.join(",")}`;
		}
		before = "\n],";
	}
	yield "\n]}";
}

function sealOf(bytes: number): string {
	return `,"bytes":"${String(bytes).padStart(12, "0")}"}`;
}

async function readSealedHead(file: string): Promise<SnapshotHead | undefined> {
	const handle = await open(file, "r");
	try {
		const sealAt = (await handle.stat()).size - SEAL_BYTES;
		const textAt = async (position: number, length: number) => {
			const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
			return buffer.toString("utf8", 0, bytesRead);
		};
		const isWhole = Number(SEAL.exec(await textAt(sealAt, SEAL_BYTES))?.groups?.count) === sealAt;
		const [first] = (await textAt(0, MOST_HEAD_BYTES)).split("\n", 1);
		return isWhole ? readHeadLine(`${first}]}}`) : undefined;
	} finally {
		await handle.close();
	}
}

function readHeadLine(line: string): SnapshotHead | undefined {
	const head: unknown = JSON.parse(line);
	if (!isRow(head) || !isRow(head.counts) || typeof head.version !== "string") return undefined;
	const { counts: stored } = head;
	// A copy of an older release counted fewer tables.
	const counts = {
		procedures: Number(stored.procedures),
		institutions: Number(stored.institutions),
		observatory: Number(stored.observatory),
		procedure_facts: Number(stored.procedure_facts ?? 0),
		procedure_fees: Number(stored.procedure_fees ?? 0),
		procedure_places: Number(stored.procedure_places ?? 0),
		procedure_terms: Number(stored.procedure_terms ?? 0),
		offices: Number(stored.offices ?? 0),
		site_documents: Number(stored.site_documents ?? 0),
	};
	return { version: head.version, readAt: new Date(String(head.readAt)), counts };
}

/** Reads what `writeLines` wrote, and the one long line of older releases. */
async function readLines(lines: AsyncIterable<string>): Promise<unknown> {
	let snapshot: unknown;
	let rows: unknown[] = [];
	const texts: SharedTexts = new Map();
	for await (const line of lines) {
		const table = LAST_TABLE.exec(line)?.groups?.name;
		if (snapshot === undefined) snapshot = JSON.parse(table ? `${line}]}}` : line);
		if (table && isRow(snapshot) && isRow(snapshot.rows)) {
			rows = [];
			snapshot = { ...snapshot, rows: { ...snapshot.rows, [table]: rows } };
		} else if (line.startsWith("{") && ROW_END.test(line)) {
			rows.push(shareTexts(JSON.parse(line.replace(ROW_END, "}")), texts));
		}
	}
	return snapshot;
}

function isSnapshot(value: unknown): value is { rule?: number; rows: CatalogueRows; version: string; readAt: string } {
	if (!isRow(value) || !isRow(value.rows)) return false;
	const { rows } = value;
	const hasTables = [...MAIN_TABLES, ...BESIDE_TABLES.filter((table) => table in rows)].every((table) => {
		const entries = rows[table];
		return Array.isArray(entries) && entries.every(isRow);
	});
	return hasTables && typeof value.readAt === "string" && !Number.isNaN(Date.parse(value.readAt));
}

function isRow(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
