import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { FACTS_DIR, readFacts } from "../facts.server.ts";
import type { Lack } from "../seed.server.ts";
import { findLack, seed } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** Fills an empty catalogue with the fact files, in one transaction, or the tables beside it. Returns what was lacking. */
export function seedPostgres(ownerUrl: string, factsDir: string = FACTS_DIR): Promise<Lack> {
	return withOwner(ownerUrl, async (client) => {
		const facts = await readFacts(factsDir);
		await client.query("set local role portal_operator");
		const database = borrowConnection(client);
		const lack = await findLack(database);
		await seed(database, lack, facts, { list: (texts) => texts, flag: (isSet) => isSet });
		return lack;
	});
}

/** Kysely over an existing connection, so that its statements belong to the transaction that is open on it. */
function borrowConnection(client: pg.Client): Kysely<Tables> {
	const borrowed = Object.assign(client, { release: () => undefined });
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: { options: {}, connect: async () => borrowed, end: async () => undefined } }),
	});
}
