import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { BackendUnavailable, DatabaseUnusable } from "../backend.ts";
import { isPassing, isRefusedRow, retryWhileBusy, transact, translateSqliteError } from "./sqlite-file.server.ts";

/** What SQLite throws, by its extended result code. */
const failure = (errcode: number) => Object.assign(new Error(`code ${errcode}`), { errcode });

const BUSY_SNAPSHOT = 517;
const FULL = 13;

describe("a write that fails half way", () => {
	let database: DatabaseSync;
	beforeEach(() => {
		database = new DatabaseSync(":memory:");
		database.exec("create table reports (text text)");
	});
	const count = () => database.prepare("select count(*) as reports from reports").get()?.reports;
	const fail = () => {
		database.exec("insert into reports values ('half')");
		throw new Error("The disk went away.");
	};

	test("leaves nothing behind, and the next one is whole", () => {
		expect(() => transact(database, fail)).toThrow("went away");
		expect(count()).toBe(0);
		transact(database, () => database.exec("insert into reports values ('whole')"));
		expect(transact(database, () => count())).toBe(1);
	});

	test("that SQLite took back by itself tells its own reason", () => {
		const work = () => {
			database.exec("rollback");
			throw failure(FULL);
		};
		expect(() => transact(database, work)).toThrow("code 13");
	});
});

describe("while another process holds the lock", () => {
	test("it is waited for", async () => {
		let tries = 0;
		const work = async () => {
			tries += 1;
			if (tries < 3) throw failure(BUSY_SNAPSHOT);
			return "stored";
		};
		expect(await retryWhileBusy(work, 5_000)).toBe("stored");
	});

	test("nobody is kept waiting for ever", async () => {
		await expect(retryWhileBusy(() => Promise.reject(failure(5)), 60)).rejects.toThrow("code 5");
	});

	test("other trouble is told at once", async () => {
		let tries = 0;
		const work = () => {
			tries += 1;
			return Promise.reject(failure(FULL));
		};
		await expect(retryWhileBusy(work, 5_000)).rejects.toThrow("code 13");
		expect(tries).toBe(1);
	});
});

test.each([
	["a full disk", FULL, true],
	["a failing disk", 10 | (1 << 8), true],
	["a lock", BUSY_SNAPSHOT, true],
	["a damaged file", 11, false],
	["a row that breaks a rule", 275, false],
])("%s (%i) may pass without anybody: %j", (_what, code, mayPass) => {
	expect(isPassing(failure(code))).toBe(mayPass);
});

test.each([
	["that breaks a rule of the table", 275, true],
	["that is too big", 18, true],
	["on a full disk", FULL, false],
	["behind a lock", 5, false],
])("a report %s (%i) is refused for good: %j", (_what, code, isRefused) => {
	expect(isRefusedRow(failure(code))).toBe(isRefused);
});

test.each([
	[11, DatabaseUnusable, /is damaged.*Restore it from a backup/],
	[26, DatabaseUnusable, /is damaged/],
	[8, DatabaseUnusable, /cannot be written.*right to write/],
	[14 | (1 << 8), DatabaseUnusable, /cannot be written/],
	[FULL, BackendUnavailable, /did not answer/],
	[5, BackendUnavailable, /did not answer/],
])("of the code %i the operator is told what to do", (code, kind, message) => {
	const told = translateSqliteError(failure(code), "/data/portal.sqlite");
	expect(told).toBeInstanceOf(kind);
	expect(told.message).toMatch(message);
	expect(told.message).toContain("/data/portal.sqlite");
});
