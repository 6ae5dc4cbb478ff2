import { once } from "node:events";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

const SCRIPT_FILE = /^\/assets\/[^?]+\.js(\?|$)/;

/**
 * Stands before a server and hands on everything as it is, the files of scripts `lateMs` milliseconds late. It is asked for
 * the origin of the server with each request, because that one has to know this one's before it starts (PUBLIC_URL).
 */
export async function delayScripts(
	originOf: () => string,
	lateMs: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
	const server = createServer(async (incoming, outgoing) => {
		if (SCRIPT_FILE.test(incoming.url ?? "")) await wait(lateMs);
		handOn(originOf(), incoming, outgoing);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		stop: async () => {
			server.closeAllConnections();
			await new Promise((closed) => server.close(closed));
		},
	};
}

function handOn(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
	const { method, headers, url = "/" } = incoming;
	// The Host of the browser stays: a post is compared with it.
	const asked = forward(new URL(url, origin), { method, headers }, (answer) => {
		if (outgoing.destroyed) return void answer.destroy();
		outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
		// Either side may leave in the middle, as browsers do.
		pipeline(answer, outgoing, () => undefined);
	});
	asked.on("error", () => outgoing.destroy());
	pipeline(incoming, asked, () => undefined);
}
