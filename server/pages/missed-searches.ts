import { createHmac, randomBytes } from "node:crypto";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { Log } from "../../database/log.ts";
import { TIME_ZONE } from "../../domain/language.ts";
import {
	countableWords,
	countMissed,
	dropOldMissed,
	isTypedOn,
	type MissedRecord,
	NO_MISSED,
	readMissedRecord,
	writeMissedRecord,
} from "../../domain/missed-searches/missed-record.ts";

/** In the data folder; the desk reads it there. */
export const MISSED_FILE = "missed-searches.json";
const SECRET_FILE = "missed-searches-secret";
const SECRET_BYTES = 32;
/** A list follows what is typed: only the words at which somebody stopped for so long count. */
const SETTLE_MS = 15_000;
/** Words that settle at a time, of all visitors together; the earliest is counted at once when more come. */
const MOST_SETTLING = 200;
/** Words that wait for the file, of all days together; on a full disk the later ones are lost. */
const MOST_UNCOUNTED = 1_000;
/** The file is written at most so often. */
const WRITE_MS = 30_000;
/** Hashes of 128 bits: nobody's words are mistaken for others. */
const HASH_LENGTH = 22;

/** Counts searches that found nothing (docs/decisions/missed-searches.md). */
export interface MissedSearches {
	/** Notes what was searched in vain. Never throws, waits for nothing, and knows nothing of who searched. */
	note(text: string): void;
	/** Counts and writes what waits. Never rejects. */
	close(): Promise<void>;
}

interface MissedSearchesOptions {
	dataDir: string;
	log: Log;
	now?: () => Date;
	settleMs?: number;
	writeMs?: number;
}

/**
 * Opens the count in the data folder. Never rejects: what cannot be kept is not counted. Several processes may count into one
 * folder: the file is read anew for each writing.
 */
export async function openMissedSearches(options: MissedSearchesOptions): Promise<MissedSearches> {
	const { dataDir, log, now = () => new Date(), settleMs = SETTLE_MS, writeMs = WRITE_MS } = options;
	const file = `${dataDir}/${MISSED_FILE}`;
	const secret = await keepSecret(`${dataDir}/${SECRET_FILE}`, log);
	if (secret === undefined) return { note: () => undefined, close: async () => undefined };
	const key = secret;
	const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE });
	const settling = new Map<string, NodeJS.Timeout>();
	/** What is not in the file yet: day and words, in turn. */
	let uncounted = new Set<string>();
	let isFailing = false;
	let timer: NodeJS.Timeout | undefined;
	let writing: Promise<void> = Promise.resolve();

	function settle(words: string): void {
		clearTimeout(settling.get(words));
		settling.delete(words);
		if (uncounted.size < MOST_UNCOUNTED) uncounted.add(`${calendar.format(now())} ${words}`);
		timer ??= setTimeout(write, writeMs).unref();
	}

	function write(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		const counted = uncounted;
		uncounted = new Set();
		writing = writing.then(() => (counted.size > 0 ? countInto(counted) : undefined));
		return writing;
	}

	async function countInto(asked: ReadonlySet<string>): Promise<void> {
		try {
			const record = await loadRecord(file, log);
			let isChanged = dropOldMissed(record, calendar.format(now()));
			for (const each of asked) {
				const [day = ""] = each.split(" ", 1);
				const words = each.slice(day.length + 1);
				const hash = createHmac("sha256", key).update(words).digest("base64url").slice(0, HASH_LENGTH);
				if (countMissed(record, { words, hash, day })) isChanged = true;
			}
			if (isChanged) await replaceFile(file, writeMissedRecord(record));
			isFailing = false;
		} catch (error) {
			// Counted with the next ones, as far as there is room.
			uncounted = new Set([...asked, ...uncounted].slice(0, MOST_UNCOUNTED));
			if (!isFailing) log.warn({ err: error, file }, "Searches that found nothing could not be written");
			isFailing = true;
		}
	}

	return {
		note(text) {
			const words = countableWords(text);
			if (words === null) return;
			for (const [other, waiting] of settling) {
				if (!isTypedOn(words, other)) continue;
				clearTimeout(waiting);
				settling.delete(other);
			}
			const [earliest] = settling.keys();
			if (settling.size >= MOST_SETTLING && earliest !== undefined) settle(earliest);
			settling.set(words, setTimeout(settle, settleMs, words).unref());
		},
		close() {
			for (const words of [...settling.keys()]) settle(words);
			return write();
		},
	};
}

/** What was counted so far; nothing where there is no file or a damaged one. Rejects where it cannot be read. */
async function loadRecord(file: string, log: Log): Promise<MissedRecord> {
	const content = await readFile(file, "utf8").catch(ignoreMissing);
	const record = readMissedRecord(content);
	if (!record && content !== "")
		log.warn({ file }, "The file of searches that found nothing is damaged and is begun anew");
	return record ?? structuredClone(NO_MISSED);
}

/** The key of the hashes, made at the first start; undefined where it can be neither read nor kept. */
async function keepSecret(file: string, log: Log): Promise<string | undefined> {
	try {
		const known = (await readFile(file, "utf8").catch(ignoreMissing)).trim();
		if (known.length >= SECRET_BYTES) return known;
		const made = randomBytes(SECRET_BYTES).toString("base64url");
		// An empty file is left by a disk that was full when the key was made; whoever else starts now makes none of their own.
		await writeFile(file, made, { mode: 0o600, flag: known === "" ? "a" : "w" });
		return (await readFile(file, "utf8")).slice(0, made.length);
	} catch (error) {
		log.warn({ err: error, file }, "Searches that found nothing are not counted: their key cannot be kept");
		return undefined;
	}
}

function ignoreMissing(error: unknown): string {
	if (isMissing(error)) return "";
	throw error;
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** After a crash at any moment the file holds the old record or the new one. */
async function replaceFile(file: string, content: string): Promise<void> {
	const draft = `${file}.${process.pid}.draft`;
	try {
		const handle = await open(draft, "w", 0o600);
		try {
			await handle.writeFile(content);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => undefined);
		throw error;
	}
}
