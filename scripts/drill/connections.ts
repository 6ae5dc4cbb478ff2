import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startOwnServer } from "../../testbed/built-server.ts";
import { type CleanUp, type DrillCase, type DrillOptions, type Outcome, Tally } from "../../testbed/drill-case.ts";
import { openLine } from "../../testbed/raw-line.ts";
import { readLoop, watchLoop } from "./loop-delay.ts";

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
	run: holdConnections,
};

async function holdConnections({ seconds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
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

const SOCKETS = 500;
const BODY = "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
/** The limits in service are 10 s for the head and 15 s for the whole; they are looked at every second. */
const CUT_WITHIN_MS = 20_000;
const ANSWER_LIMIT_MS = 1_000;

export const slowClients: DrillCase = {
	name: "slow-clients",
	about: "500 sockets that send one letter in five seconds are cut, and nobody else notices (C34)",
	run: dripSlowly,
};

async function dripSlowly(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const { server } = await startOwnServer(cleanUp);
	const loop = await watchLoop(server.origin);
	const lines = await Promise.all(Array.from({ length: SOCKETS }, () => openLine(Number(new URL(server.origin).port))));
	for (const [number, line] of lines.entries()) {
		line.send(number % 2 ? "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: " : `POST /reportar HTTP/1.1\r\nHost: a\r\n${BODY}`);
	}
	const dripping = setInterval(() => {
		for (const { socket, send } of lines) if (socket.writable) send("a");
	}, 5_000);
	cleanUp(() => clearInterval(dripping));
	const began = performance.now();
	const cut = Promise.all(
		lines.map(async (line) => ({ answer: await line.untilClosed(CUT_WITHIN_MS), after: performance.now() - began })),
	);
	let slowest = 0;
	while (performance.now() - began < 12_000) {
		const asked = performance.now();
		const { status } = await fetch(`${server.origin}/catalogo`);
		const took = performance.now() - asked;
		slowest = Math.max(slowest, took);
		tally.check(status === 200 && took < ANSWER_LIMIT_MS, `a reader got ${status} after ${Math.round(took)} ms`);
		await pause(200);
	}
	const ends = await cut;
	for (const { answer, after } of ends) {
		const isCut = after < CUT_WITHIN_MS && (answer === "" || answer.startsWith("HTTP/1.1 408"));
		tally.check(isCut, `a socket was not cut: ${answer.slice(0, 40)} after ${Math.round(after)} ms`);
	}
	const latest = Math.round(Math.max(...ends.map(({ after }) => after)) / 100) / 10;
	tally.notes.push(`last of 500 cut after ${latest} s; slowest of the others ${Math.round(slowest)} ms`);
	return tally.outcome({ loopDelayMs: await loop.stop() });
}
