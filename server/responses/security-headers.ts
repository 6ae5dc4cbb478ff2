import type { MiddlewareHandler } from "hono";

/** Headers that every response carries (docs/operations.md, Headers). */
export const EVERYWHERE: Readonly<Record<string, string>> = {
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Embedder-Policy": "require-corp",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy": [
		"accelerometer=()",
		"autoplay=()",
		"camera=()",
		"display-capture=()",
		"encrypted-media=()",
		"fullscreen=(self)",
		"geolocation=(self)",
		"gyroscope=()",
		"hid=()",
		"idle-detection=()",
		"magnetometer=()",
		"microphone=()",
		"midi=()",
		"payment=()",
		"picture-in-picture=()",
		"publickey-credentials-get=()",
		"screen-wake-lock=()",
		"serial=()",
		"usb=()",
		"xr-spatial-tracking=()",
		"browsing-topics=()",
	].join(","),
	"X-Permitted-Cross-Domain-Policies": "none",
	"X-DNS-Prefetch-Control": "off",
};

/** Policy of everything that is not a page: nothing in it may load or run anything. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 63_072_000;

/** Sets the security headers on every class of response; pages bring their own content policy. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers } = context.res;
		for (const [name, value] of Object.entries(EVERYWHERE)) {
			if (!headers.has(name)) headers.set(name, value);
		}
		const policy = headers.get("Content-Security-Policy");
		if (policy === null) headers.set("Content-Security-Policy", NOTHING_RUNS);
		if (isHttps) {
			// On plain http WebKit would send scripts, pictures and forms to an https that nobody answers, on one's own machine too.
			if (policy !== null) headers.set("Content-Security-Policy", `${policy}; upgrade-insecure-requests`);
			headers.set("Strict-Transport-Security", `max-age=${TWO_YEARS}; includeSubDomains; preload`);
		}
		// A refusal that says nothing of its age would be kept as long as a cache likes.
		if (context.res.status >= 400 && !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
		if (context.res.status >= 500) {
			headers.set("Cache-Control", "no-store");
			if (!headers.has("Retry-After")) headers.set("Retry-After", "30");
		}
		// The policy of a page allows exactly the bytes that left here: a CDN that hides mail addresses behind a script of its
		// own would take them away from everybody. A page that is unchanged (304) has its policy and no type.
		const isUnchanged = context.res.status === 304 && policy !== null;
		const isPage = isUnchanged || headers.get("Content-Type")?.startsWith("text/html");
		if (isPage) headers.append("Cache-Control", "no-transform");
	};
}

/** What a browser says of the page that asks (Fetch Metadata). */
const FETCH_SITE = "Sec-Fetch-Site";
const OPENER_POLICY = "Cross-Origin-Opener-Policy";

/**
 * Whether no page asked, but somebody with the address bar, a bookmark or an icon. No page can make a browser say so, and
 * a browser that does not say anything is not believed to.
 */
function isOpenedByHand(fetchSite: string | null | undefined): boolean {
	return fetchSite === "none";
}

/**
 * Whether an answer says nothing new of a page to a page of ours, such as to Back: the headers stay those that the browser
 * keeps with it. With a policy that it was opened without, it would be another page to Chromium, and what the entry of the
 * history keeps, such as how far down somebody was, would be gone.
 */
function keepsPolicy(status: number, fetchSite: string | null | undefined): boolean {
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
