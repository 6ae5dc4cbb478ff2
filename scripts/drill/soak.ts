import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startOwnServer } from "../../testbed/built-server.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { startSteadyLoad } from "../../testbed/steady-load.ts";
import { readLoop } from "./loop-delay.ts";

/** What one process renders with room to spare: 121 new pages a CPU-second (docs/performance.md). */
const PER_SECOND = 80;
/** By then the page cache is full and V8 has optimised the code; memory growth after it is a leak. */
const SETTLED_AFTER_SECONDS = 60;
const MEMORY_MAY_GROW = 1.1;
const WORDS = ["pasaporte", "licencia", "nit", "registro de empresa", "agua", "boleto de ornato", "partida"];

export const soak: DrillCase = {
	name: "soak",
	about: "80 requests/s for searches and parameters that nobody asked before; memory stays flat (C35)",
	run,
};

async function run({ soakMinutes }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const { server } = await startOwnServer(cleanUp);
	const load = startSteadyLoad({ origin: server.origin, paths: pathOf, perSecond: PER_SECOND, tally });
	await pause(SETTLED_AFTER_SECONDS * 1_000);
	const settled = await readLoop(server.origin);
	await pause(Math.max(1_000, soakMinutes * 60_000 - SETTLED_AFTER_SECONDS * 1_000));
	const last = await readLoop(server.origin);
	const { asked, slowestMs } = await load.stop();
	const [before, after] = [settled, last].map((each) => Math.round(each?.memoryMb ?? Number.NaN));
	const hasGrown = !(Number(after) <= Number(before) * MEMORY_MAY_GROW);
	if (hasGrown) tally.problems.push(`memory grew from ${before} to ${after} MB`);
	tally.notes.push(
		`${asked} pages in ${soakMinutes} min, slowest ${Math.round(slowestMs)} ms; event loop p99 ${Math.round(last?.p99Ms ?? Number.NaN)} ms; ` +
			`memory ${before} MB after a minute, ${after} MB at the end`,
	);
	return tally.outcome({ loopDelayMs: last?.maxMs });
}

/** Four of five are pages that the cache does not have; the others carry tracking parameters such as utm_source. */
function pathOf(turn: number): string {
	const noise = randomBytes(4).toString("hex");
	const text = encodeURIComponent(`${WORDS[turn % WORDS.length]} ${noise}`);
	if (turn % 5 === 4) return turn % 2 ? `/tramite/inscripcion-nit?utm_source=${noise}` : `/?fbclid=${noise}&${noise}=1`;
	return turn % 2 ? `/catalogo?search=${text}` : `/buscar?texto=${text}`;
}
