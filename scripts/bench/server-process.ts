import { readFile, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BuiltServer } from "../../testbed/built-server.ts";
import { startBuiltServer } from "../../testbed/built-server.ts";

const CPU = /^process_cpu_seconds_total (\S+)$/m;
const MEMORY = /^process_resident_memory_bytes (\S+)$/m;
const LOOP_WITHIN_MS = 10_000;

/** How long the event loop of a server was held up. */
export interface LoopDelay {
	p99Ms: number;
	maxMs: number;
	/** The p99 of the turns alone in which something was done: waiting for work is not counted as a short one. */
	atWorkP99Ms: number;
	/** Of 1 ms each where nothing held it up. */
	samples: number;
}

/** A built server that is measured from outside, and what it told of itself. */
export interface MeasuredServer {
	server: BuiltServer;
	/** The delay of its event loop since the last look, or since its modules were loaded. */
	readLoop(): Promise<LoopDelay>;
}

/** Starts the built server over a folder with its event loop watched. */
export async function startMeasured(dataDir: string, variables: NodeJS.ProcessEnv = {}): Promise<MeasuredServer> {
	const file = join(dataDir, "loop.json");
	await rm(file, { force: true });
	const server = await startBuiltServer(dataDir, {
		LOG_LEVEL: "silent",
		// As an operator sets it: without it pages are made for each name by which the machine is asked.
		PUBLIC_URL: "http://portal.example",
		NODE_OPTIONS: `--import=${join(import.meta.dirname, "loop-probe.mjs")}`,
		BENCH_LOOP_FILE: file,
		...variables,
	});
	return {
		server,
		async readLoop() {
			await rm(file, { force: true });
			process.kill(server.pid, "SIGUSR2");
			const until = performance.now() + LOOP_WITHIN_MS;
			while (performance.now() < until) {
				const text = await readFile(file, "utf8").catch(() => "");
				if (text.endsWith("}")) return JSON.parse(text);
				await pause(10);
			}
			throw new Error("The server did not tell of its event loop.");
		},
	};
}

/** CPU seconds that all threads of the process have used so far, and its memory, as it tells them itself. */
export async function readUse(origin: string): Promise<{ cpuSeconds: number; memoryMb: number }> {
	const text = await (await fetch(`${origin}/metrics`)).text();
	const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
	return { cpuSeconds: read(CPU), memoryMb: read(MEMORY) / 1e6 };
}

const AGENT = new Agent({ keepAlive: true, maxSockets: 50, timeout: 5_000 });

/** An answer as a browser gets it: compressed. */
export function ask(url: string): Promise<{ status: number; bytes: number }> {
	return new Promise((resolve, reject) => {
		get(url, { agent: AGENT, headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } }, (response) => {
			let bytes = 0;
			response.on("data", (chunk: Buffer) => (bytes += chunk.length));
			response.on("error", reject);
			response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }));
		}).on("error", reject);
	});
}
