import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { pino } from "pino";

export type { Log } from "../../database/log.ts";

/** Log lines that wait for a reader who is slow, or for room on a full disk, in characters; beyond it they are dropped. */
const MOST_WAITING = 1_000_000;
const LAST_WRITE_MS = 500;
const TRY_AGAIN_MS = 1_000;

/** The log of the process on its standard output. Whatever becomes of that, no visitor notices. */
export interface OpenLog {
	log: Logger;
	/** Writes what waits, as far as it can be written, and lets go: afterwards the process can end. */
	close(): Promise<void>;
}

/** Opens the log; nothing waits for it, and a full disk or a reader who went away is no failure of the portal. */
export function openLog(level: string): OpenLog {
	const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
	let timer: NodeJS.Timeout | undefined;
	// With its room used up pino drops each line before it tries to write; an empty text has it try what waits.
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
			// The timer holds the process: ending by itself it would wait at the exit for what cannot be written.
			await Promise.race([written, pause(LAST_WRITE_MS)]);
			// At the exit pino would write until it can, with the process waiting for it.
			output.flushSync = () => {};
		},
	};
}
