import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeDataFolder, startBuiltServer } from "../../testbed/built-server.ts";

const IN_MEMORY = /requests in memory: (\d+)/;

test("a page that is remembered for a visitor keeps nothing of the request that it was made for", async () => {
	const data = await makeDataFolder();
	onTestFinished(() => data.dispose());
	const server = await startBuiltServer(data.path, {
		LOG_LEVEL: "silent",
		NODE_OPTIONS: `--import=${join(import.meta.dirname, "count-requests.mjs")}`,
	});
	onTestFinished(async () => void (await server.stop()));
	for (let visitor = 0; visitor < 300; visitor += 1) {
		const answer = await fetch(`${server.origin}/ayuda`, { headers: { cookie: `visitor=${visitor}` } });
		expect((await answer.text()).length).toBeGreaterThan(1_000);
	}
	process.kill(server.pid, "SIGUSR2");
	const told = await vi.waitFor(() => IN_MEMORY.exec(server.output()) ?? expect.fail("not told yet"), 10_000);
	expect(Number(told[1])).toBeLessThan(50);
});
