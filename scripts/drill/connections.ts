import autocannon from "autocannon";
import { makeDataFolder, startBuiltServer } from "../built-server.ts";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "./drill-case.ts";
import { Tally } from "./drill-case.ts";
import { readLoop, watchLoop } from "./loop-delay.ts";

const CONNECTIONS = 2_000;
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
	about: "2,000 connections that ask for everything at once; no 5xx, no cut line (C33)",
	run,
};

async function run({ seconds }: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const data = await makeDataFolder();
	cleanUp(data.dispose);
	const server = await startBuiltServer(data.path, { LOG_LEVEL: "silent" });
	cleanUp(server.stop);
	for (const path of PATHS) await (await fetch(server.origin + path)).arrayBuffer();
	const before = await readLoop(server.origin);
	const loop = await watchLoop(server.origin);
	const result = await autocannon({
		url: server.origin,
		connections: CONNECTIONS,
		duration: seconds,
		timeout: 30,
		requests: PATHS.map((path) => ({ method: "GET" as const, path, headers: { "accept-encoding": "br, gzip" } })),
	});
	const loopDelayMs = await loop.stop();
	const after = await readLoop(server.origin);
	const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => !["200", "404"].includes(status));
	const failed = wrong.reduce((sum, [, { count = 0 }]) => sum + count, 0) + result.errors;
	tally.tried = result.requests.total + result.errors;
	tally.passed = tally.tried - failed;
	if (failed > 0) {
		const statuses = wrong.map(([status, { count }]) => `${count} × ${status}`);
		tally.problems.push(`${[...statuses, `${result.errors} cut or late (${result.timeouts} late)`].join(", ")}`);
	}
	tally.notes.push(
		`${Math.round(result.requests.total / seconds)} answers/s, median ${result.latency.p50} ms, p99 ${result.latency.p99} ms; ` +
			`memory ${Math.round(before?.memoryMb ?? 0)} → ${Math.round(after?.memoryMb ?? 0)} MB`,
	);
	return tally.outcome({ loopDelayMs });
}
