import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { openDeskDatabase } from "../../database/desk/open-desk.server.ts";
import { prepareDeskDatabase } from "../../testbed/desk-databases.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";

interface KillRounds {
	/** Where the work is kept: in a database of this server, or else in a file. */
	server: PostgresServer | undefined;
	/** The name of that database. */
	name: string;
	kills: number;
	/** Begins the work in a process of its own, kills it, and answers how many pieces of work it told as done. */
	killAtWork(dataDir: string, url: string | undefined, kill: number): Promise<number>;
	/** Expects that no piece of work is there by half; answers how many there are. */
	countWhole(database: DeskDatabase): Promise<number>;
}

/** After each kill what was told as done is there, and of what was under way either all or nothing. */
export async function expectAllOrNothing({ server, name, kills, killAtWork, countWhole }: KillRounds): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-crash-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	const url = server && (await prepareDeskDatabase(server, name)).deskDatabaseUrl;
	const database = await openDeskDatabase({ dataDir, ...(url && { deskDatabaseUrl: url }) });
	onTestFinished(() => database.close());
	let acknowledged = 0;
	for (let kill = 0; kill < kills; kill += 1) {
		acknowledged += await killAtWork(dataDir, url, kill);
		const stored = await countWhole(database);
		expect(stored).toBeGreaterThanOrEqual(acknowledged);
		expect(stored).toBeLessThanOrEqual(acknowledged + kill + 1);
	}
	expect(acknowledged).toBeGreaterThan(0);
}
