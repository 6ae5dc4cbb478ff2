import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Problem } from "../../app/problem.server.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Largest body of any form of ours, in bytes. */
const MAX_BODY_BYTES = 16 * 1024;
const FORM_TYPES = /^(?:application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Answers that something sent is not taken, and why. */
export type RefusePost = (context: Context, problem: Problem) => Response;

/**
 * Looks at everything that is sent before anything acts on it: from our own pages, in a form we read, not too large.
 * What it lets through has arrived whole.
 */
export function admitPost(publicUrl: string | undefined, refuse: RefusePost): MiddlewareHandler {
	const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, "tooLarge") });

	return async (context, next) => {
		const { raw, method } = context.req;
		if (method !== "POST") return next();
		if (!isSameOrigin(raw, publicUrl)) return refuse(context, "crossSite");
		const encoding = raw.headers.get("content-encoding") ?? "identity";
		if (encoding !== "identity" || !FORM_TYPES.test(raw.headers.get("content-type") ?? "")) {
			return refuse(context, "wrongType");
		}
		try {
			return await limitBody(context, async () => {
				await context.req.arrayBuffer();
				await next();
			});
		} catch {
			// The connection broke off on the way: nobody is left to read the answer. Errors of pages never come here.
			return refuse(context, "unreadable");
		}
	};
}

/** The admitted request at the address that the pages know it by. */
export async function requestForPage(context: Context, url: URL): Promise<Request> {
	const headers = new Headers(context.req.raw.headers);
	// Checked above. React Router would compare it with the host again and refuse the "null" of a no-referrer page.
	headers.delete("origin");
	headers.delete("content-length");
	return new Request(url, { method: "POST", headers, body: await context.req.arrayBuffer() });
}
