import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { DatabaseUnusable, type RetentionOutcome } from "../backend.ts";
import { FACTS_DIR, readFacts } from "../facts.server.ts";
import { type Encoding, findLack, type Lack, seed } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import { getTypeParser, listPostgresAddresses } from "./postgres-connection.server.ts";

/** Key of the advisory lock: an arbitrary number that no other program is likely to use. */
const LOCK = "8532478912345678901";
/** Longest wait for that lock, or for the lock on a table. */
const LOCK_WAIT = "30s";
/** Roles belong to the whole server, so two databases that are prepared at the same moment conflict; one then tries again. */
const RETRIES = 8;
const LOCK_NOT_AVAILABLE = "55P03";

/** How PostgreSQL stores lists and flags. */
export const POSTGRES_ENCODING: Encoding = { list: (texts) => texts, flag: (isSet) => isSet };

/** Does the work in one transaction under one lock: a process that is killed in the middle leaves no change behind. */
export async function withOwner<Result>(
	ownerUrl: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	for (let retriesLeft = RETRIES; ; retriesLeft -= 1) {
		try {
			return await tryWithOwner(ownerUrl, work);
		} catch (error) {
			if (!(error instanceof Error) || error instanceof DatabaseUnusable) throw error;
			if (retriesLeft > 0 && error.message.includes("tuple concurrently updated")) {
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
	const client = new pg.Client({
		connectionString: ownerUrl,
		connectionTimeoutMillis: 10_000,
		types: { getTypeParser },
	});
	// Without a listener a connection lost between two statements would end the process; the next statement reports it.
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

/** Kysely over an existing connection, so that its statements belong to the transaction that is open on it. */
export function borrowConnection(client: pg.Client): Kysely<Tables> {
	const borrowed = Object.assign(client, { release: () => undefined });
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: { options: {}, connect: async () => borrowed, end: async () => undefined } }),
	});
}

/** In the layout of the Supabase CLI, which can apply them too, below the working directory; both record applied migrations in the same table. */
export const MIGRATIONS_DIR = resolve("supabase/migrations");
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

/** When `serverUrl` logs in as `portal_web`, gives that role the password of the address. Returns whether it did. */
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

/** The same for the desk's login, `portal_desk`. Returns whether the address is its own. */
export async function setDeskPassword(ownerUrl: string, deskUrl: string): Promise<boolean> {
	const [address = deskUrl] = listPostgresAddresses(deskUrl);
	const { username, password } = new URL(address);
	// A pooler of a hosted project writes the project behind the name of the login.
	if (!/^portal_desk(\.|$)/.test(decodeURIComponent(username)) || password === "") return false;
	const verifier = scramVerifier(decodeURIComponent(password));
	await withOwner(ownerUrl, (client) =>
		client.query(`alter role portal_desk password ${client.escapeLiteral(verifier)}`),
	);
	return true;
}

/**
 * The form in which PostgreSQL stores a password (RFC 5803). We send this instead of the password, because the statement
 * may end up in the log or the statistics of the server.
 */
function scramVerifier(password: string): string {
	const salt = randomBytes(16);
	const iterations = 4096;
	const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
	const keyed = (text: string) => createHmac("sha256", salted).update(text).digest();
	const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
	return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}

/** Erases personal data older than the limits of domain/report/retention.ts. Returns how many reports it changed. */
export function applyPostgresRetention(ownerUrl: string): Promise<RetentionOutcome> {
	return withOwner(ownerUrl, async (client) => {
		await client.query("set local role portal_operator");
		const { rows } = await client.query<{ contacts_erased: string; technical_erased: string }>(
			"select contacts_erased, technical_erased from portal_private.apply_retention()",
		);
		return { contacts: Number(rows[0]?.contacts_erased), technical: Number(rows[0]?.technical_erased) };
	});
}

/** Fills an empty catalogue with the fact files, in one transaction, or the tables beside it. Returns what was lacking. */
export function seedPostgres(ownerUrl: string, factsDir: string = FACTS_DIR): Promise<Lack> {
	return withOwner(ownerUrl, async (client) => {
		const facts = await readFacts(factsDir);
		await client.query("set local role portal_operator");
		const database = borrowConnection(client);
		const lack = await findLack(database);
		await seed(database, lack, facts, POSTGRES_ENCODING);
		return lack;
	});
}
