import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltServer } from "../../testbed/built-server.ts";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { Tally } from "../../testbed/drill-case.ts";
import { startOwnServer } from "../../testbed/own-server.ts";
import { ReportLedger } from "../../testbed/report-ledger.ts";
import { readEmbeddedReports, untilDelivered } from "../../testbed/stored-reports.ts";
import { watchLoop } from "./loop-delay.ts";
import { restorePostgres } from "./postgres-restore.ts";

const SETTINGS = { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };
const DEPLOY = join(import.meta.dirname, "../../deploy");
const BACKUPS = 5;

export const restore: DrillCase = {
	name: "restore",
	about: "back up under load, wipe, restore: the same to the last row; the embedded database and PostgreSQL (C23)",
	run,
};

async function run(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const { server, data } = await startOwnServer(cleanUp, SETTINGS);
	const copies = await mkdtemp(join(tmpdir(), "ventanilla-backups-"));
	cleanUp(() => rm(copies, { recursive: true, force: true }));
	const ledger = new ReportLedger();
	const loop = await watchLoop(server.origin);
	const posting = ledger.post(server.origin, 5, 20);
	let promised: string[] = [];
	let folder = "";
	for (let time = 0; time < BACKUPS; time += 1) {
		await pause(1_100);
		promised = [...ledger.promised];
		const output = execFileSync(process.execPath, [join(DEPLOY, "back-up.mjs"), data.path, copies], {
			encoding: "utf8",
		});
		folder = dirname(output.split("\n")[0] ?? "");
	}
	const refusal = spawnSync(process.execPath, [join(DEPLOY, "restore.mjs"), folder, data.path], { encoding: "utf8" });
	tally.check(
		refusal.status === 1 && /in use/.test(refusal.stderr),
		`a running folder was overwritten: ${refusal.stderr}`,
	);
	const loopDelayMs = await loop.stop();
	await posting.stop();
	await server.stop();
	const old = spawnSync(process.execPath, [join(DEPLOY, "restore.mjs"), folder, data.path], { encoding: "utf8" });
	tally.check(
		old.status === 1 && /holds a database already/.test(old.stderr),
		`a newer folder was overwritten: ${old.stderr}`,
	);

	await data.dispose();
	execFileSync(process.execPath, [join(DEPLOY, "restore.mjs"), folder, data.path]);
	for (const name of ["portal.sqlite", "reports.sqlite"]) {
		const isEqual = checksum(join(folder, name)) === checksum(join(data.path, name));
		tally.check(isEqual, `${name} differs from its backup`);
	}
	const again = await startBuiltServer(data.path, SETTINGS);
	cleanUp(again.stop);
	await untilDelivered([data.path]);
	const page = await fetch(`${again.origin}/catalogo`);
	tally.check(page.status === 200, `the restored portal answers ${page.status}`);
	await again.stop();
	const stored = readEmbeddedReports(data.path);
	const found = new Set(stored.map((row) => row.receipt_hash));
	const lost = promised.filter((hash) => !found.has(hash)).length;
	const duplicated = stored.length - new Set(stored.map((row) => row.description)).size;
	tally.notes.push(
		`embedded: ${BACKUPS} backups under load, ${promised.length} receipts given before the last one began, ` +
			`${stored.length} reports after the restore`,
	);
	await restorePostgres(tally, cleanUp);
	return tally.outcome({ lost, duplicated, loopDelayMs });
}

/** A digest of every row of every table. */
function checksum(file: string): string {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		const digest = createHash("sha256");
		const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
		for (const { name } of tables) {
			digest.update(`${name}\n`);
			for (const row of database.prepare(`select * from "${name}"`).iterate()) digest.update(JSON.stringify(row));
		}
		return digest.digest("hex");
	} finally {
		database.close();
	}
}
