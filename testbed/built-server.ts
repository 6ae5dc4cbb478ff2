import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "../scripts/setup/server-command.mjs";
import type { CleanUp } from "./drill-case.ts";

/** The start takes a second on a quiet machine; on a shared one half a minute has been measured. */
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 10_000;

export type BuiltServer = {
	origin: string;
	startedInMs: number;
	pid: number;
	/** What it wrote so far, its log included. */
	output: () => string;
	/** Asks it to stop and waits; resolves to the exit code, null when it had to be killed. */
	stop: () => Promise<number | null>;
};

/** A new empty folder for DATA_DIR; the caller removes it with `dispose`. */
export async function makeDataFolder(): Promise<{ path: string; dispose: () => Promise<void> }> {
	const path = await mkdtemp(join(tmpdir(), "ventanilla-data-"));
	return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}

interface StartOptions {
	/** The path that answers 200 once the server has started. A portal without a catalogue never is ready: await /healthz. */
	awaited?: "/readyz" | "/healthz";
	/** An open file for its standard output, which `output()` then lacks. */
	stdout?: number;
}

/** Starts the built portal on a free port of the loopback and waits until it answers. Throws with its output. */
export async function startBuiltServer(
	dataFolder: string,
	variables: NodeJS.ProcessEnv = {},
	{ awaited = "/readyz", stdout }: StartOptions = {},
): Promise<BuiltServer> {
	const port = variables.PORT ? Number(variables.PORT) : await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const began = performance.now();
	const child = spawn(process.execPath, SERVER_COMMAND, {
		cwd: join(import.meta.dirname, ".."),
		env: {
			...process.env,
			...SERVER_ENVIRONMENT,
			NODE_ENV: "production",
			HOST: "127.0.0.1",
			PORT: String(port),
			DATA_DIR: dataFolder,
			...variables,
		},
		stdio: ["ignore", stdout ?? "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));

	while (!(await isAnswering(origin + awaited))) {
		const isOver = child.exitCode !== null || child.signalCode !== null;
		if (isOver || performance.now() - began > READY_WITHIN_MS) {
			child.kill("SIGKILL");
			throw new Error(`The built server did not become ready:\n${output}`);
		}
		await wait(20);
	}
	const startedInMs = performance.now() - began;
	return { origin, startedInMs, pid: child.pid ?? 0, output: () => output, stop: () => stop(child) };
}

async function stop(child: ReturnType<typeof spawn>): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	const isSlow = await Promise.race([ended.then(() => false), wait(STOPPED_WITHIN_MS, true, { ref: false })]);
	if (isSlow) child.kill("SIGKILL");
	await ended;
	return child.exitCode;
}

async function isAnswering(address: string): Promise<boolean> {
	try {
		return (await fetch(address, { signal: AbortSignal.timeout(5_000) })).ok;
	} catch {
		return false;
	}
}

/** A port of the loopback that nobody listens on. */
export async function findFreePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	probe.close();
	await once(probe, "close");
	if (!address || typeof address === "string") throw new Error("No free port was found");
	return address.port;
}

/** The built portal over an empty folder of its own; both are gone when the case ends. */
export async function startOwnServer(
	cleanUp: CleanUp,
	settings: NodeJS.ProcessEnv = {},
): Promise<{ server: BuiltServer; data: { path: string; dispose: () => Promise<void> } }> {
	const data = await makeDataFolder();
	cleanUp(data.dispose);
	const server = await startBuiltServer(data.path, { LOG_LEVEL: "silent", ...settings });
	cleanUp(server.stop);
	return { server, data };
}

/** Ends a process that a test started, and waits for it. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill(signal);
	await ended;
}
