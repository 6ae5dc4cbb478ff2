import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openBackend } from "../../database/open.server.ts";
import { migratePostgres, seedPostgres } from "../../database/postgres/postgres-owner.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { SQLITE_MIGRATIONS } from "../../database/sqlite/sqlite-schema.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import { prepareDatabase, TAKE_DESK_AWAY } from "../../testbed/engines.ts";
import { type PostgresServer, runSql, startPostgres } from "../../testbed/postgres.ts";
import { startPostgrest } from "../../testbed/postgrest.ts";

const DETAILS = ["procedure_facts", "procedure_fees", "procedure_places", "procedure_terms"] as const;
const MEASURE = { amount: "30", unit: "días", event: "el aviso" };
const NO_MEASURE = { amount: "null", unit: "null", event: "null" };
const READ = { source: "https://www.renap.gob.gt/dpi", read: "2026-11-20", status: "confirmado" };

let server: PostgresServer;
let factsDir: string;

/** Fact files of two procedures, one of which has facts, fees and a place. */
function writeFacts(): string {
	const folder = mkdtempSync(join(tmpdir(), "ventanilla-provenance-"));
	const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
	write("institutions.json", []);
	write("procedures.json", [
		{ id: "dpi", name: "DPI", costo: 85, duration: "30 días", lugar: "RENAP", requirements: ["Boleta"] },
		{ id: "acta", name: "Acta" },
	]);
	write("procedure-facts.json", {
		dpi: {
			costo: { ...READ, other_source: "https://lahora.gt/x", other_published: "2026-01-05" },
			duration: { ...READ, published: "2025-02-01" },
			lugar: { status: "sin fuente" },
		},
	});
	write("procedure-fees.json", {
		dpi: [
			{ concept: "Boleta", amount: 85.5, currency: "GTQ", is_mandatory: true },
			{
				...{ concept: "Entrega", amount: 4, up_to: 150, currency: "GTQ", condition: "a domicilio" },
				...{ is_mandatory: false, question: "¿Dónde lo recibes?", source: READ.source, read: READ.read },
			},
		],
	});
	write("procedure-terms.json", {
		dpi: [
			{ ...{ kind: "plazo", concept: "Recogerlo", amount: 30, unit: "días hábiles", event: "el aviso" }, ...READ },
			{ ...{ kind: "plazo", concept: "Pagar", until: "02-29", consequence: "Después pagas el doble." }, ...READ },
		],
	});
	write("procedure-places.json", { dpi: [{ office: "Sede central", hours: "8 a 16", ...READ, status: undefined }] });
	return folder;
}

beforeAll(async () => {
	factsDir = writeFacts();
	server = await startPostgres();
});
afterAll(async () => {
	rmSync(factsDir, { recursive: true, force: true });
	await server?.dispose();
});

function makeDirectory(): string {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-provenance-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	return dataDir;
}

