import { once } from "node:events";
import type { Socket } from "node:net";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** One TCP connection on which a test writes raw bytes. */
interface RawLine {
	socket: Socket;
	send(text: string): void;
	/** Everything received once the other side hangs up; throws after `limitMs`. */
	untilClosed(limitMs: number): Promise<string>;
}

export async function openLine(port: number): Promise<RawLine> {
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	let received = "";
	socket.setEncoding("latin1");
	socket.on("data", (text) => {
		received += text;
	});
	// These tests expect the server to cut the connection, so an error of the socket is no failure.
	socket.on("error", () => {});
	// `once` of node:events would reject on an error that comes before the close.
	const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
	return {
		socket,
		send: (text) => void socket.write(text),
		async untilClosed(limitMs) {
			const isLate = await Promise.race([closed.then(() => false), pause(limitMs, true, { ref: false })]);
			if (isLate) throw new Error(`The line was still open after ${limitMs} ms; received: ${received.slice(0, 300)}`);
			return received;
		},
	};
}

/** Sends one request as it is written and returns the answer once the server hangs up. */
export async function ask(port: number, request: string, limitMs = 5_000): Promise<string> {
	const line = await openLine(port);
	line.send(request);
	return line.untilClosed(limitMs);
}
