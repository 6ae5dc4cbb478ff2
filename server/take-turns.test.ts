import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server.ts";
import { limitsFor } from "./request-limits.ts";

const TOGETHER = 60;

/** A real server that notes which requests it begins and in which turn of the event loop. */
async function listen({ hangUpAt = "" } = {}) {
	const begun: { path: string; turn: number }[] = [];
	let turn = 0;
	let counting = setImmediate(function count() {
		turn += 1;
		counting = setImmediate(count);
	});
	const server = createHttpServer((request, { incoming }) => {
		const path = new URL(request.url).pathname;
		if (path === hangUpAt) incoming.socket.destroy();
		begun.push({ path, turn });
		return new Response(path);
	}, limitsFor(false));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		clearImmediate(counting);
		server.closeAllConnections();
		server.close();
	});
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	return { begun, socket };
}

const paths = Array.from({ length: TOGETHER }, (_, index) => `/${index}`);
/** They leave in one piece, so the server reads them in one turn. */
const manyRequests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`).join("");

test("requests that arrive together are begun a few in each turn, in their order, and all are answered", async () => {
	const { begun, socket } = await listen();
	let answers = "";
	socket.on("data", (bytes) => {
		answers += bytes;
	});
	socket.write(manyRequests);
	await expect.poll(() => answers.match(/HTTP\/1.1 200 OK/g)?.length).toBe(TOGETHER);

	expect(begun.map(({ path }) => path)).toEqual(paths);
	const perTurn = Map.groupBy(begun, ({ turn }) => turn);
	expect(Math.max(...[...perTurn.values()].map((each) => each.length))).toBeLessThanOrEqual(8);
});

test("a visitor who hung up while waiting costs no page", async () => {
	const { begun, socket } = await listen({ hangUpAt: "/3" });
	const closed = new Promise((resolve) => socket.once("close", resolve));
	socket.resume().on("error", () => {});
	socket.write(manyRequests);
	await closed;
	expect(begun.map(({ path }) => path)).toEqual(["/0", "/1", "/2", "/3"]);
});
