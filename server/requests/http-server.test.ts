import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer, limitsFor, queueRequests } from "./http-server.ts";

/** A real server that notes which requests it begins; `hold` says how long each answer takes. */
async function listen({ hold = async (_path: string) => {}, hangUpAt = "" } = {}) {
	const begun: string[] = [];
	const server = createHttpServer(async (request, { incoming }) => {
		const path = new URL(request.url).pathname;
		begun.push(path);
		if (path === hangUpAt) incoming.socket.destroy();
		await hold(path);
		return new Response(path);
	}, limitsFor(false));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	let answers = "";
	socket.on("data", (bytes) => {
		answers += bytes;
	});
	socket.on("error", () => {});
	return {
		begun,
		socket,
		answers: () => [...answers.matchAll(/200 OK.*?\r\n\r\n(\/\d+)/gs)].map((match) => match[1]),
	};
}

const paths = Array.from({ length: 60 }, (_, index) => `/${index}`);
/** They leave in one piece, so the server reads them in one turn. */
const manyRequests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`).join("");

test("of requests from many connections a few begin in each turn, in the order of their arrival", async () => {
	const begun: { number: number; turn: number }[] = [];
	let turn = 0;
	const listener = queueRequests((request) => void begun.push({ number: Number(request.url), turn }));
	type Asked = Parameters<typeof listener>;
	for (let number = 0; number < 60; number += 1) {
		const request = { url: String(number), socket: { destroyed: false } };
		listener(request as unknown as Asked[0], { once: () => undefined } as unknown as Asked[1]);
	}
	for (; begun.length < 60 && turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));

	expect(begun.map(({ number }) => number)).toEqual(paths.map((_, index) => index));
	const perTurn = Map.groupBy(begun, (each) => each.turn);
	expect(Math.max(...[...perTurn.values()].map((each) => each.length))).toBeLessThanOrEqual(8);
});

test("a connection that asks many times at once has one answer made at a time, and gets them all in order", async () => {
	let underWay = 0;
	let most = 0;
	const { begun, socket, answers } = await listen({
		async hold() {
			underWay += 1;
			most = Math.max(most, underWay);
			await pause(1);
			underWay -= 1;
		},
	});
	socket.write(manyRequests);
	await expect.poll(answers).toEqual(paths);
	expect(begun).toEqual(paths);
	expect(most).toBe(1);
});

test("a visitor who hung up while waiting costs no page", async () => {
	const { begun, socket } = await listen({ hangUpAt: "/3" });
	const closed = new Promise((resolve) => socket.once("close", resolve));
	socket.write(manyRequests);
	await closed;
	expect(begun).toEqual(["/0", "/1", "/2", "/3"]);
});
