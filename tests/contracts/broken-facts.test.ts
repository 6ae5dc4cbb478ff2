import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Backend } from "../../database/backend.ts";
import { openBackend } from "../../database/open.server.ts";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { type CataloguedProcedure, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { openLiveCatalogue } from "../../server/catalogue/live-catalogue.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import { type PostgresServer, runSql, startPostgres } from "../../testbed/postgres.ts";
import { startPostgrest } from "../../testbed/postgrest.ts";

let server: PostgresServer;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "ventanilla-broken-"));
	server = await startPostgres();
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await server?.dispose();
});

const ID = "renovacion-dpi";
const PAGE = "'https://www.renap.gob.gt/x'";

/** Facts of which one can be used, and what is wrong with each of the others. */
const FACTS: readonly [field: string, source: string, read: string, status: string, problem: string | null][] = [
	["requirements", PAGE, "'2026-11-20'", "'confirmado'", null],
	["costo", PAGE, "'2999-01-01'", "'confirmado'", "read"],
	["duration", "'La Gaceta'", "'2026-11-20'", "'confirmado'", "source"],
	["steps", PAGE, "'2026-11-20'", "'seguro'", "a required field"],
	["lugar", "null", "'2026-11-20'", "'confirmado'", "source"],
	["enlace", "'javascript:alert(1)'", "'2026-11-20'", "'confirmado'", "source"],
	["precio", PAGE, "'2026-11-20'", "'confirmado'", "a required field"],
];

/** What an engine stores once nothing of it refuses a row any more. */
const BREAKING = [
	...["procedure_facts", "procedure_fees", "procedure_places"].map(
		(table) => `delete from ${table} where procedure_id = '${ID}'`,
	),
	...FACTS.map(
		([field, source, read, status]) =>
			`insert into procedure_facts (procedure_id, field, source, read, status) values ('${ID}', '${field}', ${source}, ${read}, ${status})`,
	),
	`insert into procedure_fees (procedure_id, position, concept, amount) values ('${ID}', 1, 'Boleta', 100)`,
	`insert into procedure_fees (procedure_id, position, concept, amount) values ('${ID}', 2, 'Timbre', -1)`,
	`insert into procedure_fees (procedure_id, position, concept, amount, up_to) values ('${ID}', 3, 'Entrega', 5, 4)`,
	`insert into procedure_places (procedure_id, position, office) values ('${ID}', 1, 'Sede')`,
	`insert into procedure_places (procedure_id, position, office, read) values ('${ID}', 2, 'Otra', '2999-01-01')`,
	`update procedures set costo = -5, type = 'virtual' where id = '${ID}'`,
];

/** A hosted table may have been made by somebody else, without any of our checks. */
const WITHOUT_CHECKS = `
	do $$
	declare
		rule record;
	begin
		for rule in select conname, conrelid::regclass as kept from pg_constraint
			where contype = 'c' and connamespace = 'public'::regnamespace
		loop
			execute format('alter table %s drop constraint %I', rule.kept, rule.conname);
		end loop;
	end
	$$`;

interface Broken {
	backend: Backend;
	dispose: () => Promise<void>;
}

async function breakSqlite(): Promise<Broken> {
	const dataDir = mkdtempSync(join(folder, "sqlite-"));
	const backend = await openBackend({ dataDir });
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	database.exec(
		"pragma ignore_check_constraints = on; drop trigger procedure_facts_dates; drop trigger procedure_places_dates",
	);
	for (const statement of BREAKING) database.exec(statement);
	database.close();
	return { backend, dispose: () => backend.close() };
}

async function breakPostgres(name: string) {
	const addresses = await prepareDatabase(server, name);
	await runSql(server.url(name), WITHOUT_CHECKS);
	for (const statement of BREAKING) await runSql(server.url(name), statement);
	return addresses;
}

async function openPostgres(): Promise<Broken> {
	const { serverUrl } = await breakPostgres("broken_postgres");
	const backend = await openBackend({ dataDir: "", databaseUrl: serverUrl });
	return { backend, dispose: () => backend.close() };
}

async function openHosted(): Promise<Broken> {
	const { hostedUrl } = await breakPostgres("broken_hosted");
	const hosted = await startPostgrest(hostedUrl);
	const backend = await openBackend({ dataDir: "", supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey });
	return {
		backend,
		async dispose() {
			await backend.close();
			await hosted.dispose();
		},
	};
}

describe.each([
	["SQLite", breakSqlite],
	["PostgreSQL", openPostgres],
	["PostgreSQL behind PostgREST", openHosted],
])("%s hands out a record with broken facts", (_name, open) => {
	let broken: Broken;
	let shown: CataloguedProcedure | undefined;
	let others = 0;
	const logged: { fields: object; message: string }[] = [];

	beforeAll(async () => {
		broken = await open();
		const warn = (fields: object, message: string) => void logged.push({ fields, message });
		const catalogue = await openLiveCatalogue({
			backend: broken.backend,
			snapshotFile: join(mkdtempSync(join(folder, "live-")), "catalogue.json"),
			refreshSeconds: 3600,
			log: { info() {}, warn, error: warn },
		});
		const read = catalogue.current()?.catalogue;
		shown = read && findProcedure(read, ID);
		others = read?.procedures.length ?? 0;
		await catalogue.close();
	});
	afterAll(() => broken?.dispose());

	test("the record is shown, without them and with what is sound", () => {
		expect(others).toBeGreaterThan(1_000);
		expect(shown?.name).toMatch(/DPI/);
		expect(shown?.facts.map(({ field }) => field)).toEqual(["requirements"]);
		expect(shown?.fees.map(({ concept }) => concept)).toEqual(["Boleta"]);
		expect(shown?.places.map(({ office }) => office)).toEqual(["Sede"]);
		expect([shown?.costo, shown?.type]).toEqual([null, null]);
		expect(shown?.requirements.length).toBeGreaterThan(0);
	});

	test.each([
		...FACTS.flatMap(([field, , , , problem]) =>
			problem === null ? [] : [["procedure_facts", `${ID}:${field}`, problem] as const],
		),
		["procedure_fees", `${ID}:2`, "amount"] as const,
		["procedure_fees", `${ID}:3`, "up_to"] as const,
		["procedure_places", `${ID}:2`, "read"] as const,
		["procedures", ID, "costo"] as const,
		["procedures", ID, "type"] as const,
	])("%s %s is logged once, with %s", (table, id, field) => {
		const own = logged.filter(
			({ fields }) => "id" in fields && fields.id === id && "table" in fields && fields.table === table,
		);
		expect(own).toHaveLength(1);
		expect(own[0]?.message).toBe("A row could not be used wholly");
		expect(own[0]?.fields).toMatchObject({ fields: expect.arrayContaining([field]) });
	});

	test("nothing else is logged", () => {
		expect(logged).toHaveLength(FACTS.length - 1 + 4);
	});
});
