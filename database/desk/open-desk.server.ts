import { DatabaseUnusable } from "../backend.ts";
import type { DeskDatabase, DeskDatabaseSettings } from "./desk-database.server.ts";
import { openPostgresDesk } from "./postgres-desk.server.ts";
import { openSqliteDesk } from "./sqlite-desk.server.ts";

const NEEDS_URL =
	"Set DESK_DATABASE_URL to the connection string of the database, with the login portal_desk: " +
	"postgres://portal_desk:a-password@host/database. `npm run migrate` gives that login its password (docs/desk.md). " +
	"A hosted project has it under Project Settings, Database; its public key is not enough for the desk.";

/** Opens the database that the portal reads, with the desk's rights. Throws `DatabaseUnusable` when a person must act first. */
export async function openDeskDatabase(settings: DeskDatabaseSettings): Promise<DeskDatabase> {
	const { dataDir, deskDatabaseUrl, databaseUrl, supabaseUrl } = settings;
	if (deskDatabaseUrl) return openPostgresDesk(deskDatabaseUrl);
	if (databaseUrl || supabaseUrl) throw new DatabaseUnusable(NEEDS_URL);
	return openSqliteDesk(dataDir);
}
