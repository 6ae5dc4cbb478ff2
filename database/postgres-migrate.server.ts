import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { RetentionOutcome } from "./backend.ts";
import { DatabaseUnusable } from "./backend.ts";
import { FACTS_DIR, readFacts } from "./facts.server.ts";
import { listPostgresAddresses } from "./postgres-addresses.server.ts";
import { insertFacts, isCatalogueEmpty } from "./seed.server.ts";
import type { Tables } from "./tables.ts";

/** Laid out so that the Supabase CLI also applies it, and recorded where it records what it applied. */
export const MIGRATIONS_DIR = join(import.meta.dirname, "..", "supabase", "migrations");
const MIGRATION_NAME = /^(\d{14})_(\w+)\.sql$/;
/** Any number that nobody else locks. */
const LOCK = "8532478912345678901";
/** Longest wait for whoever holds that lock, or a table. */
const LOCK_WAIT = "30s";
/** Roles belong to the whole server: databases prepared at the same moment may meet in them. */
const MEETINGS = 8;
const LOCK_NOT_AVAILABLE = "55P03";
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

/** Lets `portal_web` log in with the password of the server's own address, when that is whom it names. */
export async function setServerPassword(ownerUrl: string, serverUrl: string): Promise<boolean> {
	const [address = serverUrl] = listPostgresAddresses(serverUrl);
	const { username, password } = new URL(address);
	if (username !== "portal_web" || password === "") return false;
	const verifier = scramVerifier(decodeURIComponent(password));
	await withOwner(ownerUrl, async (client) => {
		await client.query(`alter role portal_web password ${client.escapeLiteral(verifier)}`);
		const { rows } = await client.query<{ may: boolean }>("select pg_has_role('portal_web', 'anon', 'member') as may");
		if (rows[0]?.may) return;
		throw new DatabaseUnusable(
			"portal_web cannot become anon, because another owner keeps that role: let a superuser run `grant anon to portal_web`, or use SUPABASE_URL.",
		);
	});
	return true;
}

/** What PostgreSQL keeps of a password (RFC 5803): sent in its place, neither log nor statistics can tell the password. */
function scramVerifier(password: string): string {
	const salt = randomBytes(16);
	const iterations = 4096;
	const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
	const keyed = (text: string) => createHmac("sha256", salted).update(text).digest();
	const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
	return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}

/** Fills an empty catalogue with the fact files, whole or not at all. Answers false when it holds anything. */
export function seedPostgres(ownerUrl: string, factsDir: string = FACTS_DIR): Promise<boolean> {
	return withOwner(ownerUrl, async (client) => {
		const facts = await readFacts(factsDir);
		await client.query("set local role portal_operator");
		const database = borrowConnection(client);
		if (!(await isCatalogueEmpty(database))) return false;
		await insertFacts(database, facts, { list: (texts) => texts, flag: (isSet) => isSet });
		return true;
	});
}

/** Erases what has served its time (domain/retention.ts). Answers how many reports it touched. */
export function applyPostgresRetention(ownerUrl: string): Promise<RetentionOutcome> {
	return withOwner(ownerUrl, async (client) => {
		await client.query("set local role portal_operator");
		const { rows } = await client.query<{ contacts_erased: string; technical_erased: string }>(
			"select contacts_erased, technical_erased from portal_private.apply_retention()",
		);
		return { contacts: Number(rows[0]?.contacts_erased), technical: Number(rows[0]?.technical_erased) };
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

/** One transaction under one lock: killed at any moment, nothing has happened. */
async function withOwner<Result>(ownerUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	for (let meetingsLeft = MEETINGS; ; meetingsLeft -= 1) {
		try {
			return await tryWithOwner(ownerUrl, work);
		} catch (error) {
			if (!(error instanceof Error) || error instanceof DatabaseUnusable) throw error;
			if (meetingsLeft > 0 && error.message.includes("tuple concurrently updated")) {
				await pause(50 + Math.random() * 200);
				continue;
			}
			const isHeldUp = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
			throw new DatabaseUnusable(
				`The PostgreSQL database could not be prepared (${error.message || String(error)}). Nothing was changed. ` +
					(isHeldUp
						? `Somebody has held a lock for ${LOCK_WAIT}: look for it with "select * from pg_locks", or try again.`
						: "MIGRATE_DATABASE_URL must name its owner, who may create roles (docs/operations.md)."),
				{ cause: error },
			);
		}
	}
}

async function tryWithOwner<Result>(ownerUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
	// A connection lost between two statements: the next one fails with the reason.
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query("begin");
		await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
		await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
		const result = await work(client);
		await client.query("commit");
		return result;
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** Kysely over the one connection whose transaction is open already. */
function borrowConnection(client: pg.Client): Kysely<Tables> {
	const borrowed = Object.assign(client, { release: () => undefined });
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: { options: {}, connect: async () => borrowed, end: async () => undefined } }),
	});
}
