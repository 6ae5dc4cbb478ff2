import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltServer } from "../../testbed/built-server.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { ReportLedger, readEmbeddedReports, untilDelivered } from "../../testbed/report-ledger.ts";
import { watchLoop } from "./loop-delay.ts";

const SETTINGS = { TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" };
const PAGES = ["/", "/catalogo", "/tramite/inscripcion-nit", "/observatorio", "/reportar"];
const CHUNKS = [1_000_000, 4_096, 1];

export const fullDisk: DrillCase = {
	name: "full-disk",
	about: "a disk of 64 MB runs full; reading goes on, the form says so, nothing is lost (C07, C08)",
	run,
};

async function run(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const disk = await mkdtemp(join(tmpdir(), "ventanilla-disk-"));
	cleanUp(() => rm(disk, { recursive: true, force: true }));
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", disk], { stdio: "pipe" });
	} catch (error) {
		const notTried = "mounting a small disk needs root (and CAP_SYS_ADMIN in a container)";
		return tally.outcome({ notTried, notes: [`not tried: ${notTried}; ${String(error).split("\n")[0]}`] });
	}
	cleanUp(() => execFileSync("umount", [disk]));
	const folder = join(disk, "data");
	const filler = join(disk, "filler");
	const ledger = new ReportLedger();
	const first = await startBuiltServer(folder, SETTINGS);
	cleanUp(first.stop);
	const loop = await watchLoop(first.origin);

	for (let sent = 0; sent < 50; sent += 1) await ledger.sendOne(first.origin);
	await untilDelivered([folder]);
	await fill(filler);
	let refused = 0;
	for (let sent = 0; sent < 40 && refused < 10; sent += 1) refused += (await ledger.sendOne(first.origin)) ? 0 : 1;
	tally.check(refused === 10, "reports were accepted although the disk is full");
	await checkReading(first.origin, tally, "solo lectura");
	const loopDelayMs = await loop.stop();
	await first.stop();

	const second = await startBuiltServer(folder, SETTINGS);
	cleanUp(second.stop);
	await checkReading(second.origin, tally, "solo lectura");
	await rm(filler);
	const freed = performance.now();
	while ((await readiness(second.origin)).reports !== "abierto" && performance.now() - freed < 15_000) await pause(200);
	const reopened = Math.round((performance.now() - freed) / 100) / 10;
	await checkReading(second.origin, tally, "abierto");
	for (let sent = 0; sent < 20; sent += 1) await ledger.sendOne(second.origin);
	await ledger.settle(second.origin);
	await untilDelivered([folder]);
	await second.stop();
	tally.problems.push(...ledger.surprises);
	tally.notes.push(
		`${ledger.promised.size} receipts, ${refused} refused while full; open again ${reopened} s after space was freed`,
	);
	return tally.outcome({ ...ledger.audit(readEmbeddedReports(folder)), loopDelayMs });
}

async function checkReading(origin: string, tally: Tally, reports: string): Promise<void> {
	for (const path of PAGES) {
		const { status } = await fetch(origin + path);
		tally.check(status === 200, `${path} was answered ${status} (${reports})`);
	}
	const ready = await readiness(origin);
	tally.check(
		ready.status === 200 && ready.reports === reports,
		`/readyz says ${JSON.stringify(ready)}, not ${reports}`,
	);
}

async function readiness(origin: string): Promise<{ status: number; reports: unknown }> {
	const response = await fetch(`${origin}/readyz`);
	const answer: unknown = await response.json();
	const reports = typeof answer === "object" && answer !== null && "reports" in answer ? answer.reports : undefined;
	return { status: response.status, reports };
}

/** Writes until not another byte fits. */
async function fill(file: string): Promise<void> {
	await writeFile(file, "");
	for (const size of CHUNKS) {
		for (let isRoom = true; isRoom; ) {
			isRoom = await appendFile(file, Buffer.alloc(size)).then(
				() => true,
				() => false,
			);
		}
	}
}
