import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";
import { PROBLEM_TYPES, REPORT_LIMITS } from "../../domain/report/report.ts";
import { retentionLimits } from "../../domain/report/retention.ts";
import { NO_FACTS } from "../../tests/trust/submission.ts";
import type { Backend } from "../backend.ts";
import { DatabaseUnusable } from "../backend.ts";
import { DETAIL_FILES, FACTS_DIR, readFacts } from "../facts.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "./sqlite-backend.server.ts";
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
	const { procedures: seeded } = await readFacts(FACTS_DIR);
	expect(seeded.length).toBeGreaterThan(facts.length);
	expect(procedures).toBe(seeded.length);
	expect(observatory).toBe(facts.length);
	expect(institutions).toBeGreaterThan(20);
});

test("however many procedures the fact files hold, none is left out and each keeps its flags and its lists", async () => {
	const factsDir = join(dataDir, "facts");
	mkdirSync(factsDir);
	const procedures = Array.from({ length: 450 }, (_, number) => ({
		id: `tramite-${number}`,
		is_digital: number === 7,
		needs_review: number === 8,
		requirements: ["DPI, vigente", "Boleto"],
	}));
	writeFileSync(join(factsDir, "procedures.json"), JSON.stringify(procedures));
	writeFileSync(join(factsDir, "institutions.json"), JSON.stringify([{ id: "sat", is_digital_enabled: true }]));
	for (const file of Object.values(DETAIL_FILES)) writeFileSync(join(factsDir, file), "{}");
	const backend = await openSqliteBackend({ dataDir, factsDir });
	const catalogue = createCatalogue(await backend.readCatalogue(), "1");
	await backend.close();
	expect(new Set(catalogue.procedures.map(({ id }) => id))).toEqual(new Set(procedures.map(({ id }) => id)));
	expect(catalogue.observatory).toHaveLength(450);
	expect(catalogue.procedures.filter((each) => each.is_digital).map(({ id }) => id)).toEqual(["tramite-7"]);
	expect(catalogue.procedures.filter((each) => each.needs_review).map(({ id }) => id)).toEqual(["tramite-8"]);
	expect(catalogue.procedures[0]?.requirements).toEqual(["DPI, vigente", "Boleto"]);
	expect(catalogue.institutions[0]?.is_digital_enabled).toBe(true);
});

test("a catalogue that an operator changed is never overwritten", async () => {
	const before = await countRows();
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	database.exec("delete from procedures where id <> 'inscripcion-nit'; update procedures set name = 'Otro nombre'");
	database.close();
	expect(await countRows()).toEqual([1, before[1], before[2]]);
});

test.each(["procedures", "observatory"])(
	"an operator who emptied the table of %s only is never given half a seed beside the rows of the others",
	async (emptied) => {
		const before = await countRows();
		const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
		database.exec(`delete from ${emptied}`);
		database.close();
		const [procedures, institutions, observatory] = await countRows();
		expect(institutions).toBe(before[1]);
		expect([procedures, observatory]).toEqual(emptied === "procedures" ? [0, before[2]] : [before[0], 0]);
	},
);

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
		for (const name of ["procedures.json", "institutions.json", ...Object.values(DETAIL_FILES)])
			cpSync(join(FACTS_DIR, name), join(factsDir, name));
		writeFileSync(join(factsDir, file), content);
		const opening = openSqliteBackend({ dataDir, factsDir });
		await expect(opening).rejects.toThrow(DatabaseUnusable);
		await expect(opening).rejects.toThrow(message);
		expect((await countRows())[0]).toBeGreaterThan(100);
	},
);

const ROW = {
	problem_type: "other" as const,
	description: "El texto queda",
	status: "pending" as const,
	spam_score: 0,
};
const PERSON = { user_name: "Ana", user_email: "ana@correo.gt", page_url: "/ayuda", browser_info: "Firefox" };

/** A report that nobody sent before. */
const writeReport = () => ({ ...ROW, ...PERSON, client_id: crypto.randomUUID(), receipt_hash: "a".repeat(64) });

function readReports(): Record<string, unknown>[] {
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	const rows = database.prepare("select * from problem_reports order by id").all();
	database.close();
	return rows;
}

