import type { MiddlewareHandler } from "hono";

/** What a browser says of the page that asks (Fetch Metadata). */
export const FETCH_SITE = "Sec-Fetch-Site";
export const OPENER_POLICY = "Cross-Origin-Opener-Policy";

/**
 * Whether no page asked, but somebody with the address bar, a bookmark or an icon. No page can make a browser say so, and
 * a browser that does not say anything is not believed to.
 */
export function isOpenedByHand(fetchSite: string | null | undefined): boolean {
	return fetchSite === "none";
}

/**
 * Whether an answer says nothing new of a page to a page of ours, such as to Back: the headers stay those that the browser
 * keeps with it. With a policy that it was opened without, it would be another page to Chromium, and what the entry of the
 * history keeps, such as how far down somebody was, would be gone.
 */
export function keepsPolicy(status: number, fetchSite: string | null | undefined): boolean {
	return status === 304 && fetchSite === "same-origin";
}

/**
 * Leaves the opener policy out of pages that are opened by hand: no page opened them, and the policy makes a browser begin
 * a process of its own when the answer is already there (docs/decisions/first-screen.md). Must stand before
 * `securityHeaders`, which sets it.
 */
export function spareOpenerPolicy(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers, status } = context.res;
		if (!headers.get("Content-Type")?.startsWith("text/html")) return;
		headers.append("Vary", FETCH_SITE);
		const fetchSite = context.req.header(FETCH_SITE);
		if (isOpenedByHand(fetchSite) || keepsPolicy(status, fetchSite)) headers.delete(OPENER_POLICY);
	};
}
