import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { DatabaseUnusable } from "../backend.ts";
import type { Encoding } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import { getTypeParser } from "./postgres-types.server.ts";

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
