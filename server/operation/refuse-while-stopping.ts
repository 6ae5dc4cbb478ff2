import type { MiddlewareHandler } from "hono";
import { problemJson, wantsJson } from "../../app/document/answer.server.ts";
import { LAST_RESORT_POLICY, lastResortPage } from "../responses/last-resort-page.ts";
import { problemOf } from "../responses/refusals.ts";
import type { RequestVariables } from "./log.ts";

const RETRY_AFTER_STOP_SECONDS = "5";

/** While the process ends, asks connections to close and takes no new report, so that no accepted report is lost. */
export function refuseWhileStopping(
	isStopping: () => boolean = () => false,
): MiddlewareHandler<{ Variables: RequestVariables }> {
	return async (context, next) => {
		if (!isStopping()) return next();
		if (context.req.method === "POST") {
			const headers = { "Content-Security-Policy": LAST_RESORT_POLICY, "Retry-After": RETRY_AFTER_STOP_SECONDS };
			const refusal = wantsJson(context.req.raw.headers)
				? problemJson(problemOf(context, "closed"))
				: context.html(lastResortPage("unavailable"), 503);
			for (const [name, value] of Object.entries({ ...headers, Connection: "close" })) refusal.headers.set(name, value);
			return refusal;
		}
		await next();
		context.res.headers.set("Connection", "close");
	};
}