/** A database with these fact files, and SQL as whoever keeps it. */
async function openSqlite(name: string) {
	const dataDir = join(factsDir, name);
	mkdirSync(dataDir);
	const backend = await openSqliteBackend({ dataDir, factsDir });
	return {
		backend,
		async sql(text: string): Promise<unknown[]> {
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

async function openPostgres(name: string) {
	const ownerUrl = await server.createDatabase(name);
	await migratePostgres(ownerUrl);
	await seedPostgres(ownerUrl, factsDir);
	const hosted = await startPostgrest(server.url(name));
	const backend = await openBackend({ dataDir: "", supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey });
	return {
		backend,
		sql: (text: string) => runSql(server.url(name), text),
		async dispose() {
			await backend.close();
			await hosted.dispose();
		},
	};
}

describe.each([
	["SQLite", openSqlite],
	["PostgreSQL behind PostgREST", openPostgres],
])("%s", (name, open) => {
	let engine: Awaited<ReturnType<typeof openSqlite>>;

	beforeAll(async () => {
		engine = await open(`provenance_${name.length}`);
	});
	afterAll(() => engine?.dispose());

	test("hands out where each fact comes from, what is paid and where, without a row in doubt", async () => {
		const catalogue = createCatalogue(await engine.backend.readCatalogue(), "1", new Date("2026-11-22T12:00:00Z"));
		expect(catalogue.problems).toEqual([]);
		const dpi = catalogue.procedures.find(({ id }) => id === "dpi");
		expect(dpi?.facts.map(({ field, status, read, published }) => [field, status, read, published])).toEqual([
			["costo", "confirmado", "2026-11-20", null],
			["duration", "confirmado", "2026-11-20", "2025-02-01"],
			["lugar", "sin fuente", null, null],
		]);
		expect(dpi?.facts[0]).toMatchObject({ other_source: "https://lahora.gt/x", other_published: "2026-01-05" });
		expect(dpi?.fees).toMatchObject([
			{ position: 1, concept: "Boleta", amount: 85.5, up_to: null, is_mandatory: true },
			{ position: 2, amount: 4, up_to: 150, condition: "a domicilio", question: "¿Dónde lo recibes?", read: READ.read },
		]);
		expect(dpi?.places).toMatchObject([{ office: "Sede central", hours: "8 a 16", read: "2026-11-20" }]);
		expect(dpi?.terms).toMatchObject([
			{ position: 1, kind: "plazo", amount: 30, unit: "días hábiles", event: "el aviso", until: null },
			{ position: 2, until: "02-29", amount: null, consequence: "Después pagas el doble.", read: READ.read },
		]);
		expect(dpi?.confidence).toBe("media");
		expect(catalogue.procedures.find(({ id }) => id === "acta")?.facts).toEqual([]);
	});

	const insertFact = (change: Record<string, string>) => {
		const values = { procedure_id: "acta", field: "costo", ...READ, ...change };
		const texts = Object.values(values).map((value) => (value === "null" ? value : `'${value}'`));
		return `insert into procedure_facts (${Object.keys(values)}) values (${texts})`;
	};

	test.each<[string, Record<string, string>]>([
		["read in the future", { read: "2999-01-01" }],
		["published in the future", { published: "2999-01-01" }],
		["read before it was published", { published: "2026-11-21" }],
		["with a second page published in the future", { other_published: "2999-01-01" }],
		["read before its second page was published", { other_published: "2026-11-21" }],
		["from a source that is no address", { source: "La Gaceta" }],
		["from a script", { source: "javascript:alert(1)" }],
		["of a status outside the list", { status: "seguro" }],
		["of a field outside the list", { field: "precio" }],
		["confirmed by no source", { source: "null" }],
		["confirmed on no day", { read: "null" }],
		["contradicted by nothing", { status: "contradicho" }],
		["with an essay for a note", { note: "x".repeat(301) }],
		["of a procedure that does not exist", { procedure_id: "nada" }],
	])("refuses a fact %s", async (_what, change) => {
		await expect(engine.sql(insertFact(change))).rejects.toThrow();
		expect(await engine.sql("select * from procedure_facts where procedure_id = 'acta'")).toEqual([]);
	});

	test("refuses a correction that moves a fact into the future", async () => {
		await expect(
			engine.sql("update procedure_facts set read = '2999-01-01' where procedure_id = 'dpi'"),
		).rejects.toThrow();
		for (const table of ["procedure_places", "procedure_fees", "procedure_terms"]) {
			await expect(engine.sql(`update ${table} set read = '2999-01-01'`), table).rejects.toThrow();
		}
	});

	test.each([
		"position, concept, amount) values ('acta', 1, 'Boleta', -1)",
		"position, concept, amount, up_to) values ('acta', 1, 'Boleta', 5, 4)",
		"position, concept, up_to) values ('acta', 1, 'Boleta', 4)",
		"position, concept, currency) values ('acta', 1, 'Boleta', 'EUR')",
		"position, concept, question) values ('acta', 1, 'Boleta', '¿Cuántos?')",
		"position, concept, source) values ('acta', 1, 'Boleta', 'La Gaceta')",
	])("refuses a fee (%s", async (rest) => {
		await expect(engine.sql(`insert into procedure_fees (procedure_id, ${rest}`)).rejects.toThrow();
	});

	test.each<[string, Record<string, string>]>([
		["of another kind", { kind: "multa" }],
		["of no unit", { unit: "null" }],
		["in hours", { unit: "horas" }],
		["of half a day", { amount: "0.5" }],
		["counted from nothing", { event: "null" }],
		["that ends twice", { until: "07-31" }],
		["of a day in words", { ...NO_MEASURE, until: "julio" }],
		["without an end", NO_MEASURE],
		["before a day of every year", { ...NO_MEASURE, kind: "antes", until: "07-31" }],
		["of no source", { source: "null" }],
		["of a source that is no address", { source: "La Gaceta" }],
		["that nobody read", { read: "null" }],
		["read before it was published", { published: "2026-11-21" }],
		["that nobody confirmed", { status: "sin fuente" }],
		["contradicted by nothing", { status: "contradicho" }],
	])("refuses a term %s", async (_what, change) => {
		const values = {
			procedure_id: "acta",
			position: "1",
			kind: "plazo",
			concept: "Pedirla",
			...MEASURE,
			...READ,
			...change,
		};
		const texts = Object.values(values).map((value) => (value === "null" ? value : `'${value}'`));
		const insertion = `insert into procedure_terms (${Object.keys(values)}) values (${texts})`;
		await expect(engine.sql(insertion)).rejects.toThrow();
		expect(await engine.sql("select * from procedure_terms where procedure_id = 'acta'")).toEqual([]);
	});

	test("takes a paper that never expires", async () => {
		const values = `'acta', 1, 'vigencia', 'El acta', '${READ.source}', '${READ.read}', 'confirmado'`;
		await engine.sql(
			`insert into procedure_terms (procedure_id, position, kind, concept, source, read, status) values (${values})`,
		);
		expect(await engine.sql("select id, until from procedure_terms where procedure_id = 'acta'")).toEqual([
			{ id: "acta:1", until: null },
		]);
	});

	test("takes every field that a page can prove, and names the row by itself", async () => {
		for (const field of PROVABLE_FIELDS) await engine.sql(insertFact({ field }));
		const rows = await engine.sql("select id from procedure_facts where procedure_id = 'acta' order by field");
		expect(rows).toEqual([...PROVABLE_FIELDS].sort().map((field) => ({ id: `acta:${field}` })));
	});

	test("the facts of a procedure go with it", async () => {
		await engine.sql("delete from procedures where id = 'dpi'");
		for (const table of DETAILS) {
			expect(await engine.sql(`select * from ${table} where procedure_id = 'dpi'`), table).toEqual([]);
		}
	});
});

describe("a database that an older release seeded", () => {
	/** What stands in the tables of details, by procedure and field or position. */
	const list = async (backend: Awaited<ReturnType<typeof openBackend>>) => {
		const rows = await backend.readCatalogue();
		await backend.close();
		return DETAILS.flatMap((table) => (rows[table] ?? []).map(({ id }) => id)).sort();
	};
	const ALL = ["dpi:1", "dpi:1", "dpi:1", "dpi:2", "dpi:2", "dpi:costo", "dpi:duration", "dpi:lugar"];

	/** The columns that came with the official fichas. */
	const NEWER = ["nivel", "ficha", "duda", "demanda", "grupo"]
		.map((column) => `alter table procedures drop column ${column};`)
		.join("");

	/** A database as the release before had it, with a change that its operator made. */
	async function makeOlder(dataDir: string, change: string) {
		await (await openSqliteBackend({ dataDir, factsDir })).close();
		const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
		database.exec(
			`${TAKE_DESK_AWAY} ${DETAILS.map((table) => `drop table if exists ${table};`).join("")} ${NEWER} pragma user_version = 3; ${change}`,
		);
		database.close();
	}

	test("keeps its procedures and gets what its values rest on", async () => {
		const dataDir = makeDirectory();
		await makeOlder(dataDir, "update procedures set name = 'Nombre propio' where id = 'dpi'");
		const backend = await openSqliteBackend({ dataDir, factsDir });
		const { procedures } = await backend.readCatalogue();
		expect(procedures.map(({ name }) => name)).toContain("Nombre propio");
		expect(await list(backend)).toEqual(ALL);
		expect(SQLITE_MIGRATIONS.length).toBeGreaterThan(3);
	});

	test("gets no proof of a value that its operator has corrected since", async () => {
		const dataDir = makeDirectory();
		await makeOlder(dataDir, "update procedures set costo = 100, lugar = 'En línea' where id = 'dpi'");
		// A term says its own value.
		const terms = ["dpi:1", "dpi:2"];
		expect(await list(await openSqliteBackend({ dataDir, factsDir }))).toEqual([...terms, "dpi:duration"]);
	});

	test("gets nothing of a procedure that it no longer has", async () => {
		const dataDir = makeDirectory();
		await makeOlder(dataDir, "delete from procedures where id = 'dpi'");
		expect(await list(await openSqliteBackend({ dataDir, factsDir }))).toEqual([]);
	});

	test("gets the deadlines of this release with npm run seed, and whoever keeps their own gets none", async () => {
		const { ownerUrl, serverUrl } = await prepareDatabase(server, "endless");
		await runSql(ownerUrl, "delete from procedure_terms");
		expect(await seedPostgres(ownerUrl)).toBe("later");
		const rows = await openBackend({ dataDir: "", databaseUrl: serverUrl });
		expect((await rows.readCatalogue()).procedure_terms?.length).toBeGreaterThan(40);
		await rows.close();
		await runSql(ownerUrl, "delete from procedure_terms where procedure_id <> 'boleto-de-ornato'");
		expect(await seedPostgres(ownerUrl)).toBe("nothing");
	});

	test("gets the offices of this release, and whoever keeps their own gets none", async () => {
		const countOffices = async (backend: Awaited<ReturnType<typeof openBackend>>) => {
			const { offices = [] } = await backend.readCatalogue();
			await backend.close();
			return offices.length;
		};
		const { ownerUrl, serverUrl } = await prepareDatabase(server, "officeless");
		await runSql(ownerUrl, "delete from offices");
		expect(await seedPostgres(ownerUrl)).toBe("later");
		expect(await countOffices(await openBackend({ dataDir: "", databaseUrl: serverUrl }))).toBeGreaterThan(300);
		await runSql(ownerUrl, "delete from offices where id <> 'mintrab-oficina-704'");
		await runSql(
			ownerUrl,
			"insert into offices (id, institution_id, name, country, source, read) values ('propia', 'renap', 'Propia', 'GT', 'https://a.gob.gt/x', '2026-01-01') on conflict do nothing",
		);
		expect(await seedPostgres(ownerUrl)).toBe("nothing");
	});

	test("gets them on PostgreSQL with npm run seed, and what an operator wrote is never seeded over", async () => {
		const { ownerUrl, serverUrl } = await prepareDatabase(server, "older");
		await runSql(
			ownerUrl,
			"delete from procedure_facts; delete from procedure_fees; delete from procedure_places; delete from procedure_terms",
		);
		expect(await seedPostgres(ownerUrl)).toBe("details");
		const seeded = await list(await openBackend({ dataDir: "", databaseUrl: serverUrl }));
		expect(seeded.length).toBeGreaterThan(100);
		await runSql(ownerUrl, "delete from procedure_facts where field <> 'costo'");
		expect(await seedPostgres(ownerUrl)).toBe("nothing");
	});
});

test("a fact that an operator corrects on PostgreSQL is told to the server at once", async () => {
	const { serverUrl } = await prepareDatabase(server, "told");
	const backend = await openBackend({ dataDir: "", databaseUrl: serverUrl });
	let told = 0;
	const stop = backend.onCatalogueChange?.(() => {
		told += 1;
	});
	onTestFinished(async () => {
		stop?.();
		await backend.close();
	});
	// Once when it begins to listen, and then for the change.
	await vi.waitFor(() => expect(told).toBe(1), 8_000);
	await runSql(server.url("told"), "update procedure_facts set note = 'Corregido' where field = 'costo'");
	await vi.waitFor(() => expect(told).toBe(2), 8_000);
});

describe("a database without these tables", () => {
	test("is no outage: its catalogue is whole, its facts have no sources", async () => {
		const { serverUrl, hostedUrl } = await prepareDatabase(server, "without");
		await runSql(server.url("without"), DETAILS.map((table) => `drop table ${table};`).join(""));
		const hosted = await startPostgrest(hostedUrl);
		onTestFinished(hosted.dispose);
		for (const settings of [
			{ databaseUrl: serverUrl },
			{ supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey },
		]) {
			const backend = await openBackend({ dataDir: "", ...settings });
			const rows = await backend.readCatalogue();
			await backend.close();
			expect(rows.procedures.length).toBeGreaterThan(100);
			expect(DETAILS.map((table) => rows[table])).toEqual([undefined, undefined, undefined, undefined]);
		}
	});
});
