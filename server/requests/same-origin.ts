/**
 * Tells whether a request that changes something comes from our own pages (case C44). Browsers say so in
 * Sec-Fetch-Site; older ones in Origin. Without either it is no browser, so nobody is being used.
 * Origin is "null" for a form on a page under `no-referrer`, as the receipt is: then Sec-Fetch-Site alone decides.
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
