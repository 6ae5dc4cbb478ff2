import type { Problem } from "../app/problem.server.ts";
import { BodyTooLarge, readBody } from "./request-body.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Largest body of any form of ours, in bytes. */
const MAX_BODY_BYTES = 16 * 1024;
const FORM_TYPES = /^(?:application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** A request that may be acted on, its body read; or why it may not. */
export type Admission = { request: Request } | { problem: Problem };

/**
 * Looks at everything that is sent before anything acts on it: from our own pages, in a form we read, not too large.
 */
export async function admitPost(request: Request, url: URL, publicUrl: string | undefined): Promise<Admission> {
	if (!isSameOrigin(request, publicUrl)) return { problem: "crossSite" };
	const encoding = request.headers.get("content-encoding") ?? "identity";
	if (encoding !== "identity" || !FORM_TYPES.test(request.headers.get("content-type") ?? "")) {
		return { problem: "wrongType" };
	}
	try {
		const body = await readBody(request, MAX_BODY_BYTES);
		const headers = new Headers(request.headers);
		// Checked above. React Router would compare it with the host again and refuse the "null" of a no-referrer page.
		headers.delete("origin");
		headers.delete("content-length");
		return { request: new Request(url, { method: "POST", headers, body }) };
	} catch (error) {
		// Anything else is a connection that broke off on the way: nobody is left to read the answer.
		return { problem: error instanceof BodyTooLarge ? "tooLarge" : "unreadable" };
	}
}
