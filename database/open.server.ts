import type { Backend } from "./backend.ts";
import { openPostgresBackend } from "./postgres/postgres-backend.server.ts";
import { openPostgrestBackend } from "./postgrest/postgrest-backend.server.ts";
import { openSqliteBackend } from "./sqlite/sqlite-backend.server.ts";

/** Where the facts live; with `dataDir` alone it is the embedded database. */
export interface BackendSettings {
	dataDir: string;
	databaseUrl?: string;
	supabaseUrl?: string;
	supabaseAnonKey?: string;
	/** Whether a last good copy can stand in for the embedded database; asked only when its file cannot be used. */
	hasCopy?: () => Promise<boolean>;
}

/**
 * Opens the backend that the settings name. Throws `DatabaseUnusable` when a person must act first. A
 * backend that is down, or embedded and lost while there is a last good copy, opens all the same, and its calls throw `BackendUnavailable` until it is back.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
	const { dataDir, databaseUrl, supabaseUrl, supabaseAnonKey, hasCopy } = settings;
	if (databaseUrl) return openPostgresBackend({ databaseUrl });
	if (supabaseUrl && supabaseAnonKey) return openPostgrestBackend({ supabaseUrl, supabaseAnonKey });
	return openSqliteBackend({ dataDir, hasCopy });
}
