import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "./log.ts";

export interface StopOptions {
	server: Server;
	/** Closes what the answers need, in the order given, after the last answer has left. */
	closeInOrder: readonly (() => Promise<void> | void)[];
	/** How long new requests are still taken after /readyz says no, so that a load balancer can notice. */
	drainMs: number;
	log: Log;
	exit: (code: number) => void;
}

export interface Stopper {
	isStopping(): boolean;
	/** Stops once, however often it is called; `code` is the exit code of an orderly end. */
	stop(reason: string, code?: number): void;
}

/** Answers under way may finish within this time; then their connections are cut. */
const CUT_AFTER_MS = 7_000;
/** The process ends after this long whatever happens. */
const HARD_STOP_MS = 10_000;
const SWEEP_EVERY_MS = 50;
/** Requests that arrived before the signal but were not read yet still get their answer within this time. */
const ARRIVED_MS = 100;

/** Ends the process without losing an answer under way: not ready, no new connections, drain, close, exit. */
export function createStopper({ server, closeInOrder, drainMs, log, exit }: StopOptions): Stopper {
	let isStopping = false;

	async function end(code: number): Promise<void> {
		setTimeout(() => exit(1), HARD_STOP_MS).unref();
		const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
		await pause(Math.max(drainMs, ARRIVED_MS));
		await nextReading();
		await closeServer(server);
		clearTimeout(cut);
		for (const close of closeInOrder) await close();
		log.info({}, "stopped");
		exit(code);
	}

	return {
		isStopping: () => isStopping,
		stop(reason, code = 0) {
			// Ctrl+C reaches the server twice: from the terminal and from the npm command that started it.
			if (isStopping) return;
			isStopping = true;
			log.info({ reason }, "stopping");
			end(code).catch((error: unknown) => {
				log.error({ err: error }, "The end was not orderly");
				exit(1);
			});
		},
	};
}

async function closeServer(server: Server): Promise<void> {
	// A connection becomes idle when its last answer has left; without this it would stay open until its timeout.
	const sweep = setInterval(async () => {
		await nextReading();
		server.closeIdleConnections();
	}, SWEEP_EVERY_MS);
	await new Promise<void>((resolve) => server.close(() => resolve()));
	clearInterval(sweep);
}

/** Waits until the event loop has read from the sockets: a connection with an unread request would look idle. */
function nextReading(): Promise<void> {
	return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
