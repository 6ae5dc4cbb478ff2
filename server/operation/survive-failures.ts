import type { Log } from "./log.ts";

const WINDOW_MS = 60_000;
/** After so many failures within a minute the process itself is probably broken, and a new one is better. */
const TOO_MANY = 20;

export interface FailureOptions {
	log: Log;
	onFailure(): void;
	/** Called once when there are too many failures to go on. */
	giveUp(): void;
}

/**
 * Keeps the process alive after an error that nobody caught (case C32): every request has its own data and the
 * catalogue is immutable, so one failed callback leaves nothing half done. Each failure is logged and counted; after too many it gives up.
 */
export function surviveFailures({ log, onFailure, giveUp }: FailureOptions): void {
	const recent: number[] = [];
	const survive = (error: unknown, origin: string) => {
		log.error({ err: error, origin }, "Nobody caught this error");
		onFailure();
		const now = performance.now();
		recent.push(now);
		while (now - (recent[0] ?? now) > WINDOW_MS) recent.shift();
		if (recent.length >= TOO_MANY) giveUp();
	};
	process.on("uncaughtException", survive);
	process.on("unhandledRejection", (reason) => survive(reason, "unhandledRejection"));
}
