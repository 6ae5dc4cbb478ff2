import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MISSED_FILE, type MissedSearches, openMissedSearches } from "./missed-searches.ts";

let dataDir: string;
let log: Record<string, unknown>[];

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "ventanilla-missed-"));
	log = [];
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const file = () => join(dataDir, MISSED_FILE);
const read = () => JSON.parse(readFileSync(file(), "utf8"));

function open(day: string): Promise<MissedSearches> {
	const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) });
	return openMissedSearches({ dataDir, log: logger, now: () => new Date(`${day}T18:00:00Z`) });
}

/** A process that lives on one day. */
async function searchOn(day: string, ...texts: readonly string[]): Promise<void> {
	const searches = await open(day);
	for (const text of texts) searches.note(text);
	await searches.close();
}

test("before the fifth day no word is in the folder; then the words are, with days and nothing else", async () => {
	for (const day of ["2026-10-30", "2026-10-31", "2026-11-02", "2026-11-05"]) {
		await searchOn(day, "Permiso para drón", "permiso para dron");
		expect(readFileSync(file(), "utf8")).not.toContain("dron");
	}
	const [days] = Object.values(read().waiting);
	expect(days).toEqual(["2026-10-30", "2026-10-31", "2026-11-02", "2026-11-05"]);
	await searchOn("2026-11-20", "permiso para DRON");
	expect(read()).toEqual({
		waiting: {},
		words: { "permiso para dron": { last: "2026-11-20", months: { "2026-10": 2, "2026-11": 3 } } },
	});
	expect(log).toEqual([]);
});

test("the same words have another hash in another folder, so that nobody can look them up", async () => {
	await searchOn("2026-11-01", "permiso para dron");
	const hashes = Object.keys(read().waiting);
	rmSync(dataDir, { recursive: true });
	mkdirSync(dataDir);
	await searchOn("2026-11-01", "permiso para dron");
	expect(hashes).toHaveLength(1);
	expect(Object.keys(read().waiting)).not.toEqual(hashes);
});

test("what was asked more than a year ago leaves the folder with the next question", async () => {
	await searchOn("2025-11-01", "permiso para dron");
	await searchOn("2026-11-05", "licencia de caza");
	expect(Object.values(read().waiting)).toEqual([["2026-11-05"]]);
});

test("nobody else on the machine reads file or key", async () => {
	await searchOn("2026-11-01", "permiso para dron");
	for (const name of [MISSED_FILE, "missed-searches-secret"]) {
		expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
	}
});

test("the day is Guatemala's", async () => {
	const logger = pino({ level: "silent" });
	const searches = await openMissedSearches({ dataDir, log: logger, now: () => new Date("2026-11-02T03:00:00Z") });
	searches.note("permiso para dron");
	await searches.close();
	expect(Object.values(read().waiting)).toEqual([["2026-11-01"]]);
});

test("of what was typed on, the last counts", async () => {
	await searchOn("2026-11-01", "permiso", "permiso para", "permiso para dron", "otra cosa");
	expect(Object.keys(read().waiting)).toHaveLength(2);
});

test("two processes count into one folder", async () => {
	const [one, other] = [await open("2026-11-01"), await open("2026-11-02")];
	one.note("permiso para dron");
	other.note("permiso para dron");
	await one.close();
	await other.close();
	expect(Object.values(read().waiting)).toEqual([["2026-11-01", "2026-11-02"]]);
});

test("what tells of somebody leaves nothing, not even a hash", async () => {
	await searchOn("2026-11-01", "ana@ejemplo.org", "2547 12345 0101", "juan pérez dpi", "me llamo Ana Xol");
	expect(() => statSync(file())).toThrow("ENOENT");
});

test("a full disk is logged once and loses nothing that fits into memory", async () => {
	// What is written to this device fails as on a full disk.
	const draft = join(dataDir, `${MISSED_FILE}.${process.pid}.draft`);
	const searches = await open("2026-11-01");
	symlinkSync("/dev/full", draft);
	searches.note("permiso para dron");
	await searches.close();
	symlinkSync("/dev/full", draft);
	searches.note("licencia de caza");
	await searches.close();
	expect(log).toMatchObject([{ err: { code: "ENOSPC" } }]);
	expect(() => statSync(file())).toThrow("ENOENT");
	searches.note("adopcion de perros");
	await searches.close();
	expect(Object.keys(read().waiting)).toHaveLength(3);
});

test("a file that cannot be read stops nothing and is not overwritten", async () => {
	mkdirSync(file());
	await searchOn("2026-11-01", "permiso para dron");
	expect(statSync(file()).isDirectory()).toBe(true);
	expect(log).toMatchObject([{ err: { code: "EISDIR" } }]);
});

test("a damaged file is begun anew", async () => {
	writeFileSync(file(), `{"waiting":{"a":["ayer`);
	await searchOn("2026-11-01", "permiso para dron");
	expect(Object.values(read().waiting)).toEqual([["2026-11-01"]]);
	expect(log).toHaveLength(1);
});

test("without a key nothing is counted, and no search fails", async () => {
	mkdirSync(join(dataDir, "missed-searches-secret"));
	await searchOn("2026-11-01", "permiso para dron");
	expect(() => statSync(file())).toThrow("ENOENT");
	expect(log).toHaveLength(1);
});
