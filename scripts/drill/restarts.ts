import { setTimeout as pause } from "node:timers/promises";
import { startCluster } from "../../testbed/cluster.ts";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { Tally } from "../../testbed/drill-case.ts";
import { ReportLedger } from "../../testbed/report-ledger.ts";
import { startSteadyLoad } from "../../testbed/steady-load.ts";
import { readPostgresReports, untilDelivered } from "../../testbed/stored-reports.ts";
import { readLoop } from "./loop-delay.ts";

const PATHS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/instituciones", "/observatorio", "/favicon.svg"];
const PER_SECOND = 50;
/** The pause of deploy/restart-one-by-one.sh. Requests that came during a restart are still being answered by the other server. */
const BETWEEN_MS = 3_000;

export const restarts: DrillCase = {
	name: "restarts",
	about: "two servers over one PostgreSQL behind nginx, restarted by turns at 50 requests/s; none fails (C02)",
	run,
};

async function run({ restarts: times }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const cluster = await startCluster({ servers: 2 }, cleanUp);
	const ledger = new ReportLedger();
	const load = startSteadyLoad({ origin: cluster.origin, paths: PATHS, perSecond: PER_SECOND, tally });
	const posting = ledger.post(cluster.origin, 2, 1_000);
	let loopDelayMs = 0;
	for (let round = 0; round < times; round += 1) {
		const index = round % 2;
		const origin = cluster.servers[index]?.origin ?? "";
		loopDelayMs = Math.max(loopDelayMs, (await readLoop(origin))?.maxMs ?? 0);
		const code = await cluster.restart(index);
		if (code !== 0) tally.problems.push(`restart ${round + 1}: it ended with ${code}`);
		await readLoop(origin);
		await pause(BETWEEN_MS);
	}
	const { slowestMs, asked } = await load.stop();
	await posting.stop();
	await ledger.settle(cluster.origin);
	await untilDelivered(cluster.folders);
	tally.problems.push(...ledger.surprises);
	tally.notes.push(
		`${times} restarts, ${asked} pages (slowest ${Math.round(slowestMs)} ms), ${ledger.promised.size} reports ` +
			`(${ledger.repeats} sent again, slowest ${Math.round(ledger.slowestMs)} ms)`,
	);
	return tally.outcome({ ...ledger.audit(await readPostgresReports(cluster.databaseUrl)), loopDelayMs });
}
