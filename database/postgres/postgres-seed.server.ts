import { FACTS_DIR, readFacts } from "../facts.server.ts";
import type { Lack } from "../seed.server.ts";
import { findLack, seed } from "../seed.server.ts";
import { borrowConnection, POSTGRES_ENCODING, withOwner } from "./postgres-owner.server.ts";

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
