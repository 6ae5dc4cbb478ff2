import { timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { NO_STORE_NO_INDEX } from "../../app/document/answer.server.ts";
import type { RequestVariables } from "./log.ts";
import type { Metrics } from "./metrics.ts";

export interface HealthOptions {
	catalogue: { current(): { isStale: boolean } | undefined };
	reports?: { state(): { isWritable: boolean } };
	isStopping?: () => boolean;
	metrics?: Metrics;
	/** Lets a collector of another machine read the metrics; without it only this machine may. */
	metricsToken?: string;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Live, ready and write-ready are three answers (case C111): a database that is down leaves the portal ready. */
export function answerHealth(app: Hono<{ Variables: RequestVariables }>, options: HealthOptions): void {
	app.get("/healthz", (context) => context.json({ status: "ok" }, 200, NO_STORE_NO_INDEX));

	app.get("/readyz", (context) => {
		const reading = options.catalogue.current();
		const status = options.isStopping?.() ? "stopping" : reading ? "ready" : "starting";
		const isWritable = options.reports?.state().isWritable ?? true;
		const catalogue = reading?.isStale === false ? "al día" : reading ? "última copia" : "ninguno";
		const answer = { status, catalogue, reports: isWritable ? "abierto" : "solo lectura" };
		return context.json(answer, status === "ready" ? 200 : 503, NO_STORE_NO_INDEX);
	});

	app.get("/metrics", async (context, next) => {
		const { metrics, metricsToken } = options;
		if (!metrics || !mayReadMetrics(context, metricsToken)) return next();
		return context.text(await metrics.text(), 200, NO_STORE_NO_INDEX);
	});
}

/** With a token only its holder; without one only a program of this machine that came through no proxy. */
function mayReadMetrics(context: Context, token: string | undefined): boolean {
	if (token) return isEqual(context.req.header("authorization") ?? "", `Bearer ${token}`);
	const bindings: Partial<HttpBindings> | undefined = context.env;
	const address = bindings?.incoming?.socket.remoteAddress ?? "";
	const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => context.req.header(name));
	return LOOPBACK.test(address) && LOOPBACK_HOST.test(context.req.header("host") ?? "") && !isForwarded;
}

function isEqual(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}
