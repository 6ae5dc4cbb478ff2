import { setTimeout as pause } from "node:timers/promises";
import type { CleanUp, DrillCase, DrillOptions, Outcome } from "../../testbed/drill-case.ts";
import { Tally } from "../../testbed/drill-case.ts";
import { startOwnServer } from "../../testbed/own-server.ts";
import { openLine } from "../../testbed/raw-line.ts";
import { watchLoop } from "./loop-delay.ts";

const SOCKETS = 500;
const BODY = "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
/** The limits in service are 10 s for the head and 15 s for the whole; they are looked at every second. */
const CUT_WITHIN_MS = 20_000;
const ANSWER_LIMIT_MS = 1_000;

export const slowClients: DrillCase = {
	name: "slow-clients",
	about: "500 sockets that send one letter in five seconds are cut, and nobody else notices (C34)",
	run,
};

async function run(_options: DrillOptions, cleanUp: CleanUp): Promise<Outcome> {
	const tally = new Tally();
	const { server } = await startOwnServer(cleanUp);
	const loop = await watchLoop(server.origin);
	const lines = await Promise.all(Array.from({ length: SOCKETS }, () => openLine(Number(new URL(server.origin).port))));
	for (const [number, line] of lines.entries()) {
		line.send(number % 2 ? "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: " : `POST /reportar HTTP/1.1\r\nHost: a\r\n${BODY}`);
	}
	const dripping = setInterval(() => {
		for (const { socket, send } of lines) if (socket.writable) send("a");
	}, 5_000);
	cleanUp(() => clearInterval(dripping));
	const began = performance.now();
	const cut = Promise.all(
		lines.map(async (line) => ({ answer: await line.untilClosed(CUT_WITHIN_MS), after: performance.now() - began })),
	);
	let slowest = 0;
	while (performance.now() - began < 12_000) {
		const asked = performance.now();
		const { status } = await fetch(`${server.origin}/catalogo`);
		const took = performance.now() - asked;
		slowest = Math.max(slowest, took);
		tally.check(status === 200 && took < ANSWER_LIMIT_MS, `a reader got ${status} after ${Math.round(took)} ms`);
		await pause(200);
	}
	const ends = await cut;
	for (const { answer, after } of ends) {
		const isCut = after < CUT_WITHIN_MS && (answer === "" || answer.startsWith("HTTP/1.1 408"));
		tally.check(isCut, `a socket was not cut: ${answer.slice(0, 40)} after ${Math.round(after)} ms`);
	}
	const latest = Math.round(Math.max(...ends.map(({ after }) => after)) / 100) / 10;
	tally.notes.push(`last of 500 cut after ${latest} s; slowest of the others ${Math.round(slowest)} ms`);
	return tally.outcome({ loopDelayMs: await loop.stop() });
}
