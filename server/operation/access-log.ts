import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { maskEscaped } from "../../domain/page-address.ts";
import type { Metrics } from "./metrics.ts";

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
