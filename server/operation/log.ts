import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { type Logger, pino } from "pino";
import { maskEscaped } from "../../domain/text/page-address.ts";
import type { Metrics } from "./metrics.ts";

/** Log lines that wait for a reader who is slow, or for room on a full disk, in characters; beyond it they are dropped. */
const MOST_WAITING = 1_000_000;
const LAST_WRITE_MS = 500;
const TRY_AGAIN_MS = 1_000;

/** The log of the process on its standard output. When that cannot be written, requests are answered all the same. */
interface OpenLog {
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

/** What the middleware hands on to the handlers. */
export interface RequestVariables {
	requestId: string;
}

/** What would move the cursor of a terminal or turn the order of a line around: C1 controls, direction marks and the like. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const BOT = /bot|crawl|spider|slurp|preview/i;

/**
 * Gives each request an id and writes one line for it: method, path without its query, status and time.
 * No address, no query and no user agent: those can name a person (cases C102, C106); neither does the path.
 */
export function accessLog(log: Logger, metrics?: Metrics): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		const started = performance.now();
		// What stands in the log of a request, and in its answer.
		const id = crypto.randomUUID().slice(0, 8);
		context.set("requestId", id);
		await next();
		context.res.headers.set("X-Request-Id", id);
		const { method, path } = context.req;
		const { status } = context.res;
		const elapsed = performance.now() - started;
		metrics?.countRequest(path, status, elapsed / 1000);
		if (!log.isLevelEnabled("info")) return;
		const shown = maskEscaped(path.slice(0, 200)).replace(INVISIBLE, "\ufffd");
		const isBot = BOT.test(context.req.header("user-agent") ?? "");
		log.info({ id, method, path: shown, status, milliseconds: Math.round(elapsed), isBot }, "request");
	};
}
