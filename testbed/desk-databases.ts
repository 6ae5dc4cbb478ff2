import type { Backend } from "../database/backend.ts";
import { openBackend } from "../database/open.server.ts";
import type { TestDesk } from "./desk.ts";
import { openTestDesk } from "./desk.ts";
import { prepareDatabase } from "./engines.ts";
import { fewFacts } from "./few-facts.ts";
import type { PostgresServer } from "./postgres.ts";
import { PASSWORD, runSql } from "./postgres.ts";

/** Where the desk and the portal reach the same database, each with its own login. */
interface DeskDatabaseAddresses {
	deskDatabaseUrl: string;
	serverUrl: string;
}

/** A migrated and seeded database of this name, with the login of the desk. */
export async function prepareDeskDatabase(server: PostgresServer, name: string): Promise<DeskDatabaseAddresses> {
	const { serverUrl } = await prepareDatabase(server, name, { factsDir: fewFacts() });
	await runSql(server.url(name), `alter role portal_desk password '${PASSWORD}'`);
	return { deskDatabaseUrl: server.url(name, "portal_desk"), serverUrl };
}

/** A desk over a new database of this name. */
export async function openPostgresDesk(server: PostgresServer, name: string): Promise<TestDesk> {
	const { deskDatabaseUrl } = await prepareDeskDatabase(server, name);
	return openTestDesk({ deskDatabaseUrl });
}

/** A desk, and the same database as the public portal reads and fills it. */
export interface DeskAndPortal {
	desk: TestDesk;
	portal: Backend;
}

/** Both over a new database of this name where a server is given, else over a file. The settings are those of the desk. */
export async function openDeskAndPortal(
	on?: { server: PostgresServer; name: string },
	settings: Parameters<typeof openTestDesk>[0] = {},
): Promise<DeskAndPortal> {
	const addresses = on && (await prepareDeskDatabase(on.server, on.name));
	const desk = await openTestDesk({ ...settings, deskDatabaseUrl: addresses?.deskDatabaseUrl });
	return { desk, portal: await openBackend({ dataDir: desk.dataDir, databaseUrl: addresses?.serverUrl }) };
}
