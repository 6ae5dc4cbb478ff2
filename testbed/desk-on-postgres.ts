import type { TestDesk } from "./desk.ts";
import { openTestDesk } from "./desk.ts";
import { prepareDatabase } from "./engines.ts";
import type { PostgresServer } from "./postgres.ts";
import { PASSWORD, runSql } from "./postgres.ts";

/** Where the desk and the portal reach the same database, each with its own login. */
interface DeskDatabaseAddresses {
	deskDatabaseUrl: string;
	serverUrl: string;
}

/** A migrated and seeded database of this name, with the login of the desk. */
export async function prepareDeskDatabase(server: PostgresServer, name: string): Promise<DeskDatabaseAddresses> {
	const { serverUrl } = await prepareDatabase(server, name);
	await runSql(server.url(name), `alter role portal_desk password '${PASSWORD}'`);
	return { deskDatabaseUrl: server.url(name, "portal_desk"), serverUrl };
}

/** A desk over a new database of this name. */
export async function openPostgresDesk(server: PostgresServer, name: string): Promise<TestDesk> {
	const { deskDatabaseUrl } = await prepareDeskDatabase(server, name);
	return openTestDesk({ deskDatabaseUrl });
}
