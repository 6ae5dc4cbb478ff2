import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { openBackend } from "../../database/open.server.ts";
import { importFiles, type KeeperSettings } from "../../database/transfer/import.server.ts";
import { type RecordChange, readChanges } from "../../domain/site-documents/changes.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import { type PostgresServer, startPostgres } from "../../testbed/postgres.ts";
import { startPostgrest } from "../../testbed/postgrest.ts";

const FILLED = "filled";
const TODAY = "2026-11-23";
const NIT = "inscripcion-nit";

let server: PostgresServer;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "ventanilla-changes-"));
	server = await startPostgres();
	await prepareDatabase(server, FILLED);
	await (await openBackend({ dataDir: join(folder, FILLED) })).close();
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await server?.dispose();
});

interface Kept {
	settings: KeeperSettings;
	/** As the portal reads it. */
	backend: Backend;
	dispose(): Promise<void>;
}

async function keepSqlite(): Promise<Kept> {
	const dataDir = mkdtempSync(join(folder, "sqlite-"));
	cpSync(join(folder, FILLED), dataDir, { recursive: true });
	const backend = await openBackend({ dataDir });
	return { settings: { dataDir }, backend, dispose: () => backend.close() };
}

async function keepPostgres(): Promise<Kept> {
	const name = "changes_postgres";
	const migrateDatabaseUrl = await server.copyDatabase(FILLED, name);
	const backend = await openBackend({ dataDir: "", databaseUrl: server.url(name, "portal_web") });
	return { settings: { dataDir: "", migrateDatabaseUrl }, backend, dispose: () => backend.close() };
}

async function keepHosted(): Promise<Kept> {
	const name = "changes_hosted";
	const migrateDatabaseUrl = await server.copyDatabase(FILLED, name);
	const hosted = await startPostgrest(server.url(name, "authenticator"));
	const backend = await openBackend({ dataDir: "", supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey });
	return {
		settings: { dataDir: "", supabaseUrl: hosted.address, migrateDatabaseUrl },
		backend,
		async dispose() {
			await backend.close();
			await hosted.dispose();
		},
	};
}

describe.each([
	["SQLite", keepSqlite],
	["PostgreSQL", keepPostgres],
	["PostgreSQL behind PostgREST", keepHosted],
])("%s", (_name, keep) => {
	let kept: Kept;
	beforeAll(async () => {
		kept = await keep();
	});
	afterAll(() => kept?.dispose());

	async function bring(tables: Readonly<Record<string, readonly object[]>>, isApplied = true): Promise<void> {
		const file = join(folder, `${Object.keys(tables).join("-")}.json`);
		writeFileSync(file, JSON.stringify(tables));
		await importFiles(kept.settings, [file], { isApplied, today: TODAY });
	}

	async function readNoted(id: string): Promise<RecordChange[]> {
		const { site_documents } = await kept.backend.readCatalogue();
		const row = site_documents?.find((each) => each.id === id);
		return row ? readChanges(JSON.parse(String(row.content))) : [];
	}

	test("a catalogue that was filled once has changed in nothing, and looking changes nothing", async () => {
		await bring({ procedures: [{ id: NIT, duration: "9 días" }] }, false);
		const { site_documents } = await kept.backend.readCatalogue();
		expect(site_documents?.filter(({ id }) => String(id).startsWith("changes:"))).toEqual([]);
	});

	test("what an import changes is noted fact by fact, with how it was, how it is and where it was read", async () => {
		const { procedures, procedure_facts } = await kept.backend.readCatalogue();
		const before = procedures.find(({ id }) => id === NIT);
		const read = procedure_facts?.find((fact) => fact.procedure_id === NIT && fact.field === "duration");
		await bring({ procedures: [{ id: NIT, duration: "9 días", keywords: ["nit"] }] });
		const [change, ...others] = await readNoted(`changes:procedure:${NIT}`);
		expect(others).toEqual([]);
		expect(change?.facts).toEqual([
			{ fact: "duration", before: [before?.duration], after: ["9 días"], source: read?.source ?? null },
		]);
	});

	test("a list that comes anew is told as it was and as it is", async () => {
		const fee = { procedure_id: NIT, currency: "GTQ", condition: null, question: null, up_to: null, source: null };
		const first = { ...fee, position: 1, concept: "Carné", amount: 15, is_mandatory: true };
		await bring({ procedure_fees: [first, { ...first, position: 2, concept: "Copia", amount: 1 }] });
		await bring({ procedure_fees: [{ ...first, concept: "Copia", amount: 2 }] });
		const [change] = await readNoted(`changes:procedure:${NIT}`);
		const price = change?.facts.find(({ fact }) => fact === "costo");
		const payments = (lines: readonly string[] = []) => lines.filter((line) => /^(?:Carné|Copia): /.test(line));
		expect(payments(price?.before)).toEqual(["Carné: Q\u00a015.00", "Copia: Q\u00a01.00"]);
		expect(payments(price?.after)).toEqual(["Copia: Q\u00a02.00"]);
	});

	test("an institution has its own changes, and what is new has none", async () => {
		await bring({ institutions: [{ id: "sat", phone: "1550" }] });
		await bring({ procedures: [{ id: "nuevo", name: "Nuevo" }] });
		const [change] = await readNoted("changes:institution:sat");
		expect(change?.facts).toMatchObject([{ fact: "phone", after: ["1550"] }]);
		expect(await readNoted("changes:procedure:nuevo")).toEqual([]);
	});
});
