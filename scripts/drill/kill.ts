import { setTimeout as pause } from "node:timers/promises";
import { findFreePort, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import { startCluster } from "../../testbed/cluster.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { ReportLedger, readEmbeddedReports, readPostgresReports, untilDelivered } from "../../testbed/report-ledger.ts";
import { startSteadyLoad } from "../../testbed/steady-load.ts";
import { readLoop } from "./loop-delay.ts";

const CITIZENS = 20;
const REPORTS_IN_A_ROUND = 55;
const SETTINGS = { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };

export const kill: DrillCase = {
	name: "kill",
	about: "SIGKILL at a random moment while 20 citizens send reports; no receipt without its report (C01, C14, C19)",
	run: killAtRandom,
};

async function killAtRandom({ rounds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const data = await makeDataFolder();
	cleanUp(data.dispose);
	const PORT = String(await findFreePort());
	const ledger = new ReportLedger();
	let loopDelayMs = 0;
	for (let round = 1; round <= rounds; round += 1) {
		const server = await startBuiltServer(data.path, { ...SETTINGS, PORT });
		cleanUp(server.stop);
		await readLoop(server.origin);
		const target = ledger.promised.size + REPORTS_IN_A_ROUND;
		const posting = ledger.post(server.origin, CITIZENS);
		const deadline = performance.now() + 30_000;
		while (ledger.promised.size < target - 10 && performance.now() < deadline) await pause(1);
		loopDelayMs = Math.max(loopDelayMs, (await readLoop(server.origin))?.maxMs ?? 0);
		while (ledger.promised.size < target && performance.now() < deadline) await pause(1);
		await pause(Math.random() * 30);
		process.kill(server.pid, "SIGKILL");
		const stopped = posting.stop();
		await server.stop();
		await stopped;
		tally.check(ledger.promised.size >= target, `round ${round}: too few receipts in 30 s`);
		if (round % 20 === 0) console.log(`   ${round} rounds, ${ledger.promised.size} receipts`);
	}
	const last = await startBuiltServer(data.path, { ...SETTINGS, PORT });
	cleanUp(last.stop);
	await ledger.settle(last.origin);
	await untilDelivered([data.path]);
	await last.stop();
	const stored = readEmbeddedReports(data.path);
	tally.problems.push(...ledger.surprises);
	tally.notes.push(
		`${rounds} kills, ${ledger.promised.size} receipts, ${stored.length} reports stored, ` +
			`${ledger.repeats} sent again after a lost answer, slowest receipt ${Math.round(ledger.slowestMs)} ms`,
	);
	return tally.outcome({ ...ledger.audit(stored), loopDelayMs });
}

const PATHS = ["/", "/catalogo", "/tramite/inscripcion-nit", "/instituciones", "/observatorio", "/favicon.svg"];
const PER_SECOND = 50;
/** The pause of deploy/restart-one-by-one.sh. Requests that came during a restart are still being answered by the other server. */
const BETWEEN_MS = 3_000;

export const restarts: DrillCase = {
	name: "restarts",
	about: "two servers over one PostgreSQL behind nginx, restarted by turns at 50 requests/s; none fails (C02)",
	run: restartByTurns,
};

async function restartByTurns({ restarts: times }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
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
