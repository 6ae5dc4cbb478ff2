import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const STARTS_WITHIN_MS = 40_000;

export interface EngineProcess {
	/** What the wanted pattern found in what the engine wrote. */
	found: string;
	/** Ends it with all that it started, and removes its profile. */
	end(): Promise<void>;
}

interface EngineCommand {
	program: string;
	/** Its parameters, given the path of an empty profile. */
	parameters: (profile: string) => readonly string[];
	/** What it writes once it listens; the first group is kept. Without one it counts as started at once. */
	says?: RegExp;
	environment?: NodeJS.ProcessEnv;
}

/** Starts a browser, or a driver that starts one, as the head of a group of its own. */
export async function startEngine({ program, parameters, says, environment }: EngineCommand): Promise<EngineProcess> {
	const profile = await mkdtemp(join(tmpdir(), "ventanilla-browser-"));
	const child = spawn(program, parameters(profile), {
		stdio: ["ignore", "ignore", "pipe"],
		detached: true,
		env: { ...process.env, ...environment },
	});
	// Whoever ends the run by Ctrl+C leaves no browser behind.
	const endAtOnce = () => killGroup(child);
	process.on("exit", endAtOnce);
	const end = async () => {
		process.off("exit", endAtOnce);
		await endGroup(child);
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	};
	try {
		return { found: says ? await hear(child, says) : "", end };
	} catch (error) {
		await end();
		throw error;
	}
}

async function hear(child: ChildProcess, pattern: RegExp): Promise<string> {
	let said = "";
	const heard = new Promise<string>((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", () => reject(new Error(`The browser ended before it listened:\n${said}`)));
		child.stderr?.setEncoding("utf8").on("data", (text: string) => {
			said = (said + text).slice(-10_000);
			const found = pattern.exec(said);
			if (found) resolve(found[1] ?? "");
		});
	});
	const late = pause(STARTS_WITHIN_MS, undefined, { ref: false }).then(() => {
		throw new Error(`The browser did not listen:\n${said}`);
	});
	return Promise.race([heard, late]);
}

async function endGroup(child: ChildProcess): Promise<void> {
	const isOver = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
	const ended = isOver ? undefined : once(child, "exit");
	killGroup(child);
	await ended;
}

function killGroup({ pid }: ChildProcess): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, "SIGKILL");
	} catch {
		// Nobody of the group is left.
	}
}
