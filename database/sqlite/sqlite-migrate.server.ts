import type { DatabaseSync } from "node:sqlite";
import { DatabaseUnusable } from "../backend.ts";
import { transact } from "./sqlite-file.server.ts";
import { SQLITE_MIGRATIONS } from "./sqlite-schema.server.ts";

/**
 * Brings a SQLite database to the newest schema, whole or not at all. Two processes may call it at
 * once: the second waits for the lock and finds nothing left to do (or gets SQLITE_BUSY and calls again).
 */
export function migrateSqlite(database: DatabaseSync, migrations: readonly string[] = SQLITE_MIGRATIONS): void {
	if (readVersion(database) === migrations.length) return;
	transact(database, () => {
		const version = readVersion(database);
		if (version > migrations.length) {
			throw new DatabaseUnusable(
				`The database ${database.location()} was written by a newer version of the portal ` +
					`(schema ${version}, this one knows ${migrations.length}). Start that version again, or put back an older copy (docs/operations.md, Upgrade).`,
			);
		}
		for (const migration of migrations.slice(version)) database.exec(migration);
		database.exec(`pragma user_version = ${migrations.length}`);
	});
}

function readVersion(database: DatabaseSync): number {
	return Number(database.prepare("pragma user_version").get()?.user_version);
}
