import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { MIGRATIONS_DIR, migratePostgres, setServerPassword } from "../../database/postgres/postgres-owner.server.ts";
import { PROBLEM_TYPES, REPORT_LIMITS } from "../../domain/report/report.ts";
import { prepareDatabase } from "../../testbed/engines.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { openSql, runSql, startPostgres } from "../../testbed/postgres.ts";
import type { PostgrestServer } from "../../testbed/postgrest.ts";
import { startPostgrest } from "../../testbed/postgrest.ts";
import { LINTS, LIST_RIGHTS } from "./grants-catalogue.ts";

const FORBIDDEN = "42501";
const CATALOGUE = ["procedures", "institutions", "observatory"];
/** Of each table a column that a statement may name; those of details make their id themselves. */
const COLUMNS: Readonly<Record<string, string>> = {
	site_documents: "id",
	problem_reports: "status",
	procedure_facts: "procedure_id",
	procedure_fees: "procedure_id",
	procedure_places: "procedure_id",
	procedure_terms: "procedure_id",
	offices: "id",
};
const TABLES = [...CATALOGUE, ...Object.keys(COLUMNS)];

let server: PostgresServer;
let hosted: PostgrestServer;
let ownerUrl: string;
let serverUrl: string;
let hostedUrl: string;
let owner: Awaited<ReturnType<typeof openSql>>;
let visitor: Awaited<ReturnType<typeof openSql>>;

beforeAll(async () => {
	server = await startPostgres();
	({ ownerUrl, serverUrl, hostedUrl } = await prepareDatabase(server, "grants", { owner: "superuser" }));
	hosted = await startPostgrest(hostedUrl);
	owner = await openSql(ownerUrl);
	visitor = await openSql(serverUrl);
});
afterAll(async () => {
	await owner?.close();
	await visitor?.close();
	await hosted?.dispose();
	await server.dispose();
});
beforeEach(() => owner.run("truncate problem_reports, portal_private.report_allowance"));

/** SQL as a visitor's request runs it; answers the rows, or the code of the refusal. */
async function asAnon(text: string): Promise<Record<string, unknown>[] | string> {
	return codeOf(visitor.run(`set role anon; ${text}`));
}

async function codeOf(work: Promise<Record<string, unknown>[]>): Promise<Record<string, unknown>[] | string> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof pg.DatabaseError) return error.code ?? "";
		throw error;
	}
}

const count = async () => Number((await owner.run("select count(*) from problem_reports"))[0]?.count);

/** An insert with these columns beside those of the specification. */
function insertion(fields: Record<string, string> = {}): string {
	const values = { problem_type: "other", description: "Falta un requisito", status: "pending", ...fields };
	const quoted = Object.values(values).map((value) => `'${value.replaceAll("'", "''")}'`);
	return `insert into problem_reports (${Object.keys(values)}) values (${quoted})`;
}

