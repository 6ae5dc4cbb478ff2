import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { SYSTEM } from "../../database/desk/desk-log.server.ts";
import { keepUpload } from "../../database/desk/imports/import-folder.server.ts";
import { changeImport, findImport, makeImport, saveImport } from "../../database/desk/imports/imports.server.ts";
import { openDeskDatabase } from "../../database/desk/open-desk.server.ts";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { writeXlsx } from "../../database/transfer/export.server.ts";
import type { DeskServices } from "../../desk/frame/desk-route.ts";
import { startTask } from "../../desk/transfer/import-runner.server.ts";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { seedSyntheticPortal } from "../bench/synthetic-catalogue.ts";

/** Ten times what exists; the memory of each process is bounded as in operation (docs/decisions/memory.md). */
const PROCEDURES = 10_000;
/** Old catalogue, rows and new catalogue are in memory together; one change soon after another adds what is not let go. */
const CHANGES = 2;
const CHANGED_WITHIN_MS = 60_000;

export const large: DrillCase = {
	name: "large",
	about:
		"10,000 procedures change twice under the portal; a spreadsheet of 10,000 rows goes through the desk; memory suffices",
	run,
};

async function run(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	await changeCatalogue(tally, cleanUp);
	await importSpreadsheet(tally, cleanUp);
	return tally.outcome();
}

async function changeCatalogue(tally: Tally, cleanUp: CleanUp): Promise<void> {
	const data = await makeDataFolder();
	cleanUp(data.dispose);
	await seedSyntheticPortal(data.path, { procedures: PROCEDURES }, join(import.meta.dirname, "../../data"));
	const server = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
	cleanUp(server.stop);
	const database = new DatabaseSync(join(data.path, SQLITE_FILE));
	cleanUp(() => database.close());
	const { id } = database.prepare("select id from procedures limit 1 offset 500").get() ?? {};
	for (let change = 1; change <= CHANGES; change += 1) {
		const name = `Permiso cambiado ${change}`;
		database.prepare("update procedures set name = ? where id = ?").run(name, String(id));
		const read = async () => (await fetch(`${server.origin}/tramite/${id}`)).text();
		const isSeen = await waitFor(async () => (await read()).includes(name), CHANGED_WITHIN_MS);
		tally.check(isSeen, `change ${change} was not seen within ${CHANGED_WITHIN_MS / 1000} s`);
	}
	tally.check((await server.stop()) === 0, "the portal did not stop in order");
}

/** As the desk does it for whoever works alone: each step in a process of its own, whose memory is bounded. */
async function importSpreadsheet(tally: Tally, cleanUp: CleanUp): Promise<void> {
	const data = await makeDataFolder();
	cleanUp(data.dispose);
	const database = await openDeskDatabase({ dataDir: data.path });
	cleanUp(() => database.close());
	const log = pino({ level: "silent" });
	const services = { database, log, dataDir: data.path, deskUrl: "", deskDatabaseUrl: undefined } as DeskServices;
	const known = await database.read((each) =>
		each.selectFrom("procedures").selectAll().where("id", "=", "divorcio").executeTakeFirstOrThrow(),
	);
	const long = "Presenta la solicitud en la ventanilla y espera la resolución. ".repeat(12);
	const rows = Array.from({ length: PROCEDURES }, (_, at) => ({
		...{ ...known, id: `prueba-${at}`, name: `Trámite ${at}`, full_description: `${long}${at}` },
	}));
	const bytes = new Uint8Array(await writeXlsx(() => rows, ["procedures"]));
	const note = { id: randomUUID(), file: "mucho.xlsx", bytes: bytes.length, author: SYSTEM };
	await keepUpload(data.path, note, bytes);
	await database.write((desk) => saveImport(desk, makeImport(note)));

	const { id } = note;
	const read = await startTask(services, { task: "read", id });
	const found = await database.read((desk) => findImport(desk, id));
	const changing = found?.look?.records;
	tally.check(changing === PROCEDURES, `${changing} of ${PROCEDURES} records were read: ${JSON.stringify(read)}`);
	const handed = await database.write((desk) =>
		changeImport(desk, { id, isAllowed: () => true }, { state: "submitted", changeNote: "Mucho" }),
	);
	const revision = handed.outcome === "saved" ? handed.import.revision : 0;
	const applied = await startTask(services, { task: "apply", id, revision, publisher: SYSTEM, accounts: 1 });
	tally.check(applied.outcome === "applied", `it was not applied: ${JSON.stringify(applied)}`);
	const stored = await database.read((each) =>
		each.selectFrom("procedures").select("id").where("id", "like", "prueba-%").execute(),
	);
	tally.check(stored.length === PROCEDURES, `${stored.length} of ${PROCEDURES} rows are stored`);
	const file = join(data.path, "catalogue.xlsx");
	await startTask(services, { task: "export", format: "xlsx", file });
	const { size } = await stat(file);
	tally.check(size > 500_000, `the export has ${size} bytes`);
	tally.notes.push(`${PROCEDURES} rows came in and went out as ${Math.round(size / 1000)} kB`);
}

async function waitFor(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
	const until = performance.now() + withinMs;
	while (!(await isSo())) {
		if (performance.now() > until) return false;
		await pause(250);
	}
	return true;
}
