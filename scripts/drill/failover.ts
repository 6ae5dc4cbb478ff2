import { setTimeout as pause } from "node:timers/promises";
import { startCluster } from "../../testbed/cluster.ts";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { Tally } from "../../testbed/drill-case.ts";
import type { PostgresReplica } from "../../testbed/postgres.ts";
import { runSql } from "../../testbed/postgres.ts";
import { ReportLedger } from "../../testbed/report-ledger.ts";
import { startSteadyLoad } from "../../testbed/steady-load.ts";
import { countWaiting, readPostgresReports, untilDelivered } from "../../testbed/stored-reports.ts";
import { watchLoop } from "./loop-delay.ts";

const PATHS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/observatorio"];
const PER_SECOND = 20;

export const failover: DrillCase = {
	name: "failover",
	about: "the leading PostgreSQL is lost under load and its streaming replica takes over; the servers find it (C11)",
	run,
};

async function run(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const ledger = new ReportLedger();
	let replica: PostgresReplica | undefined;
	const cluster = await startCluster(
		{
			servers: 2,
			async nameHosts(serverUrl, postgres) {
				replica = await postgres.startReplica();
				cleanUp(replica.dispose);
				return serverUrl.replace(`:${postgres.port}/`, `:${postgres.port},127.0.0.1:${replica.port}/`);
			},
		},
		cleanUp,
	);
	if (!replica) throw new Error("No replica started.");
	const replicaUrl = cluster.databaseUrl.replace(`:${cluster.postgres.port}/`, `:${replica.port}/`);
	await commitOnBoth(cluster.databaseUrl);
	const loop = await watchLoop(cluster.servers[0]?.origin ?? "");
	const load = startSteadyLoad({ origin: cluster.origin, paths: PATHS, perSecond: PER_SECOND, tally });
	const posting = ledger.post(cluster.origin, 5, 1_000);
	await pause(4_000);
	await cluster.postgres.crash();
	await pause(4_000);
	const waiting = cluster.folders.reduce((sum, folder) => sum + countWaiting(folder), 0);
	tally.check(waiting > 0, "no report waited while nobody led");
	await replica.promote();
	const promoted = performance.now();
	await pause(2_000);
	await posting.stop();
	await ledger.settle(cluster.origin);
	await untilDelivered(cluster.folders);
	const recovered = Math.round((performance.now() - promoted) / 100) / 10;
	const { slowestMs, asked } = await load.stop();
	tally.problems.push(...ledger.surprises);
	tally.notes.push(
		`${asked} pages (slowest ${Math.round(slowestMs)} ms), ${ledger.promised.size} receipts, ${waiting} waited while ` +
			`nobody led; all at the new leader ${recovered} s after it took over`,
	);
	const stored = await readPostgresReports(replicaUrl);
	return tally.outcome({ ...ledger.audit(stored), loopDelayMs: await loop.stop() });
}

/** Makes a commit wait until the replica has it too. Without this, a report could be lost together with the primary server. */
async function commitOnBoth(leaderUrl: string): Promise<void> {
	await runSql(leaderUrl, "alter system set synchronous_standby_names = '*'");
	await runSql(leaderUrl, "select pg_reload_conf()");
	const deadline = performance.now() + 30_000;
	const query = "select count(*)::int as count from pg_stat_replication where sync_state = 'sync'";
	while ((await runSql(leaderUrl, query))[0]?.count !== 1) {
		if (performance.now() > deadline) throw new Error("The replica does not commit together with its leader.");
		await pause(50);
	}
}
