import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Problem } from "../../app/document/answer.server.ts";

/** Largest body of any form of ours, in bytes. */
const MAX_BODY_BYTES = 16 * 1024;
const FORM_TYPES = /^(?:application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Makes the answer that says why a post is refused. */
type RefusePost = (context: Context, problem: Problem) => Response;

/**
 * Checks every post before anything acts on it: it must come from our own pages, in a format that we read, and not be
 * too large. Its body has arrived completely when the next handler runs.
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
			// The connection was cut while the body arrived, so nobody will read this answer. Errors of pages never come here.
			return refuse(context, "unreadable");
		}
	};
}

/** The admitted request under the address that the pages are rendered for. */
export async function requestForPage(context: Context, url: URL): Promise<Request> {
	const headers = new Headers(context.req.raw.headers);
	// `admitPost` has checked the origin. React Router would compare it with the host again and refuse the "null" that
	// browsers send from a no-referrer page.
	headers.delete("origin");
	headers.delete("content-length");
	return new Request(url, { method: "POST", headers, body: await context.req.arrayBuffer() });
}

/**
 * Tells whether a request that changes something comes from our own pages (case C44). Browsers say so in
 * Sec-Fetch-Site; older ones in Origin. Without either it is no browser, so no visitor can be tricked into sending it.
 * Origin is "null" for a form on a page under `no-referrer`, as ours are: then Sec-Fetch-Site alone decides.
 */
export function isSameOrigin({ headers, url }: Request, publicUrl: string | undefined): boolean {
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin" || site === "none";
	const origin = headers.get("origin");
	if (origin === null) return true;
	if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
	// Behind a proxy that ends TLS the scheme differs; the host does not.
	return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
