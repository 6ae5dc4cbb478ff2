import type { Kysely } from "kysely";
import type { Facts } from "./facts.server.ts";
import type { Tables } from "./tables.ts";
import { CATALOGUE_TABLES } from "./tables.ts";

/** How an engine stores what SQL has no common type for. */
export interface Encoding {
	list(texts: readonly string[]): string | readonly string[];
	flag(isSet: boolean): number | boolean;
}

/** Rows in one INSERT: 24 columns each stay far below the 32,766 variables of a SQLite statement. */
const ROWS_AT_ONCE = 200;

/** Tells whether all three tables of the catalogue are empty: only then may they be seeded. */
export async function isCatalogueEmpty(database: Kysely<Tables>): Promise<boolean> {
	for (const table of CATALOGUE_TABLES) {
		const row = await database.selectFrom(table).select("id").limit(1).executeTakeFirst();
		if (row) return false;
	}
	return true;
}

/** Inserts the facts; call it inside a transaction that found the tables empty. */
export async function insertFacts(database: Kysely<Tables>, facts: Facts, encoding: Encoding): Promise<void> {
	const institutions = facts.institutions.map((institution) => ({
		...institution,
		services: encoding.list(institution.services),
		sources: encoding.list(institution.sources),
		is_digital_enabled: encoding.flag(institution.is_digital_enabled),
	}));
	const procedures = facts.procedures.map((procedure) => ({
		...procedure,
		requirements: encoding.list(procedure.requirements),
		steps: encoding.list(procedure.steps),
		keywords: encoding.list(procedure.keywords),
		sources: encoding.list(procedure.sources),
		is_digital: encoding.flag(procedure.is_digital),
		needs_review: encoding.flag(procedure.needs_review),
	}));
	const observatory = facts.observatory.map(({ indicators, ...figures }) => ({
		...figures,
		...indicators,
	}));
	for (const rows of inBatches(institutions)) await database.insertInto("institutions").values(rows).execute();
	for (const rows of inBatches(procedures)) await database.insertInto("procedures").values(rows).execute();
	for (const rows of inBatches(observatory)) await database.insertInto("observatory").values(rows).execute();
}

function inBatches<Entry>(entries: readonly Entry[]): Entry[][] {
	const count = Math.ceil(entries.length / ROWS_AT_ONCE);
	return Array.from({ length: count }, (_, batch) => entries.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE));
}
