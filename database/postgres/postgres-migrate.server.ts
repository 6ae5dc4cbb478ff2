import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseUnusable } from "../backend.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** Laid out so that the Supabase CLI also applies it, and recorded where it records what it applied. */
export const MIGRATIONS_DIR = join(import.meta.dirname, "..", "..", "supabase", "migrations");
const MIGRATION_NAME = /^(\d{14})_(\w+)\.sql$/;
/** The code under which our migrations say what they could not do; PostgreSQL has notices of its own. */
const OUR_NOTICE = "VA001";

/**
 * Brings the schema up to date, all of it or nothing; a second process waits and finds nothing to do.
 * Needs the owner of the database. Answers the names of the migrations it applied; `note` hears what they could not do.
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
