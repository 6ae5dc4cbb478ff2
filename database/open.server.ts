import type { Backend } from "./backend.ts";
import { openPostgresBackend } from "./postgres/postgres-backend.server.ts";
import { openPostgrestBackend } from "./postgrest/postgrest-backend.server.ts";
import { openSqliteBackend } from "./sqlite/sqlite-backend.server.ts";

/** Where the facts live: nothing but a directory means the embedded database. */
export interface BackendSettings {
	dataDir: string;
	databaseUrl?: string;
	supabaseUrl?: string;
	supabaseAnonKey?: string;
}

/**
 * Opens the backend that the settings name. Throws `DatabaseUnusable` when a person must act first; a remote
 * backend that is down is no reason: it opens and answers `BackendUnavailable` until it is back.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
	const { dataDir, databaseUrl, supabaseUrl, supabaseAnonKey } = settings;
	if (databaseUrl) return openPostgresBackend({ databaseUrl });
	if (supabaseUrl && supabaseAnonKey) return openPostgrestBackend({ supabaseUrl, supabaseAnonKey });
	return openSqliteBackend({ dataDir });
}
