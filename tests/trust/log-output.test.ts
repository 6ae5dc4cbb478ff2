import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

/** More lines than a pipe holds. */
const REQUESTS = 600;

test.each([
	["a full disk", () => "/dev/full"],
	["a pipe that nobody reads", makePipe],
])(
	"with its log on %s the portal starts, answers and ends in order",
	async (_what, placeIn) => {
		const server = await startWithLog(placeIn);
		for (let number = 0; number < REQUESTS; number += 1) await ask(server.origin, "/favicon.svg");
		expect(await server.stop()).toBe(0);
	},
	180_000,
);

test("once its disk has room again the log goes on, also when what it kept meanwhile was all that it could", async (context) => {
	const disk = mkdtempSync(join(tmpdir(), "ventanilla-log-"));
	onTestFinished(() => rmSync(disk, { recursive: true }));
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], { stdio: "pipe" });
	} catch {
		return context.skip("only an administrator can mount a small disk");
	}
	onTestFinished(() => void execFileSync("umount", ["--lazy", disk]));
	const filler = join(disk, "filler");
	execFileSync("sh", ["-c", `cat /dev/zero > ${filler} || true`], { stdio: "pipe" });
	const server = await startWithLog(() => join(disk, "log"), "a+");
	// Over a million characters: the path is in the line.
	const long = "x".repeat(150);
	for (let batch = 0; batch < 60; batch += 1) {
		await Promise.all(Array.from({ length: 100 }, () => ask(server.origin, `/${long}`, 404)));
	}
	rmSync(filler);
	execFileSync("mount", ["-o", "remount,size=16m", disk]);
	await expect
		.poll(
			async () => {
				await ask(server.origin, "/otra-vez", 404);
				return readFileSync(join(disk, "log"), "utf8");
			},
			{ timeout: 20_000 },
		)
		.toContain("/otra-vez");
	expect(await server.stop()).toBe(0);
}, 180_000);

test("everything that was logged is written before the process ends", () => {
	const script = `
		const { openLog } = await import(${JSON.stringify(join(import.meta.dirname, "../../server/operation/log.ts"))});
		const { log, close } = openLog("info");
		for (let number = 0; number < 500; number += 1) log.info({ number }, "last words");
		await close().finally(() => process.exit(0));`;
	const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
	expect(output.match(/last words/g)).toHaveLength(500);
});

async function startWithLog(placeIn: (folder: string) => string, flags = "r+") {
	const data = await makeDataFolder();
	onTestFinished(data.dispose);
	// A pipe has to be open for reading too, or opening it would wait for its reader.
	const stdout = openSync(placeIn(data.path), flags);
	onTestFinished(() => closeSync(stdout));
	const server = await startBuiltServer(data.path, { LOG_LEVEL: "info" }, { stdout });
	onTestFinished(async () => void (await server.stop()));
	return server;
}

async function ask(origin: string, path: string, status = 200): Promise<void> {
	const response = await fetch(origin + path);
	await response.arrayBuffer();
	expect(response.status).toBe(status);
}

function makePipe(folder: string): string {
	const place = join(folder, "log");
	execFileSync("mkfifo", [place]);
	return place;
}
