import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { openBackend } from "../../database/open.server.ts";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { exportCsv, writeJson, writeWhole } from "../../database/transfer/export.server.ts";
import type { KeeperSettings } from "../../database/transfer/import.server.ts";
import { importFiles, importRelease } from "../../database/transfer/import.server.ts";
import { readEarlierRows } from "../../database/transfer/release.server.ts";
import type { ReadTable } from "../../database/transfer/stored-rows.server.ts";
import type { ImportProblem, RowChange } from "../../database/transfer/transfer-tables.ts";
import { TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";
import { openLiveCatalogue } from "../../server/catalogue/live-catalogue.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { runSql, startPostgres } from "../../testbed/postgres.ts";
import { startPostgrest } from "../../testbed/postgrest.ts";

const SILENT = { info() {}, warn() {}, error() {} };
const TODAY = "2026-11-23";

/** The database that every other one here is a copy of, and the folder of the embedded one. */
const FILLED = "filled";

let server: PostgresServer;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "ventanilla-transfer-"));
	server = await startPostgres();
	await prepareDatabase(server, FILLED);
	const filled = await openBackend({ dataDir: join(folder, FILLED) });
	await filled.close();
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await server?.dispose();
});

/** The catalogue as it is now, table by table. */
async function readTables(backend: Backend): Promise<ReadTable> {
	const rows = await backend.readCatalogue();
	return (table) => rows[table] ?? [];
}

interface Kept {
	settings: KeeperSettings;
	/** As the portal reads it. */
	backend: Backend;
	sql: (text: string) => Promise<unknown[]>;
	dispose: () => Promise<void>;
}

async function keepSqlite(): Promise<Kept> {
	const dataDir = mkdtempSync(join(folder, "sqlite-"));
	cpSync(join(folder, FILLED), dataDir, { recursive: true });
	const backend = await openBackend({ dataDir });
	return {
		settings: { dataDir },
		backend,
		async sql(text) {
			const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5_000 });
			try {
				return database.prepare(text).all();
			} finally {
				database.close();
			}
		},
		dispose: () => backend.close(),
	};
}

async function keepPostgres(name: string): Promise<Kept> {
	const ownerUrl = await server.copyDatabase(FILLED, name);
	const backend = await openBackend({ dataDir: "", databaseUrl: server.url(name, "portal_web") });
	return {
		settings: { dataDir: "", migrateDatabaseUrl: ownerUrl },
		backend,
		sql: (text) => runSql(server.url(name), text),
		dispose: () => backend.close(),
	};
}

async function keepHosted(name: string): Promise<Kept> {
	const ownerUrl = await server.copyDatabase(FILLED, name);
	const hosted = await startPostgrest(server.url(name, "authenticator"));
	const backend = await openBackend({ dataDir: "", supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey });
	return {
		settings: { dataDir: "", supabaseUrl: hosted.address, migrateDatabaseUrl: ownerUrl },
		backend,
		sql: (text) => runSql(server.url(name), text),
		async dispose() {
			await backend.close();
			await hosted.dispose();
		},
	};
}

async function bringIn({ settings }: Kept, files: readonly string[], isApplied = true) {
	const changes: RowChange[] = [];
	const problems: ImportProblem[] = [];
	const outcome = await importFiles(settings, files, {
		...{ isApplied, today: TODAY },
		onChange: (change) => changes.push(change),
		onProblem: (problem) => problems.push(problem),
	});
	return { outcome, changes, problems };
}

let written = 0;

function write(name: string, content: string): string {
	written += 1;
	const place = join(folder, `written-${written}`);
	mkdirSync(place);
	writeFileSync(join(place, name), content);
	return join(place, name);
}

