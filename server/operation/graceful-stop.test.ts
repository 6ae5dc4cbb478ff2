import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { openLine } from "../../testbed/raw-line.ts";
import { createHttpServer, limitsFor } from "../requests/http-server.ts";
import { createStopper } from "./graceful-stop.ts";

const ASKED = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test("who is connected when the process stops is heard once more; who asks nothing holds nothing up", async () => {
	const server = createHttpServer(
		() => new Response("whole", { headers: stopper.isStopping() ? { Connection: "close" } : {} }),
		limitsFor(true),
	);
	const exit = vi.fn();
	const closed = vi.fn();
	const log = pino({ level: "silent" });
	const stopper = createStopper({ server, closeInOrder: [closed], drainMs: 0, log, exit });
	server.listen(0, "127.0.0.1");
	await vi.waitFor(() => expect(server.listening).toBe(true), 10_000);
	const { port } = server.address() as AddressInfo;
	const [fresh, kept, idle, ahead] = await Promise.all([1, 2, 3, 4].map(() => openLine(port)));
	if (!fresh || !kept || !idle || !ahead) throw new Error("A line was not opened");
	for (const line of [kept, idle]) {
		line.send(ASKED);
		await once(line.socket, "data");
	}

	stopper.stop("test");
	await vi.waitFor(() => expect(server.listening).toBe(false), { interval: 5, timeout: 5_000 });
	for (const line of [fresh, kept]) line.send(ASKED);
	expect((await fresh.untilClosed(5_000)).match(/whole/g)).toHaveLength(1);
	expect((await kept.untilClosed(5_000)).match(/whole/g)).toHaveLength(2);
	expect(closed).not.toHaveBeenCalled();
	expect((await idle.untilClosed(5_000)).match(/whole/g)).toHaveLength(1);
	expect(await ahead.untilClosed(5_000)).toBe("");
	await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), 10_000);
	expect(closed).toHaveBeenCalledOnce();
});
