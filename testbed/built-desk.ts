import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort, stopProcess } from "./built-server.ts";

const READY_WITHIN_MS = 120_000;

export interface BuiltDesk {
	/** By the name of this machine, under which passkeys work. */
	origin: string;
	port: number;
	/** What it wrote so far. */
	output(): string;
	stop(): Promise<void>;
}

/** Runs the built desk with these words and settings until it ends. Answers what it wrote and its exit code. */
export async function runDesk(dataDir: string, settings: NodeJS.ProcessEnv = {}, words: readonly string[] = []) {
	const { child, output } = launch(dataDir, settings, words);
	await once(child, "close");
	return { code: child.exitCode, output: output() };
}

/** Starts the built desk on a free port, or on that of the settings, and waits until it answers. */
export async function startBuiltDesk(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<BuiltDesk> {
	const port = settings.DESK_PORT ? Number(settings.DESK_PORT) : await findFreePort();
	const { child, output } = launch(dataDir, { DESK_PORT: String(port), ...settings });
	const began = performance.now();
	while (!(await isAnswering(`http://127.0.0.1:${port}/healthz`))) {
		if (child.exitCode !== null || performance.now() - began > READY_WITHIN_MS) {
			child.kill("SIGKILL");
			throw new Error(`The built desk did not become ready:\n${output()}`);
		}
		await wait(50);
	}
	return { origin: `http://localhost:${port}`, port, output, stop: () => stopProcess(child, "SIGTERM") };
}

function launch(dataDir: string, settings: NodeJS.ProcessEnv, words: readonly string[] = []) {
	const child = spawn(process.execPath, ["desk/main.ts", ...words], {
		cwd: join(import.meta.dirname, ".."),
		env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			written += text;
		});
	}
	return { child, output: () => written };
}

async function isAnswering(address: string): Promise<boolean> {
	return fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
		({ ok }) => ok,
		() => false,
	);
}
