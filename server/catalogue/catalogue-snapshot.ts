import { createHash } from "node:crypto";
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
/** The end of the file: SHA-256 of all bytes before it. */
const SEAL = /^,"seal":"(?<digest>[0-9a-f]{64})"\}$/;
const SEAL_BYTES = 75;
/** How `version` is told of the rows. */
const VERSION_RULE = 2;
/** The first line, which tells what it is, is shorter. */
const MOST_HEAD_BYTES = 4096;
const ROW_END = /\},?$/;

const UNREADABLE = "The snapshot of the catalogue could not be read";

/** An unchanged snapshot is written again after this long, so that its date stays near the truth. */
const SNAPSHOT_AGE_MS = 3_600_000;

interface SnapshotStore {
	/** The snapshot on the disk; undefined when there is none or it is damaged, which is logged. */
	load(): Promise<CatalogueSnapshot | undefined>;
	/** What the snapshot says at its head; undefined where there is none, and for the form of older releases. */
	readHead(): Promise<SnapshotHead | undefined>;
	/** Reads all of it and compares it with its seal. Damage is logged, and what is saved next takes its place: then false. */
	check(): Promise<boolean>;
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
			const head = await readHead(file).catch(() => undefined);
			if (head) saved = head;
			return head;
		},
		async check() {
			const isRight = await isSealRight(file).catch(() => false);
			if (isRight) return true;
			log.warn({ file }, UNREADABLE);
			saved = undefined;
			return false;
		},
		async load() {
			try {
				const snapshot = await loadSnapshot(file);
				saved = snapshot && { version: snapshot.version, readAt: snapshot.readAt };
				return snapshot;
			} catch (error) {
				log.warn({ err: error, file }, UNREADABLE);
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
			const hash = createHash("sha256");
			for (const text of writeLines(snapshot, counts)) {
				hash.update(text);
				await handle.write(text);
			}
			await handle.write(`,"seal":"${hash.digest("hex")}"}`);
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

async function readHead(file: string): Promise<SnapshotHead | undefined> {
	const handle = await open(file, "r");
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_HEAD_BYTES), 0, MOST_HEAD_BYTES, 0);
		const [first] = buffer.toString("utf8", 0, bytesRead).split("\n", 1);
		return readHeadLine(`${first}]}}`);
	} finally {
		await handle.close();
	}
}

/** Whether all that stands before the seal is what was sealed. */
async function isSealRight(file: string): Promise<boolean> {
	const handle = await open(file, "r");
	try {
		const sealAt = Math.max(0, (await handle.stat()).size - SEAL_BYTES);
		const { buffer } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, sealAt);
		const hash = createHash("sha256");
		for await (const bytes of handle.createReadStream({ start: 0, end: sealAt - 1, autoClose: false }))
			hash.update(bytes);
		return SEAL.exec(buffer.toString())?.groups?.digest === hash.digest("hex");
	} finally {
		await handle.close();
	}
}

function readHeadLine(line: string): SnapshotHead | undefined {
	const head: unknown = JSON.parse(line);
	if (!isRow(head) || !isRow(head.counts) || typeof head.version !== "string") return undefined;
	const { counts: stored } = head;
	// A copy of an older release counted fewer tables.
	const counts = Object.fromEntries(TABLES.map((table) => [table, Number(stored[table] ?? 0)])) as TableCounts;
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
