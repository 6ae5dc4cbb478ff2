import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Backend } from "../database/backend.ts";
import { openBackend } from "../database/open.server.ts";
import { migratePostgres, seedPostgres, setServerPassword } from "../database/postgres/postgres-owner.server.ts";
import { SQLITE_FILE } from "../database/sqlite/sqlite-backend.server.ts";
import { SQLITE_DESK_SCHEMA } from "../database/sqlite/sqlite-desk-schema.server.ts";
import { SQLITE_SECOND_PAGE } from "../database/sqlite/sqlite-facts-schema.server.ts";
import { PASSWORD, type PostgresServer, runSql } from "./postgres.ts";
import { startPostgrest } from "./postgrest.ts";

/** One backend on its real engine, with the facts in it. */
export interface Engine {
	backend: Backend;
	/** Runs SQL as the superuser. */
	sql(text: string): Promise<Record<string, unknown>[]>;
	/** Stops the engine and starts it again; missing for the embedded database, which has no server. */
	outage?: { begin(): Promise<void>; end(): Promise<void> };
	dispose(): Promise<void>;
}

export async function openSqliteEngine(): Promise<Engine> {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-contract-"));
	const backend = await openBackend({ dataDir });
	return {
		backend,
		async sql(text) {
			const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5_000 });
			try {
				return database.prepare(text).all();
			} finally {
				database.close();
			}
		},
		async dispose() {
			await backend.close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** PostgREST logs in with a role of its own, as on a hosted service; the database then limits its reports like a stranger's. */
const LOGIN_OF_POSTGREST = `
	do $$ begin
		create role authenticator login noinherit password '${PASSWORD}';
	exception when duplicate_object or unique_violation then null;
	end $$;
	grant anon to authenticator`;

/** A migrated and seeded database; answers the owner's address, the server's and PostgREST's. */
export async function prepareDatabase(
	server: PostgresServer,
	name: string,
	{ owner, factsDir }: { owner?: "portal_owner" | "superuser"; factsDir?: string } = {},
) {
	const ownerUrl = await server.createDatabase(name, owner);
	const serverUrl = server.url(name, "portal_web");
	await migratePostgres(ownerUrl);
	await setServerPassword(ownerUrl, serverUrl);
	await seedPostgres(ownerUrl, factsDir);
	await runSql(server.url(name), LOGIN_OF_POSTGREST);
	return { ownerUrl, serverUrl, hostedUrl: server.url(name, "authenticator") };
}

export async function openPostgresEngine(server: PostgresServer): Promise<Engine> {
	const { serverUrl } = await prepareDatabase(server, "contract_postgres");
	const backend = await openBackend({ dataDir: "", databaseUrl: serverUrl });
	return {
		backend,
		sql: (text) => runSql(server.url("contract_postgres"), text),
		outage: { begin: server.crash, end: server.start },
		dispose: () => backend.close(),
	};
}

export async function openPostgrestEngine(server: PostgresServer): Promise<Engine> {
	const { hostedUrl } = await prepareDatabase(server, "contract_postgrest");
	const hosted = await startPostgrest(hostedUrl);
	const backend = await openBackend({ dataDir: "", supabaseUrl: hosted.address, supabaseAnonKey: hosted.anonKey });
	return {
		backend,
		sql: (text) => runSql(server.url("contract_postgrest"), text),
		outage: { begin: hosted.stop, end: hosted.start },
		async dispose() {
			await backend.close();
			await hosted.dispose();
		},
	};
}

/** Takes away what came with the desk and after it, so that a database is as a release before it left it; set its `user_version` too. */
export const TAKE_DESK_AWAY = [
	"drop table offices; drop table procedure_terms;",
	...["insert", "update"].map((when) => `drop trigger procedure_fees_dates_${when};`),
	...["question", "source", "read"].map((column) => `alter table procedure_fees drop column ${column};`),
	...[...SQLITE_SECOND_PAGE.matchAll(/create trigger (\w+)/g)].map(([, name]) => `drop trigger ${name};`),
	"alter table procedure_facts drop column other_published;",
	...[...SQLITE_DESK_SCHEMA.matchAll(/create trigger (\w+)/g)].map(([, name]) => `drop trigger if exists ${name};`),
	...[...SQLITE_DESK_SCHEMA.matchAll(/create table (\w+)/g)].map(([, name]) => `drop table ${name};`),
].join("\n");
