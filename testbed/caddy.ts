import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCaddy } from "../scripts/setup/engines.mjs";
import { findFreePort } from "./built-server.ts";

const DEPLOY = join(import.meta.dirname, "../deploy");

interface Caddy {
	port: number;
	/** All that it has logged so far, a line for each. */
	readLog(): Record<string, unknown>[];
	stop(): Promise<void>;
}

/** Caddy with the file of deploy/caddy in front of these ports; only names and places are put in. Undefined without a Caddy. */
export async function startCaddy(ports: readonly number[]): Promise<Caddy | undefined> {
	const caddy = findCaddy();
	if (!caddy) return undefined;
	const port = await findFreePort();
	const folder = await mkdtemp(join(tmpdir(), "ventanilla-caddy-"));
	const file = join(folder, "Caddyfile");
	await writeFile(file, putIn(await readFile(join(DEPLOY, "caddy/Caddyfile"), "utf8"), port, ports));
	const child = spawn(caddy, ["run", "--config", file, "--adapter", "caddyfile"], {
		stdio: ["ignore", "ignore", "pipe"],
		env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	});
	let output = "";
	child.stderr.setEncoding("utf8").on("data", (said) => (output += said));
	const deadline = performance.now() + 10_000;
	while (!output.includes("serving initial configuration")) {
		if (child.exitCode !== null || performance.now() > deadline) throw new Error(`Caddy did not start:\n${output}`);
		await pause(20);
	}
	return {
		port,
		readLog: () => output.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : [])),
		async stop() {
			const ended = once(child, "exit");
			child.kill("SIGTERM");
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function putIn(configuration: string, port: number, ports: readonly number[]): string {
	return configuration
		.replace(/^\{$/m, "{\n\tadmin off")
		.replace(/^tramites\.example \{$/m, `http://127.0.0.1:${port} {`)
		.replace("127.0.0.1:3001 127.0.0.1:3002", ports.map((each) => `127.0.0.1:${each}`).join(" "))
		.replaceAll("/srv/ventanilla/deploy", DEPLOY);
}
