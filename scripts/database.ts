import { DatabaseUnusable } from "../database/backend.ts";
import { openBackend } from "../database/open.server.ts";
import {
	applyPostgresRetention,
	migratePostgres,
	seedPostgres,
	setDeskPassword,
	setServerPassword,
} from "../database/postgres/postgres-owner.server.ts";
import { applyRetention } from "../database/retention.server.ts";
import { explainFailure } from "../server/operation/failures.ts";
import type { Settings } from "../server/settings.ts";
import { readDeskSettings, readSettings } from "../server/settings.ts";

const WORK = { migrate, seed, retention };

try {
	const [, , name = ""] = process.argv;
	if (name !== "migrate" && name !== "seed" && name !== "retention") {
		throw new DatabaseUnusable(`Say which: ${Object.keys(WORK).join(", ")}.`);
	}
	await WORK[name](readSettings());
} catch (error) {
	console.error(explainFailure(error));
	process.exitCode = 1;
}

async function migrate(settings: Settings): Promise<void> {
	const owner = ownerOf(settings);
	if (!owner) return openEmbedded(settings);
	const applied = await migratePostgres(owner, (text) => console.log(`Note: ${text}`));
	console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "Nothing to apply: the schema is up to date.");
	if (
		settings.databaseUrl &&
		settings.databaseUrl !== owner &&
		(await setServerPassword(owner, settings.databaseUrl))
	) {
		console.log("portal_web may log in with the password in DATABASE_URL.");
	}
	const { deskDatabaseUrl } = readDeskSettings();
	if (deskDatabaseUrl && (await setDeskPassword(owner, deskDatabaseUrl))) {
		console.log("portal_desk may log in with the password in DESK_DATABASE_URL.");
	}
}

async function seed(settings: Settings): Promise<void> {
	const owner = ownerOf(settings);
	if (!owner) return openEmbedded(settings);
	const said = {
		catalogue: "The catalogue holds the facts of data/.",
		details: "The catalogue stands; its facts now say where they come from, as far as data/ speaks of the same values.",
		later: "The catalogue stands; the offices or the deadlines of data/, which it had none of, were added.",
		nothing: "Nothing to do: the catalogue is not empty.",
	};
	console.log(said[await seedPostgres(owner)]);
}

async function retention(settings: Settings): Promise<void> {
	const owner = ownerOf(settings);
	const log = { info: print, warn: print, error: print };
	if (owner) return print(await applyPostgresRetention(owner), "Retention: personal data erased");
	const backend = await openBackend(settings);
	await applyRetention(backend, log);
	await backend.close();
}

/** Undefined for the embedded database, which needs no owner. */
function ownerOf(settings: Settings): string | undefined {
	if (settings.supabaseUrl && !settings.migrateDatabaseUrl) {
		throw new DatabaseUnusable(
			"Set MIGRATE_DATABASE_URL to the connection string of the hosted database (Supabase: Project Settings, Database).",
		);
	}
	return settings.migrateDatabaseUrl;
}

async function openEmbedded(settings: Settings): Promise<void> {
	const backend = await openBackend(settings);
	await backend.close();
	console.log(`The embedded database in ${settings.dataDir} is ready.`);
}

function print(fields: object, message: string): void {
	console.log(message, JSON.stringify(fields));
}
