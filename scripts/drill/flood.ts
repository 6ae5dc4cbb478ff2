import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { constants, loadavg, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startOwnServer } from "../../testbed/built-server.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { readLoop } from "./loop-delay.ts";

const FLOOD_PER_SECOND = 50;
/** One address, then as many as the flood has requests in a second: no limit for each of them helps. */
const FLOOD_FROM = [1, FLOOD_PER_SECOND];
const READERS_PER_SECOND = 20;
const SEARCH_EVERY_MS = 2_000;
/** Who floods does not wait for the answers. */
const HANG_UP_AFTER_MS = 1_000;
const P99_MS = 200;
const MEMORY_MB = 400;
const ITSELF_WITHIN_MS = 1_000;
const LIMIT_MS = 20_000;
/** Above this part of the time without a core the figures tell of the machine. */
const STARVED = 0.1;
const READ = [
	"/",
	"/catalogo",
	"/tramite/inscripcion-nit",
	"/instituciones",
	"/observatorio",
	"/ayuda",
	"/favicon.svg",
];

export const flood: DrillCase = {
	name: "flood",
	about: "50 made-up addresses a second, from one client and from fifty; everybody else reads on (C37)",
	run,
};

async function run({ seconds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const { server } = await startOwnServer(cleanUp, { TRUSTED_PROXIES: "1" });
	tally.notes.push(goBeforeOthers(server.pid));
	for (const path of READ) await ask(server.origin + path, "192.0.2.1");
	let worst = 0;
	for (const clients of FLOOD_FROM) {
		const flooded = new Tally();
		const waited = watchWaiting(server.pid);
		const { memoryMb, loopMs } = await floodFrom(
			clients,
			clients === 1 ? 2 * seconds : seconds,
			server.origin,
			flooded,
		);
		worst = Math.max(worst, loopMs);
		tally.notes.push(...flooded.notes, `the server waited for a core ${Math.round(waited() * 100)} % of the time`);
		tally.tried += flooded.tried;
		tally.passed += flooded.passed;
		tally.problems.push(...flooded.problems);
		// Nothing that the portal does could have answered in time.
		if (flooded.problems.length > 0 && waited() > STARVED)
			tally.problems.push("other programs took the cores: run it again");
		tally.check(memoryMb < MEMORY_MB, `memory reached ${memoryMb} MB`);
		// The tokens of the flood are back, and so is the calm.
		await pause(5_000);
	}
	return tally.outcome({ loopDelayMs: worst });
}

/** How much of the time since now this process stood ready and had no core; Linux counts it. */
function watchWaiting(pid: number): () => number {
	const readMs = () => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
	const [began, waitedBefore] = [performance.now(), readMs()];
	return () => (readMs() - waitedBefore) / (performance.now() - began);
}

/**
 * The limits are the portal's and not those of whatever else runs on the machine: where the system allows it, server and
 * drill go before other programs.
 */
function goBeforeOthers(pid: number): string {
	const load = loadavg()[0]?.toFixed(1);
	try {
		setPriority(pid, constants.priority.PRIORITY_HIGH);
		setPriority(constants.priority.PRIORITY_HIGH);
		return `load of the machine at the start ${load}; before other programs`;
	} catch {
		return `load of the machine at the start ${load}; other programs had the same priority`;
	}
}

async function floodFrom(clients: number, seconds: number, origin: string, tally: Tally) {
	const answers = new Map<string, number>();
	const count = (outcome: string) => answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
	const waits: number[] = [];
	const searches: number[] = [];
	let memoryMb = 0;
	let loopMs = 0;
	await readLoop(origin);

	const flooding = every(1_000 / FLOOD_PER_SECOND, seconds, async (turn) => {
		const visitor = `203.0.113.${turn % clients}`;
		count((await ask(origin + madeUp(turn), visitor, HANG_UP_AFTER_MS)).outcome);
	});
	const reading = every(1_000 / READERS_PER_SECOND, seconds, async (turn) => {
		const path = READ[turn % READ.length] ?? "/";
		const { outcome, took } = await ask(origin + path, `198.51.100.${turn % 250}`);
		waits.push(took);
		tally.check(outcome === "200", `${path} was answered ${outcome} after ${Math.round(took)} ms`);
	});
	const searching = every(SEARCH_EVERY_MS, seconds, async (turn) => {
		const { outcome, took } = await ask(`${origin}/catalogo?search=nueva+${turn}+${clients}`, "192.0.2.77");
		searches.push(took);
		tally.check(outcome === "200", `a citizen's search was answered ${outcome} after ${Math.round(took)} ms`);
	});
	const watching = every(1_000, seconds, async () => {
		const { memoryMb: memory = 0, maxMs = 0 } = (await readLoop(origin)) ?? {};
		memoryMb = Math.max(memoryMb, Math.round(memory));
		loopMs = Math.max(loopMs, maxMs);
	});
	await flooding;
	const after = await ask(`${origin}/catalogo?search=despues+${clients}`, "192.0.2.78");
	tally.check(
		after.outcome === "200" && after.took < ITSELF_WITHIN_MS,
		`at the end a new search was answered ${after.outcome} after ${Math.round(after.took)} ms`,
	);
	await Promise.all([reading, searching, watching]);

	const p99 = percentile(waits, 0.99);
	tally.check(p99 < P99_MS, `pages in memory took ${p99} ms at the 99th percentile`);
	const flooded = [...answers].map(([outcome, times]) => `${times} × ${outcome}`).join(", ");
	tally.notes.push(
		`${clients} × ${FLOOD_PER_SECOND / clients}/s for ${seconds} s: flood ${flooded}; ${waits.length} pages in memory p50 ` +
			`${percentile(waits, 0.5)} ms, p99 ${p99} ms, slowest ${percentile(waits, 1)} ms; a citizen's new searches slowest ` +
			`${percentile(searches, 1)} ms; first new search after the end ${Math.round(after.took)} ms; memory at most ${memoryMb} MB`,
	);
	return { memoryMb, loopMs };
}

/** The dearest pages under values that nobody asked before, and addresses that lead nowhere. */
function madeUp(turn: number): string {
	const noise = randomBytes(6).toString("hex");
	const addresses = [
		`/observatorio?pagina=todas&orden=${noise}`,
		`/catalogo?diapositiva=${noise}`,
		`/catalogo?search=a+${noise}`,
		`/tramite/${noise}`,
		`/instituciones?search=${noise}`,
		`/${noise}`,
		`/observatorio?pagina=todas&detalle=${noise}`,
		`/ayuda?search=a+${noise}`,
	];
	return addresses[turn % addresses.length] ?? "/";
}

/** Does something at a steady rate, whether or not what was begun before is done; resolves when all of it is. */
async function every(ms: number, seconds: number, act: (turn: number) => Promise<void>): Promise<void> {
	const began = performance.now();
	const begun: Promise<void>[] = [];
	for (let turn = 0; turn * ms < seconds * 1_000; turn += 1) {
		begun.push(act(turn));
		await pause(Math.max(0, began + (turn + 1) * ms - performance.now()));
	}
	await Promise.all(begun);
}

async function ask(
	address: string,
	visitor: string,
	patienceMs = LIMIT_MS,
): Promise<{ outcome: string; took: number }> {
	const began = performance.now();
	const headers = { "x-forwarded-for": visitor, "accept-encoding": "br, gzip" };
	const outcome = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) })
		.then(async (response) => {
			await response.arrayBuffer();
			return String(response.status);
		})
		.catch((error: unknown) => (error instanceof Error ? error.name : String(error)));
	return { outcome, took: performance.now() - began };
}

function percentile(values: readonly number[], part: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
}
