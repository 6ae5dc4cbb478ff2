import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { listVersions, readRecord } from "../../database/desk/records.server.ts";
import { isSameContent, type RecordName } from "../../domain/desk/record.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { expectAllOrNothing } from "./kill-rounds.ts";

const RECORD: RecordName = "procedure:autorizacion-colegio-privado";
const KILLS = 16;

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

/** Kills the publishing process at moments that fall anywhere in its work; answers how much it had finished. */
async function killWhilePublishing(dataDir: string, url: string | undefined, kill: number): Promise<number> {
	const child = fork(join(import.meta.dirname, "publish-process.ts"), url ? [dataDir, url] : [dataDir], {
		execArgv: [],
	});
	const ended = once(child, "exit");
	let published = 0;
	child.on("message", (message) => {
		if (typeof message === "number") published = message + 1;
	});
	await once(child, "message");
	const began = performance.now();
	await once(child, "message");
	// Spread over the time that one publication takes here, so that each kill falls elsewhere in the next one.
	await wait(((performance.now() - began) * (kill + 0.5)) / KILLS);
	child.kill("SIGKILL");
	const [, signal] = await ended;
	expect(signal).toBe("SIGKILL");
	return published;
}

/** What is published, its version, its log and its review date tell of the same publication. */
async function expectWhole(database: DeskDatabase): Promise<number> {
	const { current, versions, log, due } = await database.read(async (desk) => ({
		current: await readRecord(desk, RECORD),
		versions: await listVersions(desk, RECORD),
		log: await readLog(desk, { subject: RECORD, most: 10_000 }),
		due: await desk.selectFrom("desk_review_dates").select("due").where("record", "=", RECORD).execute(),
	}));
	const [last] = versions;
	if (!last) {
		expect(log).toEqual([]);
		return 0;
	}
	expect(isSameContent(last.content, current)).toBe(true);
	expect(new Set(current.procedure_fees?.map(({ concept }) => concept))).toEqual(new Set([last.change_note]));
	expect(current.procedures?.[0]?.subcategory).toBe(last.change_note);
	expect(due).toEqual([{ due: "2027-01-01" }]);
	// Version 0 is what stood there before; every other one has its entry in the log.
	const noted = log.map(({ detail }) => (detail as { version: number }).version);
	expect(noted).toEqual(versions.flatMap(({ number }) => (number === 0 ? [] : [number])));
	return versions.length - 1;
}

test.each(["SQLite", "PostgreSQL"])(
	"a kill in the midst of publishing leaves all of it or nothing, on %s",
	(engine) =>
		expectAllOrNothing({
			server: engine === "SQLite" ? undefined : server,
			name: "desk_crash",
			kills: KILLS,
			killAtWork: killWhilePublishing,
			countWhole: expectWhole,
		}),
	120_000,
);
