import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { CatalogueRows } from "../domain/catalogue.ts";
import { computeVersion } from "./catalogue-version.ts";
import type { Log } from "./log.ts";

/** The last good rows as they lie on the disk, so that a restart without a backend still serves. */
export interface CatalogueCopy {
	rows: CatalogueRows;
	version: string;
	/** When a backend last delivered these rows. */
	readAt: Date;
}

/** An unchanged copy is written again after this long, so that its date stays near the truth. */
const COPY_AGE_MS = 3_600_000;

export interface CopyKeeper {
	/** The copy on the disk; undefined when there is none or it is damaged, which is logged. */
	load(): Promise<CatalogueCopy | undefined>;
	/** Tells whether the copy on the disk is another version or too old. */
	isDue(version: string, readAt: Date): boolean;
	/** Writes the copy when it is due. Never rejects: a failure is logged once and tried again with the next one. */
	save(copy: CatalogueCopy): Promise<void>;
}

/** Keeps the copy in `file` up to date without writing it more often than it tells something new. */
export function createCopyKeeper(file: string, log: Log): CopyKeeper {
	let saved: { version: string; readAt: Date } | undefined;
	let isFailing = false;

	function isDue(version: string, readAt: Date): boolean {
		return saved?.version !== version || readAt.getTime() - saved.readAt.getTime() >= COPY_AGE_MS;
	}

	return {
		isDue,
		async load() {
			try {
				const copy = await loadCopy(file);
				saved = copy && { version: copy.version, readAt: copy.readAt };
				return copy;
			} catch (error) {
				log.warn({ err: error, file }, "The copy of the catalogue could not be read");
				return undefined;
			}
		},
		async save({ rows, version, readAt }) {
			if (!isDue(version, readAt)) return;
			try {
				await saveCopy(file, { rows, version, readAt });
				saved = { version, readAt };
				isFailing = false;
			} catch (error) {
				if (!isFailing) log.warn({ err: error, file }, "The copy of the catalogue could not be written");
				isFailing = true;
			}
		},
	};
}

/** Replaces the copy as a whole: after a crash at any moment the file holds the old rows or the new ones. */
async function saveCopy(file: string, copy: CatalogueCopy): Promise<void> {
	const draft = `${file}.${process.pid}.draft`;
	try {
		const handle = await open(draft, "w", 0o600);
		try {
			await handle.writeFile(JSON.stringify(copy));
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

/** Reads the copy; undefined when there is none yet. Throws when it is damaged or not whole. */
async function loadCopy(file: string): Promise<CatalogueCopy | undefined> {
	let text: string;
	try {
		text = await readFile(file, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
	const copy: unknown = JSON.parse(text);
	if (!isCopy(copy) || (await computeVersion(copy.rows)) !== copy.version) {
		throw new Error("The copy does not hold what was saved.");
	}
	return { rows: copy.rows, version: copy.version, readAt: new Date(copy.readAt) };
}

function isCopy(value: unknown): value is { rows: CatalogueRows; version: string; readAt: string } {
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