describe.each([
	["SQLite", keepSqlite],
	["PostgreSQL", () => keepPostgres("transfer_postgres")],
	["PostgreSQL behind PostgREST", () => keepHosted("transfer_hosted")],
])("%s", (_name, keep) => {
	let kept: Kept;

	beforeAll(async () => {
		kept = await keep();
	});
	afterAll(() => kept?.dispose());

	/** The whole catalogue as one JSON file. */
	async function takeOut(): Promise<string> {
		const file = write("catalogo.json", "");
		await writeWhole(file, writeJson(await readTables(kept.backend), TRANSFER_TABLES));
		return file;
	}

	test("what was exported as JSON and as CSV is imported again without a difference", async () => {
		const file = await takeOut();
		const tables = await exportCsv(await readTables(kept.backend), TRANSFER_TABLES, join(folder, `csv-${written}`));
		for (const files of [[file], tables]) {
			const { outcome, changes, problems } = await bringIn(kept, files);
			expect(problems).toEqual([]);
			expect(changes).toEqual([]);
			expect(outcome.counts.procedures.same).toBeGreaterThan(1_000);
			expect(outcome.counts.procedure_facts.same).toBeGreaterThan(100);
		}
	});

	test("a correction with its source, a new record and a list of fees are stored together", async () => {
		const file = write(
			"cambios.json",
			JSON.stringify({
				procedures: [
					{ id: "divorcio", costo: 123.45, requirements: ["DPI, original", "=1+1"] },
					{
						...{ id: "tramite-nuevo", name: "Trámite nuevo", description: "Da un papel", category: "Educación" },
						...{ type: "digital", is_digital: true, institution_id: "oficina-nueva", steps: ["Entra"] },
						...{ sources: ["https://oficina.gob.gt/x"], nivel: "curado" },
					},
				],
				institutions: [{ id: "oficina-nueva", name: "OFICINA" }],
				procedure_facts: [
					{
						...{ procedure_id: "tramite-nuevo", field: "costo", status: "sin fuente", read: "2026-11-20" },
					},
				],
				procedure_fees: [
					{
						procedure_id: "tramite-nuevo",
						position: 1,
						concept: "Boleta",
						amount: 5,
						currency: "GTQ",
						is_mandatory: true,
					},
					{
						procedure_id: "tramite-nuevo",
						position: 2,
						concept: "Timbre",
						amount: 1,
						currency: "GTQ",
						is_mandatory: true,
					},
				],
			}),
		);
		const looked = await bringIn(kept, [file], false);
		expect(await kept.sql("select * from procedures where id = 'tramite-nuevo'")).toEqual([]);
		const { outcome, changes } = await bringIn(kept, [file]);
		expect(looked.changes).toEqual(changes);
		expect(outcome).toMatchObject({ isApplied: true, problems: 0, changes: 6 });
		expect(changes).toContainEqual(
			expect.objectContaining({
				...{ table: "procedures", id: "divorcio", kind: "cambia" },
				fields: expect.arrayContaining([expect.objectContaining({ name: "costo", after: 123.45 })]),
			}),
		);
		const rows = await kept.backend.readCatalogue();
		const find = (id: string) => rows.procedures.find((row) => row.id === id);
		expect(find("divorcio")).toMatchObject({ name: expect.stringContaining("ivorcio") });
		expect(Number(find("divorcio")?.costo)).toBe(123.45);
		expect(JSON.stringify(find("divorcio")?.requirements)).toContain("=1+1");
		expect(find("tramite-nuevo")).toMatchObject({ name: "Trámite nuevo", institution_id: "oficina-nueva" });
		expect(rows.procedure_fees?.filter((row) => row.procedure_id === "tramite-nuevo")).toHaveLength(2);
		expect((await bringIn(kept, [file])).changes).toEqual([]);
		const shorter = write(
			"procedure_fees.csv",
			"procedure_id,position,concept,amount,currency,is_mandatory\ntramite-nuevo,1,Boleta,5,GTQ,sí\n",
		);
		expect((await bringIn(kept, [shorter])).changes).toMatchObject([{ kind: "se quita", id: "tramite-nuevo:2" }]);
		expect(await kept.sql("select position from procedure_fees where procedure_id = 'tramite-nuevo'")).toHaveLength(1);
	});

	test("what a whole table lacks goes only when it is asked for, with all that speaks of it", async () => {
		const extra = write(
			"catalogo.json",
			JSON.stringify({
				institutions: [{ id: "de-paso", name: "DE PASO" }],
				procedures: [
					{
						...{ id: "de-paso", name: "De paso", description: "Da un papel", category: "Educación", type: "digital" },
						...{ is_digital: true, institution_id: "de-paso", steps: ["Entra"], sources: ["https://a.gob.gt/x"] },
					},
				],
				procedure_facts: [{ procedure_id: "de-paso", field: "costo", status: "sin fuente" }],
			}),
		);
		const whole = await takeOut();
		await bringIn(kept, [extra]);
		expect((await bringIn(kept, [whole])).changes).toEqual([]);
		const changes: string[] = [];
		await importFiles(kept.settings, [whole], {
			...{ isApplied: true, areTablesWhole: true, today: TODAY },
			onChange: ({ kind, table, id }) => changes.push(`${kind} ${table} ${id}`),
		});
		expect(changes).toEqual([
			"se quita procedure_facts de-paso:costo",
			"se quita procedures de-paso",
			"se quita institutions de-paso",
		]);
		expect(await kept.sql("select id from institutions where id = 'de-paso'")).toEqual([]);
	});

	test("a cost that changes while its source stays is pointed out", async () => {
		const { outcome } = await bringIn(kept, [write("procedures.csv", "id,costo\nrenovacion-dpi,101\n")], false);
		expect(outcome.staleFacts).toEqual(["renovacion-dpi:costo"]);
		const both = [
			write("procedures.csv", "id,costo\nrenovacion-dpi,101\n"),
			write("procedure_facts.csv", "procedure_id,field,note\nrenovacion-dpi,costo,Subió este mes.\n"),
		];
		expect((await bringIn(kept, both, false)).outcome.staleFacts).toEqual([]);
	});

	test("one mistake in the last row leaves everything as it was", async () => {
		const before = await kept.sql("select * from procedures order by id");
		const rows = Array.from(
			{ length: 500 },
			(_, at) => `nuevo-${at},Nuevo,Da,Educación,digital,sí,renap,Ve,https://a.gob.gt/x`,
		);
		const head = "id,name,description,category,type,is_digital,institution_id,steps,sources";
		const file = write(
			"procedures.csv",
			[head, ...rows, "nuevo-x,Nuevo,Da,Varios,digital,sí,renap,Ve,https://a.gob.gt/x"].join("\n"),
		);
		const { outcome, problems } = await bringIn(kept, [file]);
		expect(problems).toMatchObject([{ where: "fila 502, columna D", id: "nuevo-x", field: "category" }]);
		expect(outcome.isApplied).toBe(false);
		expect(await kept.sql("select * from procedures order by id")).toEqual(before);
	});

	test("what the database itself refuses takes back what was stored before it", async () => {
		const before = await kept.sql("select id from procedures order by id");
		// The day is one that the import is told, and the database knows better.
		const file = write(
			"catalogo.json",
			JSON.stringify({
				procedures: [{ id: "divorcio", name: "Otro nombre" }],
				procedure_facts: [
					{
						...{ procedure_id: "divorcio", field: "horario", status: "confirmado" },
						...{ source: "https://a.gob.gt/x", read: "2998-01-01" },
					},
				],
			}),
		);
		await expect(importFiles(kept.settings, [file], { isApplied: true, today: "2999-01-01" })).rejects.toThrow();
		expect(await kept.sql("select id from procedures where name = 'Otro nombre'")).toEqual([]);
		expect(await kept.sql("select id from procedures order by id")).toEqual(before);
	});

	test("a catalogue that changed while somebody looked at the differences is not written over", async () => {
		const file = write("procedures.csv", "id,name\ndivorcio,Nombre del archivo\n");
		const confirm = async () => {
			await kept.sql("update procedures set name = 'Nombre de otra persona' where id = 'divorcio'");
			return true;
		};
		await expect(importFiles(kept.settings, [file], { isApplied: true, today: TODAY, confirm })).rejects.toThrow(
			/cambió mientras/,
		);
		expect(await kept.sql("select name from procedures where id = 'divorcio'")).toEqual([
			{ name: "Nombre de otra persona" },
		]);
	});

	test("the portal that runs shows what was imported without a restart", async () => {
		const catalogue = await openLiveCatalogue({
			backend: kept.backend,
			snapshotFile: join(mkdtempSync(join(folder, "live-")), "catalogue.json"),
			refreshSeconds: 1,
			log: SILENT,
		});
		onTestFinished(() => catalogue.close());
		await bringIn(kept, [write("procedures.csv", "id,name\ndivorcio,Divorcio importado\n")]);
		await vi.waitFor(() => {
			const name = catalogue.current()?.catalogue.procedures.find(({ id }) => id === "divorcio")?.name;
			expect(name).toBe("Divorcio importado");
		}, 10_000);
	});
});

