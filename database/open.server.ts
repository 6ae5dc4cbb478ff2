import type { Backend } from "./backend.ts";
import { openSqliteBackend } from "./sqlite.server.ts";

/** Where the facts live: nothing but a directory means the embedded database. */
export interface BackendSettings {
	dataDir: string;
	databaseUrl?: string;
	supabaseUrl?: string;
	supabaseAnonKey?: string;
}

/** Opens the backend that the settings name. Throws `DatabaseUnusable` when a person must act first. */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
	return openSqliteBackend({ dataDir: settings.dataDir });
}
