import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { SqliteDialect } from "kysely";
import { BackendUnavailable, DatabaseLost, DatabaseUnusable } from "../backend.ts";
import { SQLITE_MIGRATIONS } from "./sqlite-schema.server.ts";

/** How long a statement may block the event loop waiting for another process; a longer wait is made of short tries with pauses. */
const BLOCKING_WAIT_MS = 50;

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const BUSY = 5;
const READONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;

/** Opens (or creates) a database file durably: every commit is on the disk before it returns. */
export function openSqliteFile(dataDir: string, name: string): DatabaseSync {
	const file = join(dataDir, name);
	createPrivately(dataDir, file);
	const database = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS, enableForeignKeyConstraints: true });
	try {
		database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
		const health = database.prepare("pragma quick_check(1)").get();
		if (health?.quick_check !== "ok") throw corruptFile(file, String(health?.quick_check));
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

/** Reports hold personal data: only the user that runs the portal may read what it creates. */
function createPrivately(dataDir: string, file: string): void {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
		closeSync(openSync(file, "a", 0o600));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		if (error instanceof Error && "code" in error && error.code === "ENOSPC")
			throw new BackendUnavailable(reason, { cause: error });
		throw new DatabaseLost(
			`The data directory ${dataDir} cannot be used (${reason}). ` +
				"Make it a directory that this user may write to, or set DATA_DIR to another one.",
			{ cause: error },
		);
	}
}

function corruptFile(file: string, reason: string, cause?: unknown): DatabaseLost {
	return new DatabaseLost(
		`The database ${file} is damaged (${reason}). Restore it from a backup; ` +
			"or move it away together with its -wal and -shm files, and the next start makes a new one without the reports it held.",
		{ cause },
	);
}

/**
 * Runs `work` in a transaction that keeps other writers out. `work` is synchronous, so that statements of two calls on
 * one connection cannot mix. Throws SQLITE_BUSY when another process writes.
 */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
	database.exec("begin immediate");
	try {
		const result = work();
		database.exec("commit");
		return result;
	} catch (error) {
		// SQLite has already rolled back by itself after some errors, such as a full disk.
		if (database.isTransaction) database.exec("rollback");
		throw error;
	}
}

/**
 * Removes erased content from the write-ahead log too. While another process reads, part of it stays until the next call
 * or until the last connection closes.
 */
export function emptyWriteAheadLog(database: DatabaseSync): void {
	database.prepare("pragma wal_checkpoint(truncate)").get();
}

/** Tries again, with pauses, while another process holds the lock; after `waitMs` it throws the error. */
export async function retryWhileBusy<Result>(attempt: () => Promise<Result>, waitMs: number): Promise<Result> {
	const deadline = performance.now() + waitMs;
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (resultCode(error) !== BUSY || performance.now() > deadline) throw error;
			await pause(5 + Math.random() * 20);
		}
	}
}

/** Tells whether the failure may end without a change to the file: a full disk, a disk error, a lock. */
export function isPassing(error: unknown): boolean {
	const code = resultCode(error);
	return error instanceof BackendUnavailable || code === FULL || code === IO_ERROR || code === BUSY;
}

/** Tells whether SQLite refused a row for what it holds, so that trying again is useless. */
export function isRefusedRow(error: unknown): boolean {
	const code = resultCode(error);
	return code === CONSTRAINT || code === TOO_BIG;
}

/** The error that callers of a backend know, for what went wrong with `file`. */
export function translateSqliteError(error: unknown, file: string): Error {
	if (error instanceof DatabaseUnusable || error instanceof BackendUnavailable) return error;
	const code = resultCode(error);
	const reason = error instanceof Error ? error.message : String(error);
	if (code === CORRUPT || code === NOT_A_DATABASE) return corruptFile(file, reason, error);
	if (code === READONLY || code === CANNOT_OPEN) {
		return new DatabaseLost(
			`The database ${file} cannot be written (${reason}). ` +
				"Give this user the right to write the file and its directory, or set DATA_DIR to another one.",
			{ cause: error },
		);
	}
	return new BackendUnavailable(`The database ${file} did not answer (${reason}).`, { cause: error });
}

/** The primary result code behind an error of `node:sqlite`; undefined for any other error. */
function resultCode(error: unknown): number | undefined {
	if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
	return error.errcode & 0xff;
}

/** Lets Kysely use Node's SQLite, whose statements lack the property by which Kysely tells whether they return rows. */
export function createSqliteDialect(database: DatabaseSync): SqliteDialect {
	return new SqliteDialect({
		database: {
			close: () => database.close(),
			prepare(sql) {
				const statement = database.prepare(sql);
				return {
					reader: statement.columns().length > 0,
					all: (parameters) => statement.all(...parameters.map(checkValue)),
					run: (parameters) => statement.run(...parameters.map(checkValue)),
					iterate: (parameters) => statement.iterate(...parameters.map(checkValue)),
				};
			},
		},
	});
}

function checkValue(value: unknown): SQLInputValue {
	if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
		return value;
	throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}

/**
 * Brings a SQLite database to the newest schema, whole or not at all. Two processes may call it at
 * once: the second waits for the lock and finds nothing left to do (or gets SQLITE_BUSY and calls again).
 */
export function migrateSqlite(database: DatabaseSync, migrations: readonly string[] = SQLITE_MIGRATIONS): void {
	if (readVersion(database) === migrations.length) return;
	transact(database, () => {
		const version = readVersion(database);
		if (version > migrations.length) {
			throw new DatabaseUnusable(
				`The database ${database.location()} was written by a newer version of the portal ` +
					`(schema ${version}, this one knows ${migrations.length}). Start that version again, or put back an older copy (docs/operations.md, Upgrade).`,
			);
		}
		for (const migration of migrations.slice(version)) database.exec(migration);
		database.exec(`pragma user_version = ${migrations.length}`);
	});
}

function readVersion(database: DatabaseSync): number {
	return Number(database.prepare("pragma user_version").get()?.user_version);
}