test("exports of two engines are the same file", async () => {
	const [one, other] = [await keepSqlite(), await keepPostgres("transfer_same")];
	onTestFinished(async () => {
		await one.dispose();
		await other.dispose();
	});
	const texts = await Promise.all(
		[one, other].map(async ({ backend }) => text(writeJson(await readTables(backend), TRANSFER_TABLES))),
	);
	expect(texts[0] === texts[1]).toBe(true);
	expect(texts[0]?.length).toBeGreaterThan(1_000_000);
});

describe.each([
	["SQLite", keepSqlite],
	["PostgreSQL", () => keepPostgres(`release_${crypto.randomUUID().slice(0, 8)}`)],
])("a %s database of an older release", (_name, keep) => {
	let kept: Kept;

	afterEach(() => kept?.dispose());

	async function bringUp({ isApplied = true, replaces = false } = {}) {
		const changes: RowChange[] = [];
		const conflicts: RowChange[] = [];
		const outcome = await importRelease(kept.settings, await readFacts(FACTS_DIR), {
			...{ isApplied, replaces, earlier: readEarlierRows() },
			onChange: (change) => changes.push(change),
			onConflict: (conflict) => conflicts.push(conflict),
		});
		return { outcome, changes, conflicts };
	}

	test("this release has nothing to bring to a database that it filled", async () => {
		kept = await keep();
		expect(await bringUp()).toMatchObject({ changes: [], conflicts: [], outcome: { problems: 0 } });
	});

	test("is told the same days to the east of Greenwich, where midnight of a day is still the day before", async () => {
		kept = await keep();
		const { dataDir, migrateDatabaseUrl = "" } = kept.settings;
		const told = spawnSync(process.execPath, ["scripts/catalogue/run.ts", "diff"], {
			cwd: join(import.meta.dirname, "..", ".."),
			env: { TZ: "Pacific/Auckland", DATA_DIR: dataDir, MIGRATE_DATABASE_URL: migrateDatabaseUrl },
			encoding: "utf8",
		});
		expect(told).toMatchObject({ status: 0, stdout: expect.stringContaining("Sin diferencias.") });
	});

	test("gets the official fichas, facts and fees that it lacks", async () => {
		kept = await keep();
		await kept.sql("delete from procedures where nivel = 'ficha'");
		await kept.sql("delete from procedure_facts where procedure_id = 'reposicion-placas'");
		await kept.sql("delete from procedure_fees where procedure_id = 'reposicion-placas'");
		const { outcome, conflicts } = await bringUp();
		expect(conflicts).toEqual([]);
		expect(outcome).toMatchObject({ isApplied: true, problems: 0 });
		expect(outcome.counts.procedures.added).toBeGreaterThan(1_000);
		expect(outcome.counts.procedure_fees.added).toBeGreaterThan(0);
		expect((await bringUp()).changes).toEqual([]);
	});

	test("keeps what somebody changed, names it, and takes no fact that proves another value", async () => {
		kept = await keep();
		await kept.sql("update procedures set costo = 12345 where id = 'renovacion-dpi'");
		await kept.sql("delete from procedure_facts where procedure_id = 'renovacion-dpi'");
		const { changes, conflicts } = await bringUp();
		expect(conflicts).toMatchObject([{ table: "procedures", id: "renovacion-dpi", fields: [{ name: "costo" }] }]);
		expect(changes.map(({ id }) => id)).not.toContain("renovacion-dpi:costo");
		expect(changes.map(({ id }) => id)).toContain("renovacion-dpi:requirements");
		expect(
			Number(
				((await kept.sql("select costo from procedures where id = 'renovacion-dpi'")) as { costo: unknown }[])[0]
					?.costo,
			),
		).toBe(12345);
	});

	test("takes the release over everything when it is told to", async () => {
		kept = await keep();
		await kept.sql("update procedures set costo = 12345 where id = 'renovacion-dpi'");
		await kept.sql("update procedure_fees set amount = 1 where procedure_id = 'renovacion-dpi'");
		const { conflicts, outcome } = await bringUp({ replaces: true });
		expect(conflicts).toEqual([]);
		expect(outcome.isApplied).toBe(true);
		expect((await bringUp()).conflicts).toEqual([]);
		expect((await bringUp()).changes).toEqual([]);
	});

	test("shows what it would do and does nothing when it is only asked", async () => {
		kept = await keep();
		await kept.sql("delete from procedures where nivel = 'ficha'");
		const { outcome } = await bringUp({ isApplied: false });
		expect(outcome).toMatchObject({ isApplied: false });
		expect(await kept.sql("select id from procedures where nivel = 'ficha'")).toEqual([]);
	});
});
