import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

const REPORTS = 30;
const CALLS = "trace=fsync,fdatasync,write,writev,sendto,sendmsg";

test("C03: no receipt leaves before its report was forced to the disk", async (context) => {
	if (spawnSync("strace", ["--version"]).status !== 0) return context.skip("needs strace");
	const data = await makeDataFolder();
	onTestFinished(data.dispose);
	// Without its database nothing but the outbox is written. A flush of the outbox's own housekeeping could stand
	// before a receipt by chance; before thirty of them it cannot.
	const nowhere = { DATABASE_URL: "postgres://portal_web:none@127.0.0.1:1/none" };
	const server = await startBuiltServer(
		data.path,
		{ ...nowhere, TRUSTED_PROXIES: "1", LOG_LEVEL: "silent" },
		{ awaited: "/healthz" },
	);
	onTestFinished(async () => void (await server.stop()));
	const trace = join(data.path, "trace");
	// The first thread alone: it writes the outbox and the answers, and its calls are not torn apart in the trace.
	const strace = spawn("strace", ["-y", "-s", "40", "-e", CALLS, "-o", trace, "-p", String(server.pid)]);
	const [greeting] = await once(strace.stderr, "data");
	if (!String(greeting).includes("attached")) return context.skip(`strace may not look at a process: ${greeting}`);

	for (let number = 0; number < REPORTS; number += 1) {
		const answer = await fetch(`${server.origin}/reportar`, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				Accept: "application/json",
				"X-Forwarded-For": `10.0.0.${number}`,
			},
			body: JSON.stringify({ problem_type: "other", procedure: "NIT", description: `Reporte ${number}` }),
		});
		expect(answer.status).toBe(201);
	}
	strace.kill("SIGINT");
	await once(strace, "exit");

	const calls = readFileSync(trace, "utf8").split("\n");
	const events = calls.flatMap((call) => {
		if (/f(data)?sync\(\d+<[^>]*\/reports\.sqlite-wal>\)\s+= 0/.test(call)) return ["on disk"];
		return call.includes("HTTP/1.1 201") ? ["receipt"] : [];
	});
	const unsafe = events.filter((event, index) => event === "receipt" && events[index - 1] !== "on disk");
	expect(events.filter((event) => event === "receipt")).toHaveLength(REPORTS);
	expect(unsafe).toEqual([]);
}, 60_000);