describe("a visitor in SQL", () => {
	test.each(CATALOGUE)("reads %s", async (table) => {
		expect((await asAnon(`select * from ${table}`)).length).toBeGreaterThan(20);
	});

	test.each([
		"select * from problem_reports",
		"select count(*) from problem_reports",
		"select exists (select from problem_reports)",
		"select id from problem_reports where false",
		"explain select * from problem_reports",
		"table problem_reports",
		"copy problem_reports to stdout",
		"select * from portal_private.report_allowance",
		"select * from desk.desk_reports",
		"select * from portal_private.apply_retention()",
		"select * from supabase_migrations.schema_migrations",
		"select pg_get_viewdef('problem_reports'::regclass) from problem_reports",
	])("never sees a report: %s", async (text) => {
		expect(await asAnon(text)).toBe(FORBIDDEN);
	});

	test("hands in a report with a plain insert, and nothing that would read it back", async () => {
		expect(await asAnon(insertion())).toEqual([]);
		expect(await asAnon(`${insertion({ client_id: crypto.randomUUID() })} on conflict do nothing`)).toEqual([]);
		expect(await count()).toBe(2);
		expect(await asAnon(`${insertion()} returning id`)).toBe(FORBIDDEN);
		expect(await asAnon(`${insertion()} on conflict (client_id) do nothing`)).toBe(FORBIDDEN);
		expect(await asAnon(`${insertion()} on conflict (client_id) do update set description = 'x'`)).toBe(FORBIDDEN);
		expect(await count()).toBe(2);
	});

	test.each([
		[{ status: "resolved" }],
		[{ status: "hacked" }],
		[{ created_at: "2020-01-01" }],
		[{ closed_at: "2020-01-01" }],
		[{ contact_erased_at: "2020-01-01" }],
	])("cannot set %j", async (fields: Record<string, string>) => {
		expect(await asAnon(insertion(fields))).toBe(FORBIDDEN);
		expect(await count()).toBe(0);
	});

	test("learns of a report what became of it, with the whole hash of its receipt and nothing less", async () => {
		const receipt_hash = "abc".padEnd(64, "1");
		await owner.run(insertion({ receipt_hash, client_id: crypto.randomUUID(), user_name: "Ermelinda" }));
		const [row = {}] = await asAnon(`select * from report_state('${receipt_hash}')`);
		expect(row).toMatchObject({ status: "pending", contact_erased: false });
		expect(Object.keys(row)).toEqual(["status", "received_at", "changed_at", "contact_erased"]);
		for (const guess of ["%", "", receipt_hash.slice(0, 63), `${receipt_hash}' or true --`]) {
			expect(await asAnon(`select * from report_state($guess$${guess}$guess$)`), guess).toEqual([]);
		}
		expect(await asAnon("select * from report_state(null)")).toEqual([]);
		expect(await asAnon("select * from report_status('x')")).toBe("42883");
	});

	test("cannot choose the number of a report", async () => {
		const chosen = insertion({ id: "1" });
		expect(await asAnon(chosen)).toBe("428C9");
		expect(await asAnon(chosen.replace(" values", " overriding system value values"))).toBe(FORBIDDEN);
	});

	test.each(TABLES)("cannot change, empty, reference or watch %s", async (table) => {
		const column = COLUMNS[table] ?? "id";
		const attempts = [
			`update ${table} set ${column} = ${column}`,
			`delete from ${table}`,
			`truncate ${table}`,
			`create table mine (id text references ${table})`,
			`create trigger mine before insert on ${table} for each row execute function portal_private.date_closing()`,
			`alter table ${table} disable row level security`,
			`create policy mine on ${table} using (true)`,
			`lock table ${table} in access exclusive mode`,
			`comment on table ${table} is 'x'`,
			`drop table ${table}`,
		];
		for (const attempt of attempts) expect(await asAnon(attempt), attempt).toBe(FORBIDDEN);
		for (const privilege of ["UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "TRIGGER"]) {
			const rows = await owner.run("select has_table_privilege('anon', $1, $2) as may", [table, privilege]);
			expect(rows, privilege).toEqual([{ may: false }]);
		}
		if (table !== "problem_reports")
			expect(await asAnon(`insert into ${table} (${column}) values ('x')`)).toBe(FORBIDDEN);
	});

	test.each([
		"create table mine (id int)",
		"create temporary table mine (id int)",
		"create view mine as select 1",
		"create function mine() returns int language sql as 'select 1'",
		"create schema mine",
		"create extension dblink",
		"create role mine",
		"copy procedures to program 'true'",
		"copy (select 1) to '/tmp/mine'",
		"select pg_read_file('/etc/passwd')",
		"select pg_ls_dir('.')",
		"select lo_create(0)",
		"select lo_from_bytea(0, 'x')",
		"select lo_import('/etc/passwd')",
		"select pg_reload_conf()",
		"select nextval('problem_reports_id_seq')",
	])("cannot make or reach anything else: %s", async (text) => {
		expect(await asAnon(text)).toBe(FORBIDDEN);
	});

	test.each(["superuser", "portal_operator", "portal_owner", "pg_read_all_data"])("cannot become %s", async (role) => {
		expect(await codeOf(runSql(serverUrl, `set role ${role}`))).toBe(FORBIDDEN);
		expect(await codeOf(runSql(serverUrl, `set session authorization ${role}`))).toBe(FORBIDDEN);
	});

	test("has nothing but what anon has: the server's login alone reads no table", async () => {
		for (const table of TABLES) expect(await codeOf(runSql(serverUrl, `select * from ${table}`))).toBe(FORBIDDEN);
		expect(await codeOf(runSql(serverUrl, "create temporary table mine (id int)"))).toBe(FORBIDDEN);
	});

	test("no column of a report can be read, whatever was revoked or granted", async () => {
		const rows = await owner.run(
			`select attname, privilege from pg_attribute, unnest(array['SELECT', 'UPDATE', 'REFERENCES']) privilege
			where attrelid = 'problem_reports'::regclass and attnum > 0 and not attisdropped
			and (has_column_privilege('anon', attrelid, attnum, privilege) or has_column_privilege('portal_web', attrelid, attnum, privilege))`,
		);
		expect(rows).toEqual([]);
	});
});

describe("the database itself refuses", () => {
	test.each<[string, Record<string, string>]>([
		...Object.entries(REPORT_LIMITS).map(([column, limit]): [string, Record<string, string>] => [
			`${column} beyond ${limit}`,
			{
				[column]:
					{ user_email: `${"a".repeat(limit)}@b.gt`, page_url: `/${"ñ".repeat(limit)}` }[column] ??
					"ñ".repeat(limit + 1),
			},
		]),
		["an unknown type", { problem_type: "Other" }],
		["a blank description", { description: " \t\n" }],
		["a description that nobody can see", { description: "\u200b\u00a0\u2060\ufeff" }],
		["codes for a terminal", { description: "\u001b[2J" }],
		["two lines for a name", { user_name: "Ana\nBcc: x@y.gt" }],
		["codes for a terminal in a page", { page_url: "/\u001b[2J" }],
		["a page that is a program", { page_url: "javascript:alert(1)" }],
		...["a", "a@b", "a b@c.gt", "@c.gt", "a@b@c.gt", "a@b.gt\nBcc: x@y.gt"].map(
			(user_email): [string, Record<string, string>] => [`the address ${JSON.stringify(user_email)}`, { user_email }],
		),
		["a spam score of 101", { spam_score: "101" }],
		["a receipt hash that is none", { receipt_hash: "hola" }],
	])("%s", async (_what, fields) => {
		expect(await asAnon(insertion(fields))).toBe("23514");
		expect(await count()).toBe(0);
	});

	test("nothing that is exactly at its limit", async () => {
		const longest = Object.entries(REPORT_LIMITS).map(([column, limit]) => [
			column,
			{ user_email: "ana@correo.gt", page_url: `/${"ñ".repeat(limit - 1)}` }[column] ?? "ñ".repeat(limit),
		]);
		for (const problem_type of PROBLEM_TYPES) {
			expect(await asAnon(insertion({ ...Object.fromEntries(longest), problem_type }))).toEqual([]);
		}
	});

	test("nothing that was stored before: it can be closed, erased and forgotten", async () => {
		const old = insertion({
			user_name: "Ana\u2028",
			page_url: "javascript:x",
			description: "\u200b",
			receipt_hash: "e".repeat(64),
		});
		await owner.run("alter table problem_reports disable trigger refuse_unusable_report");
		await owner.run(old);
		await owner.run("alter table problem_reports enable trigger refuse_unusable_report");
		await owner.run("update problem_reports set status = 'resolved', created_at = now() - interval '3 years'");
		expect(await asAnon(`select public.erase_report_contact('${"e".repeat(64)}')`)).not.toBe("23514");
		await owner.run("select portal_private.apply_retention()");
		expect(await owner.run("select user_name, page_url, status from problem_reports")).toEqual([
			{ user_name: "", page_url: "", status: "resolved" },
		]);
	});

	const insertMany = (reports: number) => `insert into problem_reports (problem_type, description, status)
		select 'other', 'Reporte ' || n, 'pending' from generate_series(1, ${reports}) n`;

	test("more than 300 reports a minute or 10,000 a day from strangers, wherever their day begins", async () => {
		const many = (reports: number, zone = "UTC") =>
			codeOf(runSql(hostedUrl, `set role anon; set timezone = '${zone}'; ${insertMany(reports)}`));
		expect(await many(301)).toBe("PT429");
		expect(await count()).toBe(0);
		expect(await many(300)).toEqual([]);
		await owner.run(
			"update portal_private.report_allowance set reports = case period when 'day' then 10000 else 0 end",
		);
		for (const zone of ["UTC", "America/Guatemala", "Pacific/Kiritimati"]) {
			expect(await many(1, zone), zone).toBe("PT429");
		}
		expect(await count()).toBe(300);
	});

	test("none of the server's own reports for that: strangers cannot close its form", async () => {
		await owner.run(
			"insert into portal_private.report_allowance values ('day', date_trunc('day', now(), 'UTC'), 10000)",
		);
		expect(await asAnon(insertMany(301))).toEqual([]);
		expect(await count()).toBe(301);
	});

	test("to work longer than three seconds for a stranger's question", async () => {
		const [anon] = await owner.run("select rolconfig from pg_roles where rolname = 'anon'");
		expect(anon?.rolconfig).toContain("statement_timeout=3s");
	});
});

describe("a visitor through PostgREST", () => {
	async function ask(path: string, method = "GET", body?: object, prefer = "return=minimal") {
		const response = await fetch(`${hosted.address}/rest/v1/${path}`, {
			method,
			headers: {
				Authorization: `Bearer ${hosted.anonKey}`,
				"Content-Type": "application/json",
				Prefer: prefer,
			},
			body: body && JSON.stringify(body),
		});
		const text = await response.text();
		const answer: unknown = text ? JSON.parse(text) : undefined;
		const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined;
		return { status: response.status, answer, code };
	}
	const report = { problem_type: "other", description: "Falta un requisito", status: "pending" };

	test("reads the catalogue with the institution joined, as the specification's calls do", async () => {
		const { answer } = await ask("procedures?id=eq.inscripcion-nit&select=name,institutions(name)&order=name");
		expect(answer).toEqual([{ name: "Inscripción al NIT", institutions: { name: "SAT" } }]);
		for (const table of CATALOGUE) expect((await ask(`${table}?limit=1`)).answer).toHaveLength(1);
	});

	test("hands in exactly the insert of the specification", async () => {
		const sent = { ...report, user_name: "", user_email: "", page_url: "/", browser_info: "Firefox" };
		expect(await ask("problem_reports", "POST", sent)).toMatchObject({ status: 201, answer: undefined });
		expect(await count()).toBe(1);
	});

	test.each<[string, string, object?, string?]>([
		["problem_reports", "GET"],
		["problem_reports?select=count", "GET"],
		["problem_reports?limit=0", "GET", undefined, "count=exact"],
		["problem_reports", "POST", report, "return=representation"],
		["problem_reports?on_conflict=client_id", "POST", report, "resolution=merge-duplicates"],
		["problem_reports", "POST", { ...report, status: "resolved" }],
		["problem_reports", "POST", { ...report, created_at: "2020-01-01" }],
		["problem_reports?id=gt.0", "PATCH", { status: "resolved" }],
		["problem_reports?id=gt.0", "DELETE"],
		["procedures?id=eq.inscripcion-nit", "PATCH", { name: "x" }],
		["procedures?id=eq.inscripcion-nit", "DELETE"],
		["procedures", "POST", { id: "x" }],
		["institutions?id=eq.sat", "DELETE"],
		["observatory?id=eq.inscripcion-nit", "PATCH", { tramite: "x" }],
	])("%s by %s is forbidden", async (path, method, body, prefer) => {
		expect(await ask(path, method, body, prefer)).toMatchObject({ status: 401, code: FORBIDDEN });
		expect(await count()).toBe(0);
	});

	test("finds no way in through embedding, functions or other schemas", async () => {
		for (const path of [
			"procedures?select=id,problem_reports(*)",
			"rpc/apply_retention",
			"report_allowance",
			"schema_migrations",
		]) {
			const { status, answer } = await ask(path);
			expect([400, 401, 404], path).toContain(status);
			expect(JSON.stringify(answer)).not.toContain("description");
		}
	});

	test("is told to wait when too many reports come", async () => {
		expect(
			await ask(
				"problem_reports",
				"POST",
				Array.from({ length: 10_000 }, () => report),
			),
		).toMatchObject({ status: 429 });
		expect(await count()).toBe(0);
	});
});

describe("the whole of the rights", () => {
	test("is exactly what the golden list says", async () => {
		const rows = await owner.run(LIST_RIGHTS);
		const golden: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "grants.golden.json"), "utf8"));
		expect(rows.map((row) => row.line)).toEqual(golden);
	});

	test("raises no lint", async () => {
		expect(await owner.run(LINTS)).toEqual([]);
	});

	test("a careless table, view or function would not get past these two", async () => {
		const careless = await server.createDatabase("careless", "superuser");
		await migratePostgres(careless);
		const before = await runSql(careless, LIST_RIGHTS);
		await runSql(
			careless,
			`create table public.notes (id int);
			create view public.leak as select * from public.problem_reports;
			create function public.leak_all() returns bigint language sql security definer
				as 'select count(*) from public.problem_reports';
			grant execute on function public.leak_all() to public;
			grant select on public.leak to anon`,
		);
		const lints = (await runSql(careless, LINTS)).flatMap((row) => Object.values(row));
		expect(lints.join("\n")).toMatch(/not enabled and forced: notes/);
		expect(lints.join("\n")).toMatch(/without a policy: notes/);
		expect(lints.join("\n")).toMatch(/security_invoker: leak/);
		expect(lints.join("\n")).toMatch(/fixed search_path: leak_all/);
		expect(lints.join("\n")).toMatch(/everybody may execute: leak_all/);
		expect(lints.join("\n")).toMatch(/definer of a superuser: leak_all/);
		expect(await runSql(careless, LIST_RIGHTS)).not.toEqual(before);
	});
});

