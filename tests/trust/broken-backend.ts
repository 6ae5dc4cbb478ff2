import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";

/** Breaks and mends the real database file of a running portal, from outside, as an accident would. */
export function openDatabaseFile(dataDir: string) {
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
	return {
		/** From now on every reading of the catalogue fails. */
		breakReading: () => database.exec("ALTER TABLE procedures RENAME TO procedures_gone"),
		mend: () => database.exec("ALTER TABLE procedures_gone RENAME TO procedures"),
		run: (sql: string) => database.exec(sql),
		close: () => database.close(),
	};
}
