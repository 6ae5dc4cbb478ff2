import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TEXT_INDICATORS } from "../domain/observatory.ts";
import { PROBLEM_TYPES, REPORT_LIMITS } from "../domain/report.ts";
import { DatabaseUnusable } from "./backend.ts";
import { FACTS_DIR } from "./facts.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "./sqlite.server.ts";
import { SQLITE_MIGRATIONS } from "./sqlite-schema.server.ts";

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "portal-"));
});
afterEach(() => {
	rmSync(dataDir, { recursive: true, force: true });
});

async function countRows(directory = dataDir, factsDir = FACTS_DIR) {
	const backend = await openSqliteBackend({ dataDir: directory, factsDir });
	const rows = await backend.readCatalogue();
	await backend.close();
	return [rows.procedures.length, rows.institutions.length, rows.observatory.length];
}

test("the first start brings every procedure of the fact files, evaluated", async () => {
	const facts: unknown[] = JSON.parse(readFileSync(join(FACTS_DIR, "procedures.json"), "utf8"));
	const [procedures, institutions, observatory] = await countRows();
	expect(procedures).toBe(facts.length);
	expect(observatory).toBe(facts.length);
	expect(institutions).toBeGreaterThan(20);
});

test("a catalogue that an operator changed is never overwritten", async () => {
	const before = await countRows();
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	database.exec("delete from procedures where id <> 'inscripcion-nit'; update procedures set name = 'Otro nombre'");
	database.close();
	expect(await countRows()).toEqual([1, before[1], before[2]]);
});

test("several openings of a new directory at once give one complete catalogue", async () => {
	const directory = join(dataDir, "new");
	const counts = await Promise.all(Array.from({ length: 4 }, () => countRows(directory)));
	expect(new Set(counts.map(String)).size).toBe(1);
});

test("reports can be read by nobody but the user that runs the portal", async () => {
	const directory = join(dataDir, "private");
	await countRows(directory);
	expect(statSync(directory).mode & 0o077).toBe(0);
	expect(statSync(join(directory, SQLITE_FILE)).mode & 0o077).toBe(0);
});

test("a data directory that is a file is refused with its name and the remedy", async () => {
	const path = join(dataDir, "taken");
	writeFileSync(path, "");
	await expect(openSqliteBackend({ dataDir: path })).rejects.toThrow(DatabaseUnusable);
	await expect(openSqliteBackend({ dataDir: path })).rejects.toThrow(/data directory .*taken cannot be used.*DATA_DIR/);
});

test("a file that is no database is refused with its name and left as it is", async () => {
	const path = join(dataDir, SQLITE_FILE);
	writeFileSync(path, "not a database, but somebody's notes ".repeat(200));
	await expect(openSqliteBackend({ dataDir })).rejects.toThrow(/portal\.sqlite is damaged.*backup/);
	expect(readFileSync(path, "utf8")).toMatch(/^not a database/);
});

test("a database with a torn page is refused, not half served", async () => {
	await countRows();
	const path = join(dataDir, SQLITE_FILE);
	const bytes = readFileSync(path);
	bytes.fill(0x5a, 8192, bytes.length - 8192);
	writeFileSync(path, bytes);
	await expect(openSqliteBackend({ dataDir })).rejects.toThrow(/portal\.sqlite is damaged/);
});

test("a database of a newer version of the portal is refused and left as it is", async () => {
	await countRows();
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	database.exec(`pragma user_version = ${SQLITE_MIGRATIONS.length + 1}`);
	database.close();
	await expect(openSqliteBackend({ dataDir })).rejects.toThrow(/newer version/);
});

const broken: [what: string, file: string, content: string, message: RegExp][] = [
	["is cut off", "procedures.json", '[{"id": "acta', /procedures\.json cannot be read .*Restore/],
	["holds no list", "institutions.json", "{}", /institutions\.json does not hold a list/],
	[
		"has a record without id",
		"institutions.json",
		'[{"name": "SAT"}]',
		/institutions\.json is broken: record number 1/,
	],
	["uses an id twice", "institutions.json", '[{"id": "sat"}, {"id": "sat"}]', /record "sat" has an unusable id/],
	[
		"has an unknown type",
		"procedures.json",
		'[{"id": "acta", "type": "virtual"}]',
		/record "acta" has an unusable type/,
	],
	["names an unknown institution", "procedures.json", '[{"id": "acta", "institution_id": "nada"}]', /institution_id/],
];

test.each(broken)(
	"a fact file that %s stops the first start and leaves nothing half done",
	async (_what, file, content, message) => {
		const factsDir = join(dataDir, "facts");
		mkdirSync(factsDir);
		for (const name of ["procedures.json", "institutions.json"]) cpSync(join(FACTS_DIR, name), join(factsDir, name));
		writeFileSync(join(factsDir, file), content);
		const opening = openSqliteBackend({ dataDir, factsDir });
		await expect(opening).rejects.toThrow(DatabaseUnusable);
		await expect(opening).rejects.toThrow(message);
		expect((await countRows())[0]).toBeGreaterThan(100);
	},
);

test("the limits in the schema are those of the domain", () => {
	const schema = SQLITE_MIGRATIONS.join("\n");
	for (const [column, limit] of Object.entries(REPORT_LIMITS))
		expect(schema).toContain(`length(${column}) <= ${limit} `);
	for (const type of PROBLEM_TYPES) expect(schema).toContain(`'${type}'`);
	for (const indicator of TEXT_INDICATORS) expect(schema).toContain(`\t${indicator} text`);
});
