import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import type { CatalogueRows } from "../../domain/catalogue/catalogue.ts";

/** A database as a first start makes it: what the portal reads of it, and what it says when it is counted. */
export async function readDatabase(): Promise<{ rows: CatalogueRows; count(sql: string): number }> {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-open-data-"));
	const backend = await openSqliteBackend({ dataDir });
	const rows = await backend.readCatalogue();
	await backend.close();
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
	const tables = [
		"procedures",
		"procedures where nivel = 'ficha'",
		"procedures where nivel is null or nivel <> 'ficha'",
		"institutions",
		"observatory",
		"procedure_facts",
		"procedure_fees",
		"procedure_places",
		"procedure_terms",
		"offices",
	];
	const counts = new Map(
		tables.map((table) => [table, Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)]),
	);
	database.close();
	rmSync(dataDir, { recursive: true, force: true });
	return {
		rows,
		count(table) {
			const counted = counts.get(table);
			if (counted === undefined) throw new Error(`${table} was not counted`);
			return counted;
		},
	};
}
