import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Asked = Parameters<Listener>;

/** Requests begun in one turn of the event loop; so many cached pages take a few milliseconds. */
const PER_TURN = 8;

/**
 * Begins requests in the order of their arrival, a few in each turn of the event loop and one at a time for each
 * connection. Without it, a thousand that arrive together are answered in one turn, and timers, probes and the
 * database wait for all of them; and one connection that asks a thousand times and reads nothing fills the memory.
 */
export function queueRequests(begin: Listener): Listener {
	const waiting: Asked[] = [];
	/** How many chains of `next` are under way, one request a turn each. */
	let running = 0;
	/** Requests of a connection that wait until the answer to its earlier one has left. */
	const behind = new WeakMap<Socket, Asked[]>();

	function next(): void {
		const asked = waiting.shift();
		if (!asked) {
			running -= 1;
			return;
		}
		setImmediate(next);
		// A visitor who hung up while waiting needs no answer.
		if (!asked[0].socket.destroyed) begin(...asked);
	}

	function queue(asked: Asked): void {
		const [{ socket }, response] = asked;
		response.once("close", () => {
			const following = behind.get(socket)?.shift();
			if (following) queue(following);
			else behind.delete(socket);
		});
		waiting.push(asked);
		if (running === PER_TURN) return;
		running += 1;
		setImmediate(next);
	}

	return (...asked) => {
		const [{ socket }] = asked;
		const line = behind.get(socket);
		if (line) {
			line.push(asked);
			return;
		}
		behind.set(socket, []);
		queue(asked);
	};
}
