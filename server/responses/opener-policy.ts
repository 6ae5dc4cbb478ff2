import type { MiddlewareHandler } from "hono";

/** What a browser says of the page that asks (Fetch Metadata). */
export const FETCH_SITE = "Sec-Fetch-Site";

/**
 * Whether no page asked, but somebody with the address bar, a bookmark or an icon. No page can make a browser say so, and
 * a browser that does not say anything is not believed to.
 */
export function isOpenedByHand(fetchSite: string | null | undefined): boolean {
	return fetchSite === "none";
}

/**
 * Leaves the opener policy out of pages that are opened by hand: no page opened them, and the policy makes a browser begin
 * a process of its own when the answer is already there (docs/decisions/opener-policy.md). Must stand before
 * `securityHeaders`, which sets it.
 */
export function spareOpenerPolicy(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers } = context.res;
		if (!headers.get("Content-Type")?.startsWith("text/html")) return;
		headers.append("Vary", FETCH_SITE);
		if (isOpenedByHand(context.req.header(FETCH_SITE))) headers.delete("Cross-Origin-Opener-Policy");
	};
}