describe("migrations", () => {
	test("close a function that is added later, until it is granted by name", async () => {
		const url = await server.createDatabase("later", "superuser");
		await migratePostgres(url);
		await runSql(url, "create function public.later() returns int language sql as 'select 1'");
		expect(await codeOf(runSql(url, "set role anon; select public.later()"))).toBe(FORBIDDEN);
	});

	test("refuse a database that could not hold every letter", async () => {
		await runSql(server.url("postgres"), "create database narrow encoding 'SQL_ASCII' template template0");
		await expect(migratePostgres(server.url("narrow"))).rejects.toThrow(/SQL_ASCII.*UTF8/);
	});

	test("of several databases of one server, all at once, all succeed", async () => {
		const urls = await Promise.all(
			[1, 2, 3, 4, 5, 6].map((number) => server.createDatabase(`side_${number}`, "superuser")),
		);
		await Promise.all(urls.map((url) => migratePostgres(url)));
		await Promise.all(urls.map((url) => setServerPassword(url, serverUrl)));
		for (const url of urls) expect(await runSql(url, "select from problem_reports")).toEqual([]);
	}, 60_000);

	test("send no password: neither a log nor statistics can tell it", async () => {
		const asked = vi.spyOn(pg.Client.prototype, "query");
		onTestFinished(() => asked.mockRestore());
		await setServerPassword(ownerUrl, serverUrl);
		const sent = JSON.stringify(asked.mock.calls.map(([text]) => String(text)));
		expect(sent).toContain("alter role portal_web password 'SCRAM-SHA-256$");
		expect(sent).not.toContain(new URL(serverUrl).password);
		expect(await runSql(serverUrl, "select 1 as open")).toEqual([{ open: 1 }]);
	});

	test("may run twice, each file by itself, and change no right", async () => {
		const before = await owner.run(LIST_RIGHTS);
		for (const file of readdirSync(MIGRATIONS_DIR).sort()) {
			expect(file).toMatch(/^\d{14}_\w+\.sql$/);
			await owner.run(readFileSync(join(MIGRATIONS_DIR, file), "utf8"));
		}
		expect(await owner.run(LIST_RIGHTS)).toEqual(before);
		expect(await migratePostgres(ownerUrl)).toEqual([]);
	});

	test("started four times at once install one schema", async () => {
		const url = await server.createDatabase("together", "superuser");
		const applied = await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)));
		expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
	});

	test("killed half-way leave nothing, and the next run does it all", async () => {
		const url = await server.createDatabase("halfway", "superuser");
		const blocker = new pg.Client({ connectionString: url });
		await blocker.connect();
		onTestFinished(() => blocker.end());
		// Holds back the second file, which makes the tables, so that the first has run when the connection is killed.
		await blocker.query("begin; create table public.institutions (id text)");
		const migrating = migratePostgres(url);
		const failing = expect(migrating).rejects.toThrow(/Nothing was changed/);
		await vi.waitFor(async () => {
			const killed = await owner.run(
				"select pg_terminate_backend(pid) from pg_stat_activity where datname = 'halfway' and wait_event_type = 'Lock'",
			);
			expect(killed).toHaveLength(1);
		}, 10_000);
		await failing;
		await blocker.query("rollback");
		expect(await runSql(url, "select to_regclass('supabase_migrations.schema_migrations') as made")).toEqual([
			{ made: null },
		]);
		expect(await migratePostgres(url)).toHaveLength(readdirSync(MIGRATIONS_DIR).length);
	});

	test("bring a new password of the server with them", async () => {
		expect(await runSql(serverUrl, "select session_user::text as login")).toEqual([{ login: "portal_web" }]);
	});
});
