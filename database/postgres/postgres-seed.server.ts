import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { FACTS_DIR, readFacts } from "../facts.server.ts";
import { insertFacts, isCatalogueEmpty } from "../seed.server.ts";
import type { Tables } from "../tables.ts";
import { withOwner } from "./postgres-owner.server.ts";

/** Fills an empty catalogue with the fact files, in one transaction. Returns false when the catalogue already holds anything. */
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

/** Kysely over an existing connection, so that its statements belong to the transaction that is open on it. */
function borrowConnection(client: pg.Client): Kysely<Tables> {
	const borrowed = Object.assign(client, { release: () => undefined });
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: { options: {}, connect: async () => borrowed, end: async () => undefined } }),
	});
}
