import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The baselines, in the order of every table. */
export const BASELINES = ["govuk", "client-only", "floor"] as const;
export type Baseline = (typeof BASELINES)[number];

export interface RunningBaseline {
	origin: string;
	pid: number;
	stop(): Promise<void>;
}

/** Starts a baseline over pages written to `contentFile`, in a process of its own as the portal has one. */
export async function startBaseline(name: Baseline, contentFile: string): Promise<RunningBaseline> {
	const child = spawn(process.execPath, [join(import.meta.dirname, "serve.ts"), name, contentFile], {
		env: { ...process.env, NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(child, "exit");
	const lines = createInterface({ input: child.stdout });
	const [origin] = await Promise.race([once(lines, "line"), ended.then(() => [])]);
	if (typeof origin !== "string") throw new Error(`The baseline ${name} did not start`);
	return {
		origin,
		pid: child.pid ?? 0,
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}
