import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { pino } from "pino";

export type { Log } from "../../database/log.ts";

/** Log lines that wait for a reader who is slow, or for room on a full disk, in characters; beyond it they are dropped. */
const MOST_WAITING = 1_000_000;
const LAST_WRITE_MS = 500;
const TRY_AGAIN_MS = 1_000;

/** The log of the process on its standard output. When that cannot be written, requests are answered all the same. */
export interface OpenLog {
	log: Logger;
	/** Writes the waiting lines as far as possible; afterwards the process can end. */
	close(): Promise<void>;
}

/** Opens the log. No request waits for it, and neither a full disk nor a closed pipe stops the portal. */
export function openLog(level: string): OpenLog {
	const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
	let timer: NodeJS.Timeout | undefined;
	// Once its buffer is full, pino drops each new line without trying to write; an empty text makes it write what waits.
	output.on("error", () => {
		clearTimeout(timer);
		timer = setTimeout(() => output.write(""), TRY_AGAIN_MS).unref();
	});
	process.stdout.on("error", () => {});
	return {
		log: pino({ level, base: null }, output),
		async close() {
			clearTimeout(timer);
			const written = new Promise<void>((resolve) => void output.once("close", resolve));
			output.end();
			// The timer keeps the process alive: if it ended here, pino would block at the exit on lines that cannot be written.
			await Promise.race([written, pause(LAST_WRITE_MS)]);
			// At the exit pino would retry until it can write, and the process would hang.
			output.flushSync = () => {};
		},
	};
}