test("a report sent again is one report, as it was first; erasing one sender's contact data touches no other's", async () => {
	const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	const [first, second] = [writeReport(), { ...writeReport(), receipt_hash: "b".repeat(64) }];
	for (const report of [first, second, { ...first, description: "Otra cosa" }]) await backend.addReport(report);
	await backend.eraseContact(first.receipt_hash);
	await backend.close();
	expect(readReports()).toMatchObject([
		{ description: "El texto queda", user_name: "", user_email: "", contact_erased_at: expect.any(String) },
		{ user_name: "Ana", user_email: "ana@correo.gt", contact_erased_at: null },
	]);
});

/** Everything on the disk, free pages and the write-ahead log among it. */
const readDisk = () =>
	readdirSync(dataDir)
		.map((name) => readFileSync(join(dataDir, name), "latin1"))
		.join("");

test.each<[string, (backend: Backend) => Promise<unknown> | undefined]>([
	["erased by its sender", (backend) => backend.eraseContact("a".repeat(64))],
	[
		"that has served its time",
		(backend) => backend.applyRetention?.(retentionLimits(new Date("2100-01-01T00:00:00Z"))),
	],
])("of contact data %s not one letter stays on the disk while the portal runs on", async (_which, erase) => {
	const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
	// Three in one page of the file: what is erased between others leaves a gap.
	for (let count = 0; count < 3; count++) await backend.addReport(writeReport());
	expect(readDisk()).toContain("ana@correo.gt");
	await erase(backend);
	expect(readDisk()).not.toContain("ana@correo.gt");
	expect(readDisk()).toContain("El texto queda");
	await backend.close();
});

describe("once a report has served its time", () => {
	const NOW = new Date("2026-11-22T12:00:00Z");

	/** The person and the page of a report of this age, after a clean-up. */
	async function cleanUp(createdAt: string, closedAt: string | null) {
		const backend = await openSqliteBackend({ dataDir, factsDir: NO_FACTS });
		await backend.addReport(writeReport());
		const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
		database.prepare("update problem_reports set created_at = ?, closed_at = ?").run(createdAt, closedAt);
		await backend.applyRetention?.(retentionLimits(NOW));
		const row = database.prepare("select * from problem_reports").get();
		database.close();
		await backend.close();
		expect(row?.description).toBe("El texto queda");
		return { person: row?.user_name, mail: row?.user_email, page: row?.page_url, browser: row?.browser_info };
	}

	test("the contact data of an old one that was closed lately stays: its sender still waits for the answer", async () => {
		const kept = await cleanUp("2024-01-01T00:00:00.000Z", "2026-11-01T00:00:00.000Z");
		expect(kept).toEqual({ person: "Ana", mail: "ana@correo.gt", page: "", browser: "" });
	});

	test("the contact data of one that was closed a year ago goes, though it came within the two years of open ones", async () => {
		const kept = await cleanUp("2025-11-01T00:00:00.000Z", "2025-11-21T00:00:00.000Z");
		expect(kept).toEqual({ person: "", mail: "", page: "", browser: "" });
	});

	test("the contact data of one that nobody closed goes after two years, its page and browser after one", async () => {
		expect(await cleanUp("2024-11-23T00:00:00.000Z", null)).toMatchObject({ person: "Ana", page: "" });
		rmSync(join(dataDir, SQLITE_FILE));
		expect(await cleanUp("2024-11-21T00:00:00.000Z", null)).toMatchObject({ person: "", mail: "" });
		rmSync(join(dataDir, SQLITE_FILE));
		expect(await cleanUp("2025-11-23T00:00:00.000Z", null)).toMatchObject({ page: "/ayuda", browser: "Firefox" });
	});
});

test("the limits in the schema are those of the domain", () => {
	const schema = SQLITE_MIGRATIONS.join("\n");
	for (const [column, limit] of Object.entries(REPORT_LIMITS))
		expect(schema).toContain(`length(${column}) <= ${limit} `);
	for (const type of PROBLEM_TYPES) expect(schema).toContain(`'${type}'`);
	for (const indicator of TEXT_INDICATORS) expect(schema).toContain(`\t${indicator} text`);
});
