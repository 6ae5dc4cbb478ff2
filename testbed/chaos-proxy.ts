import { once } from "node:events";
import type { Socket } from "node:net";
import { connect, createServer } from "node:net";

/**
 * What the line does: `pass` everything, stay `silent` (the peer hangs), be `down` (refuse and cut), or carry
 * `questions only`: what is asked arrives, and the connection is cut when the answer comes back.
 */
type LineState = "pass" | "silent" | "down" | "questions only";

export interface ChaosProxy {
	port: number;
	set(state: LineState): void;
	dispose(): Promise<void>;
}

/** A TCP proxy to a port of this machine that can fail as real networks do. */
export async function startChaosProxy(targetPort: number): Promise<ChaosProxy> {
	let state: LineState = "pass";
	const sockets = new Set<Socket>();

	const server = createServer((near) => {
		if (state === "down") return void near.destroy();
		const far = connect(targetPort, "127.0.0.1");
		const cut = () => {
			near.destroy();
			far.destroy();
		};
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", cut);
			socket.on("close", () => {
				sockets.delete(socket);
				cut();
			});
		}
		near.on("data", (bytes) => {
			if (state !== "silent") far.write(bytes);
		});
		far.on("data", (bytes) => {
			if (state === "questions only") cut();
			else if (state !== "silent") near.write(bytes);
		});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("The proxy has no port.");

	function cutAll(): void {
		for (const socket of sockets) socket.destroy();
	}
	return {
		port: address.port,
		set(next) {
			state = next;
			// Bytes that were dropped while the line was silent are lost, so an open connection cannot go on.
			if (next === "down") cutAll();
		},
		async dispose() {
			server.close();
			cutAll();
		},
	};
}
