import type { IncomingMessage, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests begun in one turn of the event loop: together some milliseconds for pages in memory. */
const PER_TURN = 8;

/**
 * Begins requests in the order of their arrival, a few in each turn of the event loop. Without it, a thousand that
 * arrive together are answered in one turn, and timers, probes and the database wait for all of them.
 */
export function takeTurns(begin: Listener): Listener {
	const waiting: Parameters<Listener>[] = [];
	let lanes = 0;

	function next(): void {
		const asked = waiting.shift();
		if (!asked) {
			lanes -= 1;
			return;
		}
		setImmediate(next);
		const [request, response] = asked;
		// Who hung up while waiting costs nothing more.
		if (!request.socket.destroyed) begin(request, response);
	}

	return (request, response) => {
		waiting.push([request, response]);
		if (lanes === PER_TURN) return;
		lanes += 1;
		setImmediate(next);
	};
}
