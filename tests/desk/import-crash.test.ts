import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import { readLog } from "../../database/desk/desk-log.server.ts";
import { listImports, readImportedVersions } from "../../database/desk/imports/imports.server.ts";
import type { PostgresServer } from "../../testbed/postgres.ts";
import { startPostgres } from "../../testbed/postgres.ts";
import { expectAllOrNothing } from "./kill-rounds.ts";

const KILLS = 10;
const RECORDS = 200;

let server: PostgresServer;

beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.dispose());

interface Said {
	applying?: number;
	applied?: number;
}

/** Kills the process at moments that fall anywhere in the applying; answers how many imports it had finished. */
async function killWhileApplying(dataDir: string, url: string | undefined, kill: number): Promise<number> {
	const child = fork(join(import.meta.dirname, "import-process.ts"), url ? [dataDir, url] : [dataDir], {
		execArgv: [],
	});
	const ended = once(child, "exit");
	let applied = 0;
	let began = 0;
	let lasted = 0;
	const second = new Promise<void>((done) => {
		child.on("message", (message: Said) => {
			if (message.applying === 0) began = performance.now();
			if (message.applied !== undefined) {
				applied = message.applied + 1;
				lasted ||= performance.now() - began;
			}
			if (message.applying === 1) done();
		});
	});
	await Promise.race([second, ended]);
	// Spread over the time that one applying takes here, so that each kill falls elsewhere in the second one.
	await wait((lasted * (kill + 0.5)) / KILLS);
	child.kill("SIGKILL");
	const [, signal] = await ended;
	expect(signal).toBe("SIGKILL");
	return applied;
}

/** Rows, versions, review dates, log and the states of the imports tell of the same imports; answers how many are applied. */
async function expectWhole(database: DeskDatabase): Promise<number> {
	const found = await database.read(async (desk) => {
		const imports = (await listImports(desk)).filter(({ state }) => state === "applied");
		return {
			imports,
			rows: await desk.selectFrom("procedures").select("subcategory").orderBy("id").limit(RECORDS).execute(),
			versions: await desk
				.selectFrom("desk_versions")
				.select(({ fn }) => ["change_note", fn.countAll().as("versions")])
				.where("kind", "=", "imported")
				.groupBy("change_note")
				.execute(),
			log: await readLog(desk, { action: "import.applied", most: 1_000 }),
			due: await desk.selectFrom("desk_review_dates").select("record").execute(),
			listed: await Promise.all(imports.map(async ({ id }) => (await readImportedVersions(desk, id)).length)),
		};
	});
	const { imports, rows, versions, log, due, listed } = found;
	const notes = imports.map(({ changeNote }) => changeNote).sort();
	expect(versions.map(({ change_note }) => change_note).sort()).toEqual(notes);
	expect(versions.every((each) => Number(each.versions) === RECORDS)).toBe(true);
	expect(log.map(({ subject }) => subject).sort()).toEqual(notes.map((id) => `import:${id}`));
	expect(listed).toEqual(imports.map(() => RECORDS));
	expect(due).toHaveLength(imports.length > 0 ? RECORDS : 0);
	const marks = new Set(rows.map(({ subcategory }) => subcategory));
	if (imports.length > 0) expect([...marks]).toEqual([log[0]?.subject.replace("import:", "")]);
	return imports.length;
}

test.each(["SQLite", "PostgreSQL"])(
	"a kill in the midst of applying an import leaves all of it or nothing, on %s",
	(engine) =>
		expectAllOrNothing({
			server: engine === "SQLite" ? undefined : server,
			name: "desk_import_crash",
			kills: KILLS,
			killAtWork: killWhileApplying,
			countWhole: expectWhole,
		}),
	180_000,
);
