import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseUnusable } from "../backend.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** In the layout of the Supabase CLI, which can apply them too; both record applied migrations in the same table. */
export const MIGRATIONS_DIR = join(import.meta.dirname, "..", "..", "supabase", "migrations");
const MIGRATION_NAME = /^(\d{14})_(\w+)\.sql$/;
/** Our migrations raise a notice with this code for what they could not do; it tells them from PostgreSQL's own notices. */
const OUR_NOTICE = "VA001";

/**
 * Applies the missing migrations in one transaction; a second process waits for it and finds nothing to do. `ownerUrl`
 * is the login of the database's owner. Returns the names of the migrations it applied; `note` is called with what
 * they could not do.
 */
export function migratePostgres(ownerUrl: string, note: (text: string) => void = () => undefined): Promise<string[]> {
	return withOwner(ownerUrl, async (client) => {
		const encoding = (await client.query<{ name: string }>("select getdatabaseencoding() as name")).rows[0]?.name;
		if (encoding !== "UTF8") {
			throw new DatabaseUnusable(
				`The database is encoded in ${encoding}, which cannot hold every report. Make one with: create database … encoding 'UTF8' template template0`,
			);
		}
		client.on("notice", ({ code, message }) => code === OUR_NOTICE && note(message ?? ""));
		await client.query(`
			create schema if not exists supabase_migrations;
			create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
		`);
		const known = await client.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
		const applied = new Set(known.rows.map(({ version }) => version));
		const names: string[] = [];
		for (const { version, name, text } of await readMigrations()) {
			if (applied.has(version)) continue;
			await client.query(text);
			await client.query("insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)", [
				version,
				name,
			]);
			names.push(name);
		}
		return names;
	});
}

async function readMigrations(): Promise<{ version: string; name: string; text: string }[]> {
	const files = (await readdir(MIGRATIONS_DIR)).filter((file) => MIGRATION_NAME.test(file)).sort();
	return Promise.all(
		files.map(async (file) => {
			const [, version = "", name = ""] = MIGRATION_NAME.exec(file) ?? [];
			return { version, name, text: await readFile(join(MIGRATIONS_DIR, file), "utf8") };
		}),
	);
}
