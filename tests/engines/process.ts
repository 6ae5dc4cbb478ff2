import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export async function findFreePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	probe.close();
	await once(probe, "close");
	if (!address || typeof address === "string") throw new Error("No free port was found.");
	return address.port;
}

/** Ends a process that a test started, and waits for it. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill(signal);
	await ended;
}
