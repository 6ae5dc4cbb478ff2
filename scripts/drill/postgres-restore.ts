import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startCluster } from "../../testbed/cluster.ts";
import type { CleanUp, Tally } from "../../testbed/drill-case.ts";
import { openSql, runSql } from "../../testbed/postgres.ts";
import { ReportLedger } from "../../testbed/report-ledger.ts";

const TABLES = ["procedures", "institutions", "observatory", "problem_reports"];

/** Runs pg_dump while reports arrive, restores the dump into a new database and compares both as of the same moment. */
export async function restorePostgres(tally: Tally, cleanUp: CleanUp): Promise<void> {
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
	const before = await checksum((query) => moment.run(query));
	await moment.close();
	await posting.stop();

	const { pathname } = new URL(cluster.databaseUrl);
	const name = pathname.slice(1);
	const elsewhere = cluster.postgres.url("postgres");
	await runSql(elsewhere, `drop database ${name} with (force)`);
	await runSql(elsewhere, `create database ${name} owner portal_owner`);
	pg("pg_restore", ["--exit-on-error", `--dbname=${cluster.databaseUrl}`, dump]);
	const after = await checksum((query) => runSql(cluster.databaseUrl, query));
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
async function checksum(ask: (query: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
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
