import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort, makeDataFolder } from "../../scripts/built-server.ts";
import { SERVER_COMMAND } from "../../scripts/setup/server-command.mjs";

/** More lines than a pipe holds. */
const REQUESTS = 600;

test.each([
	["a full disk", () => "/dev/full"],
	["a pipe that nobody reads", makePipe],
])("with its log on %s the portal starts, answers and ends in order", endsInOrder, 60_000);

async function endsInOrder(_what: string, placeIn: (folder: string) => string): Promise<void> {
	const data = await makeDataFolder();
	onTestFinished(data.dispose);
	// Open for reading too, or opening a pipe would wait for its reader.
	const output = openSync(placeIn(data.path), "r+");
	onTestFinished(() => closeSync(output));
	const port = await findFreePort();
	const child = spawn(process.execPath, SERVER_COMMAND, {
		cwd: join(import.meta.dirname, "../.."),
		env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data.path, LOG_LEVEL: "info" },
		stdio: ["ignore", output, "ignore"],
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	const ask = (path: string) =>
		fetch(`http://127.0.0.1:${port}${path}`).then(
			async (response) => (await response.text()) && response.status,
			() => 0,
		);
	await expect.poll(() => ask("/readyz"), { timeout: 30_000 }).toBe(200);
	for (let number = 0; number < REQUESTS; number += 1) expect(await ask("/favicon.svg")).toBe(200);
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	const [code] = await Promise.race([ended, pause(10_000, ["still there"], { ref: false })]);
	expect(code).toBe(0);
}

function makePipe(folder: string): string {
	const place = join(folder, "log");
	execFileSync("mkfifo", [place]);
	return place;
}
