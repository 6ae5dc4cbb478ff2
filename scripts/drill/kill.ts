import { setTimeout as pause } from "node:timers/promises";
import { findFreePort, makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { Tally } from "../../testbed/drill-case.ts";
import { ReportLedger } from "../../testbed/report-ledger.ts";
import { readEmbeddedReports, untilDelivered } from "../../testbed/stored-reports.ts";
import { readLoop } from "./loop-delay.ts";

const CITIZENS = 20;
const REPORTS_IN_A_ROUND = 55;
const SETTINGS = { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };

export const kill: DrillCase = {
	name: "kill",
	about: "SIGKILL at a random moment while 20 citizens send reports; no receipt without its report (C01, C14, C19)",
	run,
};

async function run({ rounds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
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
