import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { maskEscaped } from "../../domain/page-address.ts";
import type { FindPage, MakeAlike } from "../responses/stored-response.ts";
import type { Metrics } from "./metrics.ts";

/** What the middleware hands on to the handlers. */
export interface RequestVariables {
	requestId: string;
	/** Set by a page that memory holds: how to find it again. */
	findPage?: FindPage;
	/** Set by an answer that differs from others of its path by its body only: how to make theirs. */
	makeAlike?: MakeAlike;
	/** Set by a page that found nothing: what to do whenever it is answered. */
	noteMissed?: () => void;
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
		const id = createRequestId();
		context.set("requestId", id);
		await next();
		context.res.headers.set("X-Request-Id", id);
		const { method, path } = context.req;
		const userAgent = context.req.header("user-agent") ?? "";
		noteRequest({ log, metrics }, { id, method, path, status: context.res.status, started, userAgent });
	};
}

/** What stands in the log of a request, and in its answer. */
export function createRequestId(): string {
	return crypto.randomUUID().slice(0, 8);
}

/** A request that was answered. */
export interface AnsweredRequest {
	id: string;
	method: string;
	path: string;
	status: number;
	/** By `performance.now()`. */
	started: number;
	userAgent: string;
}

/** Counts a request and writes its line. */
export function noteRequest(
	{ log, metrics }: { log: Logger; metrics?: Metrics | undefined },
	answered: AnsweredRequest,
): void {
	const { id, method, status, started, userAgent } = answered;
	const elapsed = performance.now() - started;
	metrics?.countRequest(answered.path, status, elapsed / 1000);
	if (!log.isLevelEnabled("info")) return;
	const path = maskEscaped(answered.path.slice(0, 200)).replace(INVISIBLE, "\ufffd");
	log.info({ id, method, path, status, milliseconds: Math.round(elapsed), isBot: BOT.test(userAgent) }, "request");
}
