import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { Tally } from "../../testbed/drill-case.ts";
import { startOwnServer } from "../../testbed/own-server.ts";
import { readLoop } from "./loop-delay.ts";

const CONNECTIONS = 2_000;
const WARM_UP_SECONDS = 10;
const REST_SECONDS = 30;
const LOOP_P99_MS = 50;
const MEMORY_MAY_GROW = 1.1;
const PATHS = [
	"/",
	"/catalogo",
	"/catalogo?search=pasaporte",
	"/categorias",
	"/tramite/inscripcion-nit",
	"/instituciones",
	"/observatorio",
	"/experiencias",
	"/ayuda",
	"/buscar?texto=nit",
	"/favicon.svg",
	"/no-existe",
];

export const connections: DrillCase = {
	name: "connections",
	about: "2,000 connections that ask for everything at once; no 5xx, no cut line, a free event loop (C33)",
	run,
};

async function run({ seconds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const { server } = await startOwnServer(cleanUp);
	const load = (seconds: number) =>
		autocannon({
			url: server.origin,
			connections: CONNECTIONS,
			duration: seconds,
			timeout: 30,
			requests: PATHS.map((path) => ({ method: "GET" as const, path, headers: { "accept-encoding": "br, gzip" } })),
		});
	// The first load fills buffers that the server keeps. Memory is measured after it, so that only a leak shows as growth.
	await load(WARM_UP_SECONDS);
	const before = await readMemoryAtRest(server.origin, 0);
	await readLoop(server.origin);
	const result = await load(seconds);
	const loop = await readLoop(server.origin);
	const memoryMb = await readMemoryAtRest(server.origin, before * MEMORY_MAY_GROW);
	const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => !["200", "404"].includes(status));
	const failed = wrong.reduce((sum, [, { count = 0 }]) => sum + count, 0) + result.errors;
	tally.tried = result.requests.total + result.errors;
	tally.passed = tally.tried - failed;
	if (failed > 0) {
		const statuses = wrong.map(([status, { count }]) => `${count} × ${status}`);
		tally.problems.push(`${[...statuses, `${result.errors} cut or late (${result.timeouts} late)`].join(", ")}`);
	}
	const p99 = loop?.p99Ms ?? Number.POSITIVE_INFINITY;
	tally.check(p99 < LOOP_P99_MS, `the event loop was held up ${Math.round(p99)} ms at the 99th percentile`);
	tally.check(memoryMb <= before * MEMORY_MAY_GROW, `memory went from ${before} to ${memoryMb} MB and stayed there`);
	tally.notes.push(
		`${Math.round(result.requests.total / seconds)} answers/s, median ${result.latency.p50} ms, p99 ${result.latency.p99} ms; ` +
			`event loop p99 ${Math.round(p99)} ms; memory ${before} → ${memoryMb} MB`,
	);
	return tally.outcome({ loopDelayMs: loop?.maxMs });
}

/** Memory in MB, read as soon as it is at most `enough`, else after half a minute without visitors. */
async function readMemoryAtRest(origin: string, enough: number): Promise<number> {
	let memory = Number.POSITIVE_INFINITY;
	for (let second = 0; second < REST_SECONDS && (second < 5 || memory > enough); second += 1) {
		await pause(1_000);
		memory = Math.round((await readLoop(origin))?.memoryMb ?? Number.POSITIVE_INFINITY);
	}
	return memory;
}
