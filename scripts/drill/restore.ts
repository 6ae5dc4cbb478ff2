import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltServer, startOwnServer } from "../../testbed/built-server.ts";
import { startCluster } from "../../testbed/cluster.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { openSql, runSql } from "../../testbed/postgres.ts";
import { ReportLedger, readEmbeddedReports, untilDelivered } from "../../testbed/report-ledger.ts";
import { watchLoop } from "./loop-delay.ts";

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

const TABLES = ["procedures", "institutions", "observatory", "problem_reports"];

/** Runs pg_dump while reports arrive, restores the dump into a new database and compares both as of the same moment. */
async function restorePostgres(tally: Tally, cleanUp: CleanUp): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "ventanilla-dump-"));
	cleanUp(() => rm(folder, { recursive: true, force: true }));
	const cluster = await startCluster({ servers: 1 }, cleanUp);
	const ledger = new ReportLedger();
	const posting = ledger.post(cluster.origin, 5, 20);
	await pause(2_000);
	const moment = await openSql(cluster.databaseUrl);
	await moment.run("begin isolation level repeatable read read only");
	const [row] = await moment.run("select pg_export_snapshot() as snapshot");
	const dump = join(folder, "portal.dump");
	pg("pg_dump", ["--format=custom", `--snapshot=${row?.snapshot}`, `--file=${dump}`, cluster.databaseUrl]);
	const before = await digestTables((query) => moment.run(query));
	await moment.close();
	await posting.stop();

	const { pathname } = new URL(cluster.databaseUrl);
	const name = pathname.slice(1);
	const elsewhere = cluster.postgres.url("postgres");
	await runSql(elsewhere, `drop database ${name} with (force)`);
	await runSql(elsewhere, `create database ${name} owner portal_owner`);
	pg("pg_restore", ["--exit-on-error", `--dbname=${cluster.databaseUrl}`, dump]);
	const after = await digestTables((query) => runSql(cluster.databaseUrl, query));
	tally.check(JSON.stringify(before) === JSON.stringify(after), `PostgreSQL differs: ${before} became ${after}`);
	const isTaken = await ledger.sendOne(cluster.origin);
	const deadline = performance.now() + 20_000;
	const arrived = async () =>
		Number((await runSql(cluster.databaseUrl, countReports))[0]?.count) > Number(before.at(-1));
	while (!(await arrived()) && performance.now() < deadline) await pause(100);
	tally.check(isTaken && (await arrived()), "the restored PostgreSQL takes no report");
	tally.notes.push(`PostgreSQL: dump under load with ${before.at(-1)} reports, equal after the restore`);
}

const countReports = "select count(*)::int as count from problem_reports";

/** A digest of each table's rows, then the number of reports. */
async function digestTables(ask: (query: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
	const digests: string[] = [];
	for (const table of TABLES) {
		const [row] = await ask(`select coalesce(md5(string_agg(t::text, '|' order by id)), '') as digest from ${table} t`);
		digests.push(String(row?.digest));
	}
	return [...digests, String((await ask(countReports))[0]?.count)];
}

function pg(program: string, parameters: readonly string[]): void {
	execFileSync(join(process.env.POSTGRES_BIN ?? "", program), parameters, { stdio: "pipe" });
}
