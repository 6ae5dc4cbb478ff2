import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { CatalogueRows } from "../../domain/catalogue.ts";
import type { Log } from "../operation/log.ts";
import { computeVersion } from "./catalogue-version.ts";

/** The last good rows as they lie on the disk, so that a restart without a backend still serves. */
export interface CatalogueSnapshot {
	rows: CatalogueRows;
	version: string;
	/** When a backend last delivered these rows. */
	readAt: Date;
}

/** An unchanged snapshot is written again after this long, so that its date stays near the truth. */
const SNAPSHOT_AGE_MS = 3_600_000;

export interface SnapshotStore {
	/** The snapshot on the disk; undefined when there is none or it is damaged, which is logged. */
	load(): Promise<CatalogueSnapshot | undefined>;
	/** Tells whether the snapshot on the disk is another version or too old. */
	isDue(version: string, readAt: Date): boolean;
	/** Writes the snapshot when it is due. Never rejects: a failure is logged once and tried again with the next one. */
	save(snapshot: CatalogueSnapshot): Promise<void>;
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
		async save({ rows, version, readAt }) {
			if (!isDue(version, readAt)) return;
			try {
				await saveSnapshot(file, { rows, version, readAt });
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
async function saveSnapshot(file: string, snapshot: CatalogueSnapshot): Promise<void> {
	const draft = `${file}.${process.pid}.draft`;
	try {
		const handle = await open(draft, "w", 0o600);
		try {
			await handle.writeFile(JSON.stringify(snapshot));
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
	let text: string;
	try {
		text = await readFile(file, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
	const snapshot: unknown = JSON.parse(text);
	if (!isSnapshot(snapshot) || (await computeVersion(snapshot.rows)) !== snapshot.version) {
		throw new Error("The snapshot does not hold what was saved.");
	}
	return { rows: snapshot.rows, version: snapshot.version, readAt: new Date(snapshot.readAt) };
}

function isSnapshot(value: unknown): value is { rows: CatalogueRows; version: string; readAt: string } {
	if (!isRow(value) || !isRow(value.rows)) return false;
	const { procedures, institutions, observatory } = value.rows;
	const hasTables = [procedures, institutions, observatory].every(
		(table) => Array.isArray(table) && table.every(isRow),
	);
	return hasTables && typeof value.readAt === "string" && !Number.isNaN(Date.parse(value.readAt));
}

function isRow(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
